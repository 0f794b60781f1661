import type { SideLetters } from './board-shown.js';
import type { Called } from './called.js';
import type { AwardShown, ResultShown } from './result-shown.js';

export interface LineOfTraveller {
  readonly table: string;
  readonly ns: readonly Called[];
  readonly ew: readonly Called[];
  readonly result: ResultShown | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly notPlayed: boolean;
  readonly awards: Readonly<Record<SideLetters, AwardShown | null>>;
}
