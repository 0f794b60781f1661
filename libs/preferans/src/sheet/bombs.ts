import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { isMade } from '../scoring/is-made.js';
import { sittingOut } from '../table/table-seats.js';

/** The bombs that players have, each by what it multiplies a game by, in the order in which they came. */
export type Bombs = Readonly<Partial<Record<Seat, readonly number[]>>>;

/** What the first bomb multiplies its owner's next game by; 1 without one. Klassika only (fn 29, fn 30). */
export function bombOf(bombs: Bombs, seat: Seat, { bombs: played }: Pick<Settings, 'bombs'>): number {
  return played ? (bombs[seat]?.[0] ?? 1) : 1;
}

/**
 * The bombs after a deal: a game made uses up its declarer's first one; an all-pass gives one to who passed without looking,
 * and to the dealer who sits out, of 2, 4, 8 ... the longer the series is (3.3.19a, fn 30).
 *
 * @param blindBefore all-passes with a blind pass in a row before this deal
 */
export function bombsAfter(bombs: Bombs, record: DealRecord, settings: Settings, blindBefore: number): Bombs {
  if (!settings.bombs) return bombs;
  const { played, players, dealer } = record;
  if (played.kind !== 'all-pass') {
    const queue = bombs[played.declarer] ?? [];
    return isMade(record, settings) ? { ...bombs, [played.declarer]: queue.slice(1) } : bombs;
  }
  const blind = played.blindPasses ?? [];
  if (blind.length === 0) return bombs;
  const sitting = sittingOut(dealer, players);
  const given = sitting ? [...blind, sitting] : blind;
  const factor = 2 ** (blindBefore + 1);
  return {
    ...bombs,
    ...Object.fromEntries(given.map((seat) => [seat, [...(bombs[seat] ?? []), factor]])),
  };
}
