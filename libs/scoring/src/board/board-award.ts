import type { ArtificialScore } from './board-field.js';
import type { Rational } from '../arithmetic/rational.js';

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
