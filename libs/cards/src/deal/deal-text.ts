import { RANKS, SUITS, type Card, type Rank } from './card.js';
import type { Deal } from './deal.js';
import { formatHand, type Hand } from './hand.js';
import { MalformedDeal, type DealFault } from './malformed-deal.js';
import { highToLow } from './pack.js';
import { SEATS, type Seat } from './seat.js';
import { wholeDeal } from './whole-deal.js';

/**
 * A deal's canonical text: PBN's (2.1, 3.4.11), always from North, suits S.H.D.C, ranks from the highest down; 69
 * characters. Equal deals have equal texts: `N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63`.
 */
export function formatDeal(deal: Deal): string {
  return `N:${SEATS.map((seat) => formatHand(deal[seat])).join(' ')}`;
}

/**
 * Reads the text of a whole deal as PBN (2.1, 3.4.11 and 3.11) lets it be written: any hand first, the others clockwise,
 * suits S.H.D.C, ranks in any order and either case. Any white space may divide the hands and surround them.
 *
 * @returns the hands, each from the highest card down
 * @throws MalformedDeal which names every fault: the cards doubled and missing, the hands too long and too short
 */
export function parseDeal(text: string): Deal {
  const [, first, rest] = /^\s*([NESW]):(.*)$/is.exec(text) ?? fail([{ code: 'deal.first-hand' }]);
  const texts = rest!.split(/\s+/).filter((hand) => hand !== '');
  if (texts.length !== 4) fail([{ code: 'deal.hand-count', hands: texts.length }]);
  const from = SEATS.indexOf(first!.toUpperCase() as Seat);
  const faults: DealFault[] = [];
  const read = (seat: Seat) => readHand(texts[(SEATS.indexOf(seat) - from + 4) % 4]!, seat, faults);
  const hands = { N: read('N'), E: read('E'), S: read('S'), W: read('W') };
  // Cards of a hand that cannot be read are not missing.
  return faults.length === 0 ? wholeDeal(hands) : fail(faults);
}

function fail(faults: readonly DealFault[]): never {
  throw new MalformedDeal(faults);
}

/** Reads one hand in PBN's way, suits S.H.D.C; what is wrong with it is put behind the faults that were found before. */
export function readHand(text: string, seat: Seat, faults: DealFault[]): Hand {
  const suits = text.toUpperCase().split('.');
  if (text === '-') faults.push({ code: 'deal.hand-not-given', seat });
  else if (suits.length !== 4) faults.push({ code: 'deal.suit-count', seat, suits: suits.length });
  else {
    const cards = SUITS.flatMap((suit, index) => {
      const ranks = Array.from(suits[index]!);
      for (const found of new Set(ranks)) {
        if (!RANKS.includes(found)) faults.push({ code: 'deal.rank', seat, suit, found });
      }
      return ranks.map((rank): Card => `${suit}${rank as Rank}`);
    });
    return highToLow(cards);
  }
  return [];
}
