import { vulnerabilityOf } from '#cards';
import { type Contract, scoreForNS } from '#scoring';
import type { BridgeResult } from '#tournament';
import { plainHeading } from '../text/delimited-text.js';

/** What the columns of a list of results can be, in the order in which they are written. */
export const RESULT_COLUMNS = [
  'round',
  'table',
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'lead',
  'section',
  'nothing',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/**
 * Words by which headings say what a column is, in English, Polish and Russian, without marks; the first that fits. Names
 * of players and awards are in travellers, and are no results.
 */
const HEADINGS: readonly (readonly [ResultColumn, RegExp])[] = [
  ['nothing', /(name|imion|nazwisk|zawodn|имен|points|punkty|очки|match ?points|imps?|%|procent|процент)/],
  ['round', /^(round|rd|rnd|runda|раунд|тур)$/],
  ['section', /^(section|sect|sekcja|sektor|секция|сектор)$/],
  ['table', /^(table|tbl|tab|stol|stolik|стол)$/],
  ['board', /^(board|bd|brd|rozdanie|rozd|сдача|сдачи)$/],
  ['ns', /^(ns|n s|pair ?ns|ns ?pair|para ns|пара ns)$/],
  ['ew', /^(ew|e w|we|w e|pair ?ew|ew ?pair|para ew|пара ew)$/],
  ['contract', /^(contract|contr|kontrakt|контракт)$/],
  ['declarer', /^(declarer|decl|by|rozgrywajacy|rozgr|разыгрывающии)$/],
  ['tricks', /^(tricks|lew|lewy|взятки|взяток)$/],
  ['result', /^(result|res|wynik|made|итог)$/],
  ['score', /^(score|score ns|zapis|zapis ns|запись|запись ns|результат)$/],
  ['lead', /^(lead|opening lead|wist|ход|атака)$/],
];

/** What a heading says that its column is; undefined: nothing that is known. */
export function resultColumnOf(heading: string): ResultColumn | undefined {
  const text = plainHeading(heading);
  return HEADINGS.find(([, words]) => words.test(text))?.[0];
}

/** Whether a row is the headings of a table of results: it names a board and something of what came of it. */
export function isResultHeading(cells: readonly string[]): boolean {
  const found = new Set(cells.map(resultColumnOf));
  return found.has('board') && (found.has('contract') || found.has('score') || found.has('result'));
}

/** What the columns of a table without headings are: in the order in which they are written here. */
export function resultColumnsInOrder(count: number): ResultColumn[] {
  return Array.from({ length: count }, (_, at) => WITHOUT_HEADING[at] ?? 'nothing');
}

const WITHOUT_HEADING = [
  'round',
  'table',
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'score',
  'lead',
] as const satisfies readonly ResultColumn[];

/** The heading of results as they are written: the same in every language, so that any program reads it. */
export const RESULTS_HEADING = WITHOUT_HEADING;

/** A play of a board as it is written in a list of results. */
export interface PlayToWrite {
  readonly round: number;
  readonly table: string;
  readonly board: number;
  /** Contestants; in an individual those who sit North and East. */
  readonly ns: string;
  readonly ew: string;
  /** In an individual those who sit South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string } | undefined;
  /** What happened; null: it was not played. */
  readonly result: BridgeResult | null;
}

/** How it is written that a board was not played. */
const NOT_PLAYED = 'NP';

type Cells = readonly (string | number | null)[];

/**
 * Results as a table that `readResultList` reads again: a row for each play under `RESULTS_HEADING`, whatever the
 * language is. The score is that of North-South.
 */
export function resultTable(plays: readonly PlayToWrite[]): readonly Cells[] {
  return [RESULTS_HEADING, ...plays.map(rowOf)];
}

function rowOf({ round, table, board, ns, ew, partners, result }: PlayToWrite): Cells {
  const side = (one: string, other: string | undefined) =>
    other === undefined || other === one ? one : `${one} + ${other}`;
  return [round, table, board, side(ns, partners?.ns), side(ew, partners?.ew), ...cellsOf(result, board)];
}

/** Contract, declarer, tricks, score, lead. */
function cellsOf(result: BridgeResult | null, board: number): Cells {
  if (result === null) return [NOT_PLAYED, null, null, null, null];
  if (result.kind === 'passed-out') return ['PASS', null, null, 0, null];
  if (result.kind === 'score') return [null, null, null, result.score, null];
  const { level, strain, doubling, declarer, tricks, lead = null } = result;
  const score = scoreForNS(result as Contract, vulnerabilityOf(board));
  return [`${level}${strain}${doubling}`, declarer, tricks, score, lead];
}
