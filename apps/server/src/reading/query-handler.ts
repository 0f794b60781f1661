import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isDeviceOf } from '#access';
import { Ledger } from '#ledger';
import { TournamentReading, type Answered, type ReaderContext } from '#projections';
import { Problem } from '../http/problem.js';
import { BusTimes } from '../platform/bus-times.js';
import { AskQuery } from './ask-query.js';
import { AT_PIPE, positionAt } from './at.js';
import { RequestQueries } from './request-queries.js';
import { SharedAnswers } from '../lanes/shared-answers.js';
import { ownReaderOf, viewerOf } from './viewer.js';

/** Answers every query: of the state of the tournament, as its reader may see it. */
@QueryHandler(AskQuery)
export class AskQueryHandler implements IQueryHandler<AskQuery> {
  constructor(
    private readonly ledger: Ledger,
    private readonly requestQueries: RequestQueries,
    private readonly tournaments: TournamentReading,
    private readonly answers: SharedAnswers,
    private readonly times: BusTimes,
  ) {}

  execute(question: AskQuery): Promise<Answered<object>> {
    return this.times.measured('query', question.query.name, () => this.#answer(question));
  }

  /**
   * @throws Problem `position.invalid`, `position.beyond-head`, `position.before-book`, `access.device-elsewhere`;
   * NotYetProjected; NotThere
   */
  async #answer({ query, asked }: AskQuery): Promise<Answered<object>> {
    const { tournament, asker, parameters, address } = asked;
    const { principal, audience } = asker;
    const place = query.table?.(parameters);
    if (place && audience === 'table' && principal.kind === 'device') {
      if (!isDeviceOf(principal, { tournament, ...place }))
        throw new Problem('access.device-elsewhere', { table: principal.table });
    }
    const own = query.own ? ownReaderOf(asker) : {};
    const entry = principal.kind === 'captain' ? principal.entry : undefined;
    if (query.audience === 'captain' && entry === undefined) throw new Problem('access.captain-required');
    const { queriesFor: queries, current } = await this.requestQueries.queriesFor(asker, tournament, asked);
    const context: ReaderContext = {
      queries,
      own,
      ...(entry !== undefined && { entry }),
      address,
      listed: () => this.tournaments.list(principal.kind === 'person' ? principal.person : undefined),
      moment: async (text) => positionAt(this.ledger, tournament, AT_PIPE.transform(text)),
    };
    const answer = async () => ({ position: queries.position, ...(await query.read(context, parameters)) });
    if (query.ofOthers || asked.at !== undefined) return answer();
    const viewer = viewerOf(asker);
    const { self, pair } = own;
    const known = JSON.stringify([tournament, query.name, parameters, viewer, self, pair, entry, address]);
    // Those with a role are told at once of what was written elsewhere beside the journal.
    const isShared = self === undefined && (viewer.kind === 'public' || viewer.kind === 'table');
    return isShared ? this.answers.of(current, known, answer) : this.answers.noted(await answer(), known);
  }
}
