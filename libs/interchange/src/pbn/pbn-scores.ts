import { SEATS, type Seat } from '#cards';
import { STRAINS, type Doubling, type Level, type Strain } from '#scoring';
import type { PbnTag } from './pbn-game.js';
import { pbnNames, pbnRows, pbnTable, type PbnRow } from './pbn-table.js';

/** A number of a table: what it says, and whether it was given by hand (`^`, PBN 2.1, 5.2). */
export interface PbnScore {
  /** An exact decimal. */
  readonly points: string;
  readonly artificial: boolean;
}

/** A contract as `Contract` has it, or the pass of all four. */
export type PbnContract =
  { readonly level: Level; readonly strain: Strain; readonly doubling: Doubling } | 'passed-out';

/** A table's result, as a row of `ScoreTable` has it (PBN 2.1, 5.9); what it does not say is left out. */
export interface PbnScoreRow {
  readonly line: number;
  readonly rank?: number;
  readonly pairNS?: string;
  readonly pairEW?: string;
  readonly namesNS: readonly string[];
  readonly namesEW: readonly string[];
  readonly contract?: PbnContract;
  readonly declarer?: Seat;
  readonly tricks?: number;
  readonly scoreNS?: PbnScore;
  readonly scoreEW?: PbnScore;
  readonly impNS?: PbnScore;
  readonly impEW?: PbnScore;
  readonly mpNS?: PbnScore;
  readonly mpEW?: PbnScore;
  readonly percentageNS?: PbnScore;
  readonly percentageEW?: PbnScore;
  /** How many tables had this result. */
  readonly multiplicity?: number;
  /** Other columns, as `Lead`, `Round` and `Table` of many programs. */
  readonly more: PbnRow;
}

const SCORES = {
  scoreNS: 'Score_NS',
  scoreEW: 'Score_EW',
  impNS: 'IMP_NS',
  impEW: 'IMP_EW',
  mpNS: 'MP_NS',
  mpEW: 'MP_EW',
  percentageNS: 'Percentage_NS',
  percentageEW: 'Percentage_EW',
} as const;

const SCORE_COLUMNS = [
  'Rank',
  'PairId_NS',
  'PairId_EW',
  'Names_NS',
  'Names_EW',
  'Contract',
  'Declarer',
  'Result',
  ...Object.values(SCORES),
  'Multiplicity',
];

/** The results of `ScoreTable`. @throws UnreadableDeals where a row is not whole */
export function readScoreTable(tag: PbnTag): readonly PbnScoreRow[] {
  return pbnRows(tag).map(({ row, line }) => {
    const said = (name: string) => saidIn(row, name);
    const contract = pbnContract(said('Contract') ?? '');
    const declarer = SEATS.find((seat) => seat === said('Declarer')?.toUpperCase().replace('^', ''));
    return {
      line,
      ...named('rank', countOf(said('Rank'))),
      ...named('pairNS', said('PairId_NS')),
      ...named('pairEW', said('PairId_EW')),
      namesNS: pbnNames(row.get('Names_NS') ?? ''),
      namesEW: pbnNames(row.get('Names_EW') ?? ''),
      ...named('contract', contract),
      ...named('declarer', declarer),
      ...named('tricks', countOf(said('Result')?.replace('^', ''))),
      ...Object.fromEntries(
        Object.entries(SCORES).flatMap(([field, column]) => {
          const score = scoreOf(said(column));
          return score ? [[field, score]] : [];
        }),
      ),
      ...named('multiplicity', countOf(said('Multiplicity'))),
      more: new Map([...row].filter(([name]) => !SCORE_COLUMNS.includes(name))),
    };
  });
}

/** `ScoreTable` out of results, with the columns that any of them fills. */
export function writeScoreTable(rows: readonly Omit<PbnScoreRow, 'line'>[]): PbnTag {
  const others = [...new Set(rows.flatMap(({ more }) => [...more.keys()]))];
  const cells = rows.map((row): ReadonlyMap<string, string | undefined> => {
    const names = (those: readonly string[]) => (those.length > 0 ? those.join(';') : undefined);
    return new Map<string, string | undefined>([
      ['Rank', row.rank?.toString()],
      ['PairId_NS', row.pairNS],
      ['PairId_EW', row.pairEW],
      ['Names_NS', names(row.namesNS)],
      ['Names_EW', names(row.namesEW)],
      ['Contract', row.contract && contractText(row.contract)],
      ['Declarer', row.declarer],
      ['Result', row.tricks?.toString()],
      ...Object.entries(SCORES).map(
        ([field, column]) => [column, scoreText(row[field as keyof typeof SCORES])] as const,
      ),
      ['Multiplicity', row.multiplicity?.toString()],
      ...row.more,
    ]);
  });
  const used = [...SCORE_COLUMNS, ...others].filter((name) =>
    cells.some((row) => row.get(name) !== undefined),
  );
  return tableOf('ScoreTable', used.length > 0 ? used : ['Rank'], cells);
}

