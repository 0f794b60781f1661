import { isUnsaid } from '../text/written-fields.js';
import { grouped } from '../text/grouped.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { boardIn, dateIn, saysNothing } from '../text/written-values.js';
import { isPastMidnight } from './past-midnight.js';

export const TITLE = 'PBN with results';

/** What a game says by a tag; empty where it is unsaid. */
export function saidBy(game: PbnGame, name: string): string {
  const value = pbnValue(game, name);
  return isUnsaid(value) ? '' : value.trim();
}

/** What the first of several games says by a tag that says something by it. */
export function saidInSome(games: readonly PbnGame[], name: string): string {
  return games.map((game) => saidBy(game, name)).find((text) => text !== '') ?? '';
}

/** What tells the sessions of a file apart: also the day, whatever time stands behind it. */
function sessionKey(game: PbnGame): string {
  return JSON.stringify([saidBy(game, 'Event'), dayText(game), saidBy(game, 'Session')]);
}

function dayText(game: PbnGame): string {
  const day = dateIn(saidBy(game, 'Date'));
  return day ? `${day.year}.${day.month}.${day.day}` : saidBy(game, 'Date');
}

/** The games of a file by their sessions, in its order; one that went on past midnight is one. */
export function sessionsOf(games: readonly PbnGame[]): PbnGame[][] {
  const sessions: PbnGame[][] = [];
  for (const those of grouped(games, sessionKey).values()) {
    const evening = sessions.find((before) => isPastMidnight(before, those));
    if (evening) evening.push(...those);
    else sessions.push([...those]);
  }
  return sessions;
}

/** Whether a game by itself is what one table made of a board. */
export function isOfOneTable(game: PbnGame): boolean {
  if (game.tags.has('ScoreTable') || saidBy(game, 'Board') === '') return false;
  const contract = saidBy(game, 'Contract');
  // What is no contract is a result all the same, and is named when it is read.
  const isPlayed =
    !(saysNothing(contract) || /^(NT|[SHDC])$/i.test(contract)) ||
    ['Score', 'ScorePercentage'].some((name) => !saysNothing(saidBy(game, name)));
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
    const board = boardIn(saidBy(game, 'Board'));
    // What is no board is named when the results are read.
    if (board === undefined) return true;
    const key = `${sessionKey(game)} ${saidBy(game, 'Section')} ${board}`;
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
