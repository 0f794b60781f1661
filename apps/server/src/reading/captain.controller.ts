import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { Problem } from '../http/problem.js';
import { ApiAfter } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** What a captain hands line-ups in with. It is shown as it is now. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/captain')
export class CaptainController {
  constructor(private readonly looks: PlayLooks) {}

  @Get()
  @Access('captain')
  @ApiOperation({
    summary: 'The line-ups of the captain’s team by round. Opponents’ line-ups appear once both are in',
  })
  @ApiAfter()
  async captain(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() { after }: Moment,
  ) {
    const { principal } = askerOf(request);
    if (principal.kind !== 'captain') throw new Problem('access.captain-required');
    return this.looks.read(request, tournament, after === undefined ? {} : { after }, (look) =>
      look.entries.captain(principal.entry),
    );
  }
}
