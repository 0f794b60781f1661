import { Rational, type BoardAward } from '#scoring';

/**
 * What a side gets on a board: matchpoints out of a top, or IMPs without one. Where it comes from a comparison its parts
 * are rows of the field's charts.
 */
export type AwardDocument =
  | {
      readonly kind: 'scored';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string | null;
      /**
       * The parts of the score: one result, or the results of an assigned score with their weights (Law 12C1(c), 2017).
       */
      readonly parts: readonly PartDocument[];
      /** In cross-IMPs the IMPs of all comparisons, and what they are multiplied by; nothing where that is a root. */
      readonly compared?: { readonly sum: string; readonly factor: string | null };
    }
  | {
      readonly kind: 'artificial';
      readonly award: 'ave+' | 'ave' | 'ave-';
      readonly because: 'ruling' | 'single-score';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string | null;
      /** What it is before the contestant's own session has moved it (Law 12C2(c), 2017). */
      readonly plain: { readonly points: string; readonly percent: string | null };
    }
  | {
      readonly kind: 'percentage';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string;
    }
  | { readonly kind: 'not-played' };

/** A score, in points for North-South, and how much of the award it makes: `1`, `3/10`. */
export type PartDocument = { readonly score: number; readonly weight: string };

type Scored = Extract<BoardAward, { readonly kind: 'scored' }>;

const HUNDRED = Rational.of(100);

/** @param inSession the award as the contestant's own session makes it */
export function awardDocument(plain: BoardAward, inSession: BoardAward): AwardDocument {
  switch (plain.kind) {
    case 'scored':
      return scoredAward(plain);
    case 'artificial': {
      const moved = inSession.kind === 'artificial' ? inSession : plain;
      return {
        kind: 'artificial',
        award: plain.award,
        because: plain.because,
        points: moved.points.toString(),
        top: textOf(plain.top),
        percent: percentOf(moved),
        plain: { points: plain.points.toString(), percent: percentOf(plain) },
      };
    }
    case 'percentage':
      return {
        kind: 'percentage',
        points: plain.points.toString(),
        top: textOf(plain.top),
        percent: plain.percent.toString(),
      };
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return plain satisfies never;
  }
}

function scoredAward(award: Scored): AwardDocument {
  const { points, top } = award;
  return {
    kind: 'scored',
    points: points.toString(),
    top: textOf(top),
    percent: top && !top.isZero ? points.div(top).mul(HUNDRED).toString() : null,
    parts: award.parts.map((part) => ({
      score: 'row' in part ? part.row.score : part.score,
      weight: part.weight.toString(),
    })),
    ...('sum' in award && { compared: { sum: award.sum.toString(), factor: textOf(award.factor) } }),
  };
}

/** Of the top; nothing in IMPs. */
function percentOf(award: Extract<BoardAward, { readonly kind: 'artificial' }>): string | null {
  return 'percent' in award ? award.percent.toString() : null;
}

/** An exact figure as text; null where there is none. */
export function textOf(exact: Rational | undefined): string | null {
  return exact?.toString() ?? null;
}
