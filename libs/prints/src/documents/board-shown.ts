export type SeatLetter = 'N' | 'E' | 'S' | 'W';
export type SideLetters = 'NS' | 'EW';
export type StrainLetters = 'C' | 'D' | 'H' | 'S' | 'NT';

/** A board with its hands, as far as everybody may see them. */
export interface BoardShown {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  /** The deal's canonical text. */
  readonly deal: string | null;
  /** How many tricks each seat takes as declarer; null what was not computed. */
  readonly tricks: Readonly<Record<SeatLetter, Readonly<Record<StrainLetters, number | null>>>> | null;
  readonly par: {
    readonly score: number;
    readonly contracts: readonly {
      readonly level: number;
      readonly strain: StrainLetters;
      readonly doubled: boolean;
      readonly declarers: readonly string[];
      readonly over: number;
    }[];
  } | null;
}

/** What was played at a table. */
export type ResultShown =
  | {
      readonly kind: 'contract';
      readonly level: number;
      readonly strain: StrainLetters;
      readonly doubling: '' | 'x' | 'xx';
      readonly declarer: SeatLetter;
      readonly tricks: number;
    }
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'score'; readonly score: number };

/** What somebody has on a board; exact numbers as text. */
export interface AwardShown {
  /** By ruling or without a result of its own. */
  readonly mark: 'ave+' | 'ave' | 'ave-' | 'ruled' | null;
  readonly points: string;
  /** Out of the top, from 0 to 100; nothing by methods without one. */
  readonly percent: string | null;
  /** Another form of the board was played than at most tables, and is scored apart (Law 87). */
  readonly otherForm: boolean;
}

/** In what awards are. */
export type Unit = 'matchpoints' | 'imps' | 'points';
