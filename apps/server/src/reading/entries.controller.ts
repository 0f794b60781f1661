import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** Who takes part in a tournament. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/entries')
export class EntriesController {
  constructor(private readonly looks: PlayLooks) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'The entries, in order of registration' })
  @ApiMoment()
  async entries(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.entries.all());
  }
}
