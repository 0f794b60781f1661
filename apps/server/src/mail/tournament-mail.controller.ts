import { Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { LANGUAGES } from '#words';
import { Access, BodyAs } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { MailSettings, type MailChosen } from './mail-settings.js';

const mailBody = z.strictObject({
  language: z.enum(LANGUAGES),
  results: z.boolean().optional(),
  seats: z.boolean().optional(),
});

/** Whether players of a tournament get mail. */
@ApiTags('Tournaments')
@Controller('api/tournaments/:tournament/mail')
export class TournamentMailController {
  constructor(private readonly settings: MailSettings) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'What players get by mail, and in which language',
    operationId: 'tournamentMail',
  })
  async seen(
    @Param('tournament') tournament: string,
  ): Promise<{ readonly chosen: MailChosen | null; readonly canBeSent: boolean }> {
    const [row, server] = await Promise.all([this.settings.of(tournament), this.settings.server()]);
    const chosen = row && { language: row.language, results: row.results, seats: row.seats };
    return { chosen: chosen ?? null, canBeSent: server?.active === true };
  }

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary: 'Begin or end to send players their tables or results by mail, in a language',
    operationId: 'putTournamentMail',
  })
  async put(
    @Param('tournament') tournament: string,
    @BodyAs(mailBody) chosen: z.output<typeof mailBody>,
  ): Promise<void> {
    const isAsked = chosen.results || chosen.seats;
    if (isAsked && (await this.settings.server())?.active !== true) throw new Problem('mail.not-set-up');
    await this.settings.putTournament(tournament, chosen);
  }
}
