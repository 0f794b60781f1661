import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Asker } from '#access';
import type { Answered, PlayQueries } from '#projections';
import { lastOfficialSeal, StreamStates, tournamentStream } from '#tournament';
import { BusTimes } from '../platform/bus-times.js';
import type { Moment } from './at.js';
import { RequestQueries } from './request-queries.js';

type Due = Answered<{ due: ReturnType<PlayQueries['rulings']['dueSeal']> }>;

/** Asks which seal comes next by itself, on its way over the bus. */
export class DueSeal extends Query<Due> {
  constructor(
    readonly tournament: string,
    readonly asker: Asker,
    readonly moment: Moment,
  ) {
    super();
  }
}

/** Finds the next automatic seal: from the state of play, and from that of the tournament, which says what is sealed. */
@QueryHandler(DueSeal)
export class DueSealHandler implements IQueryHandler<DueSeal> {
  constructor(
    private readonly states: StreamStates,
    private readonly requestQueries: RequestQueries,
    private readonly times: BusTimes,
  ) {}

  /** @throws what `RequestQueries.read` throws */
  execute({ tournament, asker, moment }: DueSeal): Promise<Due> {
    return this.times.measured('query', 'tournament.due-seal', async () => {
      const { state } = await this.states.load(tournament, tournamentStream);
      return this.requestQueries.read(asker, tournament, moment, ({ rulings }) => ({
        due: state.status === 'archived' ? null : rulings.dueSeal(lastOfficialSeal(state)),
      }));
    });
  }
}
