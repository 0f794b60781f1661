import { grouped } from '#cards';
import {
  checkMovement,
  movementFromRows,
  setOfBoard,
  type Movement,
  type Play,
  type MovementFault,
  type SetsOfBoards,
} from '#movement';
import type { PublishedLine } from '../published/published-game.js';

/** Where and when a line is played here. */
export interface PlacedLine {
  readonly line: PublishedLine;
  /** From 1. */
  readonly table: number;
  readonly round: number;
  /**
   * scheduled: the movement has these two at this table in this round with this board. irregular: it has not, and a
   * director records what was really played.
   */
  readonly fit: 'scheduled' | 'irregular';
}

/** A section's lines as a schedule that can be played. */
export interface SectionSchedule {
  readonly section: string;
  readonly movement: Movement;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  /** Whether the lines told their rounds and tables, or these were computed. */
  readonly rounds: 'given' | 'computed';
  /** The rounds that are played at tables; later ones hold what no such schedule was found for. */
  readonly playedRounds: number;
  readonly lines: readonly PlacedLine[];
  /** Lines that no schedule can hold: somebody has the board already, and has no result on this one. */
  readonly unplaced: readonly PublishedLine[];
}

/** Rows of a movement while it is put together: `rows[table - 1][round - 1]`. */
export type Rows = (Play | null)[][];

/** A movement out of rows, without the plays that make it impossible; `sets` as many sets as there are boards for. */
export function possibleMovement(rows: Rows, winners: 1 | 2, sets: number): Movement {
  const kept = rows.map((row) => [...row]);
  for (;;) {
    const movement = { ...movementFromRows(kept, { winners }), sets };
    const places = checkMovement(movement)
      .filter(({ severity }) => severity === 'impossible')
      .flatMap(placeOf);
    const first = places[0];
    if (!first) return movement;
    kept[first.table - 1]![first.round - 1] = null;
  }
}

function placeOf(fault: MovementFault): { readonly table: number; readonly round: number }[] {
  if (!('round' in fault) || !('table' in fault) || fault.table === null) return [];
  return [{ table: fault.table, round: fault.round }];
}

type OnBoard = Pick<PublishedLine, 'board'>;

/** The most boards that a table can play in a round. */
export const MOST_BOARDS_IN_ROUND = 64;

/**
 * How a section's boards make sets: the way in which the boards that were played together lie together in a set the most
 * often. Among equals the way that the file names, else the one with the smallest sets.
 *
 * @param together lines that were played at one table in one round, as far as anybody knows
 * @param stated boards a round as the file says
 */
export function setsOfLines(
  together: readonly (readonly OnBoard[])[],
  stated: number | null = null,
): SetsOfBoards {
  const boards = together.flatMap((lines) => lines.map(({ board }) => board));
  const lowest = Math.min(...boards);
  const sizes = new Set(together.map((lines) => lines.length).filter((size) => size <= MOST_BOARDS_IN_ROUND));
  const known = [...(stated === null ? [] : [stated]), ...[...sizes].sort((one, other) => one - other)];
  const candidates = known.length > 0 ? known : [MOST_BOARDS_IN_ROUND];
  const ways = candidates.map((boardsPerRound) => {
    // Boards are numbered on from 1 as a rule, and sets begin where the numbering does.
    const firstBoard = lowest - ((lowest - 1) % boardsPerRound);
    const sets = { boardsPerRound, firstBoard };
    return { sets, whole: wholeSets(together, sets) };
  });
  const best = Math.max(...ways.map(({ whole }) => whole));
  return ways.find(({ whole }) => whole === best)!.sets;
}

/** How many of the groups are a set as it is: in one set, and all of it. */
function wholeSets(together: readonly (readonly OnBoard[])[], sets: SetsOfBoards): number {
  return together.filter((lines) => {
    const inSets = grouped(lines, ({ board }) => setOfBoard(board, sets));
    return inSets.size === 1 && lines.length === sets.boardsPerRound;
  }).length;
}

/** The key that most of the items have; of several such the first. */
export function mostFrequent<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Key {
  const groups = [...grouped(items, keyOf)];
  return groups.reduce((most, group) => (group[1].length > most[1].length ? group : most))[0];
}
