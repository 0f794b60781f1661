import { contestantInSession, type PublishedGame, type PublishedPlayer } from '#interchange';
import type { IdOf, ScriptedCommand } from './scripted-command.js';

/** Somebody who plays, as the file has him. */
export interface PlayerInFile {
  readonly id: string;
  readonly name: string;
  /** Null where the file has none. */
  readonly memberNumber: string | null;
  /** The name of the club, where the file has one. */
  readonly club: string | null;
}

/** Who plays as a contestant of a session. */
export interface PlayedBy {
  readonly contestant: string;
  /** At most two, by their ids; the first sits North or East. */
  readonly players: readonly string[];
  /** Null: one of them takes part with somebody else already, so that this pair is named at its table. */
  readonly entry: string | null;
}

/** The players of games that are sessions of one tournament. */
export interface PlayersOfGames {
  readonly players: readonly PlayerInFile[];
  readonly entries: readonly { readonly entry: string; readonly players: readonly string[] }[];
  /** By the game's place in the list. */
  readonly sessions: readonly (readonly PlayedBy[])[];
  /** Players of whom there is no room: a pair has two. */
  readonly beyondTwo: readonly {
    readonly game: number;
    readonly contestant: string;
    readonly players: number;
  }[];
}

/** As many as play together. */
const TOGETHER = 2;

/** How players are compared: by their number and their name, where spaces and capitals tell nobody apart. */
function keyOf({ name, number = '' }: PublishedPlayer): string {
  return `${number} ${nameOf(name).toLowerCase()}`;
}

/**
 * Who plays in games of one tournament. Somebody of the same name is the same player in another session, and somebody
 * else at another table of the same one. Two who play together in several sessions are one entry.
 */
export function playersOfGames(
  games: readonly Pick<PublishedGame, 'sections'>[],
  idOf: IdOf,
): PlayersOfGames {
  const players = new Map<string, PlayerInFile>();
  const entries = new Map<string, { entry: string; players: readonly string[] }>();
  const entryOfPlayer = new Map<string, string>();
  const beyondTwo: { game: number; contestant: string; players: number }[] = [];
  const sessions = games.map(({ sections }, game) => {
    const here = new Set<string>();
    const known = (played: PublishedPlayer): string => {
      for (let same = 1; ; same++) {
        const key = `${keyOf(played)} ${same}`;
        if (here.has(key)) continue;
        here.add(key);
        const player = players.get(key) ?? playerOf(played, idOf('player', key));
        players.set(key, player);
        return player.id;
      }
    };
    return sections.flatMap(({ section, contestants }) =>
      contestants.flatMap((each): PlayedBy[] => {
        const named = each.players.filter(({ name }) => nameOf(name) !== '');
        const contestant = contestantInSession(section, each.contestant);
        if (named.length > TOGETHER) beyondTwo.push({ game, contestant, players: named.length - TOGETHER });
        const ids = named.slice(0, TOGETHER).map(known);
        return ids.length === 0 ? [] : [{ contestant, players: ids, entry: entryOf(ids) }];
      }),
    );
  });
  return { players: [...players.values()], entries: [...entries.values()], sessions, beyondTwo };

  function entryOf(ids: readonly string[]): string | null {
    const pair = ids.toSorted().join(' ');
    const found = entries.get(pair);
    if (found) return found.entry;
    if (ids.some((id) => entryOfPlayer.has(id))) return null;
    const entry = idOf('entry', pair);
    entries.set(pair, { entry, players: ids });
    for (const id of ids) entryOfPlayer.set(id, entry);
    return entry;
  }
}

/** The longest name that a player can have, and what a member number is. */
const LONGEST_NAME = 80;
const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;

function nameOf(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

function playerOf({ name, number, club }: PublishedPlayer, id: string): PlayerInFile {
  const memberNumber = number !== undefined && MEMBER_NUMBER.test(number) ? number : null;
  // A club that the file has by its number alone is none that anybody would know by it.
  const named = club !== undefined && /\p{L}/u.test(club) ? nameOf(club) : null;
  return { id, name: nameOf(name), memberNumber, club: named };
}

/** Enters everybody. */
export function enter({ entries }: Pick<PlayersOfGames, 'entries'>): ScriptedCommand[] {
  return entries.map((body) => ({ name: 'entries.register', body }));
}
