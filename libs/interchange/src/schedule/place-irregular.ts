import { boardsOfSet, contestantsOf, setOfBoard, type Movement, type SetsOfBoards } from '#movement';
import type { PublishedLine } from '../published/published-game.js';
import { everybodyIn } from './meeting.js';
import type { PlacedLine } from './section-schedule.js';

/** A line that the movement has no place for, and where it is said to have been played. */
export interface LooseLine {
  readonly line: PublishedLine;
  readonly table: number | null;
  readonly round: number | null;
}

/**
 * Finds a place for lines that the movement does not have: where they are said to have been played, or where this board
 * is nowhere expected.
 */
export function placeIrregular(
  loose: readonly LooseLine[],
  scheduled: readonly PlacedLine[],
  movement: Movement,
  sets: SetsOfBoards,
): { readonly placed: readonly PlacedLine[]; readonly unplaced: readonly PublishedLine[] } {
  const taken = new Set(scheduled.map(({ line, table, round }) => placeKey(table, round, line.board)));
  const seated = new Set(contestantsOf(movement).map(({ contestant }) => contestant));
  const placed: PlacedLine[] = [];
  const unplaced: PublishedLine[] = [];
  for (const { line, table, round } of loose) {
    const set = setOfBoard(line.board, sets);
    const known = everybodyIn(line).every((one) => seated.has(one)) && set >= 1 && set <= movement.sets;
    const said = [table, round] as const;
    const place = known
      ? [said, ...unexpected(line.board, movement, sets)].find(isFree(line.board))
      : undefined;
    if (!place) {
      unplaced.push(line);
      continue;
    }
    const [atTable, inRound] = place as readonly [number, number];
    taken.add(placeKey(atTable, inRound, line.board));
    placed.push({ line, table: atTable, round: inRound, fit: 'irregular' });
  }
  return { placed, unplaced };

  function isFree(board: number) {
    return ([table, round]: readonly [number | null, number | null]) =>
      table !== null &&
      round !== null &&
      table <= movement.tables &&
      round <= movement.rounds &&
      !taken.has(placeKey(table, round, board));
  }
}

function placeKey(table: number, round: number, board: number): string {
  return `${table} ${round} ${board}`;
}

/** Tables and rounds at which a board is not to be played, the last round first. */
function* unexpected(
  board: number,
  { tables, rounds, rows }: Movement,
  sets: SetsOfBoards,
): Iterable<readonly [number, number]> {
  for (let round = rounds; round >= 1; round--) {
    for (let table = 1; table <= tables; table++) {
      const play = rows[table - 1]![round - 1];
      if (!play || !boardsOfSet(play.set, sets).includes(board)) yield [table, round];
    }
  }
}