/** A contestant's place and total, as a row of `TotalScoreTable` has it (PBN 2.1, 5.10). */
export interface PbnTotalRow {
  readonly line: number;
  readonly rank?: number;
  readonly pair?: string;
  readonly names: readonly string[];
  readonly totalScore?: PbnScore;
  readonly totalIMP?: PbnScore;
  readonly totalMP?: PbnScore;
  readonly totalPercentage?: PbnScore;
  readonly meanScore?: PbnScore;
  readonly meanIMP?: PbnScore;
  readonly meanMP?: PbnScore;
  readonly meanPercentage?: PbnScore;
  readonly boards?: number;
  readonly multiplicity?: number;
}

const TOTALS = {
  totalScore: 'TotalScore',
  totalIMP: 'TotalIMP',
  totalMP: 'TotalMP',
  totalPercentage: 'TotalPercentage',
  meanScore: 'MeanScore',
  meanIMP: 'MeanIMP',
  meanMP: 'MeanMP',
  meanPercentage: 'MeanPercentage',
} as const;

/** The rows of `TotalScoreTable`. @throws UnreadableDeals where one is not whole */
export function readTotalScoreTable(tag: PbnTag): readonly PbnTotalRow[] {
  return pbnRows(tag).map(({ row, line }) => ({
    line,
    ...named('rank', countOf(saidIn(row, 'Rank'))),
    ...named('pair', saidIn(row, 'PairId')),
    names: pbnNames(row.get('Names') ?? ''),
    ...Object.fromEntries(
      Object.entries(TOTALS).flatMap(([field, column]) => {
        const score = scoreOf(saidIn(row, column));
        return score ? [[field, score]] : [];
      }),
    ),
    ...named('boards', countOf(saidIn(row, 'NrBoards'))),
    ...named('multiplicity', countOf(saidIn(row, 'Multiplicity'))),
  }));
}

/** `TotalScoreTable` out of totals, with the columns that any of them fills. */
export function writeTotalScoreTable(rows: readonly Omit<PbnTotalRow, 'line'>[]): PbnTag {
  const cells = rows.map(
    (row): ReadonlyMap<string, string | undefined> =>
      new Map<string, string | undefined>([
        ['Rank', row.rank?.toString()],
        ['PairId', row.pair],
        ['Names', row.names.length > 0 ? row.names.join(';') : undefined],
        ...Object.entries(TOTALS).map(
          ([field, column]) => [column, scoreText(row[field as keyof typeof TOTALS])] as const,
        ),
        ['NrBoards', row.boards?.toString()],
        ['Multiplicity', row.multiplicity?.toString()],
      ]),
  );
  const used = [...(cells[0] ?? new Map([['Rank', '']])).keys()].filter((name) =>
    cells.some((row) => row.get(name) !== undefined),
  );
  return tableOf('TotalScoreTable', used.length > 0 ? used : ['Rank'], cells);
}

/** A contract of a tag or a table; nothing where it tells none. */
export function pbnContract(text: string): PbnContract | undefined {
  if (/^(pass|ap)$/i.test(text.trim())) return 'passed-out';
  const [, level, named, doubling = ''] = /^\s*([1-7])\s*(NT?|[SHDC])(X{0,2})\s*$/i.exec(text) ?? [];
  const strain = STRAINS.find((one) => one === named?.toUpperCase().replace(/^N$/, 'NT'));
  return strain && { level: Number(level) as Level, strain, doubling: doubling.toLowerCase() as Doubling };
}

/** A contract as `Contract` has it. */
export function contractText(contract: PbnContract): string {
  if (contract === 'passed-out') return 'Pass';
  const { level, strain, doubling } = contract;
  return `${level}${strain}${doubling.toUpperCase()}`;
}

/** A column of texts is as wide as the longest of them, numbers stand to the right. */
function tableOf(
  name: string,
  columns: readonly string[],
  rows: readonly ReadonlyMap<string, string | undefined>[],
): PbnTag {
  const isText = (column: string) =>
    /^(PairId|Names|Contract|Declarer)/.test(column) || !/[A-Z]/.test(column[0]!);
  const heads = columns.map((column) => {
    const widths = rows.map((row) => (row.get(column) ?? '-').length + (isNames(column) ? 2 : 0));
    return `${column}\\${Math.max(1, ...widths)}${isText(column) ? 'L' : 'R'}`;
  });
  return pbnTable(
    name,
    heads,
    rows.map((row) => columns.map((column) => row.get(column) ?? '-')),
  );
}

function isNames(column: string): boolean {
  return column.startsWith('Names');
}

/** What a row says in a column; nothing where it says that it is not known or does not apply. */
function saidIn(row: PbnRow, name: string): string | undefined {
  const text = row.get(name)?.trim();
  return text === undefined || ['', '-', '?', '*'].includes(text) ? undefined : text;
}

function named<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: Value });
}

function countOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function scoreOf(text: string | undefined): PbnScore | undefined {
  const [, caret, points] = /^(\^?)([+-]?\d+(?:\.\d+)?)%?$/.exec(text?.replace(',', '.') ?? '') ?? [];
  return points === undefined ? undefined : { points: points.replace(/^\+/, ''), artificial: caret === '^' };
}

function scoreText(score: PbnScore | undefined): string | undefined {
  return score && `${score.artificial ? '^' : ''}${score.points}`;
}
