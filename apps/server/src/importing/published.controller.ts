import { setImmediate } from 'node:timers/promises';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { compareKept, importedDocuments, type Comparison } from '#importing';
import { StreamStates, tournamentStream } from '#tournament';
import { Access } from '../access/route.js';
import { ApiMoment } from '../reading/api-moment.js';
import { RequestQueries, type Moment } from '../reading/request-queries.js';
import { Imports } from './imports.js';

/** How many differences of a session are listed; the counts have them all. */
const MOST_DIFFERENCES = 500;

/** A session's published figures beside those that it has now. */
export interface SessionCompared extends Comparison {
  readonly session: string;
}

/** The published figures of an imported tournament, beside those of this server. */
@ApiTags('Imports')
@Controller('api/tournaments/:tournament/published')
export class PublishedController {
  constructor(
    private readonly states: StreamStates,
    private readonly imports: Imports,
    private readonly requestQueries: RequestQueries,
  ) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Published scores of an imported tournament compared with those calculated here',
    operationId: 'publishedCompared',
  })
  @ApiMoment()
  @ApiQuery({ name: 'session', required: false, description: 'Only this session' })
  async compared(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
    @Query('session') only?: string,
  ) {
    const { state } = await this.states.load(tournament, tournamentStream);
    return this.requestQueries.read(request, tournament, moment, async (queries) => {
      if (!state.imported) return { imported: false, sessions: [] };
      const inContests = new Set((await queries.contests.all()).map(({ contest }) => contest));
      const sessions: SessionCompared[] = [];
      for (const { session } of await queries.sessions.all()) {
        if (only !== undefined && only !== session) continue;
        // oxlint-disable-next-line no-await-in-loop -- one session after the other
        const kept = await this.imports.kept(tournament, session);
        if (!kept) continue;
        const documents = importedDocuments(queries, session);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const comparison = await compareKept(kept, inTurns(documents), inContests.has(session));
        sessions.push({
          session,
          counts: comparison.counts,
          differences: comparison.differences.slice(0, MOST_DIFFERENCES),
          irregularities: comparison.irregularities.slice(0, MOST_DIFFERENCES),
        });
      }
      return { imported: true, sessions };
    });
  }
}

/** The same documents; others have their turn before each board. */
function inTurns(documents: ReturnType<typeof importedDocuments>): typeof documents {
  return {
    ...documents,
    async traveller(board) {
      await setImmediate();
      return documents.traveller(board);
    },
  };
}
