import { Controller, Param, Post, HttpCode } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Asker } from '#access';
import { Access, BodyAs, WhoAsks } from '../access/route.js';
import { PreviewRulings, rulingsWeighed } from './preview-rulings.js';

/** What rulings would change before they are given. */
@ApiTags('Rulings')
@Controller('api/tournaments/:tournament/rulings')
export class RulingsController {
  constructor(private readonly bus: QueryBus) {}

  @Post('preview')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Preview of rulings: board scores, team matches, score sheets and ranking, before and after',
  })
  preview(
    @WhoAsks() asker: Asker,
    @Param('tournament') tournament: string,
    @BodyAs(rulingsWeighed) weighed: z.infer<typeof rulingsWeighed>,
  ) {
    return this.bus.execute(new PreviewRulings(tournament, asker, weighed));
  }
}
