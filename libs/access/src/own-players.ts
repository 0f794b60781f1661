import type { AccessChanges } from './access-changes.js';
import { AccessRefused } from './access-refused.js';
import { machineClock, type Clock } from './clock.js';
import type { Database } from './database.js';

/**
 * Which players accounts are. Somebody who runs a tournament and plays in it is known by this as one who plays: what
 * players may not see is not shown to him either.
 */
export class OwnPlayers {
  readonly #database: Database;
  readonly #changes: AccessChanges;
  readonly #clock: Clock;

  constructor(database: Database, changes: AccessChanges, clock: Clock = machineClock) {
    this.#database = database;
    this.#changes = changes;
    this.#clock = clock;
  }

  /** The players that people have been said to be, by person. */
  async of(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#database.$queryRaw<{ person: string; player: string }[]>`
      SELECT person, player FROM access.own_player WHERE person = ANY (${[...new Set(people)]}::uuid[])`;
    return new Map(rows.map(({ person, player }) => [person, player]));
  }

  /**
   * Says which player a person is; null: none. What has been said can be changed by somebody else only: who plays is not
   * to look past it by taking it back.
   *
   * @param by the actor
   * @param mayChange whether what was said before may be changed
   * @throws AccessRefused `access.player-unknown`, `access.own-player-set`
   */
  async put(person: string, player: string | null, by: string, mayChange: boolean): Promise<void> {
    const known = (await this.of([person])).get(person) ?? null;
    if (known === player) return;
    if (known !== null && !mayChange) throw new AccessRefused('access.own-player-set');
    const written =
      player === null
        ? await this.#database.$executeRaw`DELETE FROM access.own_player WHERE person = ${person}::uuid`
        : await this.#database.$executeRaw`
            INSERT INTO access.own_player (person, player, set_by, set_at)
            SELECT ${person}::uuid, id, ${by}, ${this.#clock()}::timestamp(3)
              FROM access.player WHERE id = ${player}::uuid
            ON CONFLICT (person) DO UPDATE
              SET player = excluded.player, set_by = excluded.set_by, set_at = excluded.set_at
             WHERE ${mayChange}`;
    if (written === 0) throw new AccessRefused('access.player-unknown');
    // Streams that were opened as another viewer are opened anew.
    this.#changes.tell();
  }
}
