import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CORE, type Core } from '../core/core.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { pbnOf } from './open-deals.js';
import { PlayLooks, type Moment } from './play-looks.js';
import { startedOn } from './started-on.js';

/** The deals of a session as a file for other programs. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/open-deals')
export class OpenDealsController {
  readonly #core: Core;
  readonly #looks: PlayLooks;

  constructor(@Inject(CORE) core: Core, @Inject(PlayLooks) looks: PlayLooks) {
    this.#core = core;
    this.#looks = looks;
  }

  @Get()
  @Access('may-see')
  @Costly()
  @ApiOperation({ summary: 'The released deals of a session in PBN, the same for everyone' })
  @ApiProduces('application/x-pbn')
  @ApiMoment()
  async openDeals(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ): Promise<void> {
    const { deals, day } = await this.#looks.read(request, tournament, moment, async (look) => ({
      deals: await look.protocols.openDeals(session),
      day: (await look.sessions.session(session)).settings.day,
    }));
    const [page, started] = await Promise.all([
      this.#core.reading.tournaments.page(tournament),
      startedOn(this.#core, tournament, session),
    ]);
    const event = page && started ? { event: page.name, date: (day ?? started).replaceAll('-', '.') } : {};
    await reply.type('application/x-pbn').send(Buffer.from(pbnOf(deals, event)));
  }
}
