import { outcomeIn } from '../book/law-book.js';
import { type Edition, EDITIONS, type Facts, type Outcome } from './terms/terms.js';
import { bridgeLaws } from './law-book.js';
import type { PlainRectification, Rectification } from './terms/rectification.js';

/**
 * What the Laws of an edition say on facts and choices, by the procedure of a law.
 *
 * @throws Error where the edition has no such procedure, or it asks for something that is not among them
 */
export function outcomeOf(law: string, edition: Edition, facts: Facts): Outcome {
  return outcomeIn(bridgeLaws(edition), law, facts);
}

const LEFT_OPEN: readonly PlainRectification[] = [
  'doubt-against-claimer',
  'concession-cancelled',
  'agreement-withdrawn',
  'tricks-as-you-find',
  'doubt-against-who-mixed',
];

/**
 * Whether it is for the director to find how many tricks each side has: of claims and concessions the Laws name no number
 * (65D, 66D, 69B, 70A, 71 and 79B).
 */
export function leavesTricksOpen({ kind }: Rectification): boolean {
  return (LEFT_OPEN as readonly string[]).includes(kind);
}

/** Whether it is still to be found how many tricks are transferred: play does not go on, which would tell. */
export function asksForTricks({ rectifications }: Outcome): boolean {
  return rectifications.some(leavesTricksOpen) && !rectifications.some(({ kind }) => kind === 'play-on');
}

/** What says how many: the tricks, that there are none, or a score in the place of the result. */
const SAYS_TRICKS = ['tricks', 'result-stands', 'score'];

/**
 * Whether a ruling leaves unsaid how many tricks are transferred, though it is on a play and the Laws leave that to the
 * director.
 *
 * @param effects what it does, by its kinds
 * @param plays how many it is about: without one there is no result
 */
export function leavesTricksUnsaid(
  outcomes: readonly Outcome[],
  effects: readonly { readonly kind: string }[],
  plays: number,
): boolean {
  const isSaid = effects.some(({ kind }) => SAYS_TRICKS.includes(kind));
  return plays > 0 && !isSaid && outcomes.some(asksForTricks);
}

/** Why a law is ruled without questions. */
export type WhyWithout =
  /** It says with what and where is played: there is nothing to find out but that. */
  | 'arrangement'
  /** Scores are computed by it, and nobody rules on them. */
  | 'computed'
  /** It tells organisers what to regulate: the tournament’s regulations say the rest. */
  | 'regulations'
  /** Its text in this edition asks otherwise than the later ones, and is not in this book. */
  | 'text-of-the-edition';

interface RuledWithout {
  readonly law: string;
  readonly why: WhyWithout;
  readonly editions: readonly Edition[];
}

const of = (laws: string, why: WhyWithout, editions: readonly Edition[] = EDITIONS) =>
  laws.split(' ').map((law): RuledWithout => ({ law, why, editions }));

/** Every law, by its number, that is ruled without questions, and why: all others are asked about in each edition. */
export const RULED_WITHOUT: readonly RuledWithout[] = [
  ...of('1 2 3 4 5', 'arrangement'),
  ...of('77 78', 'computed'),
  ...of('80', 'regulations'),
  ...of('25 47 73', 'text-of-the-edition', [1987]),
];

/** Laws that are asked about in the procedure of another: the number, and where. */
export const ASKED_WITHIN: ReadonlyMap<string, string> = new Map([
  ['62', '61'],
  ['63', '61'],
]);

/** Why a law is ruled without questions by an edition; undefined where it is none of these. */
export function whyWithout(law: string, edition: Edition): WhyWithout | undefined {
  return RULED_WITHOUT.find((one) => one.law === law && one.editions.includes(edition))?.why;
}
