import { UnreadableDeals } from '../faults/unreadable.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import type { ResultFormat } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { readResultsInPbn } from './read-results.js';
import { BoardsOfTables, TITLE } from './sessions-in-pbn.js';
import type { PbnGame, PbnTag } from '../pbn/pbn-game.js';
import { pbnColumns } from '../pbn/pbn-table.js';
import { writePbnGames } from '../pbn/write-pbn-games.js';
import { CONTESTANTS, MASTER_POINTS } from './further-tables.js';
import { MATCH_TABLE } from './rows-of-matches.js';

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

const ARTIFICIAL_COLUMNS = /^Percentage_/;
const FIGURES = /^(Rank|(MP|IMP)_(NS|EW|North|South|East|West))$/;
const WHO = /^((Pair|Player|Team)Id|Names?|TeamName|Team|Roster|Section)$/;

/** A PBN text without the figures of its tables: awards, ranks and totals. @throws UnreadableDeals */
function pbnWithoutFigures(games: Iterable<PbnGame>): Uint8Array {
  return writePbnGames([...games].map(bareGame));
}

function bareGame(game: PbnGame): PbnGame {
  const tags = [...game.tags].flatMap(([name, tag]): [string, PbnTag][] => {
    if (name === MATCH_TABLE || /^Score(MP|IMP)$/.test(name)) return [];
    if (name === 'ScorePercentage') return tag.value.includes('^') ? [[name, tag]] : [];
    if (name === CONTESTANTS) return [[name, withColumns(tag, (column) => column !== MASTER_POINTS)]];
    if (name === 'TotalScoreTable') return whoIsIn(tag).map((one) => [name, one]);
    return [[name, name === 'ScoreTable' ? bareTable(tag) : tag]];
  });
  return { ...game, tags: new Map(tags) };
}

/** Artificial scores are rulings, and stay. */
function bareTable(tag: PbnTag): PbnTag {
  return withColumns(tag, (name) => !FIGURES.test(name));
}

/** `TotalScoreTable` says who is in it, too: nothing is left of one that does not. */
function whoIsIn(tag: PbnTag): PbnTag[] {
  const names = pbnColumns(tag.value).map(({ name }) => name);
  return names.some((name) => WHO.test(name) && !name.endsWith('Id'))
    ? [withColumns(tag, (name) => WHO.test(name))]
    : [];
}

function withColumns(tag: PbnTag, isWanted: (name: string) => boolean): PbnTag {
  const columns = tag.value.split(';');
  const names = pbnColumns(tag.value).map(({ name }) => name);
  if (tag.elements.length % columns.length !== 0) return tag;
  const isKept = names.map(isWanted);
  const elements = tag.elements.flatMap((element, index) => {
    const column = index % columns.length;
    if (!isKept[column]) return [];
    const isFigure = ARTIFICIAL_COLUMNS.test(names[column]!) && !element.text.startsWith('^');
    return [isFigure ? { ...element, text: '-' } : element];
  });
  return {
    name: tag.name,
    value: columns.filter((_column, index) => isKept[index]).join(';'),
    line: tag.line,
    column: tag.column,
    remarks: tag.remarks,
    notes: tag.notes,
    elements,
  };
}
