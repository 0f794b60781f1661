import { Rational, type RationalLike } from '#scoring';
import { z } from 'zod';
import { exact, isExact } from '../figures/exact.js';

/**
 * Cut-offs (отсечки): how much of a round's whists counts. Each piece says what a whist counts from its bound on, up to the
 * bound of the next piece; the first begins at 0. So "200=1, above 10 to 1, from 650=0" makes 210 of 300 whists, and 245 of
 * 650 and of everything beyond.
 */
export const cutOffsSchema = z
  .strictObject({
    pieces: z
      .array(z.strictObject({ from: exact, rate: exact }))
      .min(1)
      .readonly(),
    /** Losses: they count in full unless the regulation cuts them as it does gains. */
    losses: z.enum(['in-full', 'as-gains']).default('in-full'),
  })
  .refine(({ pieces }) => isMonotone(pieces), {
    message: 'Cut-offs begin at 0, their bounds rise and no rate is negative.',
  });

export type CutOffs = z.infer<typeof cutOffsSchema>;

/** What one piece of the cut-offs makes of the whists that fall into it. */
export interface CutOffPart {
  readonly from: Rational;
  /** Nothing where it has no end. */
  readonly to: Rational | undefined;
  readonly rate: Rational;
  /** The whists of the result that are in it; negative in a loss. */
  readonly whists: Rational;
  /** Whists times rate. */
  readonly counted: Rational;
}

/** What counts of a round's whists: the parts add up to it. */
export interface CutOffScore {
  readonly counted: Rational;
  readonly parts: readonly CutOffPart[];
}

/** Applies cut-offs to a round's whists, exactly. */
export function afterCutOffs(whists: RationalLike, { pieces, losses }: CutOffs): CutOffScore {
  const result = Rational.from(whists);
  const sign = result.compare(Rational.ZERO) < 0 ? Rational.of(-1) : Rational.ONE;
  if (sign.compare(Rational.ZERO) < 0 && losses === 'in-full') {
    const whole = { from: Rational.ZERO, to: undefined, rate: Rational.ONE, whists: result, counted: result };
    return { counted: result, parts: [whole] };
  }
  const size = result.mul(sign);
  const parts = pieces.flatMap((piece, at): CutOffPart[] => {
    const [from, rate] = [Rational.from(piece.from), Rational.from(piece.rate)];
    const next = pieces[at + 1];
    const to = next && Rational.from(next.from);
    const within = (to ? Rational.min(size, to) : size).sub(from);
    if (within.compare(Rational.ZERO) <= 0 && at > 0) return [];
    const part = within.mul(sign);
    return [{ from, to, rate, whists: part, counted: part.mul(rate) }];
  });
  return { counted: Rational.sum(parts.map((part) => part.counted)), parts };
}

/** Whether pieces begin at 0, rise, and never take anything back: who has more whists never counts less. */
function isMonotone(pieces: readonly { readonly from: string; readonly rate: string }[]): boolean {
  return pieces.every(({ from, rate }, at) => {
    // That is said of each by itself.
    if (!isExact(from) || !isExact(rate)) return true;
    if (Rational.from(rate).compare(Rational.ZERO) < 0) return false;
    const before = pieces[at - 1];
    return before
      ? Rational.from(from).compare(Rational.from(before.from)) > 0
      : at > 0 || Rational.from(from).isZero;
  });
}
