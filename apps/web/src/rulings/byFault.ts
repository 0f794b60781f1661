import { walk, type LawBook } from '#laws';
import type { RecordedWay } from '#tournament';
import type { SideDraft } from './sideDraft.js';

/**
 * What each side is given by who is responsible for there being no result: average minus for a side directly at fault,
 * average for one that is in part, average plus for one that is in no way (Law 12C2(a), 2007 on; Law 12C1, 1987 and 1997).
 */
export const AWARDS_BY_FAULT = {
  NS: { NS: 'average-minus', EW: 'average-plus' },
  EW: { NS: 'average-plus', EW: 'average-minus' },
  'both-directly': { NS: 'average-minus', EW: 'average-minus' },
  both: { NS: 'average', EW: 'average' },
  nobody: { NS: 'average-plus', EW: 'average-plus' },
} as const;
export type Fault = keyof typeof AWARDS_BY_FAULT;
export const FAULTS = Object.keys(AWARDS_BY_FAULT) as readonly Fault[];

/** Who is at fault by what was answered on the ways through the law book; undefined where no answer names the sides. */
export function faultAnswered(ways: readonly RecordedWay[], book: LawBook): Fault | undefined {
  const answers = ways.flatMap((way) =>
    walk(way, book).asked.flatMap(({ question, answer }) =>
      question === 'fault-of' && answer !== undefined ? [answer] : [],
    ),
  );
  const last = answers.at(-1);
  if (last === 'both-sides') return 'both-directly';
  return last === 'nobody' ? 'nobody' : undefined;
}

/** The sides as they are written down by fault. */
export function sidesByFault(fault: Fault, sides: { readonly NS: SideDraft; readonly EW: SideDraft }) {
  const { NS, EW } = AWARDS_BY_FAULT[fault];
  return {
    NS: { ...sides.NS, kind: 'artificial', award: NS },
    EW: { ...sides.EW, kind: 'artificial', award: EW },
  } as const;
}

/** By whose fault the sides are given what they are; undefined where they are given something else. */
export function faultBehind({
  NS,
  EW,
}: {
  readonly NS: SideDraft;
  readonly EW: SideDraft;
}): Fault | undefined {
  if (NS.kind !== 'artificial' || EW.kind !== 'artificial') return undefined;
  return FAULTS.find((fault) => {
    const awards = AWARDS_BY_FAULT[fault];
    return awards.NS === NS.award && awards.EW === EW.award;
  });
}
