import { SEATS, type Seat } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';

/** Points of both sides, North-South's first. */
export interface PbnPoints {
  readonly ns: number;
  readonly ew: number;
}

/** `OptimumScore` (PBN 2.1, 4.2.7): `NS 420`, `EW -420`, or both. Nothing where it tells none, or two that differ. */
export function readOptimumScore(value: string): PbnPoints | undefined {
  const sides = [...value.matchAll(/(NS|EW)\s*([+-]?\d{1,5})(?!\d)/gi)];
  const rest = sides.reduce((text, [whole]) => text.replace(whole, ''), value);
  const scores = new Set(
    sides.map(([, side, score]) => (side!.toUpperCase() === 'NS' ? 1 : -1) * Number(score)),
  );
  const [score] = scores;
  if (score === undefined || scores.size > 1 || rest.trim() !== '') return undefined;
  return { ns: score + 0, ew: 0 - score };
}

/** `OptimumScore` of North-South's points. */
export function writeOptimumScore(ns: number): string {
  return `NS ${ns}`;
}

/** A contract that neither side can better, and what North-South have of it. */
export interface PbnMinimax {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  readonly declarer: Seat;
  readonly ns: number;
}

/** `Minimax` of Polish programs: `4SW-420`, doubled `6HDE800`. Nothing where it tells none. */
export function readMinimax(value: string): PbnMinimax | undefined {
  const [, level, strain, doubling = '', seat, score] =
    /^([1-7])(NT|N|[SHDC])(DD|D|R|XX|X)?([NESW])([+-]?\d{1,5})$/i.exec(value.replace(/\s/g, '')) ?? [];
  const declarer = SEATS.find((one) => one === seat?.toUpperCase());
  if (!declarer) return undefined;
  return {
    level: Number(level) as Level,
    strain: strain!.toUpperCase().replace(/^N$/, 'NT') as Strain,
    doubling: /^(DD|R|XX)$/i.test(doubling) ? 'xx' : doubling === '' ? '' : 'x',
    declarer,
    ns: Number(score) + 0,
  };
}

/** `Minimax` as `readMinimax` reads it. */
export function writeMinimax({ level, strain, doubling, declarer, ns }: PbnMinimax): string {
  const doubled = { '': '', x: 'D', xx: 'R' }[doubling];
  return `${level}${strain === 'NT' ? 'N' : strain}${doubled}${declarer}${ns}`;
}
