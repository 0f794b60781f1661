import type { Seat } from '#cards';
import { chainOf, type Column, type Sheet } from './sheet.js';

/** A player's part of the sheet as it is drawn: each column is what it came to after each entry, `2.6.10`. */
export interface DrawnPart {
  readonly seat: Seat;
  readonly pool: string;
  readonly mountain: string;
  /** On each other player, clockwise from the left. */
  readonly whists: readonly { readonly on: Seat; readonly chain: string }[];
  /** What a judge gave besides (3.8.5.1b); empty where there is nothing. */
  readonly adjustment: string;
}

/** The sheet as players draw it, clockwise from North. */
export function drawnSheet(sheet: Sheet): readonly DrawnPart[] {
  const { players } = sheet;
  const chain = (column: Column) => chainOf(sheet, column).join('.');
  return players.map((seat, at) => ({
    seat,
    pool: chain({ seat, kind: 'pool' }),
    mountain: chain({ seat, kind: 'mountain' }),
    whists: [...players.slice(at + 1), ...players.slice(0, at)].map((on) => ({
      on,
      chain: chain({ seat, kind: 'whists', on }),
    })),
    adjustment: chain({ seat, kind: 'adjustment' }),
  }));
}
