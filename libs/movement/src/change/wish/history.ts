import { everybodyAt } from '../../movement/seats.js';
import { contestantsOf } from '../../movement/contestants.js';
import type { Play } from '../../movement/movement.js';
import type { MovementUnderWay } from './wish.js';

/** What contestants have behind them before a round. */
export interface History {
  hasPlayed(contestant: string, set: number): boolean;
  hasMet(contestant: string, other: string): boolean;
  /** In how many rounds it has played nothing. */
  sitOuts(contestant: string): number;
}

/**
 * What is played before a round. A phantom never plays; of those who have left it is not known what they have missed, so
 * that up to the change it counts as played.
 */
export function historyOf(
  { movement, fromRound, away, hosted = [] }: MovementUnderWay,
  until: number,
): History {
  const { rows, phantom } = movement;
  const sets = new Map<string, Set<number>>();
  const met = new Map<string, Set<string>>();
  const add = <Value>(map: Map<string, Set<Value>>, contestant: string, value: Value) =>
    map.set(contestant, (map.get(contestant) ?? new Set<Value>()).add(value));
  for (const row of rows) {
    for (const [index, play] of row.slice(0, until - 1).entries()) {
      const missing = hosted.includes(index + 1) ? [] : [phantom ?? ''];
      if (!play || !isPlayed(play, index + 1 < fromRound ? new Set(missing) : away)) continue;
      for (const [one, other] of [
        [play.ns, play.ew],
        [play.ew, play.ns],
      ] as const) {
        add(sets, one, play.set);
        add(met, one, other);
      }
    }
  }
  return {
    hasPlayed: (contestant, set) => sets.get(contestant)?.has(set) ?? false,
    hasMet: (contestant, other) => met.get(contestant)?.has(other) ?? false,
    sitOuts: (contestant) => until - 1 - (sets.get(contestant)?.size ?? 0),
  };
}

function isPlayed({ ns, ew }: Play, missing: ReadonlySet<string>): boolean {
  return !missing.has(ns) && !missing.has(ew);
}

/** Who is there from the round on. */
export function presentIn({ movement, away }: MovementUnderWay): readonly string[] {
  const { phantom: _phantom, ...everybody } = movement;
  return contestantsOf(everybody)
    .map(({ contestant }) => contestant)
    .filter((contestant) => !away.has(contestant));
}

/**
 * The sets that can be played from the round on: those that are still to be played, as it was. Of another one all plays
 * lie behind: its deals can be read by everybody.
 */
export function setsAhead({ movement, fromRound, away }: MovementUnderWay): readonly number[] {
  const ahead = movement.rows.flatMap((row) =>
    row.slice(fromRound - 1).flatMap((play) => {
      if (!play || everybodyAt(play).some((contestant) => away.has(contestant))) return [];
      return [play.set];
    }),
  );
  return [...new Set(ahead)].toSorted((one, other) => one - other);
}

/** The name of one contestant more, behind the others; of so many at once the one with this number, from 1. */
export function newcomer(
  { movement: { rows } }: MovementUnderWay,
  line: 'NS' | 'EW' | 'one',
  number = 1,
): string {
  const prefix = line === 'one' ? '' : line;
  const known = rows.flat().flatMap((play) => (play ? everybodyAt(play) : []));
  const theirs = known
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  return `${prefix}${Math.max(0, ...theirs) + number}`;
}
