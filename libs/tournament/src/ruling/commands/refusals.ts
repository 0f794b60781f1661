import { penaltyUnitsOf } from '#scoring';
import { reject, type Rejected } from '../../command/command.js';
import { boardGame } from '../../games/games.js';
import type { PlayPlace, SideName } from '../../journal/names.js';
import { isRefused, judged } from '../../result/commands/play.js';
import { methodOf } from '../../session/method.js';
import type { SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import {
  isShareOfTop,
  MOST_WEIGHTED,
  resultsOf,
  type Adjustment,
  type SideAdjustment,
} from '../../law-book/adjustment.js';
import type { PenaltyAmount } from '../events.js';

const SIDES = ['NS', 'EW'] as const;

/** Why an adjusted score is refused: a result that the board cannot have, or what a side is given makes no score. */
export function refusedAdjustment(
  session: SessionState,
  play: PlayPlace,
  adjustment: Adjustment,
): Rejected | undefined {
  for (const side of SIDES) {
    const given = adjustment[side];
    const refused = refusedShare(side, given) ?? refusedWeights(session, side, given);
    if (refused) return refused;
    for (const result of resultsOf(given)) {
      const judgement = judged(session, play, result);
      if (isRefused(judgement)) return judgement;
    }
  }
  return undefined;
}

function refusedShare(side: SideName, given: SideAdjustment): Rejected | undefined {
  const beyond = given.kind === 'percentage' && !isShareOfTop(given.hundredths);
  return beyond ? reject({ code: 'ruling.beyond-top', side }) : undefined;
}

function refusedWeights({ game }: SessionState, side: SideName, given: SideAdjustment): Rejected | undefined {
  if (given.kind !== 'weighted') return undefined;
  const { results } = given;
  if (results.length > MOST_WEIGHTED)
    return reject({ code: 'ruling.too-many-results', side, most: MOST_WEIGHTED });
  const twice = results.some(({ result }, index) =>
    results.slice(0, index).some((other) => boardGame(game).alike(result, other.result)),
  );
  if (twice) return reject({ code: 'ruling.result-twice', side });
  const sum = results.reduce((total, { hundredths }) => total + hundredths, 0);
  return sum === 100 ? undefined : reject({ code: 'ruling.weights', side, sum });
}

/** What prevents a penalty of this size: the session's method knows nothing of its unit. */
export function refusedPenalty(
  { unit }: PenaltyAmount,
  tournament: TournamentState,
  session: SessionState,
): Rejected | undefined {
  const units = penaltyUnitsOf(methodOf(tournament.settings, session.settings));
  return units.includes(unit) ? undefined : reject({ code: 'ruling.penalty-unit', unit });
}
