import { numberText } from '#importing';
import type { Rational } from '#scoring';

/** Our figures for one example, in the shape of what it expects. */
export type Figures = Figure | Explained | readonly Figures[] | { readonly [name: string]: Figures };

/** One figure; exact where it can be. null: there is none. */
export type Figure = Rational | number | string | boolean | null | undefined;

/** Our figures for an example, by what it calls them. */
export type Answer = Readonly<Record<string, Figures>>;

/** Figures with the terms that they come from. */
export class Explained {
  constructor(
    readonly figures: Figures,
    readonly terms: readonly string[],
  ) {}
}

/** Says which terms figures come from: all that stand in them. */
export function explained(figures: Figures, ...terms: readonly string[]): Explained {
  return new Explained(figures, terms);
}

/** A figure that is computed in several ways: it is one only where they agree. */
export function byEveryWay(ways: Readonly<Record<string, Rational>>): Figures {
  const [first, ...others] = Object.values(ways);
  const said = Object.entries(ways).map(([way, figure]) => `${way}: ${numberText(figure)}`);
  return first && others.every((one) => one.equals(first)) ? first : said.join(', ');
}
