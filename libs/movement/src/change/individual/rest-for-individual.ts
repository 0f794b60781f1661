import type { Search } from '../../generators/cyclic/first-round.js';
import { asIndividual, asMovement, type IndividualPlay } from '../../individual/individual-movement.js';
import type { Play } from '../../movement/movement.js';
import { tablesInUse } from '../rest/another-movement.js';
import { presentIn, setsAhead } from '../wish/history.js';
import { highestSet } from '../wish/merged.js';
import type { ChangeSearch, MovementUnderWay } from '../wish/wish.js';
import { RestOfIndividual, type RoundAtFirst } from './rest-of-individual.js';

/** What the rounds behind are to be like. */
export interface RestForIndividual {
  readonly tables: number;
  /** Rounds in all. */
  readonly rounds: number;
  /** Sets that nobody has played yet. */
  readonly newSets: number;
  readonly copies: number;
  /** Whether two may be partners again. */
  readonly meetAgain: boolean;
  /** Who comes new. */
  readonly newcomers?: readonly string[];
}

/** So often it is begun anew, in another way. */
const ATTEMPTS = 3;
/** A step for individuals looks at so many exchanges as several of one for pairs. */
const STEPS_IN_ONE = 8;

/**
 * Other rounds for the players who are there: nobody plays a board again, and nobody has a partner again unless he may.
 * Whoever can stay where he was to be does.
 *
 * @returns `rest[table - 1][round - fromRound]`
 */
export function restForIndividual(
  under: MovementUnderWay,
  { tables, rounds, newSets, copies, meetAgain, newcomers = [] }: RestForIndividual,
  { steps, expired = () => false }: ChangeSearch,
): Search<(Play | null)[][]> {
  const { movement, fromRound } = under;
  const { rows } = asIndividual(movement);
  const before = rows
    .flatMap((row) => row.slice(0, fromRound - 1))
    .filter((play) => play !== null)
    .filter(({ n, s, e, w }) => ![n, s, e, w].includes(movement.phantom ?? ''));
  const players = [...presentIn(under), ...newcomers];
  const next = Math.max(under.nextSet ?? 0, highestSet(movement.rows) + 1);
  const sets = [...setsAhead(under), ...Array.from({ length: newSets }, (_, index) => next + index)];
  const hasPlayed = (player: string, set: number) =>
    before.some((play) => play.set === set && [play.n, play.s, play.e, play.w].includes(player));
  const wanting = rounds - fromRound + 1;
  if (sets.length * copies < tables) return { outcome: 'none' };
  const canPlay = (player: string) =>
    Math.min(
      wanting,
      sets.filter((set) => !hasPlayed(player, set)).length,
      meetAgain ? wanting : partnersLeft(player, players, before),
    );
  if (players.reduce((sum, player) => sum + canPlay(player), 0) < 4 * tables * wanting)
    return { outcome: 'none' };
  const usable = tablesInUse(under, tables);
  const planned = Array.from({ length: wanting }, (_, index) =>
    usable.map((table) => rows[table]?.[fromRound - 1 + index] ?? undefined),
  );
  const satOut = sitOutsBefore(before, players, { rounds: fromRound - 1, newcomers });
  const atFirst = firstSeating({
    players,
    satOut,
    planned,
    sets,
    copies,
    hasPlayed,
  });
  const isAlike = atFirst.every((round) => new Set(round.sets).size === 1);
  const wanted = {
    before,
    satOut,
    rounds: atFirst,
    sets: isAlike ? [] : sets,
    copies,
    partnersAgain: meetAgain,
  };
  for (let attempt = 0; attempt < ATTEMPTS && !expired(); attempt++) {
    const found = new RestOfIndividual(wanted, attempt).run(
      Math.floor(steps / STEPS_IN_ONE / ATTEMPTS),
      expired,
    );
    if (found) return { outcome: 'found', found: atTables(found, usable) };
  }
  return { outcome: 'out-of-time' };
}

/** With how many of those who are there somebody has not played yet. */
function partnersLeft(player: string, players: readonly string[], before: readonly IndividualPlay[]): number {
  const had = new Set(
    before.flatMap(({ n, s, e, w }) =>
      [
        [n, s],
        [s, n],
        [e, w],
        [w, e],
      ].flatMap(([one, partner]) => (one === player ? [partner!] : [])),
    ),
  );
  return players.filter((other) => other !== player && !had.has(other)).length;
}

/** Who comes new takes his turn as all others do. */
function sitOutsBefore(
  before: readonly IndividualPlay[],
  players: readonly string[],
  { rounds, newcomers }: { readonly rounds: number; readonly newcomers: readonly string[] },
): ReadonlyMap<string, number> {
  const played = new Map<string, number>();
  for (const { n, s, e, w } of before) {
    for (const player of [n, s, e, w]) played.set(player, (played.get(player) ?? 0) + 1);
  }
  const known = players.filter((player) => !newcomers.includes(player));
  const out = new Map(known.map((player) => [player, rounds - (played.get(player) ?? 0)]));
  const least = Math.min(...out.values());
  for (const player of newcomers) out.set(player, least);
  return out;
}

function atTables(
  rounds: readonly (readonly IndividualPlay[])[],
  usable: readonly number[],
): (Play | null)[][] {
  const rows = Array.from({ length: Math.max(...usable) + 1 }, (_, table) =>
    rounds.map((plays) => (usable.includes(table) ? (plays[usable.indexOf(table)] ?? null) : null)),
  );
  const { rows: plays } = asMovement({
    name: 'rows',
    tables: rows.length,
    rounds: rounds.length,
    sets: 0,
    rows,
  });
  return plays.map((row) => [...row]);
}

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
function firstSeating(wanted: SeatingWanted): RoundAtFirst[] {
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
