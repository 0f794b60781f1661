import { grouped } from '#cards';
import type { MovementFaultFound } from './faults.js';

/** A table in a round. */
export interface AtTable {
  readonly round: number;
  readonly table: number;
  readonly set: number;
  /** All are there: the boards are played. */
  readonly played: boolean;
}

/** A table in a round, as one of those sees it who sit there. */
export interface Visiting extends AtTable {
  readonly contestant: string;
}

/** Groups under a key, in the order of the first of each. */
export function by<T>(items: Iterable<T>, key: (item: T) => string | number): readonly (readonly T[])[] {
  return [...grouped(items, key).values()];
}

/** Other numbers of tables and of rounds than the movement says. */
export function* shape(movement: {
  readonly rows: readonly (readonly unknown[])[];
  readonly tables: number;
  readonly rounds: number;
}): Iterable<MovementFaultFound> {
  const { rows, tables, rounds } = movement;
  if (rows.length !== tables) yield { code: 'movement.table-count', tables, rows: rows.length };
  for (const [index, row] of rows.entries()) {
    if (row.length !== rounds) yield { code: 'movement.row-length', table: index + 1, rounds: row.length };
  }
}

/** Who sits at two tables in a round. */
export function* atTwoTables(visits: readonly Visiting[]): Iterable<MovementFaultFound> {
  for (const inRound of by(visits, ({ round, contestant }) => `${round} ${contestant}`)) {
    const otherTable = inRound[0]!.table;
    for (const { round, table, contestant } of inRound) {
      if (table !== otherTable)
        yield { code: 'movement.pair-at-two-tables', round, table, contestant, otherTable };
    }
  }
}

/** Who comes to boards that he has played. */
export function* boardsAgain(played: readonly Visiting[]): Iterable<MovementFaultFound> {
  for (const again of by(played, ({ contestant, set }) => `${contestant} ${set}`)) {
    const earlierRound = again[0]!.round;
    for (const { round, table, contestant, set } of again) {
      if (round !== earlierRound)
        yield { code: 'movement.board-played-twice', round, table, contestant, set, earlierRound };
    }
  }
}

/** Sets that more tables play at the same time than the movement has copies. */
export function* sharing(
  { declared }: { readonly declared?: { readonly copies?: number } },
  sittings: readonly AtTable[],
): Iterable<MovementFaultFound> {
  const played = sittings.filter(({ played }) => played);
  for (const together of by(played, ({ round, set }) => `${round} ${set}`)) {
    const { round, table, set } = together[0]!;
    const tables = together.map((sitting) => sitting.table);
    if (tables.length > (declared?.copies ?? 1))
      yield { code: 'movement.set-shared', round, table, set, tables, copies: tables.length };
  }
}

/** The rounds in which each contestant but the phantom plays nothing. */
export function* sitOuts(
  rounds: number,
  visits: readonly Visiting[],
  isMissing: (contestant: string) => boolean,
): Iterable<Extract<MovementFaultFound, { readonly code: 'movement.sits-out' }>> {
  for (const theirs of by(visits, ({ contestant }) => contestant)) {
    const { contestant } = theirs[0]!;
    if (isMissing(contestant)) continue;
    for (let round = 1; round <= rounds; round++) {
      const there = theirs.filter((visit) => visit.round === round);
      if (!there.some(({ played }) => played))
        yield { code: 'movement.sits-out', round, table: there[0]?.table ?? null, contestant };
    }
  }
}

/** Who sits out more often than others, and not only once more. */
export function* unevenSitOuts(
  sitting: readonly { readonly contestant: string; readonly rounds: number }[],
): Iterable<MovementFaultFound> {
  const least = Math.min(...sitting.map(({ rounds }) => rounds));
  for (const { contestant, rounds } of sitting) {
    if (rounds > least + 1) yield { code: 'movement.sit-outs-uneven', contestant, rounds, least };
  }
}
