import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Asker } from '#access';
import { InstallationSettings } from '#platform';
import { TournamentReading } from '#projections';
import { Access, WhoAsks } from '../access/route.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { MOMENT_PIPE, type Moment } from './at.js';
import { pbnOf } from './open-deals.js';
import { RequestQueries } from './request-queries.js';
import { startedOn } from './started-on.js';

/** The deals of a session as a file for other programs. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/open-deals')
export class OpenDealsController {
  constructor(
    private readonly requestQueries: RequestQueries,
    private readonly tournaments: TournamentReading,
    private readonly settings: InstallationSettings,
  ) {}

  @Get()
  @Access('may-see')
  @Costly()
  @ApiOperation({ summary: 'The released deals of a session in PBN, the same for everyone' })
  @ApiProduces('application/x-pbn')
  @ApiMoment()
  async openDeals(
    @WhoAsks() asker: Asker,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query(MOMENT_PIPE) moment: Moment,
  ): Promise<void> {
    const { deals, day } = await this.requestQueries.read(asker, tournament, moment, async (queries) => ({
      deals: await queries.protocols.openDeals(session),
      day: (await queries.sessions.session(session)).settings.day,
    }));
    const [page, started] = await Promise.all([
      this.tournaments.page(tournament),
      startedOn(this.tournaments, this.settings, tournament, session),
    ]);
    const event = page && started ? { event: page.name, date: (day ?? started).replaceAll('-', '.') } : {};
    await reply
      .type('application/x-pbn')
      // The page gives the file its name.
      .header('content-disposition', 'attachment')
      .send(Buffer.from(pbnOf(deals, event)));
  }
}
