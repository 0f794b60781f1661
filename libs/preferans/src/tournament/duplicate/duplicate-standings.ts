import { rankByRules, Rational, type RuledRank } from '#scoring';
import { sumOf, type FigureLine } from '../figures/figure-line.js';
import type { DealScore } from './duplicate.js';

/** How ties are broken in duplicate preferans. */
export const DUPLICATE_TIE_BREAKS = ['net', 'deals-won', 'best-deal'] as const;
export type DuplicateTieBreak = (typeof DUPLICATE_TIE_BREAKS)[number];

/** A player's place in duplicate preferans: a line for each deal. */
export interface DuplicateStanding extends RuledRank<DuplicateTieBreak> {
  /** They add up to the value. */
  readonly lines: readonly FigureLine[];
}

/**
 * The standings of duplicate preferans: each player's deals added up, the best first.
 *
 * @param tieBreaks net: the sum of net values; deals-won: how many deals were better than the field; best-deal: the best
 *   deal, then the second best
 * @param besides what players have beside their deals; who is in it is ranked though he has played none
 */
export function duplicateStandings(
  scores: readonly DealScore[],
  tieBreaks: readonly DuplicateTieBreak[] = DUPLICATE_TIE_BREAKS,
  besides: ReadonlyMap<string, readonly FigureLine[]> = new Map(),
): readonly DuplicateStanding[] {
  const byPlayer = new Map<string, DealScore[]>([...besides.keys()].map((player) => [player, []]));
  for (const score of scores) {
    const own = byPlayer.get(score.player);
    if (own) own.push(score);
    else byPlayer.set(score.player, [score]);
  }
  const lines = new Map(
    [...byPlayer].map(([player, own]) => [
      player,
      [
        ...own.map(({ deal, seat, table, score }): FigureLine => ({
          what: 'deal',
          deal,
          seat,
          table,
          value: score,
        })),
        ...(besides.get(player) ?? []),
      ],
    ]),
  );
  const entries = [...lines].map(([contestant, own]) => ({ contestant, value: sumOf(own), ranking: '' }));
  const most = Math.max(0, ...[...byPlayer.values()].map(({ length }) => length));
  const valueOf = (rule: DuplicateTieBreak, own: readonly DealScore[]): readonly Rational[] => {
    if (rule === 'net') return [Rational.sum(own.map(({ net }) => net))];
    if (rule === 'deals-won') {
      return [Rational.of(own.filter(({ score }) => score.compare(Rational.ZERO) > 0).length)];
    }
    const best = own.map(({ score }) => score).toSorted((a, b) => b.compare(a));
    return [...best, ...Array<Rational>(most - best.length).fill(Rational.ZERO)];
  };
  return rankByRules(entries, {
    rules: tieBreaks,
    valuesOf: (rule, tied) => new Map(tied.map((player) => [player, valueOf(rule, byPlayer.get(player)!)])),
  }).map((one) => ({ ...one, lines: lines.get(one.contestant)! }));
}
