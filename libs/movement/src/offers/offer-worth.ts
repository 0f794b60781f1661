import { usualness, isHowellOfFew, hasUsualRounds } from './usual-in-clubs.js';
import { isComplete } from './candidates.js';
import type { CostOfPlays } from './movement-cost.js';
import type { Offer, OfferWarning } from './offer.js';
import { CLUB_SESSION, NEAR, type Wishes } from './wishes.js';

type Warned = readonly Pick<OfferWarning, 'code'>[];

const MISFITS = new Set<OfferWarning['code']>([
  'offer.other-boards',
  'offer.other-boards-between',
  'offer.too-long',
  'offer.shares',
]);

/** Of a field so small that a Howell is played whatever it takes, nothing else keeps one from it. */
const MISFITS_OF_FEW = new Set<OfferWarning['code']>(['offer.too-long']);

/** What no club plays before anything else that fits. */
const UNFAIR = new Set<OfferWarning['code']>([
  'offer.short-rounds',
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

function isOfFewBoards(warnings: Warned): boolean {
  return warnings.some(({ code }) => code === 'offer.few-boards');
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

/** By how many boards what each plays misses what was wanted. */
function boardsOff({ boards: { least, most } }: CostOfPlays, { boards = CLUB_SESSION }: Wishes): number {
  return Math.max(0, boards - most, least - boards);
}

/** Whether it fits weighs first, then what clubs play, as far as that is fair; of what is as usual, how fair it is. */
export function byWorth(wishes: Wishes): (one: Offer, other: Offer) => number {
  const worth = ({ choice, warnings, quality, cost, minutes }: Offer) => {
    const ofFew = isHowellOfFew(choice);
    const isFew = isOfFewBoards(warnings);
    const unfair = !ofFew && isUnfair(warnings);
    return [
      ofFew ? warnings.filter(({ code }) => MISFITS_OF_FEW.has(code)).length : misfitsIn(warnings),
      ofFew ? 0 : offBy(cost, minutes, wishes),
      Number(unfair),
      usualness(choice, wishes.pairs),
      // There is a Howell of nearly any length, none of them better than the one that was asked for.
      choice.name.endsWith('howell') ? boardsOff(cost, wishes) : 0,
      // Boards turned at single tables are a help where whole rounds are not fair enough.
      Number(choice.scrambled !== undefined && !unfair),
      Number(isFew),
      // Where each plays but a part of the boards, more rounds compare better than longer ones.
      Number(!isFew && !hasUsualRounds(cost.boardsPerRound)),
      Number(!isFew && !isComplete(choice)),
      boardsOff(cost, wishes),
      -Math.round((quality ?? 0) * 10),
      cost.relays.stands,
    ];
  };
  return (one, other) => {
    const [these, those] = [worth(one), worth(other)];
    return these.map((value, index) => value - those[index]!).find((difference) => difference !== 0) ?? 0;
  };
}
