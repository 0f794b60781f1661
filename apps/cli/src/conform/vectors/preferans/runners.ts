import type { Shape } from '../shape.js';
import { IRREGULARITIES } from './irregularities.js';
import { auctions } from './kinds/auctions.js';
import { bombs, exits, ladders } from './kinds/series.js';
import { dealScores } from './kinds/deal-scores.js';
import { dealValues, halvedMiseres } from './kinds/deal-values.js';
import { judgements } from './kinds/judgements.js';
import { poolClosings } from './kinds/pool-closings.js';
import { properties } from './kinds/properties.js';
import { settlements } from './kinds/settlements.js';
import { talonBonuses, talonTricksOfAllPasses } from './kinds/talons.js';
import { seatDraws } from './kinds/seat-draws.js';
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
