import { SEATS, type Seat } from '#cards';
import { STRAINS, type Doubling, type Level, type Strain } from '#scoring';
import type { PbnTag } from './pbn-game.js';
import { countOf, named, saidIn, scoreOf, scoreText, tableOf, type PbnScore } from './pbn-score-cells.js';
import { pbnNames, pbnRows, type PbnRow } from './pbn-table.js';

/** A contract as `Contract` has it, or the pass of all four. */
export type PbnContract =
  | { readonly level: Level; readonly strain: Strain; readonly doubling: Doubling }
  | 'passed-out';

/** A table's result, as a row of `ScoreTable` has it (PBN 2.1, 5.9); what it does not say is left out. */
export interface PbnScoreRow {
  readonly line: number;
  readonly rank?: number;
  readonly pairNS?: string;
  readonly pairEW?: string;
  /** Of individuals: who sits where. */
  readonly players?: Readonly<Record<Seat, string>>;
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

/** What programs call figures of individuals, whose partners have the same. */
const OF_INDIVIDUALS: Readonly<Record<string, string>> = { NS: 'North', EW: 'East' };

const PLAYERS = {
  N: 'PlayerId_North',
  S: 'PlayerId_South',
  E: 'PlayerId_East',
  W: 'PlayerId_West',
} as const satisfies Record<Seat, string>;

const SCORE_COLUMNS = [
  'Rank',
  'PairId_NS',
  'PairId_EW',
  ...Object.values(PLAYERS),
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
      ...named('players', playersIn(row)),
      namesNS: pbnNames(row.get('Names_NS') ?? ''),
      namesEW: pbnNames(row.get('Names_EW') ?? ''),
      ...named('contract', contract),
      ...named('declarer', declarer),
      ...named('tricks', countOf(said('Result')?.replace('^', ''))),
      ...Object.fromEntries(
        Object.entries(SCORES).flatMap(([field, column]) => {
          const [of, side] = column.split('_');
          const score = scoreOf(said(column)) ?? scoreOf(said(`${of}_${OF_INDIVIDUALS[side!]}`));
          return score ? [[field, score]] : [];
        }),
      ),
      ...named('multiplicity', countOf(said('Multiplicity'))),
      more: new Map([...row].filter(([name]) => !SCORE_COLUMNS.includes(name))),
    };
  });
}

function playersIn(row: PbnRow): PbnScoreRow['players'] {
  const [N, E, S, W] = SEATS.map((seat) => saidIn(row, PLAYERS[seat]));
  return N && E && S && W ? { N, E, S, W } : undefined;
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
      ...SEATS.map((seat) => [PLAYERS[seat], row.players?.[seat]] as const),
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
