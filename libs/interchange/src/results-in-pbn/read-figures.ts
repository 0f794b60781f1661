import { grouped } from '#cards';
import type { PbnGame } from '../pbn/pbn-game.js';
import { readTotalScoreTable, type PbnTotalRow } from '../pbn/pbn-totals.js';
import {
  NO_FIGURES,
  type PublishedAward,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedTotal,
  type UnreadFigures,
} from '../published/published-figures.js';
import {
  contestantInSession,
  type PublishedLine,
  type PublishedSection,
  type PublishedScoring,
  type ScoringMethod,
} from '../published/published-game.js';
import type { FurtherKnown } from './further-tables.js';
import type { RowOfBoard } from './rows-of-games.js';
import { saidBy } from './sessions-in-pbn.js';
import type { PbnScoreRow } from '../pbn/pbn-scores.js';

/** A section, and the rows that its lines are of. */
export interface SectionRead {
  readonly section: PublishedSection;
  readonly rows: readonly (RowOfBoard & { readonly line: PublishedLine })[];
}

/** A row of `TotalScoreTable`, by the letter of its section and the contestant's id without blanks. */
export interface TotalOfSection {
  readonly section: string;
  readonly row: PbnTotalRow;
}

/** The rows of every `TotalScoreTable`. @throws UnreadableDeals */
export function totalsIn(
  games: readonly PbnGame[],
  letters: ReadonlyMap<string, string>,
  sections: readonly string[],
): readonly TotalOfSection[] {
  return games.flatMap((game) => {
    const table = game.tags.get('TotalScoreTable');
    const said = letters.get(saidBy(game, 'Section'))!;
    // Where only the rows of tables say their section, totals are of the only one that there is.
    const own = sections.length === 1 && !sections.includes(said) ? sections[0]! : said;
    return (table ? readTotalScoreTable(table) : []).map((row) => ({
      section: (row.section === undefined ? undefined : letters.get(row.section)) ?? own,
      // Empty where no id is said: of nobody.
      row: { ...row, contestant: (row.contestant ?? '').replace(/\s+/g, '') },
    }));
  });
}

/** Whether a method's figures are IMPs. */
export function isInImps(method: ScoringMethod): boolean {
  return method === 'butler' || method === 'cross-imps' || method === 'imps';
}

/** What was published of a session. */
export function figuresOf(
  sections: readonly SectionRead[],
  totals: readonly TotalOfSection[],
  further: FurtherKnown,
  { method, matches }: Pick<PublishedScoring, 'method' | 'matches'>,
): PublishedFigures {
  const inImps = isInImps(method);
  const awards = sections.flatMap(({ rows }) =>
    rows.flatMap(({ row, line }): PublishedAward[] => {
      const [ns, ew] = inImps ? [row.impNS, row.impEW] : [row.mpNS, row.mpEW];
      return [
        ...(ns ? [{ line: line.id, side: 'NS' as const, points: ns.points }] : []),
        ...(ew ? [{ line: line.id, side: 'EW' as const, points: ew.points }] : []),
      ];
    }),
  );
  const known = new Set(
    sections.flatMap(({ section: { section, contestants } }) =>
      contestants.map(({ contestant }) => contestantInSession(section, contestant)),
    ),
  );
  const all = totals.map(({ section, row }) => {
    const contestant = contestantInSession(section, row.contestant!);
    return { section, row, contestant };
  });
  const named = all.filter(({ contestant }) => known.has(contestant));
  const totalIn = (row: PbnTotalRow) => (matches ? row.totalVP : inImps ? row.totalIMP : row.totalMP);
  const decimals = Math.max(0, ...awards.map(({ points }) => (points.split('.')[1] ?? '').length));
  return {
    printed: { award: decimals, score: 2, percentage: 2 },
    ...NO_FIGURES,
    awards,
    totals: named.flatMap(({ row, contestant }) => totalOf(contestant, row, totalIn(row))),
    unread: [
      ...all
        .filter(({ contestant }) => !known.has(contestant))
        .map(({ row, contestant }) => ({
          why: 'nobody' as const,
          what: row.contestant === '' ? `line ${row.line}` : contestant,
          figures: figuresIn(totalOf(contestant, row, totalIn(row))) + placesOf(contestant, row).length,
        }))
        .filter(({ figures }) => figures > 0),
      ...rowFiguresNotTaken(
        sections.flatMap(({ rows }) => rows.map(({ row }) => row)),
        [inImps ? 'IMP' : 'MP'],
      ),
      ...totalFiguresNotTaken(
        named.map(({ row }) => row),
        (row) => [
          matches ? 'totalVP' : inImps ? 'totalIMP' : 'totalMP',
          row.totalPercentage ? 'totalPercentage' : 'meanPercentage',
        ],
      ),
    ],
    masterPoints: [...known].flatMap((contestant) =>
      further.masterPoints(contestant).map((points) => ({ contestant, ...points })),
    ),
    rankings: [...grouped(named, ({ section }) => section)].flatMap(([section, those]) =>
      rankingsOf(section, those, sections),
    ),
  };
}

