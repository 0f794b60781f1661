import { isComplete } from './candidates.js';
import type { CostOfPlays } from './movement-cost.js';
import type { Offer, OfferWarning } from './offer.js';
import { CLUB_SESSION, NEAR, type Wishes } from './wishes.js';
import { familyOf, type MovementChoice } from '../generators/families.js';

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

/** So few tables play a Howell that is complete, whatever has to be shared or sat out: few opponents, each met once. */
const TABLES_OF_HOWELL = 5;
/** Between Howells and Mitchells: too long for a complete Howell, with too few rounds for a Mitchell. */
const TABLES_BETWEEN = 6;
/** From so many tables on each pair of a Mitchell plays but a part of the boards: a web has fewer. */
const TABLES_OF_WEB = 15;
/** Rounds of fewer boards are for long movements: more time goes in changes. */
const USUAL_BOARDS = 3;

type Name = MovementChoice['name'];

/** What is played by so many tables, the most usual first; what is not named comes behind it. */
const USUAL: readonly { readonly most: number; readonly names: readonly (readonly Name[])[] }[] = [
  {
    most: TABLES_OF_HOWELL,
    names: [['howell'], ['three-quarter-howell'], ['mitchell', 'skip-mitchell']],
  },
  {
    most: TABLES_BETWEEN,
    names: [['three-quarter-howell'], ['howell'], ['mitchell', 'skip-mitchell']],
  },
  {
    most: TABLES_OF_WEB - 1,
    names: [
      ['mitchell', 'skip-mitchell'],
      ['rover'],
      ['share-and-relay'],
      ['web'],
      ['three-quarter-howell', 'howell'],
    ],
  },
  {
    most: Infinity,
    names: [
      ['web'],
      ['mitchell', 'skip-mitchell'],
      ['rover'],
      ['share-and-relay'],
      ['three-quarter-howell', 'howell'],
    ],
  },
];

/**
 * How usual a movement is in clubs, 0 the most: a Howell up to five tables, a three-quarter Howell at six, from seven on a
 * Mitchell, with a skip where tables are even and a sit-out where half of one is empty, and a web in large fields.
 *
 * @param pairs how many play
 */
function usualness({ name, tables, rounds }: MovementChoice, pairs: number): number {
  const { names } = USUAL.find(({ most }) => pairs <= 2 * most)!;
  const at = names.findIndex((each) => each.includes(name));
  // A Howell that is cut short is another movement, in which some do not meet.
  const isCut = name === 'howell' && rounds < familyOf(name).roundsAt(tables)!.complete;
  return at === -1 || isCut ? names.length : at;
}

/** Whether it is the Howell of so few tables that nothing else compares and brings together everybody. */
function isHowellOfFew({ name, tables, rounds }: MovementChoice): boolean {
  return name === 'howell' && tables < TABLES_OF_HOWELL && rounds === 2 * tables - 1;
}

/** Whether its rounds are as long as clubs play them. */
function hasUsualRounds(boardsPerRound: number): boolean {
  return boardsPerRound >= USUAL_BOARDS;
}
