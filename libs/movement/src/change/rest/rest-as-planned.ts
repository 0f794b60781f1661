import { asIfByChance } from '../../movement/by-chance.js';
import type { History } from '../wish/history.js';

/** In so many orders it is looked for who sits out. */
const ORDERS = 40;

/**
 * The rounds as they were planned, but for the matches for which there is no table: where a table is lost and everybody
 * stays, one match of each round is not played, always one of those who have sat out least. So nobody meets anybody or
 * plays a set again, and there are as many rounds as before.
 *
 * @returns undefined where it was not planned for so many tables and rounds, or somebody would meet or play again
 */
export function restAsPlanned(wanted: RestWanted): Match[][] | undefined {
  const [count] = playing(wanted);
  const matches = wanted.lines.length === 1 ? count! / 2 : count!;
  const planned = Array.from({ length: wanted.rounds }, (_, round) => wanted.planned(round));
  if (matches === 0 || planned.some(({ length }) => length < matches) || !isFresh(wanted, planned))
    return undefined;
  let best: Match[][] | undefined;
  let least = Infinity;
  for (let order = 0; order < ORDERS; order++) {
    const { rounds, uneven } = withoutSome(wanted, planned, matches, asIfByChance(order));
    if (uneven >= least) continue;
    [best, least] = [rounds, uneven];
  }
  return best;
}

/** Whether nobody meets anybody or plays a set again, and no set is at more tables than it may be. */
function isFresh(
  { history, lines, sets, copies }: RestWanted,
  planned: readonly (readonly Match[])[],
): boolean {
  const known = new Set(lines.flat());
  const done = new Set<string>();
  return planned.every((matches) => {
    const times = new Map<number, number>();
    return matches.every(({ one, other, set }) => {
      times.set(set, (times.get(set) ?? 0) + 1);
      const keys = [`${one} ${other}`, `${other} ${one}`, `${one}/${set}`, `${other}/${set}`];
      if (keys.some((key) => done.has(key))) return false;
      for (const key of keys) done.add(key);
      return (
        times.get(set)! <= copies &&
        sets.includes(set) &&
        known.has(one) &&
        known.has(other) &&
        !history.hasMet(one, other) &&
        ![one, other].some((each) => history.hasPlayed(each, set))
      );
    });
  });
}

/** So many matches of each round, without those of who has sat out least; and how unevenly all sit out then. */
function withoutSome(
  { lines, history }: RestWanted,
  planned: readonly (readonly Match[])[],
  count: number,
  next: () => number,
): { readonly rounds: Match[][]; readonly uneven: number } {
  const names = lines.flat();
  const sitOuts = new Map(names.map((name) => [name, history.sitOuts(name)]));
  const rounds = planned.map((matches) => {
    const worth = ({ one, other }: Match) => {
      const [some, others] = [sitOuts.get(one)!, sitOuts.get(other)!];
      return 100 * Math.max(some, others) + some + others + next();
    };
    const kept = matches
      .map((match) => ({ match, worth: worth(match) }))
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, count)
      .map(({ match }) => match);
    const seated = new Set(kept.flatMap(({ one, other }) => [one, other]));
    for (const name of names) if (!seated.has(name)) sitOuts.set(name, sitOuts.get(name)! + 1);
    return kept;
  });
  return { rounds, uneven: [...sitOuts.values()].reduce((sum, times) => sum + times * times, 0) };
}

/** Two who meet, and with which set. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly set: number;
}

/** Rounds that are wanted behind others. */
export interface RestWanted {
  /** Those who are there: two lines, of which one meets the other; or one, in which everybody may meet everybody. */
  readonly lines: readonly [readonly string[]] | readonly [readonly string[], readonly string[]];
  readonly history: History;
  readonly rounds: number;
  readonly tables: number;
  readonly sets: readonly number[];
  /** So many tables at most play a set in the same round. */
  readonly copies: number;
  readonly meetAgain: boolean;
  /** What was to be played in a round, from 0: what can stay so had better. */
  planned(round: number): readonly Match[];
}

/** How many of each line play in a round. */
export function playing({ lines, tables, sets, copies }: RestWanted): readonly number[] {
  const most = Math.min(tables, sets.length * copies);
  const [some, others] = lines;
  if (!others) return [2 * Math.min(most, Math.floor(some.length / 2))];
  const each = Math.min(most, some.length, others.length);
  return [each, each];
}
