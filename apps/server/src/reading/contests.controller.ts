import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Ledger } from '#ledger';
import { Access } from '../access/access.decorator.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { positionAt } from './at.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** Contests of several sessions, of what may be seen of each. */
@ApiTags('Contests')
@Controller('api/tournaments/:tournament/contests')
export class ContestsController {
  constructor(
    private readonly looks: PlayLooks,
    private readonly ledger: Ledger,
  ) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'The overall rankings of a tournament' })
  @ApiMoment()
  async contests(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => ({
      contests: await look.contests.all(),
    }));
  }

  @Get(':contest')
  @Access('may-see')
  @ApiOperation({
    summary: 'An overall ranking: session scores, carry-forward, penalties and places',
  })
  @ApiMoment()
  async contest(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('contest') contest: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.contests.contest(contest));
  }

  @Get(':contest/moves')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'Places changed in an overall ranking since an earlier moment, and the scores that caused it',
  })
  @ApiQuery({
    name: 'from',
    required: false,
    description: 'A journal position or a time (ISO 8601). Default: the first entry',
  })
  @ApiMoment()
  async moves(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('contest') contest: string,
    @Query() { from, ...moment }: Moment & { readonly from?: string },
  ) {
    const earlier = from === undefined ? 1 : await positionAt(this.ledger, tournament, from);
    return this.looks.read(request, tournament, moment, (look) => look.contests.movedSince(contest, earlier));
  }
}
