import { UnreadableDeals } from '../faults/unreadable-deals.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import type { ResultFormat } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { readResultsInPbn } from './read-results.js';
import { BoardsOfTables, TITLE } from './sessions-in-pbn.js';
import { pbnWithoutFigures } from './without-figures.js';

/** Results in PBN: tables of them (2.1, 5.9 and 5.10), or a game of each table that played a board. */
export const resultsInPbn = {
  name: 'pbn',
  title: TITLE,
  recognises: (text) =>
    /^\uFEFF?\s*[%;[{]/.test(text) && (/\[\s*ScoreTable\s+"/.test(text) || isOfTables(text)),
  read: readResultsInPbn,
  withoutFigures: (text) => textOfFile(pbnWithoutFigures(readPbnGames(text))).text,
} as const satisfies ResultFormat;

/** Whether a board was played at several tables: a file of one play of each is one of deals, with what was done on them. */
function isOfTables(text: string): boolean {
  if (!/\[\s*(?:Contract|Score)\s+"(?!["?])/.test(text)) return false;
  const boards = new BoardsOfTables();
  try {
    for (const game of readPbnGames(text)) if (boards.isSecond(game)) return true;
  } catch (error) {
    // What is wrong is said of its deals.
    if (!(error instanceof UnreadableDeals)) throw error;
  }
  return false;
}
