import type { StandingOfPairs } from './standing-of-pairs.js';

/** What a contestant has where places go by the victory points of matches. Figures are exact: fractions as text. */
export type VictoryPointsDocument = {
  /** What decides places: matches and byes, less penalties. */
  readonly total: string;
  /** How many matches are over. */
  readonly played: number;
  /** In the order of rounds; left out where only places are asked for. */
  readonly matches?: readonly MatchOfContestant[];
  readonly byes?: readonly { readonly round: number; readonly points: string }[];
};

/** A match that is over, as one of its sides has it. */
export type MatchOfContestant = {
  readonly table: string;
  readonly round: number;
  /** Of an individual two. */
  readonly opponents: readonly string[];
  /** Over how many boards it is: what its scale goes by. */
  readonly boards: number;
  /** What victory points go by: a percentage, or by methods without a top IMPs. */
  readonly percentage: string | null;
  readonly imps: string | null;
  /** Nothing where no board counts, or the scale has nothing for so many boards. */
  readonly points: string | null;
};

/** What a contestant has, match by match. */
export function victoryPointsOf(
  { totals, sides, byes }: StandingOfPairs,
  contestant: string,
): VictoryPointsDocument {
  const { total, matches } = totals.get(contestant)!;
  return {
    total: total.toString(),
    played: matches,
    matches: sides
      .filter((side) => side.contestant === contestant)
      .toSorted((one, other) => one.round - other.round)
      .map(({ table, round, opponents, scheduled, score }) => ({
        table,
        round,
        opponents,
        boards: scheduled,
        percentage: score.percentage?.toString() ?? null,
        imps: score.maximum || score.boards === 0 ? null : score.points.toString(),
        points: score.victoryPoints?.own.toString() ?? null,
      })),
    byes: byes
      .filter((bye) => bye.contestant === contestant)
      .map(({ round, points }) => ({ round, points: points.toString() })),
  };
}
