import type { DealField, DealFile, DealFormat } from '../deals/deal-file.js';
import { notHeld, type NotHeld } from '../deals/deal-formats.js';

/** What a format does not hold of boards that were played, beside what it does not hold of deals. */
export type LostField = DealField | 'played' | 'tables';

/** What came of a file in another format. */
export interface Converted {
  /** Whether players, auctions, plays and results went along, or deals alone. */
  readonly what: 'deals' | 'plays';
  /** The boards in their order, each as often as it was written. */
  readonly boards: readonly number[];
  /** Boards that are named without a deal, which could not be written. */
  readonly without: readonly number[];
  /** The boards were counted, as the format that was read holds no numbers. */
  readonly counted: boolean;
  readonly lost: readonly { readonly field: LostField; readonly boards: readonly number[] }[];
}

/** Gives the bytes of a file from its beginning on; it is asked more than once. */
export type FileToRead = () => AsyncIterable<Uint8Array>;

/** A file in pieces, and what came of it when all are there: before that it is no whole file. */
export type FileInPieces = AsyncGenerator<Uint8Array, Converted, undefined>;

/** Everything went along. */
export const NOTHING_LOST = { without: [], counted: false, lost: [] } as const;

/** Deals in another format. @param played boards of which more was told */
export async function* convertedDeals(
  file: DealFile,
  { from, to }: { readonly from: DealFormat; readonly to: DealFormat },
  played: readonly number[] = [],
): FileInPieces {
  yield to.write(file);
  return {
    what: 'deals',
    boards: file.deals.map(({ board }) => board),
    without: file.without ?? [],
    counted: !from.holds.includes('board') && to.holds.includes('board'),
    lost: [...notHeld(to, file).map((one: NotHeld) => one), ...lost('played', played)],
  };
}

/** What is lost of some boards; nothing where there are none. */
export function lost(field: LostField, boards: readonly number[]): Converted['lost'] {
  const each = [...new Set(boards)];
  return each.length === 0 ? [] : [{ field, boards: each }];
}
