import type { Seat } from '#cards';
import { LEVELS, STRAINS, type Level, type Strain } from '#scoring';

/** A level and a strain, `1C` to `7NT`. Law 18A (2017). */
export type Bid = `${Level}${Strain}`;

/** A pass, a bid, a double, a redouble. Law 17D and the definitions (2017). */
export type Call = 'pass' | 'x' | 'xx' | Bid;

/** A call as it was made at the table: with an alert, and what the partner explained (Law 20F, 2017). */
export interface MadeCall {
  readonly call: Call;
  readonly alert?: true;
  readonly explanation?: string;
}

/** Every bid from the lowest up (Law 18E, 2017). */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  STRAINS.map((strain): Bid => `${level}${strain}`),
);

/** Every call: what a box of bidding cards has. */
export const CALLS = ['pass', 'x', 'xx', ...BIDS] as const;

/** A call and who made it. */
export interface CallOfSeat {
  readonly seat: Seat;
  readonly call: Call;
}

/** Whether a call is a bid. */
export function isBid(call: Call): call is Bid {
  return call !== 'pass' && call !== 'x' && call !== 'xx';
}

/** The level of a bid. */
export function levelOf(bid: Bid): Level {
  return Number(bid[0]) as Level;
}

/** The strain of a bid. */
export function strainOf(bid: Bid): Strain {
  return bid.slice(1) as Strain;
}
