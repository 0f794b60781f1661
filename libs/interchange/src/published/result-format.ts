import type { PublishedFigures } from './published-figures.js';
import type { PublishedGame } from './published-game.js';
import type { PublishedMatchResult } from './published-match.js';

/** A game with the figures that were published for it, kept apart. */
export interface PublishedResult {
  readonly game: PublishedGame;
  readonly figures: PublishedFigures;
}

/** A format of published results. */
export interface ResultFormat {
  readonly name: string;
  readonly title: string;
  /** Whether a text is in this format, as far as a look at its form tells. */
  recognises(text: string): boolean;
  /** Its sessions of pairs. @throws Unreadable */
  read(text: string): readonly PublishedResult[];
  /** Its matches of teams, where the format has any. @throws Unreadable */
  readMatches?(text: string): readonly PublishedMatchResult[];
  /** The same text without what its program computed: what is left is the game as it was played. @throws Unreadable */
  withoutFigures(text: string): string;
}
