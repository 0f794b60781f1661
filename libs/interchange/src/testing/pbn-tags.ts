import { SEATS, type Seat } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';

/** `Ability` as `readAbility` reads it. */
export function writeAbility(doubleDummy: string): string {
  const [north, south, east, west] = [0, 5, 10, 15].map((from) => doubleDummy.slice(from, from + 5));
  return `N:${north} E:${east} S:${south} W:${west}`.toUpperCase();
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
