import { Injectable } from '@nestjs/common';
import type { Asker } from '#access';
import { Ledger } from '#ledger';
import { CurrentStates, PlayReading, type Answered, type CurrentState, type PlayQueries } from '#projections';
import { positionAt, type Moment } from './at.js';
import { isAnybody, viewerOf } from './viewer.js';

/** Looks at play for whoever asks. */
@Injectable()
export class RequestQueries {
  constructor(
    private readonly ledger: Ledger,
    private readonly states: CurrentStates,
    private readonly reading: PlayReading,
  ) {}

  /**
   * A look for somebody, with the state now, by which it is judged.
   *
   * @throws Problem `position.beyond-head`, `position.before-book`; NotYetProjected
   */
  async queriesFor(
    asker: Asker,
    tournament: string,
    { at, after }: Moment,
  ): Promise<{ readonly queriesFor: PlayQueries; readonly current: CurrentState }> {
    const { ledger, states, reading } = this;
    const newest = () => (isAnybody(asker) ? states.heard(tournament) : states.of(tournament));
    const current = await (after === undefined ? newest() : states.from(tournament, after));
    const viewer = viewerOf(asker);
    if (at === undefined) return { queriesFor: reading.queriesAt(current, tournament, viewer), current };
    const past = await positionAt(ledger, tournament, at);
    return { queriesFor: await reading.queriesInPast(current, tournament, viewer, past), current };
  }

  /**
   * Reads something for an asker, with the position of the journal that it shows.
   *
   * @throws what `queriesFor` throws; NotThere
   */
  async read<Seen extends object>(
    asker: Asker,
    tournament: string,
    moment: Moment,
    read: (queries: PlayQueries) => Seen | Promise<Seen>,
  ): Promise<Answered<Seen>> {
    const { queriesFor: queries } = await this.queriesFor(asker, tournament, moment);
    return { position: queries.position, ...(await read(queries)) };
  }
}
