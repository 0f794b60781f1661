import { artificialScores } from './areas/artificial.js';
import { indemnities, swissMismatches } from './areas/assigned-matches.js';
import { boards } from './areas/boards.js';
import { butler } from './areas/butler.js';
import { contractScores } from './areas/contract-scores.js';
import { crossImps, weightedImps } from './areas/cross-imps.js';
import { imps } from './areas/imps.js';
import {
  artificialBoards,
  fouledBoards,
  matchpoints,
  neuberg,
  weightedMatchpoints,
} from './areas/matchpoints.js';
import { percentagesToVp } from './areas/percentages-to-vp.js';
import { carriedForward, handicaps, tieBreaks } from './areas/ranking-and-events.js';
import { revokes } from './areas/revokes.js';
import { defectiveTricks, misdeals, prematurePlays, wrongHands } from './areas/rulings.js';
import { boardsAMatch, carryOvers, normalizedButler, patton, penalties, splitScores } from './areas/teams.js';
import { continuousVictoryPoints, discreteVictoryPoints } from './areas/wbf-scales.js';
import type { Shape } from './vectors/shape.js';

/** Who runs the examples of an area, by the shape of their input. */
export const RUNNERS: Readonly<Record<string, readonly Shape[]>> = {
  artificial: artificialScores,
  artificial_board: artificialBoards,
  bam: boardsAMatch,
  board: boards,
  butler,
  carry_forward: carriedForward,
  carry_over: carryOvers,
  contract_score: contractScores,
  cross_imp: crossImps,
  defective_trick: defectiveTricks,
  fouled_board: fouledBoards,
  handicap: handicaps,
  imp: imps,
  indemnity: indemnities,
  law13: wrongHands,
  law57: prematurePlays,
  law6: misdeals,
  matchpoints,
  neuberg,
  normalized_butler: normalizedButler,
  patton,
  pct_to_vp: percentagesToVp,
  penalty: penalties,
  revoke: revokes,
  split: splitScores,
  swiss_mismatch: swissMismatches,
  tie_break: tieBreaks,
  vp_continuous: continuousVictoryPoints,
  vp_discrete: discreteVictoryPoints,
  weighted: [...weightedMatchpoints, ...weightedImps],
};
