import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Asker } from '#access';
import { Access, WhoAsks } from '../access/route.js';
import { ApiMoment } from '../reading/api-moment.js';
import type { Moment } from '../reading/request-queries.js';
import { ComparePublished } from './compare-published.js';

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
  @ApiQuery({ name: 'session', required: false, description: 'Only this session' })
  compared(
    @WhoAsks() asker: Asker,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
    @Query('session') session?: string,
  ) {
    return this.bus.execute(new ComparePublished({ tournament, asker, moment, session }));
  }
}
