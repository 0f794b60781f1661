import { readPbnGames } from '../pbn/read-pbn-games.js';
import { pairsAlone, type ResultFormat } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { readResultsInPbn, TITLE } from './read-results.js';
import { pbnWithoutFigures } from './write-results.js';

/** Tables of results in PBN (2.1, 5.9 and 5.10). */
export const resultsInPbn = {
  name: 'pbn',
  title: TITLE,
  recognises: (text) => /^\uFEFF?\s*[%;[{]/.test(text) && /\[\s*ScoreTable\s+"/.test(text),
  read: (text) => pairsAlone(readResultsInPbn(text)),
  withoutFigures: (text) => textOfFile(pbnWithoutFigures(readPbnGames(text))).text,
} as const satisfies ResultFormat;
