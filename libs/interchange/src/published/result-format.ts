import type { ValueFault } from '../faults/unreadable.js';
import type { PublishedFigures } from './published-figures.js';
import type { PublishedGame } from './published-game.js';
import type { PublishedMatchResult } from './published-match.js';
import type { PublishedTeamsResult } from './published-teams.js';

/** A game with the figures that were published for it, kept apart. */
export interface PublishedResult {
  readonly game: PublishedGame;
  readonly figures: PublishedFigures;
}

/** What a file of published results holds. */
export interface PublishedParts {
  /** Sessions of pairs and of individuals. */
  readonly results: readonly PublishedResult[];
  /** Games of teams with all their matches, ... */
  readonly teams: readonly PublishedTeamsResult[];
  /** ... and matches of two teams by themselves. */
  readonly matches: readonly PublishedMatchResult[];
  /** Values that are not understood, or contradict others; left out where there are none. */
  readonly leftAside?: readonly ValueFault[];
}

/** Sessions of pairs alone. */
export function pairsAlone(results: readonly PublishedResult[]): PublishedParts {
  return { results, teams: [], matches: [] };
}

/** A format of published results. */
export interface ResultFormat {
  readonly name: string;
  readonly title: string;
  /**
   * Whether a text is in this format, as far as a look at its form tells; of a format in JSON, where the text is none that
   * is whole.
   */
  recognises(text: string): boolean;
  /** Of a format in JSON: whether a value has its structure. Keys have no order there, and there may be others. */
  isOf?(value: unknown): boolean;
  /** @throws Unreadable */
  read(text: string): PublishedParts;
  /** The same text without what its program computed: what is left is the game as it was played. @throws Unreadable */
  withoutFigures(text: string): string;
}
