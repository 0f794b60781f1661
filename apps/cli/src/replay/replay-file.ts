import {
  countOfFigures,
  type PublishedFile,
  type PublishedMatchResult,
  type PublishedResult,
  type ResultFormatName,
} from '#interchange';
import { compareGame, type ReplayedGame } from './compare/comparison.js';
import { figuresOfServer } from './compare/figures-of-server.js';
import { givenBySession, inSessions } from './compare/given-by-sessions.js';
import { methodOfGame } from './compare/method-of-game.js';
import { planOfGame } from './plan/plan-of-game.js';
import type { Players } from '../server/players.js';
import { ServerRefused } from '../server/server-refused.js';
import { playGame } from './play/play-game.js';

/** A game that was not replayed, and why. */
export interface LeftOut {
  readonly game: string;
  readonly title: string;
  /** scoring: it is scored by a method that sessions do not have. empty: it has no lines. refused: the server stopped it. */
  readonly why: 'scoring' | 'empty' | 'refused';
  readonly what: string;
  /** How many published figures are not compared for it. */
  readonly figures: number;
}

/** A file of results, replayed. */
export interface ReplayedFile {
  readonly file: string;
  readonly format: ResultFormatName;
  readonly games: readonly ReplayedGame[];
  readonly leftOut: readonly LeftOut[];
}

/** Replays the games of a file, one after the other. */
export async function replayFile(
  file: string,
  { format, results, matches }: PublishedFile,
  players: Players,
): Promise<ReplayedFile> {
  const games: ReplayedGame[] = [];
  const leftOut: LeftOut[] = [];
  for (const result of results.flatMap(inSessions)) {
    const replayed = await replayGame(file, result, players);
    if ('why' in replayed) leftOut.push(replayed);
    else games.push(replayed);
  }
  leftOut.push(...matches.map(matchLeftOut));
  return { file, format, games, leftOut };
}

function matchLeftOut({ match: { name, title }, running }: PublishedMatchResult): LeftOut {
  return { game: name, title, why: 'scoring', what: 'a knockout of teams', figures: 2 * running.length };
}

/** The longest name that a tournament can have. */
const LONGEST_NAME = 120;

async function replayGame(
  file: string,
  result: PublishedResult,
  players: Players,
): Promise<ReplayedGame | LeftOut> {
  const { result: given, notCompared } = givenBySession(result);
  const { game, figures } = given;
  const { name, title } = game;
  if (!methodOfGame(game.scoring)) {
    const what = figures.unread.map((each) => each.what).join(', ') || game.scoring.method;
    return { game: name, title, why: 'scoring', what, figures: countOfFigures(result.figures) };
  }
  const plan = planOfGame(game);
  if (plan.rounds.length === 0)
    return { game: name, title, why: 'empty', what: 'it has no lines', figures: 0 };
  try {
    const played = await playGame(players, `${title} (${file})`.slice(0, LONGEST_NAME), plan);
    const ours = await figuresOfServer(players.organiser, played, game, plan);
    return {
      game: name,
      title,
      tournament: played.tournament,
      tables: plan.tables.length,
      rounds: plan.rounds.length,
      computed: plan.schedules.filter(({ rounds }) => rounds === 'computed').map(({ section }) => section),
      played: played.deeds,
      unplayable: plan.unplayable,
      notCompared,
      ...compareGame(given, ours),
    };
  } catch (error) {
    if (error instanceof ServerRefused)
      return { game: name, title, why: 'refused', what: error.message, figures: figures.awards.length };
    throw error;
  }
}
