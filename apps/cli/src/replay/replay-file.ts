import type { PublishedFile, PublishedResult, ResultFormatName } from '#interchange';
import { compareGame, type ReplayedGame } from './compare/comparison.js';
import { figuresOfServer } from './compare/figures-of-server.js';
import { planOfGame } from './plan/plan-of-game.js';
import type { ReplayPlan } from './plan/replay-plan.js';
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
  { format, results }: PublishedFile,
  players: Players,
): Promise<ReplayedFile> {
  const games: ReplayedGame[] = [];
  const leftOut: LeftOut[] = [];
  for (const result of results) {
    const replayed = await replayGame(file, result, players);
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
  const { game, figures } = result;
  const { name, title } = game;
  if (game.scoring.method !== 'matchpoints') {
    const what = figures.notCompared.map((each) => each.what).join(', ') || game.scoring.method;
    const count = figures.notCompared.reduce((sum, each) => sum + each.figures, 0);
    return { game: name, title, why: 'scoring', what, figures: count };
  }
  const plan = planOfGame(game);
  if (plan.rounds.length === 0)
    return { game: name, title, why: 'empty', what: 'it has no lines', figures: 0 };
  try {
    const played = await playGame(players, `${title} (${file})`.slice(0, LONGEST_NAME), plan);
    const ours = await figuresOfServer(players.organiser, played, boardsOf(plan));
    return {
      game: name,
      title,
      tournament: played.tournament,
      tables: plan.tables.length,
      rounds: plan.rounds.length,
      computed: plan.schedules.filter(({ rounds }) => rounds === 'computed').map(({ section }) => section),
      played: played.deeds,
      unplayable: plan.unplayable,
      ...compareGame(result, plan, ours),
    };
  } catch (error) {
    if (error instanceof ServerRefused)
      return { game: name, title, why: 'refused', what: error.message, figures: figures.awards.length };
    throw error;
  }
}

function boardsOf({ placeOf }: ReplayPlan): Set<number> {
  return new Set([...placeOf.values()].map(({ board }) => board));
}
