import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** The rulings of a tournament. */
@ApiTags('Rulings')
@Controller('api/tournaments/:tournament/rulings')
export class RulingsController {
  readonly #looks: PlayLooks;

  constructor(@Inject(PlayLooks) looks: PlayLooks) {
    this.#looks = looks;
  }

  @Get()
  @Access('may-see')
  @ApiOperation({
    summary:
      'The rulings on boards that the reader may see: law, effect and what became of them; texts for directors',
  })
  @ApiMoment()
  async rulings(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.rulings());
  }
}
