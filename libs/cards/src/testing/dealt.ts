import type { Card } from '../deal/card.js';
import type { Deal } from '../deal/deal.js';
import { highToLow } from '../deal/pack.js';
import { SEATS, type Seat } from '../deal/seat.js';

/**
 * Deals a pack from its top into four hands.
 *
 * @param packets the size of the packets in each circle; the last repeats
 * @param pockets where the first, second, third and fourth pile go
 */
export function dealt(
  pack: readonly Card[],
  packets: readonly number[] = [1],
  pockets: readonly Seat[] = SEATS,
): Deal {
  const piles: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  const rest = [...pack];
  for (let circle = 0; rest.length > 0; circle++) {
    for (const seat of pockets) piles[seat].push(...rest.splice(0, packets[circle] ?? packets.at(-1)));
  }
  const hand = (seat: Seat) => highToLow(piles[seat]);
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}
