import type { Search } from '../../generators/cyclic/first-round.js';
import type { Movement, Play } from '../../movement/movement.js';
import { historyOf, presentIn, setsAhead } from '../wish/history.js';
import { highestSet, roundsFrom } from '../wish/merged.js';
import { findRest } from './rest-search.js';
import type { Match } from './rest-as-planned.js';
import type { ChangeSearch, ChangeWish, MovementUnderWay } from '../wish/wish.js';

type Rest = (Play | null)[][];
type Another = Extract<ChangeWish, { kind: 'another' }>;

/** Other rounds for those who are there: nobody plays a board again, and nobody meets anybody again unless they may. */
export function anotherRest(under: MovementUnderWay, wish: Another, search: ChangeSearch): Search<Rest> {
  const { movement, fromRound, away } = under;
  const present = presentIn(under);
  const rest = roundsFrom(movement, fromRound);
  const planned = (round: number): Match[] =>
    rest.flatMap((row) => {
      const play = row[round];
      return play && !away.has(play.ns) && !away.has(play.ew)
        ? [{ one: play.ns, other: play.ew, set: play.set }]
        : [];
    });
  const next = Math.max(under.nextSet ?? 0, highestSet(movement.rows) + 1);
  const found = findRest(
    {
      lines:
        movement.winners === 1
          ? [present]
          : [
              present.filter((name) => name.startsWith('NS')),
              present.filter((name) => name.startsWith('EW')),
            ],
      history: historyOf(under, fromRound),
      rounds: wish.rounds - fromRound + 1,
      tables: wish.tables,
      sets: [...setsAhead(under), ...Array.from({ length: wish.newSets }, (_, index) => next + index)],
      copies: wish.copies,
      meetAgain: wish.meetAgain,
      planned,
    },
    search,
  );
  return found.outcome === 'found'
    ? { outcome: 'found', found: atTables(under, wish.tables, found.found) }
    : found;
}

/** Gives each match its table and its sides, so that as few as can be move, and those not who stay. */
function atTables(under: MovementUnderWay, tables: number, rounds: readonly (readonly Match[])[]): Rest {
  const { movement, fromRound } = under;
  const sat = new Map<string, number>();
  const northSouth = new Map<string, number>();
  const note = (table: number, { ns, ew }: Play) => {
    sat.set(ns, table).set(ew, table);
    northSouth.set(ns, (northSouth.get(ns) ?? 0) + 1).set(ew, (northSouth.get(ew) ?? 0) - 1);
  };
  const noteRound = (rows: Movement['rows'], round: number) => {
    for (const [table, row] of rows.entries()) {
      const play = row[round];
      if (play) note(table, play);
    }
  };
  for (let round = 0; round < fromRound - 1; round++) {
    noteRound(movement.rows, round);
  }
  const usable = tablesInUse(under, tables);
  const stays = new Set(movement.stationary);
  const rows: Rest = Array.from({ length: Math.max(...usable) + 1 }, () => rounds.map(() => null));
  for (const [round, matches] of rounds.entries()) {
    const free = new Set(usable);
    const byStay = matches.toSorted((one, other) => staying(stays, other) - staying(stays, one));
    for (const { one, other, set } of byStay) {
      const wanted = [one, other].toSorted(
        (some, others) => Number(stays.has(others)) - Number(stays.has(some)),
      );
      const table = [...wanted.map((name) => sat.get(name) ?? -1), ...free].find((each) => free.has(each))!;
      free.delete(table);
      const play = { ...sides(one, other, northSouth), set };
      rows[table]![round] = play;
    }
    noteRound(rows, round);
  }
  return rows;
}

function staying(stays: ReadonlySet<string>, { one, other }: Match): number {
  return stays.has(one) || stays.has(other) ? 1 : 0;
}

/** The tables at which is to be played, from 0: first those that are in use. */
export function tablesInUse({ movement, fromRound }: MovementUnderWay, tables: number): number[] {
  const isUsed = (table: number) =>
    movement.rows[table]?.slice(fromRound - 1).some((play) => play !== null) ?? false;
  const all = Array.from({ length: movement.tables + tables }, (_, table) => table);
  const used = all.filter(isUsed);
  // A table that stands empty by now may be broken: a new one comes before it.
  const empty = all.filter((table) => !isUsed(table) && table >= movement.tables);
  return [...used, ...empty].slice(0, tables).toSorted((one, other) => one - other);
}

/** Who sits North-South: in two lines that is given, in one who has done so less often. */
function sides(
  one: string,
  other: string,
  northSouth: ReadonlyMap<string, number>,
): { ns: string; ew: string } {
  if (one.startsWith('NS') || other.startsWith('EW')) return { ns: one, ew: other };
  if (one.startsWith('EW') || other.startsWith('NS')) return { ns: other, ew: one };
  return (northSouth.get(one) ?? 0) <= (northSouth.get(other) ?? 0)
    ? { ns: one, ew: other }
    : { ns: other, ew: one };
}
