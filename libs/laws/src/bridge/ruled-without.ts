import { type Edition, EDITIONS } from './terms/terms.js';

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
