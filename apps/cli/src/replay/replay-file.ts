import {
  changesBetween,
  compareKept,
  compareMatch,
  compareResult,
  contradictedContracts,
  contradictedInTeams,
  figuresOfDocuments,
  givenBySession,
  inSessions,
  keptOfTeams,
  methodOfGame,
  notInPoints,
  notKept,
  planOfGame,
  planOfTeams,
  withPlayableSegments,
  withNumbersOfTheirOwn,
  runningOfDocument,
  type GamePlan,
  type GivenBySession,
} from '#importing';
import {
  countOfFigures,
  countOfTeamsFigures,
  type PublishedFile,
  type PublishedMatchResult,
  type PublishedResult,
  type PublishedTeamsResult,
  type ResultFormatName,
} from '#interchange';
import { readingFaultText } from '#words';
import type { Players } from '../server/players.js';
import { ServerRefused } from '../server/server-refused.js';
import { playChanges } from './play/play-changes.js';
import { playGame, type PlayedGame } from './play/play-game.js';
import { playMatch } from './play/play-match.js';
import { playTeams } from './play/play-teams.js';
import { documentsOf } from './documents-of-server.js';
import type { ReplayedGame } from './replayed-game.js';

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
  /** Values that are not understood, in words. */
  readonly leftAside: readonly string[];
}

/** The same games as they were published later, with what was ruled in between. */
export interface LaterFile {
  readonly file: string;
  readonly read: PublishedFile;
}

/**
 * Replays the games of a file, one after the other.
 *
 * @param later another publication of the same games, in the same order: what lies between the two is ruled and corrected
 *   behind each, and its figures are compared as well
 */
export async function replayFile(
  file: string,
  { format, results, teams, matches, leftAside = [] }: PublishedFile,
  players: Players,
  later?: LaterFile,
): Promise<ReplayedFile> {
  const games: ReplayedGame[] = [];
  const leftOut: LeftOut[] = [];
  const laterResults = later?.read.results.flatMap(inSessions) ?? [];
  for (const [index, result] of results.flatMap(inSessions).entries()) {
    const then = laterResults[index];
    const replayed = await replayGame(file, result, players, then && { file: later!.file, result: then });
    for (const one of replayed) {
      if ('why' in one) leftOut.push(one);
      else games.push(one);
    }
  }
  const others = [
    ...teams.map((result) => () => replayTeams(file, result, players)),
    ...matches.map((match) => () => replayMatch(file, match, players)),
  ];
  for (const replay of others) {
    const replayed = await replay();
    if ('why' in replayed) leftOut.push(replayed);
    else games.push(replayed);
  }
  const aside = leftAside.map((fault) => readingFaultText({ ...fault }, 'en'));
  return { file, format, games, leftOut, leftAside: aside };
}

/** The longest name that a tournament can have. */
const LONGEST_NAME = 120;

async function replayGame(
  file: string,
  result: PublishedResult,
  players: Players,
  then?: { readonly file: string; readonly result: PublishedResult },
): Promise<readonly (ReplayedGame | LeftOut)[]> {
  const { result: given, notCompared } = givenBySession(withNumbersOfTheirOwn(result).result);
  const { game, figures } = given;
  const { name, title } = game;
  if (!methodOfGame(game)) {
    const what = figures.unread.map((each) => each.what).join(', ') || game.scoring.method;
    return [{ game: name, title, why: 'scoring', what, figures: countOfFigures(result.figures) }];
  }
  const plan = planOfGame(game);
  if (plan.rounds.length === 0)
    return [{ game: name, title, why: 'empty', what: 'it has no results', figures: 0 }];
  const compared = async (
    played: PlayedGame,
    { result: published, notCompared: left }: GivenBySession,
    by: GamePlan,
  ): Promise<ReplayedGame> => {
    const ours = await figuresOfDocuments(documentsOf(players.organiser, played), by);
    return {
      game: name,
      title: published.game.title,
      tournament: played.tournament,
      tables: by.tables.length,
      rounds: by.rounds.length,
      computed: by.schedules.filter(({ rounds }) => rounds === 'computed').map(({ section }) => section),
      played: played.counts,
      unplayable: by.unplayable,
      contradicted: contradictedContracts(published.game),
      notCompared: [...left, ...notInPoints(published)],
      ...compareResult(published, ours),
    };
  };
  let played: PlayedGame | undefined;
  const first = await orRefused(game, figures.awards.length, async () => {
    played = await playGame(players, nameFor(title, file), plan);
    return compared(played, { result: given, notCompared }, plan);
  });
  if (!then || !played) return [first];
  const next = givenBySession(withNumbersOfTheirOwn(then.result).result);
  const after = next.result.game;
  if (JSON.stringify(after.scoring) !== JSON.stringify(game.scoring)) {
    const figuresThere = countOfFigures(then.result.figures);
    const what = `${then.file} has another scoring method`;
    return [first, { game: name, title: after.title, why: 'scoring', what, figures: figuresThere }];
  }
  const changes = changesBetween(game, after, plan);
  const second = await orRefused(after, next.result.figures.awards.length, async () => {
    const changed = await playChanges(players, played!, plan, changes);
    return compared(changed, next, { ...plan, placeOf: changes.placeOf, unplayable: changes.unplayable });
  });
  return [first, second];
}

async function replayTeams(
  file: string,
  published: PublishedTeamsResult,
  players: Players,
): Promise<ReplayedGame | LeftOut> {
  const { result } = withPlayableSegments(published);
  const { game, figures } = result;
  const { name, title } = game;
  const count = countOfTeamsFigures(figures);
  const plan = planOfTeams(game);
  if (!plan) {
    const hasBoards = game.matches.some(({ segments }) => segments.some(({ boards }) => boards.length > 0));
    return hasBoards
      ? { game: name, title, why: 'scoring', what: game.scoring, figures: count }
      : { game: name, title, why: 'empty', what: 'no match has boards', figures: count };
  }
  return orRefused(game, count, async () => {
    const played = await playTeams(players, nameFor(title, file), game, plan);
    const kept = keptOfTeams(result, plan);
    return {
      game: name,
      title,
      tournament: played.tournament,
      tables: plan.tables,
      rounds: plan.rounds.length,
      computed: game.matches.some(({ round }) => round === undefined) ? ['A'] : [],
      played: played.counts,
      unplayable: plan.unplayable,
      contradicted: contradictedInTeams(game),
      notCompared: notKept(figures, kept),
      ...(await compareKept(kept, documentsOf(players.organiser, played), false)),
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
    const ours = runningOfDocument(await documentsOf(players.organiser, played).matches());
    return {
      game: name,
      title,
      tournament: played.tournament,
      tables: 2,
      rounds: segments.length,
      computed: [],
      played: played.counts,
      unplayable: [],
      contradicted: [],
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
