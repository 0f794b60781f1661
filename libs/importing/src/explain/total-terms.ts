import type { ContestantScore, EventScore, Rank } from '#scoring';
import { numberText } from './number-text.js';

/** What a contestant's session comes from: the boards that count, their sum, the scale and what was given or taken. */
export function totalTerms(score: ContestantScore): string[] {
  const { entries, boards, points, maximum, fullMaximum, adjustments, percentage } = score;
  const counted = entries.flatMap(({ board, award }) =>
    award.kind === 'not-played' ? [] : [`${numberText(award.points)} on ${board}`],
  );
  const isScaled = maximum && fullMaximum && !maximum.equals(fullMaximum) && !maximum.isZero;
  return [
    `${boards} boards: ${counted.join(', ') || 'none'}`,
    `together ${numberText(points)}${maximum ? ` of ${numberText(maximum)}` : ''}`,
    ...(isScaled ? [`scaled from ${numberText(maximum)} to ${numberText(fullMaximum)}`] : []),
    ...adjustments.map((one) => `${numberText(one.points)} by hand: ${one.id}`),
    `score ${numberText(score.score)}${fullMaximum && percentage ? ` of ${numberText(fullMaximum)}: ${numberText(percentage)} %` : ''}`,
  ];
}

const BESIDE = { 'carry-forward': 'carried over', penalty: 'given or taken', handicap: 'handicap' } as const;

/** What a contestant's event comes from: its sessions, and what is beside them. */
export function eventTerms({ sessions, adjustments, total }: EventScore): string[] {
  return [
    ...sessions.map(({ session, score, as }) => `${session}: ${numberText(score)}, ${as}`),
    ...adjustments.map(({ reason, amount }) => `${BESIDE[reason]}: ${String(amount)}`),
    `together ${total ? numberText(total) : 'nothing'}`,
  ];
}

/** Whom a contestant is ranked with: those above it, those it shares a place with, and those below. */
export function placeTerms(ranks: readonly Rank[], contestant: string): string[] {
  const own = ranks.find((rank) => rank.contestant === contestant);
  if (!own) return ['not in this ranking'];
  const placed = ranks.filter(({ place }) => place !== undefined);
  const above = placed.filter(({ value }) => value.compare(own.value) > 0);
  const equals = placed.filter((rank) => rank !== own && rank.value.equals(own.value));
  return [
    `${contestant} with ${numberText(own.value)} in ${own.ranking}${own.place === undefined ? ', without a place' : ''}`,
    `${above.length} above: ${listed(above)}`,
    `${equals.length} equal: ${listed(equals)}`,
    `${placed.filter(({ value }) => value.compare(own.value) < 0).length} below`,
  ];
}

function listed(ranks: readonly Rank[]): string {
  return ranks.map(({ contestant, value }) => `${contestant} ${numberText(value)}`).join(', ') || 'nobody';
}
