import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** Contests of several sessions, of what may be seen of each. */
@ApiTags('Contests')
@Controller('api/tournaments/:tournament/contests')
export class ContestsController {
  readonly #looks: PlayLooks;

  constructor(@Inject(PlayLooks) looks: PlayLooks) {
    this.#looks = looks;
  }

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'The contests of several sessions in a tournament' })
  @ApiMoment()
  async contests(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, async (look) => ({
      contests: await look.contests.all(),
    }));
  }

  @Get(':contest')
  @Access('may-see')
  @ApiOperation({
    summary:
      'The standing of a contest: the scores of its sessions side by side, what was brought along, penalties, places',
  })
  @ApiMoment()
  async contest(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('contest') contest: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.contests.contest(contest));
  }
}
