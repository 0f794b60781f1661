import type { Side } from '#cards';
import { artificialPercent } from '../matchpoints/artificial.js';
import type { Award } from '../matchpoints/award.js';
import { partOfTop } from '../matchpoints/matchpoints.js';
import { Rational } from '../rational.js';
import type { Adjustment, SessionContestant, SessionRegulation } from './session.js';

/** One board on a contestant's card. */
export interface CardEntry {
  readonly field: string;
  readonly board: number;
  readonly line: string;
  readonly side: Side;
  readonly opponents: string;
  readonly award: Award;
}

/** A line of the ledger and what it comes to. */
export interface AppliedAdjustment extends Adjustment {
  readonly points: Rational;
}

/** What a contestant's own boards come to: nothing in it hangs on other contestants' totals. */
export interface Card {
  readonly contestant: SessionContestant;
  /** By board. Artificial awards are as the session makes them. */
  readonly entries: readonly CardEntry[];
  /** How many boards count. */
  readonly boards: number;
  /** Matchpoints on them ... */
  readonly points: Rational;
  /** ... and their tops together. */
  readonly maximum: Rational;
  /** Percentage on the boards that were compared with others; what artificial awards are measured by. */
  readonly own: Rational | undefined;
  readonly adjustments: readonly Adjustment[];
}

/** A contestant's session: `score` out of `fullMaximum`, and everything that it comes from. */
export interface ContestantScore extends Omit<Card, 'adjustments'> {
  /** Matchpoints of the card that the score is out of. */
  readonly fullMaximum: Rational;
  /** The most boards that count for anybody of the same section and line, or section (`SessionRegulation.fullCard`). */
  readonly fullBoards: number;
  readonly adjustments: readonly AppliedAdjustment[];
  /** Points scaled to the full card, and adjustments. */
  readonly score: Rational;
  /** Of the full card; nothing for who has no board yet. */
  readonly percentage: Rational | undefined;
}

/** The fullest card of the contestants of one section, or of one section and line. */
export interface FullCard {
  readonly boards: number;
  readonly maximum: Rational;
}

const HUNDRED = Rational.of(100);

/** A contestant's card from the awards on its boards, artificial ones as they are without the session. */
export function cardOf(
  contestant: SessionContestant,
  boards: readonly CardEntry[],
  adjustments: readonly Adjustment[],
  regulation: SessionRegulation,
): Card {
  // Law 12C2(c) speaks of the other boards of the session: those that were compared with others.
  const scored = boards.filter(({ award }) => award.kind === 'scored');
  const compared = totalOf(scored);
  const own = percentOf(compared.points, compared.maximum);
  const rest = boards
    .filter(({ award }) => award.kind !== 'scored')
    .map((entry) => ({ ...entry, award: inSession(entry.award, own, regulation) }));
  const uncompared = totalOf(rest);
  return {
    contestant,
    entries: [...scored, ...rest].sort(byBoard),
    boards: compared.boards + uncompared.boards,
    points: compared.points.add(uncompared.points),
    maximum: compared.maximum.add(uncompared.maximum),
    own,
    adjustments,
  };
}

function totalOf(entries: readonly CardEntry[]) {
  let [boards, points, maximum] = [0, Rational.ZERO, Rational.ZERO];
  for (const { award } of entries) {
    if (award.kind === 'not-played') continue;
    boards++;
    points = points.add(award.points);
    maximum = maximum.add(award.top);
  }
  return { boards, points, maximum };
}

function byBoard(a: CardEntry, b: CardEntry): number {
  return a.board - b.board || compareTexts(a.field, b.field) || compareTexts(a.line, b.line);
}

function inSession(award: Award, own: Rational | undefined, regulation: SessionRegulation): Award {
  if (award.kind !== 'artificial') return award;
  const percent = artificialPercent(award.award, own, regulation.guarantee);
  return { ...award, percent, points: partOfTop(percent, award.top, regulation.matchpoints) };
}

/** A contestant's session score and percentage from its card and the fullest card of its line. */
export function contestantScore(card: Card, full: FullCard, regulation: SessionRegulation): ContestantScore {
  const { contestant, points, maximum, boards } = card;
  const fullMaximum = fullMaximumOf(card, full, regulation);
  const scaled = maximum.isZero ? points : points.mul(fullMaximum).div(maximum);
  const adjustments = card.adjustments.map((adjustment) => ({
    ...adjustment,
    points: adjustmentPoints(adjustment, card, fullMaximum),
  }));
  const exact = Rational.sum([scaled, ...adjustments.map((adjustment) => adjustment.points)]);
  const score = rounded(exact, regulation.decimals?.score);
  const percentage = boards === 0 ? undefined : percentOf(score, fullMaximum);
  return {
    ...card,
    contestant,
    fullMaximum,
    fullBoards: full.boards,
    adjustments,
    score,
    percentage: percentage && rounded(percentage, regulation.decimals?.percentage),
  };
}

function fullMaximumOf(
  { contestant, maximum }: Card,
  full: FullCard,
  regulation: SessionRegulation,
): Rational {
  if (contestant.maximum !== undefined) return Rational.from(contestant.maximum);
  return regulation.fullCard === 'own' ? maximum : full.maximum;
}

function adjustmentPoints(adjustment: Adjustment, card: Card, fullMaximum: Rational): Rational {
  const amount = Rational.from(adjustment.amount);
  switch (adjustment.unit) {
    case 'matchpoints':
      return amount;
    case 'percent-of-top':
      return card.boards === 0 ? Rational.ZERO : amount.mul(meanTop(card)).div(HUNDRED);
    case 'percent-of-session':
      return amount.mul(fullMaximum).div(HUNDRED);
    default:
      return adjustment.unit satisfies never;
  }
}

/** The tops of a card are the same unless boards have fields of different sizes; then their mean is "a top". */
function meanTop({ maximum, boards }: Card): Rational {
  return maximum.div(Rational.of(boards));
}

function percentOf(points: Rational, maximum: Rational): Rational | undefined {
  return maximum.isZero ? undefined : points.mul(HUNDRED).div(maximum);
}

function rounded(value: Rational, decimals: number | undefined): Rational {
  return decimals === undefined ? value : value.roundHalfAwayFromZero(decimals);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
