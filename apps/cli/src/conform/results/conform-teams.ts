import {
  compareTeamsHere,
  contradictedInTeams,
  keptOfTeams,
  notKept,
  planOfTeams,
  withPlayableSegments,
} from '#importing';
import { countOfTeamsFigures, type PublishedTeamsResult } from '#interchange';
import { Unscorable } from '#scoring';
import { KINDS } from '../../replay/report.js';
import { addUpKinds, differenceOf, partOf, unknownOf, WHY } from './conform-game.js';
import type { ConformedPart } from './conformed-part.js';
import { unpublishedOfTeams } from './unpublished.js';

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
    const part = partOf(compareTeamsHere(result, plan, kept));
    const contracts = contradictedInTeams(game).map(({ what, contract, score, makes }) =>
      differenceOf({
        kind: 'contract',
        of: what,
        published: `${score}`,
        ours: `${makes}`,
        explanation: [contract],
      }),
    );
    return {
      ...part,
      kinds: addUpKinds([{ [KINDS.contract]: contracts.length }, part.kinds]),
      different: [...contracts, ...part.different],
      notCompared,
      unpublished: unpublishedOfTeams(published),
    };
  } catch (error) {
    if (error instanceof Unscorable) return cannotBe(error.message);
    throw error;
  }
}
