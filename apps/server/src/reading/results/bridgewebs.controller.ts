import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { writeUsebio } from '#interchange';
import { InstallationSettings } from '#platform';
import { fault } from '#words';
import { Access, BodyAs } from '../../access/route.js';
import { Costly } from '../../lanes/costly.decorator.js';
import { pbnOf } from '../open-deals.js';
import { resultsOf } from './results-of-session.js';
import { SessionResults } from './session-results.js';
import { Bridgewebs } from '../../bridgewebs/bridgewebs.js';

const accountBody = z.strictObject({
  club: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, fault('bridgewebs-club.malformed')),
  password: z.string().min(1).max(200, fault('push-field.too-long')),
});
const sendBody = z.strictObject({
  event: z
    .string()
    .regex(/^\d{1,2}$/, fault('bridgewebs-event.malformed'))
    .optional(),
});

/** Results for the club's pages at BridgeWebs: as everybody may see them, without member numbers. */
@ApiTags('Sessions')
@Controller('api')
export class BridgewebsController {
  constructor(
    private readonly bridgewebs: Bridgewebs,
    private readonly results: SessionResults,
    private readonly settings: InstallationSettings,
  ) {}

  @Get('installation/bridgewebs')
  @Access('administers')
  @ApiOperation({ summary: 'The club’s code at BridgeWebs', operationId: 'bridgewebs' })
  async seen(): Promise<{ readonly club: string | null }> {
    return { club: await this.bridgewebs.club() };
  }

  @Put('installation/bridgewebs')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Set the club’s code at BridgeWebs, and its password, which is never read again',
    operationId: 'putBridgewebs',
  })
  async put(@BodyAs(accountBody) { club, password }: z.output<typeof accountBody>): Promise<void> {
    await this.bridgewebs.put(club, password);
  }

  @Delete('installation/bridgewebs')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Forget the club’s code and password', operationId: 'removeBridgewebs' })
  async remove(): Promise<void> {
    await this.bridgewebs.remove();
  }

  @Post('tournaments/:tournament/sessions/:session/bridgewebs')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @Costly()
  @ApiOperation({
    summary: 'Send the public results of a closed session to BridgeWebs, with its open deals',
    operationId: 'sendToBridgewebs',
  })
  async send(
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @BodyAs(sendBody) { event }: z.output<typeof sendBody>,
  ): Promise<{ readonly message: string; readonly deals: number; readonly boards: number }> {
    const [seen, { version }] = await Promise.all([
      this.results.of(tournament, session),
      this.settings.sending(),
    ]);
    // Sent again it is the same file, and that of another tournament of the day is another one.
    const name = `${seen.started.replaceAll('-', '')}-${session}-${tournament.slice(0, 8)}`;
    const deals = pbnOf(seen.deals, { event: seen.tournament.name, date: seen.started.replaceAll('-', '.') });
    const results = writeUsebio(resultsOf(seen), 'ISO-8859-1', version);
    const message = await this.bridgewebs.send({
      event,
      results: { name: `${name}.xml`, bytes: Buffer.from(results) },
      ...(deals.length > 0 && { deals: { name: `${name}.pbn`, bytes: deals } }),
    });
    return { message, deals: seen.deals.length, boards: seen.recap.boards.length };
  }
}
