import { SUITS, type Card } from '../deal/card.js';
import type { PreferansDeal } from '../numbers/preferans-deal-number.js';
import { PREFERANS_PACK } from '../deal/pack.js';

const RANKS = [...new Set(PREFERANS_PACK.map((card) => card.slice(1)))];
const PACKET = 2;

/** Packs sorted by suits or by ranks, up or down: the suits in any order. */
const SORTED_PACKS = [RANKS, RANKS.toReversed()].flatMap((ranks) =>
  ordersOf(SUITS).flatMap((suits) => [
    suits.flatMap((suit) => ranks.map((rank) => `${suit}${rank}` as Card)),
    ranks.flatMap((rank) => suits.map((suit) => `${suit}${rank}` as Card)),
  ]),
);

/**
 * Whether a deal of preferans looks as if it had been dealt from a sorted pack without a shuffle: sorted by suits or by
 * ranks, up or down, cut anywhere or not, dealt in pairs in a constant rotation with the talon neither first nor last
 * (Preferans Code 3.2.8).
 */
export function isUnshuffledPreferans({ hands, talon }: PreferansDeal): boolean {
  const piles = new Map([...hands, talon].flatMap((hand, pile) => hand.map((card) => [card, pile] as const)));
  return SORTED_PACKS.some((pack) => pack.some((_card, cut) => isDealtInPairs(pack, cut, piles)));
}

function isDealtInPairs(pack: readonly Card[], cut: number, piles: ReadonlyMap<Card, number>): boolean {
  const turn: number[] = [];
  for (let place = 0, dealt = 0; place < pack.length; place += PACKET) {
    const [pile, other] = [0, 1].map((next) => piles.get(pack[(cut + place + next) % pack.length]!)!);
    if (pile !== other) return false;
    if (pile === 3) {
      if (place === 0 || place === pack.length - PACKET) return false;
      continue;
    }
    if (turn.length < 3 && !turn.includes(pile!)) turn.push(pile!);
    if (turn[dealt % 3] !== pile) return false;
    dealt++;
  }
  return true;
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
