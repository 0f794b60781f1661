import type { Rank } from '../ranking/rank.js';

export interface Qualification {
  readonly qualified: readonly string[];
  /** Who share the last places, too many for them: a tie-break, or a decision, is wanting. */
  readonly tied: readonly string[];
  /** How many places these share. */
  readonly placesLeft: number;
  readonly eliminated: readonly string[];
}

/**
 * Who qualifies for the final: the first so many of each ranking, sections or lines that are apart. Those who take no
 * place do not qualify.
 */
export function qualification(ranks: readonly Rank[], places: number): Qualification[] {
  const rankings = new Set(ranks.map(({ ranking }) => ranking));
  return [...rankings].map((ranking) => {
    const own = ranks.filter((one) => one.ranking === ranking);
    const named = (which: (one: Rank) => boolean) => own.filter(which).map(({ contestant }) => contestant);
    const isIn = ({ last }: Rank) => last !== undefined && last <= places;
    const isOut = ({ place }: Rank) => place === undefined || place > places;
    const qualified = named(isIn);
    return {
      qualified,
      tied: named((one) => !isIn(one) && !isOut(one)),
      placesLeft: Math.max(
        0,
        Math.min(places, own.filter(({ place }) => place !== undefined).length) - qualified.length,
      ),
      eliminated: named(isOut),
    };
  });
}
