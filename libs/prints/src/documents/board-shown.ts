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
