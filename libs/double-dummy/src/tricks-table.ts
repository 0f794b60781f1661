import { SEATS, type Seat } from '#cards';
import { STRAINS, type Strain } from '#scoring';

/** How many tricks each seat's side takes as declarer in each strain when all four play as well as can be. */
export type TricksTable = Readonly<Record<Seat, Readonly<Record<Strain, number>>>>;

/** Of which declarer, in what. */
export interface Declared {
  readonly declarer: Seat;
  readonly strain: Strain;
}

/** The order in which the twenty results are written (PBN's DoubleDummyTricks). */
const WRITTEN: readonly Declared[] = (['N', 'S', 'E', 'W'] as const).flatMap((declarer) =>
  (['NT', 'S', 'H', 'D', 'C'] as const).map((strain) => ({ declarer, strain })),
);

/** The twenty results as hexadecimal digits: declarers N, S, E, W, each in NT, S, H, D, C; what is not known is `*`. */
export function formatTricks(table: PartialTricksTable): string {
  return WRITTEN.map(({ declarer, strain }) => table[declarer][strain]?.toString(16) ?? '*').join('');
}

/**
 * Reads what `formatTricks` writes, with `*` for results that are not known.
 *
 * @throws RangeError when it is anything else
 */
export function parsePartialTricks(digits: string): PartialTricksTable {
  if (!/^[0-9a-d*]{20}$/i.test(digits)) {
    throw new RangeError('Double-dummy results are 20 signs: hexadecimal digits from 0 to d, or *.');
  }
  return tableOf(({ declarer, strain }) => {
    const at = WRITTEN.findIndex((one) => one.declarer === declarer && one.strain === strain);
    return digits[at] === '*' ? undefined : Number.parseInt(digits[at]!, 16);
  });
}

/** The results that are known. */
export type PartialTricksTable = Readonly<Record<Seat, Readonly<Partial<Record<Strain, number>>>>>;

/** Which of the twenty results are not known, in the order in which they are written. */
export function unknownIn(table: PartialTricksTable): Declared[] {
  return WRITTEN.filter(({ declarer, strain }) => table[declarer][strain] === undefined);
}

/** Whether all twenty results are known. */
export function isWhole(table: PartialTricksTable): table is TricksTable {
  return unknownIn(table).length === 0;
}

function tableOf(tricks: (of: Declared) => number | undefined): PartialTricksTable {
  const row = (declarer: Seat) =>
    Object.fromEntries(
      STRAINS.flatMap((strain) => {
        const known = tricks({ declarer, strain });
        return known === undefined ? [] : [[strain, known]];
      }),
    );
  return Object.fromEntries(SEATS.map((seat) => [seat, row(seat)])) as PartialTricksTable;
}
