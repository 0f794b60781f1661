import type { SeatLetter, StrainLetters } from './board-shown.js';

/** A line of a sheet: a deal with what was played, or what a judge has decided. */
export type SheetLineShown =
  | {
      readonly kind: 'deal';
      readonly game:
        | {
            readonly kind: 'contract';
            readonly level: number;
            readonly strain: StrainLetters;
            readonly declarer: SeatLetter;
          }
        | { readonly kind: 'misere'; readonly declarer: SeatLetter }
        | { readonly kind: 'all-pass' };
      readonly tricks: Readonly<Partial<Record<SeatLetter, number>>>;
    }
  | { readonly kind: 'ruling' | 'void' | 'penalties' | 'joins' | 'withdrawn' };

/** A sheet of preferans; without names and lines it is a form. */
export interface SheetShown {
  readonly table: string | null;
  readonly round: number | null;
  readonly convention: string | null;
  /** To how many points pools are played; null: they are not closed. */
  readonly poolSize: number | null;
  readonly players: readonly {
    readonly seat: SeatLetter;
    readonly name: string;
    readonly pool: string;
    readonly mountain: string;
    readonly whists: readonly { readonly on: SeatLetter; readonly chain: string }[];
    readonly balance: string | null;
    readonly signed: boolean;
  }[];
  /** As they were written; of a form nothing, and room for so many deals. */
  readonly lines: readonly { readonly line: number; readonly what: SheetLineShown }[];
  readonly room: number;
}
