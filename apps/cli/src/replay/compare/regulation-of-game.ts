import type { PublishedScoring } from '#interchange';
import {
  SESSION_REGULATIONS,
  type BoardMethod,
  type RankingRegulation,
  type SessionRegulation,
} from '#scoring';

/** How a game is scored and ranked by the program that published it. */
export interface GameRegulation {
  readonly session: SessionRegulation;
  readonly by: RankingRegulation['by'];
}

/** Compscore scales whoever missed boards up to the fullest card, and so do others that write USEBIO. */
const COMPSCORE: SessionRegulation = { ...SESSION_REGULATIONS['white-book'], fullCard: 'line' };

const MATCHPOINTS: Readonly<Record<PublishedScoring['regulation'], GameRegulation>> = {
  acblscore: { session: SESSION_REGULATIONS.acblscore, by: 'score' },
  compscore: { session: COMPSCORE, by: 'percentage' },
  'white-book': { session: COMPSCORE, by: 'percentage' },
  realbridge: { session: SESSION_REGULATIONS['white-book'], by: 'percentage' },
};

/** Compscore leaves out the highest and the lowest score, and compares with the mean of the others to the nearest 10. */
const BUTLER: BoardMethod = {
  kind: 'butler',
  datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
  shortBoards: 'as-played',
  singleScore: 'average-plus',
};

const PER_COMPARISON: BoardMethod = {
  kind: 'cross-imps',
  result: 'per-comparison',
  singleScore: 'average-plus',
};

/** RealBridge factors a board that a table did not play, and gives the only score of a board nothing. */
const REALBRIDGE: BoardMethod = {
  kind: 'cross-imps',
  result: 'scheduled-per-comparison',
  singleScore: 'zero',
};

function inImps(method: BoardMethod): GameRegulation {
  return { session: { method, guarantee: 'law-12c2c', fullCard: 'own' }, by: 'score' };
}

/** The regulation of a game; nothing for methods that are not scored over a field. */
export function regulationOf({ method, regulation, scale }: PublishedScoring): GameRegulation | undefined {
  switch (method) {
    case 'matchpoints': {
      const { session, by } = MATCHPOINTS[regulation];
      return { session: { ...session, method: { ...session.method, scale } as BoardMethod }, by };
    }
    case 'butler':
      return inImps(BUTLER);
    case 'cross-imps':
      return inImps(regulation === 'realbridge' ? REALBRIDGE : PER_COMPARISON);
    case 'imps':
    case 'board-a-match':
    case 'other':
      return undefined;
    default:
      return method satisfies never;
  }
}
