import { rankByRules, type RuledRank, type RuleStep, type RankingEntry } from './rank.js';
import { tieBreakValues, type TieBreak, type TieBreakRegulation, type TieFacts } from './tie-breaks.js';

/** A rule that was asked about those who were tied, and what it said. */
export type TieBreakStep = RuleStep<TieBreak>;

/** A place with what has told the contestant apart from those with the same value. */
export type DecidedRank = RuledRank<TieBreak>;

/**
 * Ranks by value, and those with equal values by the rules in their order. Whom no rule tells apart share their place.
 *
 * @returns as `rank` does
 */
export function rankWithTieBreaks(
  entries: readonly RankingEntry[],
  { rules, afterSplit }: TieBreakRegulation,
  facts: TieFacts,
): DecidedRank[] {
  return rankByRules(entries, {
    rules,
    valuesOf: (rule, tied) => tieBreakValues(rule, tied, facts),
    startsAgain: (group) =>
      afterSplit === 'start-again' || (afterSplit === 'two-start-again' && group.length === 2),
  });
}
