import type { Aggregate } from './aggregate.js';
import type { AnyCommand } from './command.js';
import type { AnyEventDefinition } from './event.js';
import * as tournamentCommands from './tournament/decide.js';
import { tournamentAggregate } from './tournament/state.js';

/** Every aggregate whose streams a book can hold. */
export const aggregates: readonly Aggregate<never, never>[] = [
  tournamentAggregate as Aggregate<never, never>,
];

/** Every command. @throws Error when two share a name. */
export const commands: ReadonlyMap<string, AnyCommand> = byName(Object.values(tournamentCommands), 'name');

/** Every event type. @throws Error when two aggregates share one. */
export const eventDefinitions: ReadonlyMap<string, AnyEventDefinition> = byName(
  aggregates.flatMap((aggregate) => Object.values(aggregate.events)),
  'type',
);

function byName<Key extends string, Entry extends Readonly<Record<Key, string>>>(
  entries: readonly Entry[],
  key: Key,
): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const entry of entries) {
    if (map.has(entry[key])) throw new Error(`${entry[key]} is defined twice.`);
    map.set(entry[key], entry);
  }
  return map;
}
