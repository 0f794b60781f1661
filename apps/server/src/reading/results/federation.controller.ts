import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices, type Asker } from '#access';
import { sendFaults, writeUsebio, type PublishedParts, type SendFault } from '#interchange';
import { InstallationSettings, type Sending } from '#platform';
import { Bridgewebs } from '../../bridgewebs/bridgewebs.js';
import { Access, WhoAsks } from '../../access/route.js';
import { ZodPipe } from '../../http/zod-pipe.js';
import { chargeCode, sendingText } from '../../installation/bodies.js';
import { Costly } from '../../lanes/costly.decorator.js';
import { viewerOf } from '../viewer.js';
import { resultsOf } from './results-of-session.js';
import { SessionResults } from './session-results.js';
import type { SessionToPublish } from './session-to-publish.js';

/** What a file says of this session alone; left out is what the server says of all. */
const saidOfSession = z.object({
  charge: chargeCode.optional(),
  event: sendingText.optional(),
  band: sendingText.optional(),
  colour: sendingText.optional(),
});
const SAID_PIPE = new ZodPipe(saidOfSession);
type SaidOfSession = z.output<typeof saidOfSession>;

/** A file for a federation before it is sent: what it says, and what to put right. */
export interface FederationCheck extends Pick<
  Sending,
  'federation' | 'version' | 'charge' | 'band' | 'colour'
> {
  readonly clubName: string | null;
  readonly clubNumber: string | null;
  readonly event: string;
  /** The club's code at BridgeWebs; null: none is set. */
  readonly bridgewebs: string | null;
  readonly contestants: number;
  readonly faults: readonly SendFault[];
}

/** Results with the numbers of players, for the federation: for staff alone. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session')
export class FederationController {
  constructor(
    private readonly sessionResults: SessionResults,
    private readonly settings: InstallationSettings,
    private readonly access: AccessServices,
    private readonly bridgewebs: Bridgewebs,
  ) {}

  @Get('federation-check')
  @Access({ roles: ['organiser', 'director'] })
  @Costly()
  @ApiOperation({
    summary: 'What is missing in the results file for the federation',
    operationId: 'federationCheck',
  })
  @ApiQuery({ name: 'charge', required: false, type: String })
  @ApiQuery({ name: 'event', required: false, type: String })
  @ApiQuery({ name: 'band', required: false, type: String })
  @ApiQuery({ name: 'colour', required: false, type: String })
  async check(
    @WhoAsks() asker: Asker,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query(SAID_PIPE) said: SaidOfSession,
  ): Promise<FederationCheck> {
    const { parts, sending, club } = await this.#of(asker, tournament, session, said);
    const { federation, version, charge, band, colour } = sending;
    const [event] = [...parts.results, ...parts.teams].map(({ game }) => game.event);
    return {
      federation,
      version,
      charge,
      band,
      colour,
      clubName: club,
      clubNumber: sending.club,
      event: event?.identifier ?? '',
      bridgewebs: await this.bridgewebs.club(),
      contestants: [
        ...parts.results.flatMap(({ game }) => game.sections.flatMap(({ contestants }) => contestants)),
        ...parts.teams.flatMap(({ game }) => game.teams),
      ].length,
      faults: sendFaults(parts, federation, version),
    };
  }

  @Get('federation-file')
  @Access({ roles: ['organiser', 'director'] })
  @Costly()
  @ApiOperation({
    summary: 'Results of a closed session in USEBIO for the federation, with member numbers and the contact',
    operationId: 'federationFile',
  })
  @ApiQuery({ name: 'charge', required: false, type: String })
  @ApiQuery({ name: 'event', required: false, type: String })
  @ApiQuery({ name: 'band', required: false, type: String })
  @ApiQuery({ name: 'colour', required: false, type: String })
  @ApiProduces('application/xml')
  async file(
    @WhoAsks() asker: Asker,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query(SAID_PIPE) said: SaidOfSession,
  ): Promise<void> {
    const { parts, sending } = await this.#of(asker, tournament, session, said);
    await reply
      .type('application/xml')
      // The page gives the file its name.
      .header('content-disposition', 'attachment')
      .send(Buffer.from(writeUsebio(parts, 'ISO-8859-1', sending.version)));
  }

  async #of(
    asker: Asker,
    tournament: string,
    session: string,
    said: SaidOfSession,
  ): Promise<{ readonly parts: PublishedParts; readonly sending: Sending; readonly club: string | null }> {
    const [seen, usual] = await Promise.all([
      this.sessionResults.of(tournament, session, viewerOf(asker)),
      this.settings.sending(),
    ]);
    const sending: Sending = {
      ...usual,
      charge: said.charge ?? usual.charge,
      band: said.band || usual.band,
      colour: said.colour || usual.colour,
    };
    const numbers = await this.access.players.memberNumbers(playersOf(seen));
    const { band, colour, charge, contact, email, telephone } = sending;
    const event = {
      ...(said.event && { identifier: said.event }),
      ...(charge && { charge }),
      ...((band || colour) && { points: { ...(band && { band }), ...(colour && { colour }) } }),
      ...((contact || email || telephone) && {
        contact: {
          ...(contact && { name: contact }),
          ...(email && { email }),
          ...(telephone && { telephone }),
        },
      }),
    };
    const parts = resultsOf({ ...seen, federation: { event, clubNumber: sending.club || null, numbers } });
    return { parts, sending, club: seen.club };
  }
}

function playersOf({ session, matches }: SessionToPublish): string[] {
  const players = [
    ...session.contestants.flatMap((one) => one.players),
    ...(matches?.teams ?? []).flatMap((team) => [
      ...team.players,
      ...team.lineUps.flatMap(({ lineUp }) => [lineUp.N, lineUp.E, lineUp.S, lineUp.W]),
    ]),
  ];
  return players.flatMap(({ person }) => person ?? []);
}
