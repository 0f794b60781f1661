import type { PublishedGame, PublishedScoring } from '#interchange';
import { ACBL_MATCHPOINTS, EBU_MATCHPOINTS, hasTop, type RankingRegulation } from '#scoring';
import { methodOfText, type SessionMethod } from '#tournament';

/** A method whose places go by boards. */
export type MethodOfGame = SessionMethod & { readonly ranking: { readonly by: RankingRegulation['by'] } };

const COMPSCORE = {
  name: 'own',
  regulation: 'Compscore',
  edition: '3',
  guarantee: 'by-laws',
  fullCard: 'line',
  ranking: { by: 'score' },
} as const satisfies Partial<MethodOfGame>;

/** The highest and the lowest score are left out; the datum of a short board is that of the scores there are. */
const COMPSCORE_BUTLER: MethodOfGame = {
  ...COMPSCORE,
  board: {
    kind: 'butler',
    datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
    shortBoards: 'as-played',
    singleScore: 'average-plus',
  },
};

const COMPSCORE_CROSS_IMPS: MethodOfGame = {
  ...COMPSCORE,
  board: { kind: 'cross-imps', result: 'per-comparison', singleScore: 'average-plus' },
};

/** A board that a table did not play is factored, its only score has nothing, and so has a pair without a board. */
const REALBRIDGE: MethodOfGame = {
  ...COMPSCORE,
  regulation: 'RealBridge',
  edition: '',
  board: { kind: 'cross-imps', result: 'scheduled-per-comparison', singleScore: 'zero' },
  ranking: { by: 'score', withoutBoards: 'ranked' },
};

type Methods = Readonly<Partial<Record<PublishedScoring['method'], MethodOfGame>>>;

/** Others that write USEBIO score as Compscore does. */
const WITH_USEBIO: Methods = {
  matchpoints: EBU_MATCHPOINTS,
  butler: COMPSCORE_BUTLER,
  'cross-imps': COMPSCORE_CROSS_IMPS,
};

/** By the ways of the programs that published. */
const METHODS: Readonly<Record<PublishedScoring['regulation'], Methods>> = {
  acblscore: { matchpoints: ACBL_MATCHPOINTS },
  compscore: WITH_USEBIO,
  'white-book': WITH_USEBIO,
  realbridge: { 'cross-imps': REALBRIDGE },
};

/** What a file has to say of how a game is scored. */
export type SaysHowScored = Pick<PublishedGame, 'scoring' | 'event'>;

/** The method that a file of this program says in a word; nothing where it is another's, or says none that is known. */
export function saidMethod({ event }: SaysHowScored): SessionMethod | undefined {
  return event.method === undefined ? undefined : methodOfText(event.method);
}

/** How the boards of a published game are scored and ranked by; nothing where it is not known. */
export function methodOfGame(game: SaysHowScored): MethodOfGame | undefined {
  const said = saidMethod(game);
  if (!said) return usualMethod(game.scoring);
  const { ranking } = said;
  if (ranking.by !== 'victory-points') return { ...said, ranking };
  return { ...said, name: 'own', ranking: { by: hasTop(said.board) ? 'percentage' : 'score' } };
}

function usualMethod({ method, regulation, scale }: PublishedScoring): MethodOfGame | undefined {
  const found = METHODS[regulation][method];
  if (found?.board.kind !== 'matchpoints' || found.board.scale === scale) return found;
  return { ...found, name: 'own', board: { ...found.board, scale } };
}
