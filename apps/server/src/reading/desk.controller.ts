import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** The hall, for those who run a session. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session')
export class DeskController {
  constructor(private readonly looks: PlayLooks) {}

  @Get('room')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({ summary: 'All tables: round, boards left, late, disputed and unlikely results' })
  @ApiMoment()
  async room(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.room(session));
  }

  @Get('scores')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    summary: 'All results of the rounds started so far: missing, waiting for confirmation, or agreed',
  })
  @ApiMoment()
  async scores(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.scores(session));
  }

  @Get('draw')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Rounds drawn one by one: the last draw, a preview of the next, and its basis',
  })
  @ApiMoment()
  async draw(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.draw(session));
  }

  @Get('whereabouts')
  @Access({ roles: ['organiser', 'director', 'scorer', 'duplicator'] })
  @ApiOperation({ summary: 'Where each board is, and which boards are dealt' })
  @ApiMoment()
  async whereabouts(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.whereabouts(session));
  }
}
