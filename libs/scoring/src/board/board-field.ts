import type { RationalLike, Rational } from '../arithmetic/rational.js';

/** An artificial adjusted score: average plus, average, average minus. Law 12C2 (2017). */
export type ArtificialScore = 'ave+' | 'ave' | 'ave-';

/** One of several results of an assigned score and how much of it counts: 0.3 or '1/3'. Law 12C1 (2017). */
export interface WeightedScore {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly weight: RationalLike;
}

/** What one side has on a board: a result that is compared, or an award that is not. Plain data. */
export type SideResult =
  /** Points of a contract or of an assigned score, positive when it is North and South's gain; 0 is a pass-out. */
  | { readonly kind: 'score'; readonly score: number }
  /** Several results with weights that make 1: each is turned into matchpoints, then they are weighted. */
  | { readonly kind: 'weighted'; readonly scores: readonly WeightedScore[] }
  | { readonly kind: 'artificial'; readonly award: ArtificialScore }
  /** A part of the top for this side alone, whatever the other side has: 0 to 100. */
  | { readonly kind: 'percentage'; readonly percent: RationalLike }
  /** No score at all: the board does not count for this side. Never an average. */
  | { readonly kind: 'not-played' };

/** What a table has on a board. The sides differ where a score is split (Law 12C1, 12C2). */
export interface FieldLine {
  readonly id: string;
  readonly ns: SideResult;
  readonly ew: SideResult;
  /** Which form of a fouled board was played (Law 87): only lines of one form are compared. */
  readonly form?: string;
}

/** Given by the director, or because one score has nothing to be compared with. */
export type BecauseArtificial = 'ruling' | 'single-score';

/** Counts neither in the total nor in what it is a percentage or a mean of. */
export interface NotPlayed {
  readonly kind: 'not-played';
}

/** What a side gets on a board by a method with a top: `Scored` is what the points of a compared result come from. */
export type AwardOfTop<Scored> =
  | ({ readonly kind: 'scored'; readonly points: Rational; readonly top: Rational } & Scored)
  /** Average plus, average or average minus, never factored. */
  | {
      readonly kind: 'artificial';
      readonly award: ArtificialScore;
      readonly because: BecauseArtificial;
      readonly points: Rational;
      readonly top: Rational;
      /** Percent of the top: 60, 50, 40, or the contestant's own where the session lifts or lowers it. */
      readonly percent: Rational;
    }
  | {
      readonly kind: 'percentage';
      readonly points: Rational;
      readonly top: Rational;
      readonly percent: Rational;
    }
  | NotPlayed;

/** What a side gets on a board in IMPs, which have no top: `Scored` is what the points of a compared result come from. */
export type AwardInImps<Scored> =
  | ({ readonly kind: 'scored'; readonly points: Rational; readonly top?: undefined } & Scored)
  /** Average plus, average or average minus. */
  | {
      readonly kind: 'artificial';
      readonly award: ArtificialScore;
      readonly because: BecauseArtificial;
      readonly points: Rational;
      readonly top?: undefined;
      /** 3, 0 or -3 IMPs in the method's unit, which the contestant's own session may lift or lower to `points`. */
      readonly flat: Rational;
    }
  | {
      readonly kind: 'percentage';
      readonly points: Rational;
      readonly top?: undefined;
      readonly percent: Rational;
    }
  | NotPlayed;

/** What both sides of a line get. */
export interface LineAwardsOf<Award> {
  readonly id: string;
  readonly ns: Award;
  readonly ew: Award;
}

/** Decimals of an award, halves away from zero; exact without them. */
export interface Rounding {
  readonly decimals?: number | undefined;
}
