import { countOfFigures, type PublishedResult, type PublishedTeamsResult } from '#interchange';
import { Unscorable } from '#scoring';
import type { KeptFigures } from '#tournament';
import { compareResult, notInPoints, type Comparison } from '../compare/comparison.js';
import { givenBySession } from '../plan/given-by-sessions.js';
import { methodOfGame } from '../plan/method-of-game.js';
import { scoreGame } from '../compare/score-game.js';
import { swissFiguresOf, type SwissFigures } from '../compare/swiss-points.js';
import { withNumbersOfTheirOwn } from '../plan/boards-dealt-anew.js';
import type { GamePlan } from '../plan/game-plan.js';
import { contradictedContracts } from '../plan/outcome-of-line.js';
import { planOfGame } from '../plan/plan-of-game.js';
import { compareTeamsHere } from '../teams/compare-teams.js';
import { contradictedInTeams } from '../teams/line-in-room.js';
import { methodOfTeams } from '../teams/method-of-teams.js';
import { planOfTeams, type TeamsPlan } from '../teams/plan-of-teams.js';
import { withPlayableSegments } from '../teams/playable-segments.js';
import { keptOfTeams, notKept, sidesAgain } from '../kept/kept-figures.js';
import type { LeftOut } from './left-out.js';

/** A game of pairs or individuals as a session. */
export interface PlannedGame {
  readonly result: PublishedResult;
  readonly plan: GamePlan;
  /** What is in victory points. */
  readonly swiss: SwissFigures | undefined;
  readonly here: Comparison | undefined;
}

/** Plans a game, or says why there is none to plan. */
export function plannedGame(
  published: PublishedResult,
  session: string,
  leftOut: LeftOut[],
): PlannedGame | undefined {
  const { result: numbered, again } = withNumbersOfTheirOwn(published);
  const { result, notCompared } = givenBySession(numbered);
  const { game } = result;
  const { name } = game;
  if (!methodOfGame(game)) {
    const what = published.figures.unread.map((each) => each.what).join(', ') || game.scoring.method;
    leftOut.push({ code: 'import.scoring', game: name, what });
    const count = countOfFigures(published.figures);
    if (count > 0) leftOut.push({ code: 'import.figures', game: name, what, why: 'method', count });
    return undefined;
  }
  const swiss = swissFiguresOf(game, result.figures);
  const plan = planOfGame(game, session);
  if (plan.rounds.length === 0) {
    leftOut.push({ code: 'import.empty', game: name });
    return undefined;
  }
  for (const { line, why } of plan.unplayable)
    leftOut.push({ code: 'import.line', game: name, what: line, why });
  for (const one of contradictedContracts(game))
    leftOut.push({ code: 'import.contract', game: name, ...one });
  leftOut.push(...dayLeftOut(game));
  if (again.length > 0) leftOut.push({ code: 'import.dealt-anew', game: name, what: again.join(', ') });
  for (const { what, why, figures } of [...notCompared, ...notInPoints(result)])
    leftOut.push({ code: 'import.figures', game: name, what, why, count: figures });
  const twice = sidesAgain(game);
  if (twice.length > 0) {
    const [what, count] = [twice.join(', '), twice.length];
    leftOut.push({ code: 'import.figures', game: name, what, why: 'no-such-figure', count });
  }
  return { result, plan, swiss, here: scoredOrNothing(() => compareResult(result, scoreGame(game)!)) };
}

/** A date that is not understood, or that is not there: the session has the day of its start. */
function dayLeftOut({
  name,
  date,
  event,
}: Pick<PublishedResult['game'], 'name' | 'date' | 'event'>): LeftOut[] {
  if (event.day !== undefined) return [];
  return date === null || date.trim() === ''
    ? [{ code: 'import.no-day', game: name }]
    : [{ code: 'import.day', game: name, what: date }];
}

/** Of a game that contradicts itself nothing is known beforehand. */
export function scoredOrNothing(score: () => Comparison): Comparison | undefined {
  try {
    return score();
  } catch (error) {
    if (error instanceof Unscorable) return undefined;
    throw error;
  }
}

/** A game of teams as a session. */
export interface PlannedTeams {
  readonly result: PublishedTeamsResult;
  readonly plan: TeamsPlan;
  readonly kept: KeptFigures;
  readonly here: Comparison | undefined;
}

/** Plans a game of teams, or says why there is none to plan. */
export function plannedTeams(published: PublishedTeamsResult, leftOut: LeftOut[]): PlannedTeams | undefined {
  const { result, again } = withPlayableSegments(published);
  const { game, figures } = result;
  const { name } = game;
  const without = game.matches.filter(({ segments }) => segments.every(({ boards }) => boards.length === 0));
  if (without.length > 0)
    leftOut.push({
      code: 'import.matches',
      game: name,
      what: without.map(({ title }) => title).join(', '),
      count: without.length,
    });
  const plan = planOfTeams(game);
  if (!plan) {
    leftOut.push(
      methodOfTeams(game)
        ? { code: 'import.empty', game: name }
        : { code: 'import.scoring', game: name, what: game.scoring },
    );
    return undefined;
  }
  for (const { line, why } of plan.unplayable)
    leftOut.push({ code: 'import.line', game: name, what: line, why });
  for (const one of contradictedInTeams(game)) leftOut.push({ code: 'import.contract', game: name, ...one });
  leftOut.push(...dayLeftOut(game));
  if (again.length > 0) leftOut.push({ code: 'import.dealt-anew', game: name, what: again.join(', ') });
  const kept = keptOfTeams(result, plan);
  for (const { what, why, figures: count } of notKept(figures, kept))
    leftOut.push({ code: 'import.figures', game: name, what, why, count });
  return { result, plan, kept, here: scoredOrNothing(() => compareTeamsHere(result, plan, kept)) };
}
