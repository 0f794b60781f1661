import type { LawShown } from './law-shown.js';
import type { SideLetters } from './board-shown.js';
import type { Called } from './called.js';
import type { AwardShown, ResultShown } from './result-shown.js';
import type { SideGiven } from './ruling-shown.js';

export interface LineOfTraveller {
  readonly table: string;
  readonly ns: readonly Called[];
  readonly ew: readonly Called[];
  readonly result: ResultShown | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly notPlayed: boolean;
  /** What a ruling gives in the place of the result: the law, and what each side has. */
  readonly ruled: { readonly law: LawShown; readonly given: Readonly<Record<SideLetters, SideGiven>> } | null;
  readonly awards: Readonly<Record<SideLetters, AwardShown | null>>;
}
