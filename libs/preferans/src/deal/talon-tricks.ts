import { rankOf, suitOf, type Card } from '#cards';

/**
 * How many tricks a talon gives a declarer, for which the dealer may write consolation: an ace one, an ace and the king of
 * its suit two, two aces three, king and queen of a suit (a marriage) one. Preferans Code 3.4.11.
 */
export function talonTricks([one, other]: readonly [Card, Card]): 0 | 1 | 2 | 3 {
  const ranks = new Set([rankOf(one), rankOf(other)]);
  const sameSuit = suitOf(one) === suitOf(other);
  if (ranks.has('A')) {
    if (ranks.size === 1) return 3;
    return sameSuit && ranks.has('K') ? 2 : 1;
  }
  return sameSuit && ranks.has('K') && ranks.has('Q') ? 1 : 0;
}
