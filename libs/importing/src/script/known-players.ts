import type { PublishedPlayer } from '#interchange';
import type { IdOf } from './scripted-command.js';

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
