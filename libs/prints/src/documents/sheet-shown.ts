import type { SeatLetter, StrainLetters } from './board-shown.js';

/** What somebody was penalised for, or given: by which rule of the Code, or `regulation`. */
export type RectifiedShown = { readonly rule: string } & (
  | { readonly kind: 'penalty-tricks' | 'remise'; readonly seat: SeatLetter; readonly tricks: number }
  | {
      readonly kind: 'transfer';
      readonly from: SeatLetter;
      readonly to: SeatLetter;
      readonly tricks: number;
    }
  /** Points to the mountain, exact as text. */
  | { readonly kind: 'mountain'; readonly seat: SeatLetter; readonly points: string }
  /** Whists that one writes on another. */
  | {
      readonly kind: 'whists';
      readonly by: SeatLetter;
      readonly on: SeatLetter;
      readonly whists: string;
    }
);

/** What is not usual in how a game was played, or how it ended. */
export type BesideGame =
  | 'withoutAll'
  | 'withoutThree'
  | 'agreed'
  | 'blind'
  | 'halved'
  | 'offMountain'
  | 'talonRefused'
  | 'open';

/** A deal with what was played. */
export interface DealShown {
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
  /** What is not usual in how it was played, or how it ended. */
  readonly besides?: readonly BesideGame[];
  readonly dealer: SeatLetter;
  /** What each defender said, in order. */
  readonly whists: readonly { readonly seat: SeatLetter; readonly call: 'pass' | 'half' | 'whist' }[];
  readonly tricks: Readonly<Partial<Record<SeatLetter, number>>>;
  readonly rectified: readonly RectifiedShown[];
}

/** A line of a sheet: a deal, or what a judge has decided. */
export type SheetLineShown =
  | DealShown
  /** Both results of a deal whose plan was disputed: the protocol has them (3.8.5.1b). */
  | {
      readonly kind: 'ruling';
      readonly ofWhister: DealShown;
      readonly ofDissenter: DealShown;
      readonly dissenters: readonly SeatLetter[];
      /** By whose plan the lot gave declarer the result. */
      readonly drawn: 'of-whister' | 'of-dissenter';
    }
  | {
      readonly kind: 'penalties';
      readonly rectified: readonly RectifiedShown[];
      /** The deal passes on without having been played. */
      readonly passes?: true;
    }
  | { readonly kind: 'void' | 'joins' | 'withdrawn' };

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
