import {
  addUpCounts,
  FIGURE_KINDS,
  type ComparedFigure,
  type ContradictedContract,
  type Counts,
  type FigureKind,
  type NotComparedWhy,
  type UnplayableWhy,
} from '#importing';
import { addUp, ACTIONS, type ActionCounts } from './play/action-counts.js';
import type { LeftOut, ReplayedFile } from './replay-file.js';
import type { ReplayedGame } from './replayed-game.js';

/** A file of a folder that is none of published results. */
export interface SkippedFile {
  readonly file: string;
  readonly why: string;
}

/** Everything that was replayed. */
export interface Report {
  readonly files: readonly ReplayedFile[];
  readonly skipped: readonly SkippedFile[];
  readonly total: {
    readonly games: number;
    readonly played: ActionCounts;
    readonly counts: Counts;
    /** How many published figures are not compared, by the reason. */
    readonly notCompared: Readonly<Partial<Record<NotComparedWhy | 'refused', number>>>;
    /**
     * Whether there are published figures that are compared, and each is as it was published but for known
     * irregularities.
     */
    readonly agrees: boolean;
  };
}

/** Adds up what was replayed. */
export function reportOf(files: readonly ReplayedFile[], skipped: readonly SkippedFile[]): Report {
  const games = files.flatMap((file) => file.games);
  const counts = addUpCounts(games.map((game) => game.counts));
  const whole =
    games.every(({ unplayable }) => unplayable.length === 0) &&
    files.every(
      ({ leftOut, leftAside }) => leftAside.length === 0 && leftOut.every(({ why }) => why !== 'refused'),
    );
  const kinds = Object.values(counts);
  const isCompared = kinds.some(({ compared }) => compared > 0);
  const agrees = whole && isCompared && kinds.every(({ different }) => different === 0);
  return {
    files,
    skipped,
    total: {
      games: games.length,
      played: addUp(games.map(({ played }) => played)),
      counts,
      notCompared: notComparedIn(files),
      agrees,
    },
  };
}

function notComparedIn(files: readonly ReplayedFile[]): Report['total']['notCompared'] {
  const all = files.flatMap(({ games, leftOut }) => [
    ...games.flatMap(({ notCompared }) => notCompared),
    ...leftOut.map(({ why, figures }) => ({ why: why === 'refused' ? why : ('method' as const), figures })),
  ]);
  const sums: Partial<Record<NotComparedWhy | 'refused', number>> = {};
  for (const { why, figures } of all) if (figures > 0) sums[why] = (sums[why] ?? 0) + figures;
  return sums;
}

/** What figures of a kind are called. */
export const KINDS: Readonly<Record<FigureKind, string>> = {
  contract: 'contracts',
  award: 'awards',
  datum: 'datums',
  boards: 'boards counted',
  matchpoints: 'matchpoint totals',
  score: 'session scores',
  percentage: 'percentages',
  final: 'final scores',
  place: 'places',
  order: 'ranking numbers',
  match: 'match scores',
  running: 'running scores',
};

const DONE: Readonly<Record<keyof ActionCounts, string>> = {
  atTables: 'entered and confirmed at the tables',
  byScorer: 'entered by the scorer (no movement was found)',
  irregular: 'not as scheduled',
  artificial: 'artificial adjusted scores',
  assigned: 'assigned adjusted scores',
  corrected: 'corrected later',
  late: 'played late',
  notPlayed: 'not played',
};

export const NOT_COMPARED: Readonly<Record<NotComparedWhy, string>> = {
  method: 'the game uses another scoring method',
  'several-sessions': 'they cover several sessions',
  ranking: 'only some of the sections are ranked together',
  'no-such-figure': 'sessions here have no such score',
  nobody: 'no one plays with that number',
  'no-match': 'the files do not give the score of a round without a match',
};

/** The same in a list of numbers. */
const NOT_COMPARED_SHORT: Readonly<Record<NotComparedWhy | 'refused', string>> = {
  method: 'with other scoring methods',
  'several-sessions': 'over several sessions',
  ranking: 'from sections ranked together',
  'no-such-figure': 'of a kind that sessions do not have',
  nobody: 'with numbers that no one plays with',
  'no-match': 'from rounds without a match',
  refused: 'from games that the server stopped',
};

