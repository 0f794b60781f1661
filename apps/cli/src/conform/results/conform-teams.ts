import { compareTeamsHere, keptOfTeams, notKept, planOfTeams, withPlayableSegments } from '#importing';
import { countOfTeamsFigures, type PublishedTeamsResult } from '#interchange';
import { Unscorable } from '#scoring';
import { partOf, unknownOf, WHY } from './conform-game.js';
import type { ConformedPart } from './conformed-part.js';

/** Compares every published figure of matches of teams with what their own boards come to. */
export function conformTeams(published: PublishedTeamsResult): ConformedPart {
  const { result } = withPlayableSegments(published);
  const { game, figures } = result;
  const cannotBe = (why: string): ConformedPart => ({
    equal: 0,
    different: [],
    irregular: [],
    unknown: [{ of: game.name, why, figures: countOfTeamsFigures(figures) }],
  });
  const plan = planOfTeams(game);
  if (!plan) {
    const hasBoards = game.matches.some(({ segments }) => segments.some(({ boards }) => boards.length > 0));
    return cannotBe(hasBoards ? WHY.method : 'no match has a board');
  }
  const kept = keptOfTeams(result, plan);
  try {
    const notCompared = unknownOf(game.name, [...figures.unread, ...notKept(figures, kept)]);
    return { ...partOf(compareTeamsHere(result, plan, kept)), notCompared };
  } catch (error) {
    if (error instanceof Unscorable) return cannotBe(error.message);
    throw error;
  }
}
