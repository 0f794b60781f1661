import type { Search } from '../../generators/cyclic/first-round.js';
import { asIndividual, asMovement, type IndividualPlay } from '../../individual/individual-movement.js';
import type { Play } from '../../movement/movement.js';
import { tablesInUse } from '../rest/another-movement.js';
import { presentIn, setsAhead } from '../wish/history.js';
import { highestSet } from '../wish/merged.js';
import type { ChangeSearch, MovementUnderWay } from '../wish/wish.js';
import { firstSeating } from './first-seating.js';
import { RestOfIndividual } from './rest-of-individual.js';

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
