import { SEATS, type Seat, type Side } from '#cards';
import { averageIn, cardIn, percentagesIn, saysNothing } from '../text/written-values.js';
import { refuse } from '../faults/unreadable.js';
import type { PbnTag } from './pbn-game.js';
import { readPbnResult, type PbnContract, type PbnResult } from './pbn-result.js';
import {
  countIn,
  named,
  readFigure,
  saidIn,
  scoreText,
  tableOf,
  type FigureKind,
  type PbnScore,
} from './pbn-score-cells.js';
import { pbnNames, pbnRows, type PbnRow, type PlacedRow } from './pbn-table.js';

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
  readonly besidePass?: PbnResult['besidePass'];
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

/** The results of `ScoreTable`. @throws UnreadableDeals where a row is not whole, or tells nothing that is known */
export function readScoreTable(tag: PbnTag): readonly PbnScoreRow[] {
  return pbnRows(tag).map((placed) => {
    const { row, line, at } = placed;
    const said = (name: string) => saidIn(row, name);
    const cell = (name: string) => ({ text: said(name) ?? '', place: at(name) });
    const ruled = rulingIn(row);
    const written = ruled.contract ? { text: '', place: at('Contract') } : cell('Contract');
    const result = readPbnResult({ contract: written, declarer: cell('Declarer'), result: cell('Result') });
    return {
      line,
      ...named('rank', countIn(placed, 'Rank')),
      ...named('pairNS', said('PairId_NS')),
      ...named('pairEW', said('PairId_EW')),
      ...named('players', playersIn(row)),
      namesNS: pbnNames(row.get('Names_NS') ?? ''),
      namesEW: pbnNames(row.get('Names_EW') ?? ''),
      ...result,
      ...figuresIn(placed, ruled),
      ...named('multiplicity', countIn(placed, 'Multiplicity')),
      more: moreOf(placed),
    };
  });
}

/** The figures of a row; those of individuals, whose partners have the same, under their own names. */
function figuresIn({ row, at }: PlacedRow, ruled: Ruled): Partial<Record<keyof typeof SCORES, PbnScore>> {
  const figures = Object.entries(SCORES).flatMap(([field, column]): [string, PbnScore][] => {
    const [of, side] = column.split('_');
    const name = saidIn(row, column) === undefined ? `${of}_${OF_INDIVIDUALS[side!]}` : column;
    const text = saidIn(row, name) ?? '';
    if (isRuling(text, of!)) return [];
    const kind: FigureKind = of === 'Score' ? 'score' : 'number';
    const score = readFigure(text, at(name), kind);
    return score ? [[field, score]] : [];
  });
  const given = (['NS', 'EW'] as const).flatMap((side): [string, PbnScore][] =>
    ruled[side] === undefined ? [] : [[`percentage${side}`, { points: ruled[side], artificial: true }]],
  );
  return Object.fromEntries([...figures, ...given]);
}

/** What a row tells of a ruling in words, `AVE+` of a side or `A60/40` of both, and whether its contract does. */
interface Ruled {
  readonly NS?: string;
  readonly EW?: string;
  readonly contract?: true;
}

function rulingIn(row: PbnRow): Ruled {
  const both = ['Contract', 'Result', 'Score_NS', 'Score_EW', 'Percentage_NS', 'MP_NS']
    .map((name) => [name, percentagesIn(saidIn(row, name) ?? '')] as const)
    .find(([, shares]) => shares);
  const sides = (['NS', 'EW'] as const).flatMap((side): [Side, string][] => {
    const share = ['Percentage', 'Score', 'MP', 'IMP']
      .filter((of) => isRuling(saidIn(row, `${of}_${side}`) ?? '', of))
      .map((of) => averageIn(saidIn(row, `${of}_${side}`)!))
      .find((points) => points !== undefined);
    return share === undefined ? [] : [[side, share]];
  });
  return { ...both?.[1], ...Object.fromEntries(sides), ...(both?.[0] === 'Contract' && { contract: true }) };
}

/** Whether a cell is no figure, but the word of a ruling; a percentage is one where no percentages stand. */
function isRuling(text: string, column: string): boolean {
  if (/^\s*a/i.test(text)) return averageIn(text) !== undefined || percentagesIn(text) !== undefined;
  return column === 'Score' && (averageIn(text) !== undefined || percentagesIn(text) !== undefined);
}

/** Other columns; a lead as it is written here. @throws UnreadableDeals where that is no card */
function moreOf({ row, at }: PlacedRow): PbnRow {
  const others = [...row].filter(([name]) => !SCORE_COLUMNS.includes(name));
  return new Map(
    others.map(([name, text]) => [name, name === 'Lead' ? leadIn(text, () => at(name)) : text] as const),
  );
}

function leadIn(text: string, place: () => ReturnType<PlacedRow['at']>): string {
  if (saysNothing(text)) return text;
  return (
    cardIn(text) ??
    refuse({ ...place(), code: 'deal-file.expected', expected: 'card', found: text.slice(0, 20) })
  );
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

/** A contract as `Contract` has it. */
export function contractText(contract: PbnContract): string {
  if (contract === 'passed-out') return 'Pass';
  const { level, strain, doubling } = contract;
  return `${level}${strain}${doubling.toUpperCase()}`;
}
