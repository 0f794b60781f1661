import type { DealRecord } from './deal-record.js';

/**
 * What is not usual in how a deal was played, or how it ended: defenders laid their cards open (3.8.5), bid or passed
 * without looking (3.3.19), a misère halved with the dealer (3.6.9), written off the mountain (fn 74), the talon refused
 * (3.4.10), given up "without all" (3.4.4) or "without three" (fn 39), tricks as agreed (3.9.22).
 */
export type UnusualInDeal =
  | 'open'
  | 'blind'
  | 'halved'
  | 'offMountain'
  | 'talonRefused'
  | 'withoutAll'
  | 'withoutThree'
  | 'agreed';

/** All that is not usual in a deal, each once: whatever tells of a deal tells it. */
export function unusualInDeal({ played, ended, open }: DealRecord): readonly UnusualInDeal[] {
  const isBlind = played.kind === 'all-pass' ? (played.blindPasses ?? []).length > 0 : played.blind === true;
  const all: readonly (readonly [UnusualInDeal, boolean])[] = [
    ['open', open === true],
    ['blind', isBlind],
    ['halved', played.kind === 'misere' && played.halved === true],
    ['offMountain', played.kind === 'contract' && played.offMountain === true],
    ['talonRefused', played.kind !== 'all-pass' && played.talonRefused === true],
    ['withoutAll', ended === 'without-all'],
    ['withoutThree', ended === 'without-three'],
    ['agreed', ended === 'agreed'],
  ];
  return all.flatMap(([one, is]) => (is ? [one] : []));
}
