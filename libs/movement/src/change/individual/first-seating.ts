import type { IndividualPlay } from '../../individual/individual-movement.js';
import type { RoundAtFirst } from './rest-of-individual.js';

/** Rounds that are to come about of those who are there, as far as they can be as they were to be. */
export interface SeatingWanted {
  readonly players: readonly string[];
  /** How many rounds each has sat out before. */
  readonly satOut: ReadonlyMap<string, number>;
  /** By round: who was to sit at each of the tables that are to be played at; left out: nobody yet. */
  readonly planned: readonly (readonly (IndividualPlay | undefined)[])[];
  /** The sets that there are, and how many tables play one in a round. */
  readonly sets: readonly number[];
  readonly copies: number;
  /** What each set has behind it: nobody plays one again. */
  hasPlayed(player: string, set: number): boolean;
}

/**
 * Everybody stays where he was to be; empty seats are taken by those who would sit out, who has done so most often first;
 * and whoever would sit out two rounds more than others plays in place of one of them.
 */
export function firstSeating(wanted: SeatingWanted): RoundAtFirst[] {
  const satOut = new Map(wanted.players.map((player) => [player, wanted.satOut.get(player) ?? 0]));
  const used = new Set<number>();
  const rounds = wanted.planned.map((tables) => {
    const { seats, idle } = seated(tables, wanted.players, satOut);
    for (const player of idle) satOut.set(player, satOut.get(player)! + 1);
    const sets = setsFor(tables, wanted, used);
    for (const set of sets) used.add(set);
    return { seats, idle, sets };
  });
  return evened(rounds, satOut);
}

function seated(
  tables: readonly (IndividualPlay | undefined)[],
  players: readonly string[],
  satOut: ReadonlyMap<string, number>,
): { readonly seats: string[]; readonly idle: string[] } {
  const there = new Set(players);
  const wanted = tables.flatMap((play) => (play ? [play.n, play.s, play.e, play.w] : ['', '', '', '']));
  const taken = new Set<string>();
  const seats = wanted.map((player) => {
    if (!there.has(player) || taken.has(player)) return undefined;
    taken.add(player);
    return player;
  });
  const free = players
    .filter((player) => !taken.has(player))
    .toSorted((one, other) => satOut.get(other)! - satOut.get(one)!);
  return { seats: seats.map((player) => player ?? free.shift()!), idle: free };
}

/** The sets of a round: those that were to be, else one for all where there are copies, or those least used. */
function setsFor(
  tables: readonly (IndividualPlay | undefined)[],
  { sets, copies, players, hasPlayed }: SeatingWanted,
  used: ReadonlySet<number>,
): number[] {
  const planned = tables.flatMap((play) => (play ? [play.set] : []));
  const times = new Map<number, number>();
  for (const set of planned) times.set(set, (times.get(set) ?? 0) + 1);
  const isAlike = copies >= tables.length && times.size < 2;
  const burden = (set: number) =>
    (isAlike && times.has(set) ? -1000 : 0) +
    (used.has(set) ? players.length : 0) +
    players.filter((player) => hasPlayed(player, set)).length;
  return tables.map((play) => {
    if (play) return play.set;
    const free = sets.filter((set) => (times.get(set) ?? 0) < copies);
    const [best = sets[0]!] = free.toSorted((one, other) => burden(one) - burden(other) || one - other);
    times.set(best, (times.get(best) ?? 0) + 1);
    return best;
  });
}

/** Who sits out two rounds more than another plays in its place. */
function evened(rounds: RoundAtFirst[], satOut: Map<string, number>): RoundAtFirst[] {
  const count = (player: string) => satOut.get(player)!;
  for (;;) {
    const exchange = rounds
      .flatMap(({ seats, idle }, round) =>
        idle.flatMap((out) => seats.map((plays) => ({ round, out, plays, by: count(out) - count(plays) }))),
      )
      .filter(({ by }) => by >= 2)
      .toSorted((one, other) => other.by - one.by)[0];
    if (!exchange) return rounds;
    const { round, out, plays } = exchange;
    const { seats, idle, sets } = rounds[round]!;
    rounds[round] = {
      seats: seats.map((player) => (player === plays ? out : player)),
      idle: idle.map((player) => (player === out ? plays : player)),
      sets,
    };
    satOut.set(out, count(out) - 1);
    satOut.set(plays, count(plays) + 1);
  }
}
