import type { SideLetters, AwardShown, ResultShown } from './board-shown.js';
import type { Called } from './called.js';
import type { LawShown } from './law-shown.js';
import type { SideGiven } from './ruling-shown.js';
import type { RankedLine, Ranking } from './ranking.js';

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

/** What a contestant has in a match, or as much as a bye is worth, where places go by victory points. */
export interface MatchByVictoryPoints {
  readonly round: number;
  /** Of an individual two; nobody in a bye. */
  readonly against: readonly Called[];
  /** What victory points go by; nothing of a bye, or where no board counts. */
  readonly figure: { readonly in: 'percent' | 'imps'; readonly exact: string } | null;
  /** Victory points; nothing where none are given. */
  readonly points: string | null;
  /** The victory points up to here. */
  readonly total: string;
}

export interface ScoreCard {
  readonly who: Called;
  readonly standing: (RankedLine & Pick<Ranking, 'figureIn'>) | null;
  readonly lines: readonly LineOfCard[];
  /** In the order of rounds; left out where places go by something else. */
  readonly matches?: readonly MatchByVictoryPoints[];
}

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
