import { Rational, type RationalLike } from '../arithmetic/rational.js';
import type { ContestantScore } from '../session/contestant-score.js';
import { rank, type RankingEntry } from './rank.js';
import { rankWithTieBreaks, type DecidedRank } from './rank-with-tie-breaks.js';
import type { Ties } from './tie-breaks.js';

/** How a session's contestants are ranked. Plain data. */
export interface RankingRegulation {
  /** Score compares matchpoints or IMPs, percentage and mean (IMPs a board) also cards of different sizes. */
  readonly by: 'score' | 'percentage' | 'mean';
  /** Where places go by scores: who has no board is in the ranking, with a score of zero. */
  readonly withoutBoards?: 'ranked';
  readonly sections: 'combined' | 'apart';
  /** Who has a smaller part of the boards of the fullest card takes no place: '1/2', 0.75. */
  readonly minimumBoards?: RationalLike;
}

/** What a contestant is ranked by. */
export type Rankable = Pick<
  ContestantScore,
  'contestant' | 'boards' | 'fullBoards' | 'score' | 'percentage' | 'mean'
>;

/**
 * The ranking of a session: a ranking for each line, and for each section where they are apart. Those without a board
 * are left out unless the regulation ranks them.
 *
 * @param ties what tells equals apart; left out: they share their places
 */
export function rankSession(
  scores: Iterable<Rankable>,
  regulation: RankingRegulation,
  ties?: Ties,
): DecidedRank[] {
  const least = Rational.from(regulation.minimumBoards ?? 0);
  const entries: RankingEntry[] = [];
  for (const one of scores) {
    const { contestant, boards, fullBoards } = one;
    const value = one[regulation.by];
    if (value === undefined || (boards === 0 && regulation.withoutBoards !== 'ranked')) continue;
    const enough = fullBoards === 0 || Rational.of(boards, fullBoards).compare(least) >= 0;
    entries.push({
      contestant: contestant.contestant,
      value,
      ranking: rankingOf(contestant, regulation),
      ranked: enough && contestant.ranked !== false,
    });
  }
  return ranked(entries, ties);
}

/** Ranks by value, and equals by what tells them apart. */
export function ranked(entries: readonly RankingEntry[], ties: Ties | undefined): DecidedRank[] {
  return ties
    ? rankWithTieBreaks(entries, ties.regulation, ties.facts)
    : rank(entries).map((one) => ({ ...one, steps: [] }));
}

/** The name of the ranking that a contestant is in: 'NS', or 'A NS' where sections are apart. */
export function rankingOf(
  { section, line }: { readonly section: string; readonly line: string },
  { sections }: Pick<RankingRegulation, 'sections'>,
): string {
  return sections === 'apart' ? `${section} ${line}` : line;
}
