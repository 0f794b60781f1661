import type { PbnTag } from './pbn-game.js';
import { countIn, named, readFigure, saidIn, scoreText, tableOf, type PbnScore } from './pbn-score-cells.js';
import { pbnNames, pbnRows } from './pbn-table.js';

/** A contestant's place and total, as a row of `TotalScoreTable` has it (PBN 2.1, 5.10). */
export interface PbnTotalRow {
  readonly line: number;
  readonly rank?: number;
  /** It is written as one that is shared: `3=`. */
  readonly isRankShared?: true;
  /** Its id: of a pair, a player or a team. */
  readonly contestant?: string;
  readonly kind?: TotalKind;
  /** Of the players. */
  readonly names: readonly string[];
  /** Of a team. */
  readonly teamName?: string;
  readonly totalScore?: PbnScore;
  readonly totalIMP?: PbnScore;
  readonly totalMP?: PbnScore;
  readonly totalVP?: PbnScore;
  readonly totalPercentage?: PbnScore;
  readonly meanScore?: PbnScore;
  readonly meanIMP?: PbnScore;
  readonly meanMP?: PbnScore;
  readonly meanPercentage?: PbnScore;
  readonly boards?: number;
  readonly multiplicity?: number;
  /** Where one table has those of all sections. */
  readonly section?: string;
}

type TotalKind = keyof typeof IDS;

const IDS = { pair: 'PairId', player: 'PlayerId', team: 'TeamId' } as const;

const TOTALS = {
  totalScore: 'TotalScore',
  totalIMP: 'TotalIMP',
  totalMP: 'TotalMP',
  totalVP: 'TotalVP',
  totalPercentage: 'TotalPercentage',
  meanScore: 'MeanScore',
  meanIMP: 'MeanIMP',
  meanMP: 'MeanMP',
  meanPercentage: 'MeanPercentage',
} as const;

/** What programs call the same. */
const ALSO: Readonly<Record<string, string>> = {
  TotalIMP: 'TotalScoreIMP',
  TotalMP: 'TotalScoreMP',
  TotalVP: 'TotalScoreVP',
};

/** The rows of `TotalScoreTable`. @throws UnreadableDeals where one is not whole, or a figure is none */
export function readTotalScoreTable(tag: PbnTag): readonly PbnTotalRow[] {
  return pbnRows(tag).map((placed) => {
    const { row, line, at } = placed;
    const [kind, id] = Object.entries(IDS).find(([, column]) => saidIn(row, column) !== undefined) ?? [];
    const names = ['Names', 'Name', 'Roster'].flatMap((column) => pbnNames(row.get(column) ?? ''));
    return {
      line,
      ...named('rank', countIn(placed, 'Rank')),
      ...(/^T|=/i.test(saidIn(row, 'Rank') ?? '') && { isRankShared: true as const }),
      ...(kind !== undefined && { contestant: saidIn(row, id!)!, kind: kind as TotalKind }),
      names,
      ...named('teamName', saidIn(row, 'TeamName') ?? saidIn(row, 'Team')),
      ...Object.fromEntries(
        Object.entries(TOTALS).flatMap(([field, column]) => {
          const name = saidIn(row, column) === undefined ? (ALSO[column] ?? column) : column;
          const score = readFigure(saidIn(row, name) ?? '', at(name), 'number');
          return score ? [[field, score]] : [];
        }),
      ),
      ...named('boards', countIn(placed, 'NrBoards')),
      ...named('multiplicity', countIn(placed, 'Multiplicity')),
      ...named('section', saidIn(row, 'Section')),
    };
  });
}

/** `TotalScoreTable` out of totals, with the columns that any of them fills. */
export function writeTotalScoreTable(rows: readonly Omit<PbnTotalRow, 'line'>[]): PbnTag {
  const cells = rows.map(
    (row): ReadonlyMap<string, string | undefined> =>
      new Map<string, string | undefined>([
        ['Rank', row.rank === undefined ? undefined : `${row.rank}${row.isRankShared ? '=' : ''}`],
        ...Object.entries(IDS).map(
          ([kind, column]) => [column, kind === row.kind ? row.contestant : undefined] as const,
        ),
        ['TeamName', row.teamName],
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