function figuresIn(totals: readonly PublishedTotal[]): number {
  return totals.reduce(
    (sum, { contestant: _contestant, ...figures }) => sum + Object.keys(figures).length,
    0,
  );
}

/** The total of a row; nothing where it has no figure. */
export function totalOf(
  contestant: string,
  row: PbnTotalRow,
  total: PbnTotalRow['totalMP'],
): PublishedTotal[] {
  const percentage = row.totalPercentage ?? row.meanPercentage;
  if (!total && !percentage && row.boards === undefined) return [];
  return [
    {
      contestant,
      ...(row.boards !== undefined && { boards: row.boards }),
      ...(total && { score: total.points }),
      ...(percentage && { percentage: percentage.points }),
    },
  ];
}

/** The place of a row. */
export function placesOf(
  contestant: string,
  { rank, isRankShared: isMarked }: PbnTotalRow,
): PublishedPlace[] {
  if (rank === undefined) return [];
  return [{ contestant, kind: 'first', first: rank, last: rank, ...(isMarked && { isMarked }) }];
}

function rankingsOf(
  section: string,
  totals: readonly { readonly row: PbnTotalRow; readonly contestant: string }[],
  sections: readonly SectionRead[],
): PublishedFigures['rankings'] {
  const { winners } = sections.find(({ section: one }) => one.section === section)!.section;
  const lines = winners === 1 ? [''] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = totals
      .filter(({ contestant }) => contestant.startsWith(contestantInSession(section, line)))
      .flatMap(({ row, contestant }) => placesOf(contestant, row));
    return places.length === 0
      ? []
      : [{ name: `${section} ${line || 'one'}`, over: 'section', stratum: null, places }];
  });
}

const FIGURES_OF_ROW = {
  Rank: ['rank'],
  IMP: ['impNS', 'impEW'],
  MP: ['mpNS', 'mpEW'],
  Percentage: ['percentageNS', 'percentageEW'],
  Multiplicity: ['multiplicity'],
} as const satisfies Readonly<Record<string, readonly (keyof PbnScoreRow)[]>>;
type FigureOfRow = keyof typeof FIGURES_OF_ROW;

/** Figures of `ScoreTable`, or of games, that no session here has by its method: how many of which columns. */
export function rowFiguresNotTaken(
  rows: readonly PbnScoreRow[],
  taken: readonly FigureOfRow[],
): UnreadFigures[] {
  return (Object.keys(FIGURES_OF_ROW) as FigureOfRow[]).flatMap((column) => {
    if (taken.includes(column)) return [];
    const cells = rows.flatMap((row) => FIGURES_OF_ROW[column].map((field) => row[field]));
    // What a ruling gives is no figure.
    const figures = cells.filter((cell) =>
      typeof cell === 'object' ? !cell.artificial : cell !== undefined,
    );
    return unread(`${column} (ScoreTable)`, figures.length);
  });
}

const FIGURES_OF_TOTAL = [
  'totalScore',
  'totalIMP',
  'totalMP',
  'totalVP',
  'totalPercentage',
  'meanScore',
  'meanIMP',
  'meanMP',
  'meanPercentage',
] as const satisfies readonly (keyof PbnTotalRow)[];
type FigureOfTotal = (typeof FIGURES_OF_TOTAL)[number];

/** The same of `TotalScoreTable`; `taken` says which a row has that is read. */
export function totalFiguresNotTaken(
  rows: readonly PbnTotalRow[],
  taken: (row: PbnTotalRow) => readonly FigureOfTotal[],
): UnreadFigures[] {
  return FIGURES_OF_TOTAL.flatMap((field) => {
    const figures = rows.filter((row) => row[field] && !taken(row).includes(field)).length;
    return unread(`${field[0]!.toUpperCase()}${field.slice(1)} (TotalScoreTable)`, figures);
  });
}

function unread(what: string, figures: number): UnreadFigures[] {
  return figures === 0 ? [] : [{ why: 'no-such-figure', what, figures }];
}
