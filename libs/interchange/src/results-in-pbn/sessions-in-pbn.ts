import { grouped } from '#cards';
import { isUnsaid } from '../text/written-fields.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { boardIn, dateIn, saysNothing } from '../text/written-values.js';

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

/** Hours of a day, in minutes, in which an evening still goes on, and in which it has begun. */
const [STILL_NIGHT, EVENING] = [6 * 60, 18 * 60];
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Whether the games of a day are the end of a session of the day before: their times say so; or, where they have none,
 * everybody in them had played then, on the same deals, and plays no board again.
 */
function isPastMidnight(before: readonly PbnGame[], after: readonly PbnGame[]): boolean {
  const [first, next] = [before[0]!, after[0]!];
  if (!['Event', 'Session'].every((name) => said(first, name) === said(next, name))) return false;
  const [day, following] = [dayOf(first), dayOf(next)];
  if (day === undefined || following === undefined || following - day !== DAY) return false;
  const [evening, night] = [before.map(minutesOf), after.map(minutesOf)];
  if (night.every((minutes) => minutes !== undefined))
    return (
      night.every((minutes) => minutes! < STILL_NIGHT) &&
      evening.some((minutes) => minutes !== undefined && minutes >= EVENING)
    );
  const [played, again] = [playsOf(before), playsOf(after)];
  if (!again) return false;
  const deals = new Map(before.map((game) => [said(game, 'Board'), said(game, 'Deal')]));
  return (
    [...again.players].every((player) => played?.players.has(player)) &&
    [...again.boards].every((board) => !played?.boards.has(board)) &&
    after.every((game) => deals.get(said(game, 'Board')) === said(game, 'Deal'))
  );
}

function dayOf(game: PbnGame): number | undefined {
  const date = dateIn(said(game, 'Date'));
  return date && Date.UTC(date.year, date.month - 1, date.day);
}

function minutesOf(game: PbnGame): number | undefined {
  return dateIn(said(game, 'Date'))?.minutes;
}

/** Who has played, and on which boards; nothing where a game does not name four players or two pairs. */
function playsOf(
  games: readonly PbnGame[],
): { readonly players: ReadonlySet<string>; readonly boards: ReadonlySet<string> } | undefined {
  const [players, boards] = [new Set<string>(), new Set<string>()];
  for (const game of games) {
    const names = ['North', 'South', 'East', 'West'].map((name) => said(game, name)).filter(Boolean);
    const pairs = ['PairNS', 'PairEW'].map((name) => said(game, name)).filter(Boolean);
    const those = names.length === 4 ? names : pairs;
    if (those.length < 2) return undefined;
    for (const player of those) {
      players.add(player);
      boards.add(`${said(game, 'Board')} ${player}`);
    }
  }
  return { players, boards };
}

function said(game: PbnGame, name: string): string {
  return pbnValue(game, name).trim();
}
