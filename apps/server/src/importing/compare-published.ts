import { setImmediate } from 'node:timers/promises';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Asker } from '#access';
import { compareKept, importedDocuments, type Comparison } from '#importing';
import type { Answered } from '#projections';
import { StreamStates, tournamentStream } from '#tournament';
import { BusTimes } from '../platform/bus-times.js';
import type { Moment } from '../reading/at.js';
import { RequestQueries } from '../reading/request-queries.js';
import { Imports } from './imports.js';

/** How many differences of a session are listed; the counts have them all. */
const MOST_DIFFERENCES = 500;

/** A session's published figures beside those that it has now. */
export interface SessionCompared extends Comparison {
  readonly session: string;
}

/** An imported tournament beside what was published of it; of any other one there is nothing to compare. */
type Compared = Answered<{ imported: boolean; sessions: SessionCompared[] }>;

/** Which tournament somebody wants compared with what was published of it, and of it perhaps one session alone. */
export interface ComparisonAsked {
  readonly tournament: string;
  readonly asker: Asker;
  readonly moment: Moment;
  readonly session?: string | undefined;
}

/** Asks how an imported tournament differs from what was published of it, on its way over the bus. */
export class ComparePublished extends Query<Compared> {
  constructor(readonly asked: ComparisonAsked) {
    super();
  }
}

/** Compares the figures that are kept beside a journal, which no state of it has, with those of this server. */
@QueryHandler(ComparePublished)
export class ComparePublishedHandler implements IQueryHandler<ComparePublished> {
  constructor(
    private readonly states: StreamStates,
    private readonly imports: Imports,
    private readonly requestQueries: RequestQueries,
    private readonly times: BusTimes,
  ) {}

  /** @throws what `RequestQueries.read` throws */
  execute({ asked }: ComparePublished): Promise<Compared> {
    return this.times.measured('query', 'tournament.compare-published', () => this.#compared(asked));
  }

  async #compared({ tournament, asker, moment, session: only }: ComparisonAsked): Promise<Compared> {
    const { state } = await this.states.load(tournament, tournamentStream);
    return this.requestQueries.read(asker, tournament, moment, async (queries) => {
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
