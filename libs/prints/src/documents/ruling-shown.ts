import type { SideLetters } from './board-shown.js';
import type { Called } from './called.js';
import type { ResultShown } from './result-shown.js';
import type { SheetLineShown } from './sheet-shown.js';

/** What a ruling gives a side in the place of a score. */
export type SideGiven =
  | { readonly kind: 'artificial'; readonly award: 'average-plus' | 'average' | 'average-minus' }
  | { readonly kind: 'assigned'; readonly result: ResultShown }
  | {
      readonly kind: 'weighted';
      readonly results: readonly { readonly result: ResultShown; readonly hundredths: number }[];
    }
  | { readonly kind: 'percentage'; readonly hundredths: number }
  | { readonly kind: 'not-played' };

/** What a ruling does. */
export type RulingEffect =
  | {
      readonly kind: 'adjustment';
      readonly table: string;
      readonly round: number;
      readonly board: number;
      readonly given: Readonly<Record<SideLetters, SideGiven>>;
    }
  | {
      readonly kind: 'penalty';
      readonly who: Called;
      readonly unit: 'matchpoints' | 'imps' | 'percent-of-top' | 'percent-of-session' | 'victory-points';
      readonly hundredths: number;
    }
  | { readonly kind: 'warning'; readonly who: Called }
  | { readonly kind: 'field-split'; readonly board: number; readonly tables: readonly string[] }
  | {
      readonly kind: 'sheet-line';
      readonly table: string;
      readonly round: number;
      readonly what: SheetLineShown;
    };

export interface RulingShown {
  readonly session: string;
  /** `64A1, 2017`, as it is cited. */
  readonly law: string;
  /** Tables, rounds and boards that it is about. */
  readonly about: readonly {
    readonly table: string;
    readonly round: number;
    readonly board: number | null;
  }[];
  readonly who: readonly Called[];
  readonly texts: readonly { readonly kind: 'facts' | 'reason' | 'decision'; readonly text: string }[];
  readonly effects: readonly RulingEffect[];
  readonly withdrawn: boolean;
}
