import type { SideAdjustment } from '#tournament';

/** What a side gets without a result: an average, or a percentage of the top. */
export type ArtificialSide = Extract<SideAdjustment, { readonly kind: 'artificial' | 'percentage' }>;

/** What both sides get without a result (Law 12C2, 2017; Law 12C1, 1997). */
export interface ArtificialScore {
  readonly NS: ArtificialSide;
  readonly EW: ArtificialSide;
}

const AVERAGE = /^(?:A|AV|AVE|AVG|AVERAGE|СР)(PLUS|MINUS|\+|-|=|)$/;
const PERCENTAGES = /^(\d{2,3}(?:[.,]\d{1,2})?)%?(?:-|\/|:|;)(\d{2,3}(?:[.,]\d{1,2})?)%?$/;
const IN_LETTERS = /^A(100|\d\d)(100|\d\d)$/;
const AWARDS = { 6000: 'average-plus', 5000: 'average', 4000: 'average-minus' } as const;
const WHOLE_TOP = 10_000;

/**
 * An artificial score as table devices, programs and people write it, North-South first: `60%-40%`, `A6040`, `A+/A-`,
 * `Ave- Ave-`; an average alone is that of both. What programs write as 60, 50 and 40 percent is average plus, average
 * and average minus.
 *
 * @returns undefined when it is none, or does not tell who gets what
 */
export function readArtificial(text: string): ArtificialScore | undefined {
  const said = text.toUpperCase().replaceAll(/[−–—]/g, '-').trim();
  const together = said.replaceAll(/\s/g, '');
  const [, ns, ew] = IN_LETTERS.exec(together) ?? PERCENTAGES.exec(together) ?? [];
  if (ns !== undefined && ew !== undefined) return bothOf(percentage(ns), percentage(ew));
  const sides = said.split(/\s*[/;|]\s*|\s+/);
  const averages = sides.map(average);
  if (sides.length === 2) return bothOf(averages[0], averages[1]);
  const [only] = averages;
  return sides.length === 1 && only?.award === 'average' ? { NS: only, EW: only } : undefined;
}

function bothOf(NS: ArtificialSide | undefined, EW: ArtificialSide | undefined): ArtificialScore | undefined {
  return NS && EW && { NS, EW };
}

function average(text: string) {
  const [, sign] = AVERAGE.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const award =
    sign === '+' || sign === 'PLUS'
      ? 'average-plus'
      : sign === '-' || sign === 'MINUS'
        ? 'average-minus'
        : 'average';
  return { kind: 'artificial', award } as const;
}

function percentage(text: string): ArtificialSide | undefined {
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (hundredths > WHOLE_TOP) return undefined;
  const award = AWARDS[hundredths as keyof typeof AWARDS];
  return award === undefined ? { kind: 'percentage', hundredths } : { kind: 'artificial', award };
}

/** A remark that is left to a director, with the score that it gives where it gives one. */
export function toRule(remark: string) {
  const score = readArtificial(remark);
  return { kind: 'to-rule', remark, ...(score && { score }) } as const;
}

/** Whether two scores give both sides the same. */
export function sameArtificial(
  one: ArtificialScore,
  other: { readonly NS: SideAdjustment; readonly EW: SideAdjustment },
) {
  return sameSide(one.NS, other.NS) && sameSide(one.EW, other.EW);
}

function sameSide(one: ArtificialSide, other: SideAdjustment): boolean {
  if (one.kind === 'artificial') return other.kind === 'artificial' && one.award === other.award;
  return other.kind === 'percentage' && one.hundredths === other.hundredths;
}
