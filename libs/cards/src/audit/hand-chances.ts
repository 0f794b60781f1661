import { BRIDGE_PACK } from '../deal/pack.js';
import { RANKS, SUITS } from '../deal/card.js';
import { waysToChoose } from '../numbers/subset-number.js';

const HAND = 13;
/** 635,013,559,600 hands. */
export const HANDS = waysToChoose(HAND, BRIDGE_PACK.length);

/** How many of all hands have so many high card points, by the points: 0 to 37. */
export function handsByPoints(): readonly bigint[] {
  const hands = Array.from({ length: 38 }, () => 0n);
  const honours = [4, 3, 2, 1];
  const others = BRIDGE_PACK.length - honours.length * SUITS.length;
  const count = (kind: number, points: number, cards: number, ways: bigint) => {
    if (kind === honours.length) {
      if (cards <= HAND) hands[points]! += ways * waysToChoose(HAND - cards, others);
      return;
    }
    for (let held = 0; held <= SUITS.length; held++) {
      count(kind + 1, points + held * honours[kind]!, cards + held, ways * waysToChoose(held, SUITS.length));
    }
  };
  count(0, 0, 0, 1n);
  return hands;
}

/**
 * How many of all hands have their suits so long, longest first, by the lengths: `4-4-3-2`; the commonest first.
 *
 * @param cards of a hand
 * @param suit cards of a suit
 */
export function handsByShape(cards = HAND, suit = RANKS.length): ReadonlyMap<string, bigint> {
  const shapes = new Map<string, bigint>();
  for (let s = 0; s <= cards; s++) {
    for (let h = 0; s + h <= cards; h++) {
      for (let d = 0; s + h + d <= cards; d++) {
        const lengths = [s, h, d, cards - s - h - d];
        const ways = lengths.reduce((all, length) => all * waysToChoose(length, suit), 1n);
        if (ways === 0n) continue;
        const name = shapeName(lengths);
        shapes.set(name, (shapes.get(name) ?? 0n) + ways);
      }
    }
  }
  return new Map([...shapes].toSorted(([, one], [, other]) => (one > other ? -1 : 1)));
}

/** Suits by their lengths, longest first: `5-3-3-2`. */
export function shapeName(lengths: readonly number[]): string {
  return lengths.toSorted((one, other) => other - one).join('-');
}
