import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access as Accounts, type Asker } from '#access';
import { writeBws } from '#interchange';
import { InstallationSettings } from '#platform';
import { TournamentReading } from '#projections';
import { Access, WhoAsks } from '../access/route.js';
import { Costly } from '../lanes/costly.decorator.js';
import { venueClock } from '../platform/venue-clock.js';
import { ApiAfter } from '../reading/api-moment.js';
import { AFTER_PIPE, type After } from '../reading/at.js';
import { RequestQueries } from '../reading/request-queries.js';
import { forDevices, namesIn } from './documents/devices-document.js';

/** Of so many names it is asked at once whose they are. */
const ASKED_AT_ONCE = 500;

/** A session as the file that the control program of scoring devices opens. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/papers/devices')
export class DevicesFileController {
  constructor(
    private readonly requestQueries: RequestQueries,
    private readonly tournaments: TournamentReading,
    private readonly settings: InstallationSettings,
    private readonly accounts: Accounts,
  ) {}

  @Get('file')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @Costly()
  @ApiOperation({
    summary: 'A session as a BWS file for Bridgemates and BridgeTabs. It has no deals that are not released',
    operationId: 'devicesFile',
  })
  @ApiAfter()
  @ApiProduces('application/x-msaccess')
  async file(
    @WhoAsks() asker: Asker,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') name: string,
    @Query(AFTER_PIPE) { after }: After,
  ): Promise<void> {
    const { requestQueries, tournaments, settings } = this;
    const seen = await requestQueries.read(asker, tournament, { after }, async (queries) => {
      const plan = queries.papers.devicePlan(name);
      const [session, deals] = await Promise.all([
        queries.sessions.session(name),
        queries.protocols.openDeals(name),
      ]);
      return { session, plan, deals };
    });
    const [page, { zone }, memberNumbers] = await Promise.all([
      tournaments.page(tournament),
      settings.appearance(),
      this.#memberNumbers(namesIn(seen.session)),
    ]);
    const bytes = writeBws(
      forDevices({
        ...seen,
        tournament: { id: tournament, name: page?.name ?? '' },
        memberNumbers,
        now: venueClock(zone).minuteAt(Date.now() * 1_000),
      }),
    );
    await reply
      .type('application/x-msaccess')
      // The page gives the file its name.
      .header('content-disposition', 'attachment')
      .send(Buffer.from(bytes));
  }

  /** The numbers of players that are known by these names, by their ids. */
  async #memberNumbers(names: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const asked = [...new Set(names.values())];
    for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) {
      const some = asked.slice(at, at + ASKED_AT_ONCE);
      // oxlint-disable-next-line no-await-in-loop -- part after part
      for (const { id, memberNumber } of await this.accounts.players.known(some, [], 4 * ASKED_AT_ONCE))
        if (names.has(id) && memberNumber !== null) found.set(id, memberNumber);
    }
    return found;
  }
}
