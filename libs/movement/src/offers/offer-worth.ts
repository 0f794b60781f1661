import type { CostOfPlays } from './movement-cost.js';
import type { Offer, OfferWarning } from './offer.js';
import { CLUB_SESSION, NEAR, type Wishes } from './wishes.js';

type Warned = readonly Pick<OfferWarning, 'code'>[];

const MISFITS = new Set<OfferWarning['code']>(['offer.other-boards', 'offer.too-long', 'offer.shares']);

const UNFAIR = new Set<OfferWarning['code']>([
  'offer.few-boards',
  'offer.meets-again',
  'offer.sits-out-long',
  'offer.unbalanced',
  'offer.unswitched',
  'offer.wide-web',
]);

/** In how much it does not fit what is wanted. */
export function misfitsIn(warnings: Warned): number {
  return warnings.filter(({ code }) => MISFITS.has(code)).length;
}

function isUnfair(warnings: Warned): boolean {
  return warnings.some(({ code }) => UNFAIR.has(code));
}

/** By what part of what was wanted it misses it in boards and minutes, in hundredths, beyond what is as good. */
export function offBy(
  { boards: { most } }: Pick<CostOfPlays, 'boards'>,
  minutes: number,
  { boards = CLUB_SESSION, minutes: wanted }: Wishes,
): number {
  const inBoards = Math.max(0, Math.abs(most - boards) / boards - 1 / NEAR);
  const inTime = wanted === undefined ? 0 : Math.max(0, minutes / wanted - 1 - 1 / NEAR);
  return Math.round(100 * (inBoards + inTime));
}

/** Whether it fits weighs first, then how fair it is. */
export function byWorth(wishes: Wishes): (one: Offer, other: Offer) => number {
  const worth = ({ warnings, quality, cost, minutes }: Offer) => [
    misfitsIn(warnings),
    offBy(cost, minutes, wishes),
    Number(isUnfair(warnings)),
    -Math.round((quality ?? 0) * 10),
    cost.relays.stands,
  ];
  return (one, other) => {
    const [these, those] = [worth(one), worth(other)];
    return these.map((value, index) => value - those[index]!).find((difference) => difference !== 0) ?? 0;
  };
}
