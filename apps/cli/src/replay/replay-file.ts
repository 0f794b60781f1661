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
import { runningOfServer } from './compare/running-of-server.js';
import { compareMatch } from './compare/running-scores.js';
import { planOfGame } from './plan/plan-of-game.js';
import type { Players } from '../server/players.js';
import { ServerRefused } from '../server/server-refused.js';
import { playGame } from './play/play-game.js';
import { playMatch } from './play/play-match.js';

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
  for (const match of matches) {
    const replayed = await replayMatch(file, match, players);
    if ('why' in replayed) leftOut.push(replayed);
    else games.push(replayed);
  }
  return { file, format, games, leftOut };
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
  return orRefused(game, figures.awards.length, async () => {
    const played = await playGame(players, nameFor(title, file), plan);
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
  });
}

async function replayMatch(
  file: string,
  result: PublishedMatchResult,
  players: Players,
): Promise<ReplayedGame | LeftOut> {
  const { name, title, segments } = result.match;
  return orRefused(result.match, 2 * result.running.length, async () => {
    const played = await playMatch(players, nameFor(title, file), result.match);
    const ours = await runningOfServer(players.organiser, played);
    return {
      game: name,
      title,
      tournament: played.tournament,
      tables: 2,
      rounds: segments.length,
      computed: [],
      played: played.deeds,
      unplayable: [],
      notCompared: [],
      ...compareMatch(result, ours),
    };
  });
}

function nameFor(title: string, file: string): string {
  return `${title} (${file})`.slice(0, LONGEST_NAME);
}

/** Replays, or says what the server did not take. */
async function orRefused(
  { name, title }: { readonly name: string; readonly title: string },
  figures: number,
  replay: () => Promise<ReplayedGame>,
): Promise<ReplayedGame | LeftOut> {
  try {
    return await replay();
  } catch (error) {
    if (error instanceof ServerRefused)
      return { game: name, title, why: 'refused', what: error.message, figures };
    throw error;
  }
}
