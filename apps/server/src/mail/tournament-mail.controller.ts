import { Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#words';
import { Access, BodyAs } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { MailSettings } from './mail-settings.js';

const mailBody = z.strictObject({ language: z.enum(LANGUAGES).nullable() });

/** Whether players of a tournament get mail. */
@ApiTags('Tournaments')
@Controller('api/tournaments/:tournament/mail')
export class TournamentMailController {
  constructor(private readonly settings: MailSettings) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Whether players get their results by mail, and in which language',
    operationId: 'tournamentMail',
  })
  async seen(
    @Param('tournament') tournament: string,
  ): Promise<{ readonly language: Language | null; readonly canBeSent: boolean }> {
    const [row, server] = await Promise.all([this.settings.of(tournament), this.settings.server()]);
    return { language: row?.language ?? null, canBeSent: server?.active === true };
  }

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary: 'Send players their results by mail in a language, or stop (null)',
    operationId: 'putTournamentMail',
  })
  async put(
    @Param('tournament') tournament: string,
    @BodyAs(mailBody) { language }: z.output<typeof mailBody>,
  ): Promise<void> {
    if (language !== null && (await this.settings.server())?.active !== true)
      throw new Problem('mail.not-set-up');
    await this.settings.putTournament(tournament, language ?? undefined);
  }
}
