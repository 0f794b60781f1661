import type { ArtificialAward, PublishedLine, SideOutcome, WrittenContract } from '#interchange';
import type { RecapSeen } from '#projections';
import { Rational } from '#scoring';

export type RecapLine = RecapSeen['boards'][number]['lines'][number];
type Awards = NonNullable<RecapLine['awards']>;

export const ARTIFICIAL = {
  'ave+': 'average-plus',
  ave: 'average',
  'ave-': 'average-minus',
} as const satisfies Record<string, ArtificialAward>;

/**
 * What both sides have; of scores that differ for them what these are worth, as files have one score a line.
 *
 * @param score what was played: it is told where the method, and no ruling, gives both an average for it
 */
export function outcomeOfLine({ NS, EW }: Awards, score: number | null = null): PublishedLine['outcome'] {
  const [ns, ew] = [outcomeOf(NS, score), outcomeOf(EW, score)];
  const differ = ns.kind !== ew.kind || (ns.kind === 'score' && ew.kind === 'score' && ns.score !== ew.score);
  return differ ? { ns: inPercent(ns, NS), ew: inPercent(ew, EW) } : { ns, ew };
}

function outcomeOf(award: Awards['NS'], played: number | null): SideOutcome {
  switch (award.kind) {
    case 'scored': {
      const [part] = award.parts;
      // A weighted score has no points of its own.
      return part && award.parts.length === 1
        ? { kind: 'score', score: part.score }
        : inPercent({ kind: 'not-played' }, award);
    }
    case 'artificial':
      if (award.because !== 'ruling' && played !== null) return { kind: 'score', score: played };
      return { kind: 'artificial', award: ARTIFICIAL[award.award] };
    case 'percentage':
      return { kind: 'percentage', percent: wholePercent(award.percent) };
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return award satisfies never;
  }
}

function inPercent(outcome: SideOutcome, award: Awards['NS']): SideOutcome {
  const isScore = outcome.kind === 'score' || outcome.kind === 'not-played';
  if (!isScore || award.kind === 'not-played' || award.percent === null) return outcome;
  return { kind: 'percentage', percent: wholePercent(award.percent) };
}

/** The contract, where the score that counts is its own. */
export function contractOfLine(
  { result, score }: Pick<RecapLine, 'result' | 'score'>,
  { ns }: PublishedLine['outcome'],
): PublishedLine['contract'] {
  if (ns.kind === 'score' && ns.score !== score) return null;
  return contractOf(result);
}

/** A contract that was written down. */
export function contractOf(result: RecapLine['result']): PublishedLine['contract'] {
  if (result?.kind === 'passed-out') return 'passed-out';
  if (result?.kind !== 'contract') return null;
  const { kind: _kind, ...contract } = result;
  return contract as WrittenContract;
}

/** A percentage as files have it. */
export function wholePercent(exact: string): string {
  return Rational.parse(exact).toText(0);
}
