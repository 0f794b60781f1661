import { readLinFile } from '../lin/lin-file.js';
import { pbnValue } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { boardIn } from '../text/written-values.js';
import { textOfFile } from '../text/text-of-file.js';

/**
 * The boards of a file in PBN or LIN, each once, whether all their hands are given or not; those without a number are
 * counted on.
 *
 * @throws UnreadableDeals
 */
export function boardsNamed(format: 'PBN' | 'LIN', bytes: Uint8Array): number[] {
  const { text } = textOfFile(bytes);
  const said =
    format === 'PBN'
      ? [...readPbnGames(text)].flatMap((game) =>
          game.tags.size > 0 ? [boardIn(pbnValue(game, 'Board'))] : [],
        )
      : readLinFile(text).map(({ board }) => board);
  const boards: number[] = [];
  for (const board of said) boards.push(board ?? (boards.at(-1) ?? 0) + 1);
  return [...new Set(boards)];
}
