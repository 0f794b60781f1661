import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import type { Asker } from '#access';
import { Access, WhoAsks } from '../access/route.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { ApiMoment } from '../reading/api-moment.js';
import { MOMENT_PIPE, type Moment } from '../reading/at.js';
import { ComparePublished } from './compare-published.js';

const oneSession = z.object({ session: z.string().optional() });
const SESSION = new ZodPipe(oneSession);

/** The published figures of an imported tournament, beside those of this server. */
@ApiTags('Imports')
@Controller('api/tournaments/:tournament/published')
export class PublishedController {
  constructor(private readonly bus: QueryBus) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Published scores of an imported tournament compared with those calculated here',
    operationId: 'publishedCompared',
  })
  @ApiMoment()
  @ApiQuery({ name: 'session', required: false, type: String, description: 'Only this session' })
  compared(
    @WhoAsks() asker: Asker,
    @Param('tournament') tournament: string,
    @Query(MOMENT_PIPE) moment: Moment,
    @Query(SESSION) { session }: z.output<typeof oneSession>,
  ) {
    return this.bus.execute(new ComparePublished({ tournament, asker, moment, session }));
  }
}
