import { Rational, type RationalLike } from '../arithmetic/rational.js';

/**
 * A Butler of pairs in a match of teams that allows for the opponents: a pair's IMPs in a match are cut, and a part of
 * what its opponents usually have is added. Plain data.
 */
export interface AustralianButlerRegulation {
  /** IMPs of a match that count in full: 32. */
  readonly cutoff: RationalLike;
  /** The part of what exceeds them that counts: 1/10. */
  readonly rate: RationalLike;
  /** The part of the opponents' mean that is added: 1/2. */
  readonly opponents: RationalLike;
}

/** As emkael/jfrteamy-ausbutler has it. */
export const AUSTRALIAN_BUTLER: AustralianButlerRegulation = {
  cutoff: 32,
  rate: '1/10',
  opponents: '1/2',
};

/** A pair's match against a pair. */
export interface PairMatch {
  readonly pair: string;
  readonly opponents: string;
  readonly boards: number;
  /** The pair's Butler IMPs. */
  readonly imps: RationalLike;
}

export interface NormalizedMatch extends PairMatch {
  readonly cut: Rational;
  /** What the opponents have on average on a board of all their matches, after the cut. */
  readonly opponentsPerBoard: Rational;
  readonly normalized: Rational;
}

/** The IMPs of a match as they count. */
export function cutImps(imps: RationalLike, { cutoff, rate }: AustralianButlerRegulation): Rational {
  const exact = Rational.from(imps);
  const limit = Rational.from(cutoff);
  const lost = exact.compare(Rational.ZERO) < 0;
  const size = lost ? exact.negated() : exact;
  const cut = size.compare(limit) > 0 ? limit.add(size.sub(limit).mul(Rational.from(rate))) : size;
  return lost ? cut.negated() : cut;
}

/** What a match is worth against opponents of such a mean: (cut/boards + 1/2 mean) boards. */
export function normalizedImps(
  cut: Rational,
  boards: number,
  opponentsPerBoard: RationalLike,
  { opponents }: AustralianButlerRegulation,
): Rational {
  const allowance = Rational.from(opponents).mul(Rational.from(opponentsPerBoard));
  return cut.add(allowance.mul(Rational.of(boards)));
}

/** Every match of every pair; opponents that are not in the list have a mean of 0. */
export function australianButler(
  matches: readonly PairMatch[],
  regulation: AustralianButlerRegulation,
): NormalizedMatch[] {
  const totals = new Map<string, { imps: Rational; boards: number }>();
  for (const { pair, boards, imps } of matches) {
    const total = totals.get(pair) ?? { imps: Rational.ZERO, boards: 0 };
    totals.set(pair, {
      imps: total.imps.add(cutImps(imps, regulation)),
      boards: total.boards + boards,
    });
  }
  return matches.map((match) => {
    const cut = cutImps(match.imps, regulation);
    const theirs = totals.get(match.opponents);
    const opponentsPerBoard = theirs?.boards ? theirs.imps.div(Rational.of(theirs.boards)) : Rational.ZERO;
    const normalized = normalizedImps(cut, match.boards, opponentsPerBoard, regulation);
    return { ...match, cut, opponentsPerBoard, normalized };
  });
}
