import { isUnsaid } from '../deals/written-fields.js';
import { grouped } from '../grouped.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { pbnContract } from '../pbn/pbn-scores.js';

export const TITLE = 'PBN with results';

/** What a game says by a tag; empty where it is unsaid. */
export function saidBy(game: PbnGame, name: string): string {
  const value = pbnValue(game, name);
  return isUnsaid(value) ? '' : value.trim();
}

/** What tells the sessions of a file apart. */
export function sessionKey(game: PbnGame): string {
  return JSON.stringify(['Event', 'Date', 'Session'].map((name) => saidBy(game, name)));
}

/** The games of a file by their sessions, in its order. */
export function sessionsOf(games: readonly PbnGame[]): PbnGame[][] {
  return [...grouped(games, sessionKey).values()];
}

/** Whether a game by itself is what one table made of a board. */
export function isOfOneTable(game: PbnGame): boolean {
  if (game.tags.has('ScoreTable') || saidBy(game, 'Board') === '') return false;
  const isPlayed =
    pbnContract(saidBy(game, 'Contract')) !== undefined ||
    ['Score', 'ScorePercentage'].some((name) => saidBy(game, name) !== '');
  return isPlayed && (isOfTeams(game) || saidPlayers(game).length > 0 || saidBy(game, 'PairNS') !== '');
}

/** Whether two teams meet in a game. */
export function isOfTeams(game: PbnGame): boolean {
  return saidBy(game, 'HomeTeam') !== '' && saidBy(game, 'VisitTeam') !== '';
}

function saidPlayers(game: PbnGame): string[] {
  return ['North', 'South', 'East', 'West'].map((name) => saidBy(game, name)).filter(Boolean);
}

/** Two tables or more have played a board of a session: then games by themselves are results. */
export class BoardsOfTables {
  readonly #once = new Set<string>();

  /** @returns whether a game is the second table's of a board */
  isSecond(game: PbnGame): boolean {
    if (!isOfOneTable(game)) return false;
    const key = `${sessionKey(game)} ${saidBy(game, 'Section')} ${saidBy(game, 'Board')}`;
    if (this.#once.has(key)) return true;
    this.#once.add(key);
    return false;
  }
}

/** Contestants in the order of their numbers. */
export function byContestant(
  one: { readonly contestant: string },
  other: { readonly contestant: string },
): number {
  return one.contestant.localeCompare(other.contestant, 'en', { numeric: true });
}
