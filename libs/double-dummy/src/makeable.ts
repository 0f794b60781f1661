import type { Seat, Side } from '#cards';
import { STRAINS, type Level, type Strain } from '#scoring';
import type { TricksTable } from './tricks-table.js';

/** The highest contract in a strain that a seat, or both seats of a side alike, make. */
export interface MakeableContract {
  readonly level: Level;
  readonly strain: Strain;
  readonly declarers: readonly Seat[];
}

const BOOK = 6;

/**
 * What a side makes as hand records list it: in each strain, notrump first, the highest contract that can be made; where
 * partners make different ones, the higher and then the other's.
 */
export function makeableContracts(table: TricksTable, side: Side): MakeableContract[] {
  const [one, other]: readonly [Seat, Seat] = side === 'NS' ? ['N', 'S'] : ['E', 'W'];
  return STRAINS.toReversed().flatMap((strain) => {
    const levelOf = (seat: Seat) => table[seat][strain] - BOOK;
    const alike = levelOf(one) === levelOf(other);
    const each: readonly (readonly Seat[])[] = alike ? [[one, other]] : [[one], [other]];
    return each
      .map((declarers) => ({ level: levelOf(declarers[0]!) as Level, strain, declarers }))
      .filter(({ level }) => level >= 1)
      .toSorted((two, three) => three.level - two.level);
  });
}
