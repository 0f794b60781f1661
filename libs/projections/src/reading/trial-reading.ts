import type { Json, Line } from '#ledger';
import { aggregates, streamOf, type Aggregate, type JournalEvent } from '#tournament';
import { foldLines, type AnyProjection, type JournalEntry } from '../projection/projection.js';
import { projections } from './projections.js';

/** The aggregate of each event type. */
const aggregateOf: ReadonlyMap<string, Aggregate<unknown, never>> = new Map(
  aggregates.flatMap((aggregate) =>
    Object.values(aggregate.events).map(
      ({ type }) => [type, aggregate as Aggregate<unknown, never>] as const,
    ),
  ),
);

/**
 * Reads the journal entries of another server as this one would, and keeps nothing. A line is an error if it is in
 * another stream than its event belongs to, or if nobody could read on after it.
 */
export class TrialReading {
  readonly #streams = new Map<string, unknown>();
  readonly #projections: { readonly projection: AnyProjection; state: Json }[] = projections.map(
    (projection) => ({ projection, state: projection.initial as Json }),
  );

  /** Takes the next line. @throws whatever comes of a line that cannot be so */
  take(line: Line): void {
    const event = line as unknown as JournalEvent;
    const stream = streamOf(event);
    if (stream !== line.stream) throw new Error(`Line ${line.position} belongs to another stream.`);
    if ((line.position === 1) !== (event.type === 'tournament.created')) {
      throw new Error(`Line ${line.position} is not the only beginning of the book.`);
    }
    const aggregate = aggregateOf.get(event.type)!;
    const state = this.#streams.get(stream) ?? aggregate.initial;
    const { position, time } = line;
    this.#streams.set(stream, aggregate.evolve(state, event as never, { position, time }));
    for (const each of this.#projections) {
      each.state = foldLines(each.projection, each.state, [line as unknown as JournalEntry]);
    }
  }
}
