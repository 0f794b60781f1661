import type { SideName } from '#tournament';
import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { impsOf, percentOf } from '../play/ownAward.js';
import { scoreFor } from '../offline/atTable.js';

/** What a side has of a board. */
export interface SideHas {
  readonly side: SideName;
  /** In points of the score table, plus or minus. */
  readonly score: number;
  /** Exact; nothing as long as it may not be told, or where there is no top. */
  readonly percent: string | undefined;
  /** The same where boards are scored in IMPs. */
  readonly imps: string | undefined;
}

/** The sides whose figures a phone tells: both, where both have it; else the one whose own it is. */
export function sidesTold(own: SideName | undefined): readonly SideName[] {
  return own === undefined ? ['NS', 'EW'] : [own];
}

/**
 * What the sides have of a board that is agreed.
 *
 * @param score of North–South
 * @param line of their table among the results of the board; nothing as long as they may not be told
 * @param own the side whose own phone this is; undefined: both sides have this one
 */
export function sidesHave(
  score: number,
  line: Pick<TravellerLineSeen, 'awards'> | undefined,
  own: SideName | undefined,
): readonly SideHas[] {
  return sidesTold(own).map((side) => ({
    side,
    score: scoreFor(side, score),
    percent: percentOf(line?.awards?.[side]),
    imps: impsOf(line?.awards?.[side]),
  }));
}
