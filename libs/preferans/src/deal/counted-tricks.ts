import type { Seat } from '#cards';
import type { DealRecord } from './deal-record.js';

/** A player's tricks as they are won, and as they count after rectifications. */
export interface CountedTricks {
  readonly won: number;
  readonly counted: number;
}

/**
 * The tricks that count for a player: transferred ones have gone over (3.9.16.2); penalty tricks are lost to nobody, and
 * at an all-pass or a misère added (3.4.9, 3.9.11.2).
 */
export function countedTricks({ tricks, rectifications, played }: DealRecord, seat: Seat): CountedTricks {
  let won = tricks[seat] ?? 0;
  let penalty = 0;
  for (const one of rectifications) {
    if (one.kind === 'transfer') {
      if (one.from === seat) won -= one.tricks;
      if (one.to === seat) won += one.tricks;
    }
    if (one.kind === 'penalty-tricks' && one.seat === seat) penalty += one.tricks;
  }
  return { won, counted: played.kind === 'contract' ? won - penalty : won + penalty };
}

/** How many tricks down a player is besides those that he lacks (3.4.6, 3.9.18). */
export function remiseOf({ rectifications }: DealRecord, seat: Seat): number {
  return rectifications.reduce(
    (sum, one) => (one.kind === 'remise' && one.seat === seat ? sum + one.tricks : sum),
    0,
  );
}
