import { contestantInSession, type PublishedPlayer, type PublishedGame } from '#interchange';
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

/** Everybody who plays in a file, and as what they enter. */
export class KnownPlayers {
  readonly #idOf: IdOf;
  readonly #players = new Map<string, PlayerInFile>();
  readonly #entryOf = new Map<string, string>();

  constructor(idOf: IdOf) {
    this.#idOf = idOf;
  }

  get players(): PlayerInFile[] {
    return [...this.#players.values()];
  }

  /**
   * Tells who plays in one session. Somebody of the same name is the same player in another session, and somebody else
   * at another table of the same one.
   */
  inSession(): (played: PublishedPlayer) => string {
    const here = new Set<string>();
    return (played) => {
      for (let same = 1; ; same++) {
        const key = `${keyOf(played)} ${same}`;
        if (here.has(key)) continue;
        here.add(key);
        const player = this.#players.get(key) ?? playerOf(played, this.#idOf('player', key));
        this.#players.set(key, player);
        return player.id;
      }
    };
  }

  /** Somebody who has nothing but a name. */
  called(name: string): string {
    const key = `called ${nameOf(name).toLowerCase()}`;
    const player = this.#players.get(key) ?? playerOf({ name }, this.#idOf('player', key));
    this.#players.set(key, player);
    return player.id;
  }

  nameOf(id: string): string | undefined {
    return this.players.find((player) => player.id === id)?.name;
  }

  /** Whether one of these takes part in an entry already. */
  areEntered(ids: readonly string[]): boolean {
    return ids.some((id) => this.#entryOf.has(id));
  }

  /** Makes an entry of these players; nothing where one of them takes part with others already. */
  enter(ids: readonly string[], key: string): string | null {
    if (this.areEntered(ids)) return null;
    const entry = this.#idOf('entry', key);
    for (const id of ids) this.#entryOf.set(id, entry);
    return entry;
  }
}

/** How players are compared: by their number and their name, where spaces and capitals tell nobody apart. */
function keyOf({ name, number = '' }: PublishedPlayer): string {
  return `${number} ${nameOf(name).toLowerCase()}`;
}

/** The longest name that a player can have, and what a member number is. */
const LONGEST_NAME = 80;
const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;

/** A name as players have them; empty where there is none. */
export function nameOf(name: string): string {
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
  readonly entries: readonly { readonly entry: string; readonly players: readonly string[] }[];
  /** By the game's place in the list. */
  readonly sessions: readonly (readonly PlayedBy[])[];
  /** Players of whom there is no room: a pair has two, who plays for himself is one. */
  readonly tooMany: readonly {
    readonly game: number;
    readonly contestant: string;
    readonly players: number;
  }[];
}

/** As many as play together. */
const TOGETHER = { pairs: 2, 'swiss-pairs': 2, individual: 1 } as const satisfies Record<
  PublishedGame['kind'],
  number
>;

/** Who plays in games of one tournament. Two who play together in several sessions are one entry. */
export function playersOfGames(
  games: readonly Pick<PublishedGame, 'kind' | 'sections'>[],
  known: KnownPlayers,
): PlayersOfGames {
  const entries = new Map<string, { entry: string; players: readonly string[] }>();
  const tooMany: { game: number; contestant: string; players: number }[] = [];
  const sessions = games.map(({ kind, sections }, game) => {
    const playerOf = known.inSession();
    const together = TOGETHER[kind];
    return sections.flatMap(({ section, contestants }) =>
      contestants.flatMap((each): PlayedBy[] => {
        const named = each.players.filter(({ name }) => nameOf(name) !== '');
        const contestant = contestantInSession(section, each.contestant);
        if (named.length > together) tooMany.push({ game, contestant, players: named.length - together });
        const ids = named.slice(0, together).map(playerOf);
        return ids.length === 0 ? [] : [{ contestant, players: ids, entry: entryOf(ids) }];
      }),
    );
  });
  return { entries: [...entries.values()], sessions, tooMany };

  function entryOf(ids: readonly string[]): string | null {
    const key = ids.toSorted().join(' ');
    const found = entries.get(key);
    if (found) return found.entry;
    const entry = known.enter(ids, key);
    if (entry !== null) entries.set(key, { entry, players: ids });
    return entry;
  }
}

/** Enters everybody. */
export function enter({ entries }: Pick<PlayersOfGames, 'entries'>): ScriptedCommand[] {
  return entries.map((body) => ({ name: 'entries.register', body }));
}
