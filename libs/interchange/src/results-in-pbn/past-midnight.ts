import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { dateIn } from '../text/written-values.js';

/** Hours of a day, in minutes, in which an evening still goes on, and in which it has begun. */
const [STILL_NIGHT, EVENING] = [6 * 60, 18 * 60];
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Whether the games of a day are the end of a session of the day before: their times say so; or, where they have none,
 * everybody in them had played then, on the same deals, and plays no board again.
 */
export function isPastMidnight(before: readonly PbnGame[], after: readonly PbnGame[]): boolean {
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
