import type { LawShown } from './law-shown.js';
import type { SideLetters } from './board-shown.js';
import type { Called } from './called.js';
import type { RankedLine, Ranking } from './ranking.js';
import type { AwardShown, ResultShown } from './result-shown.js';
import type { SideGiven } from './ruling-shown.js';

/** What a contestant has on a board. */
export interface LineOfCard {
  readonly round: number;
  readonly board: number;
  readonly table: string | null;
  readonly at: SideLetters | null;
  readonly with: Called | null;
  readonly against: readonly Called[];
  readonly result: ResultShown | null;
  /** In points for this contestant. */
  readonly score: number | null;
  readonly award: AwardShown | null;
  /** What a ruling gives in the place of the result, and the law. */
  readonly ruled: { readonly law: LawShown; readonly given: SideGiven } | null;
  readonly what: 'shown' | 'hidden' | 'sits-out' | 'absent' | 'undrawn' | 'not-played';
}

export interface ScoreCard {
  readonly who: Called;
  readonly standing: (RankedLine & Pick<Ranking, 'figureIn'>) | null;
  readonly lines: readonly LineOfCard[];
}
