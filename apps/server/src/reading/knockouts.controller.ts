import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** Knockouts of teams, of what may be seen of the sessions of their rounds. */
@ApiTags('Knockouts')
@Controller('api/tournaments/:tournament/knockouts')
export class KnockoutsController {
  constructor(private readonly looks: PlayLooks) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'List the knockouts of a tournament' })
  @ApiMoment()
  async knockouts(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => ({
      knockouts: await look.knockouts.all(),
    }));
  }

  @Get(':knockout')
  @Access('may-see')
  @ApiOperation({
    summary: 'The bracket of a knockout by round, with match scores and final places',
  })
  @ApiMoment()
  async knockout(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('knockout') knockout: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.knockouts.knockout(knockout));
  }
}
