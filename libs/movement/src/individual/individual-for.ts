import { rainbow } from './rainbow.js';
import { INDIVIDUAL_PLAYERS, individualHowell } from './individual-howell.js';
import { MovementRefused } from '../movement/refusal.js';
import type { IndividualMovement } from './individual-movement.js';

/** What an individual is to be like. */
export interface IndividualWish {
  readonly players: number;
  /** Left out: so many that a rainbow is complete, otherwise the most that there are. */
  readonly rounds?: number;
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
}

/**
 * The individual for so many players: a rainbow where there is one, in which nobody meets anybody twice at all; otherwise
 * a Howell, in which nobody plays with anybody twice.
 *
 * @throws MovementRefused for too few or too many players or rounds
 */
export function individualFor({ players, rounds, barometer }: IndividualWish): IndividualMovement {
  const tables = players / 4;
  const isRainbow = Number.isInteger(tables) && tables >= 5 && tables % 2 > 0 && tables % 3 > 0;
  if (isRainbow && (rounds === undefined || rounds <= tables)) {
    return rainbow({ tables, ...(rounds !== undefined && { rounds }), ...(barometer && { barometer }) });
  }
  if (isRainbow && players > INDIVIDUAL_PLAYERS.most) {
    throw new MovementRefused({ code: 'movement.rounds-unfit', rounds: rounds!, least: 1, most: tables });
  }
  return individualHowell({
    players,
    ...(rounds !== undefined && { rounds }),
    ...(barometer && { barometer }),
  });
}