export const UNPLAYABLE: Readonly<Record<UnplayableWhy, string>> = {
  'no-place': 'no table can play it',
  'board-again': 'a team has already played the board',
  'no-such-ruling': 'no ruling gives such a percentage',
  'impossible-score': 'no contract gives this score',
};

const LEFT_OUT: Readonly<Record<LeftOut['why'], string>> = {
  scoring: 'not replayed (unsupported scoring method)',
  empty: 'not replayed',
  refused: 'stopped by the server',
};

/** What is said of one file. */
export function fileText({ file, games, leftOut, leftAside }: ReplayedFile): string {
  return [
    file,
    ...leftAside.map((said) => `  ${said}.`),
    ...games.flatMap(gameLines),
    ...leftOut.map(({ game, title, why, what }) => `  ${game} (${title}): ${LEFT_OUT[why]}: ${what}.`),
  ].join('\n');
}

function gameLines(replayed: ReplayedGame): string[] {
  const { game, title, tables, rounds, computed, played, counts, unplayable } = replayed;
  const computing = computed.length > 0 ? ` (computed for ${computed.join(' and ')})` : '';
  return [
    `  ${game} (${title}): ${tables} tables, ${rounds} rounds${computing}; ${actionsText(played)}.`,
    `    ${countsText(counts)}.`,
    ...replayed.contradicted.map((one) => `    left out: ${contradictionText(one)}`),
    ...unplayable.map(({ line, why }) => `    cannot be played: ${line}: ${UNPLAYABLE[why]}`),
    ...replayed.differences.map((figure) => `    differs: ${figureText(figure)}`),
    ...replayed.irregularities.map((figure) => `    irregular: ${figureText(figure)} (${figure.why})`),
    ...replayed.notCompared.map(
      ({ what, why, figures }) => `    not compared: ${what}, ${figures}: ${NOT_COMPARED[why]}`,
    ),
  ];
}

function actionsText(counts: ActionCounts): string {
  const done = ACTIONS.filter((name) => counts[name] > 0 || name === 'atTables');
  return done.map((name) => `${counts[name]} ${DONE[name]}`).join(', ');
}

/** A contract that does not make its score: which board, at which table, and what it makes. */
export function contradictionText({
  what,
  board,
  table,
  contract,
  score,
  makes,
}: ContradictedContract): string {
  const at = table === null ? '' : `, table ${table}`;
  return `the contract of ${what}, board ${board}${at}: ${contract} is worth ${makes}, but the score is ${score}`;
}

/** How many figures were compared, kind by kind, and how many of them are not equal. */
export function countsText(counts: Counts): string {
  const texts = FIGURE_KINDS.filter((kind) => counts[kind].compared > 0).map((kind) => {
    const { compared, different, irregular } = counts[kind];
    const unequal = [
      ...(different > 0 ? [`${different} different`] : []),
      ...(irregular > 0 ? [`${irregular} irregular`] : []),
    ];
    return `${compared} ${KINDS[kind]}${unequal.length > 0 ? ` (${unequal.join(', ')})` : ''}`;
  });
  return texts.length === 0 ? 'no scores to compare' : `compared: ${texts.join(', ')}`;
}

/** A figure beside ours. */
export function figureText({ kind, of, published, ours }: ComparedFigure): string {
  return `${kind} of ${of}: published ${published}, here ${ours}`;
}

/** What is said at the end. */
export function totalText({
  skipped,
  total: { games, played, counts, notCompared, agrees },
}: Report): string {
  const others = Object.entries(notCompared).map(
    ([why, figures]) => `${figures} ${NOT_COMPARED_SHORT[why as keyof typeof NOT_COMPARED_SHORT]}`,
  );
  return [
    ...skipped.map(({ file, why }) => `${file}: skipped: ${why}`),
    `${games} ${games === 1 ? 'game' : 'games'} replayed: ${actionsText(played)}.`,
    `${agrees ? 'All scores match' : 'Not all scores match'}; ${countsText(counts)}.`,
    ...(others.length > 0 ? [`Not compared: ${others.join(', ')}.`] : []),
  ].join('\n');
}
