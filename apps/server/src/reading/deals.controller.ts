import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** Deals that are open to everybody, and what was promised of them before play. */
@ApiTags('Deals')
@Controller('api/tournaments/:tournament/deals')
export class DealsController {
  constructor(private readonly looks: PlayLooks) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'Deal sets with a published fingerprint or released deals' })
  @ApiMoment()
  async sets(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) =>
      Promise.resolve({ sets: look.deals.sets() }),
    );
  }

  @Get(':set')
  @Access('may-see')
  @ApiOperation({
    summary:
      'The fingerprints published before a set was dealt, the delayed value, and the key of each released deal. Lists are empty if the deals are not verifiable',
  })
  @ApiMoment()
  async deals(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set') set: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => Promise.resolve(look.deals.deals(set)));
  }
}
