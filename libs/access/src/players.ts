import { AccessRefused } from './access-refused.js';
import { machineClock, type Clock } from './clock.js';
import type { Database } from './database.js';

/** Somebody who plays, as staff sees them. */
export interface PlayerView {
  readonly id: string;
  readonly name: string;
  /** Null where none is known. Never shown to the public. */
  readonly memberNumber: string | null;
}

/** Which of the players who are known already somebody may rename. */
export type MayRename = 'anybody' | 'whom-he-just-wrote-down' | 'nobody';

/** How long a player is new: whoever wrote the name down puts a slip of his own right. */
const NEW_FOR_MS = 24 * 60 * 60 * 1_000;

/** People who play. Events name them by their ids alone; a name can be put right without touching a score. */
export class Players {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock = machineClock) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Writes a player down under an id that the caller has made; the same again changes nothing.
   *
   * @param by the actor
   * @param mayRename which of those who are known already may be renamed
   * @throws AccessRefused `access.player-known` when a known player would be renamed by who may not
   */
  async put(player: PlayerView, by: string, mayRename: MayRename): Promise<void> {
    const { id, name, memberNumber } = player;
    const now = this.#clock();
    const newSince = new Date(now.getTime() - NEW_FOR_MS);
    const written = await this.#database.$executeRaw`
      INSERT INTO access.player (id, name, member_number, created_at, created_by)
      VALUES (${id}::uuid, ${name}, ${memberNumber}, ${now}::timestamp(3), ${by})
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, member_number = excluded.member_number
       WHERE ${mayRename === 'anybody'}
          OR (${mayRename === 'whom-he-just-wrote-down'} AND player.created_by = ${by}
              AND player.created_at > ${newSince}::timestamp(3))
          OR (player.name = excluded.name AND player.member_number IS NOT DISTINCT FROM excluded.member_number)`;
    if (written === 0) throw new AccessRefused('access.player-known');
  }

  /** All who have one of these names, whatever the capitals, or one of these member numbers. */
  async known(
    names: readonly string[],
    memberNumbers: readonly string[],
    limit: number,
  ): Promise<PlayerView[]> {
    const lower = names.map((name) => name.trim().toLowerCase());
    return this.#database.$queryRaw<PlayerView[]>`
      SELECT id, name, member_number AS "memberNumber" FROM access.player
       WHERE lower(name) = ANY(${lower}) OR member_number = ANY(${[...memberNumbers]})
       ORDER BY name, id LIMIT ${limit}`;
  }

  /** The players whose names, or a word of them, begin like this (or whose member number is this), at most `limit`. */
  async search(text: string, limit: number): Promise<PlayerView[]> {
    const begins = `${text
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`;
    return this.#database.$queryRaw<PlayerView[]>`
      SELECT id, name, member_number AS "memberNumber" FROM access.player
       WHERE lower(name) LIKE ${begins} OR lower(name) LIKE ${`% ${begins}`} OR member_number = ${text.trim()}
       ORDER BY name, id LIMIT ${limit}`;
  }
}
