import { setOfBoard, type SetsOfBoards } from '#movement';
import { grouped } from '../text/grouped.js';
import type { PublishedLine } from '../published/published-game.js';

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
