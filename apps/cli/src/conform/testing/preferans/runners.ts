import type { Shape } from '../vectors/shape.js';
import { IRREGULARITIES } from './irregularities/irregularities.js';
import { auctions } from './auctions.js';
import { bombs, exits, ladders } from './series.js';
import { dealScores } from './deal-scores.js';
import { dealValues, halvedMiseres } from './deal-values.js';
import { judgements } from './judgements.js';
import { poolClosings } from './pool-closings.js';
import { properties } from './properties.js';
import { settlements } from './settlements.js';
import { talonBonuses, talonTricksOfAllPasses } from './talons.js';
import { seatDraws } from './seat-draws.js';
import { TOURNAMENTS } from './tournaments.js';

/** Who runs the examples of preferans, by their kind and the shape of their input. */
export const PREFERANS_RUNNERS: Readonly<Record<string, readonly Shape[]>> = {
  auction: auctions,
  bombs,
  deal_score: dealScores,
  deal_value: dealValues,
  judge: judgements,
  misere_half: halvedMiseres,
  pool_close: poolClosings,
  property: properties,
  raspas_exit: exits,
  raspas_ladder: ladders,
  raspas_talon: talonTricksOfAllPasses,
  settlement: settlements,
  talon_bonus: talonBonuses,
  tirage: seatDraws,
  ...IRREGULARITIES,
  ...TOURNAMENTS,
};
