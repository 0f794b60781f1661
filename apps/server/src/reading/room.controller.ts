import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** The hall, for those who run a session. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session')
export class RoomController {
  readonly #looks: PlayLooks;

  constructor(@Inject(PlayLooks) looks: PlayLooks) {
    this.#looks = looks;
  }

  @Get('room')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({ summary: 'Every table: its round, what is left, what is late, disputed or unlikely' })
  @ApiMoment()
  async room(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.room(session));
  }

  @Get('scores')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    summary: 'Every play of the rounds called so far: whether its score is missing, waits, or is agreed',
  })
  @ApiMoment()
  async scores(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.scores(session));
  }

  @Get('draw')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary:
      'Rounds drawn one after the other: the last draw, the next as it would be now, and what it is made of',
  })
  @ApiMoment()
  async draw(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.draw(session));
  }

  @Get('whereabouts')
  @Access({ roles: ['organiser', 'director', 'scorer', 'duplicator'] })
  @ApiOperation({ summary: 'Where every board is, and which are dealt' })
  @ApiMoment()
  async whereabouts(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.whereabouts(session));
  }
}
