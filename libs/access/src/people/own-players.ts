import type { AccessChanges } from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock } from '../store/database.js';
import { journalRecordChanges } from '../store/record-changes.js';

/** Which players accounts are: who runs a tournament and plays in it sees what players may see. */
export class OwnPlayers {
  constructor(
    private readonly database: Database,
    private readonly changes: AccessChanges,
    private readonly clock: Clock = machineClock,
  ) {}

  /** The players that people have been said to be, by person. */
  async of(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.database.ownPlayer.findMany({
      where: { personId: { in: [...new Set(people)] } },
      select: { personId: true, playerId: true },
    });
    return new Map(rows.map(({ personId, playerId }) => [personId, playerId]));
  }

  /** Every id of the players that a person was ever said to be, with those whose records are the same player's. */
  async everOf(person: string): Promise<readonly string[]> {
    const rows = await this.database.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT q.id::text AS id
        FROM (SELECT player FROM access.own_player WHERE person = ${person}::uuid
              UNION SELECT player FROM access.own_player_formerly WHERE person = ${person}::uuid) said
        JOIN access.player own ON own.id = said.player
        JOIN access.player q ON coalesce(q.merged_into, q.id) = coalesce(own.merged_into, own.id)
       ORDER BY 1`;
    return rows.map(({ id }) => id);
  }

  /**
   * Records which player a person is; null: none.
   *
   * Only somebody else may change an earlier choice: otherwise a player could withdraw it to see more. The earlier
   * player counts as the person in every journal where that was not withdrawn.
   *
   * @param by the actor
   * @param mayChange whether an earlier choice may be changed
   * @param tournament where it is set
   * @throws AccessRefused `access.player-unknown`, `access.own-player-set`
   */
  async put(
    person: string,
    player: string | null,
    by: string,
    mayChange: boolean,
    tournament?: string,
  ): Promise<void> {
    const known = (await this.of([person])).get(person) ?? null;
    if (known === player) return;
    if (known !== null && !mayChange) throw new AccessRefused('access.own-player-set');
    await this.database.$transaction(async (transaction) => {
      const at = this.clock();
      // Also what another has said meanwhile is kept: this waits for its row.
      const [before] = await transaction.$queryRaw<{ player: string }[]>`
        SELECT player FROM access.own_player WHERE person = ${person}::uuid FOR UPDATE`;
      await transaction.$executeRaw`
        INSERT INTO access.own_player_formerly (person, player, changed_by, changed_at)
        SELECT person, player, ${by}, ${at}::timestamp(3) FROM access.own_player WHERE person = ${person}::uuid
        ON CONFLICT DO NOTHING`;
      const written =
        player === null
          ? (await transaction.ownPlayer.deleteMany({ where: { personId: person } })).count
          : await transaction.$executeRaw`
              INSERT INTO access.own_player (person, player, set_by, set_at)
              SELECT ${person}::uuid, id, ${by}, ${at}::timestamp(3)
                FROM access.player WHERE id = ${player}::uuid
              ON CONFLICT (person) DO UPDATE
                SET player = excluded.player, set_by = excluded.set_by, set_at = excluded.set_at
               WHERE ${mayChange}`;
      if (written === 0) throw new AccessRefused('access.player-unknown');
      const said = { by, at, record: person, tournament: tournament ?? null };
      await journalRecordChanges(transaction, [
        ...(before ? [{ ...said, kind: 'player-taken-back' as const, other: before.player }] : []),
        ...(player === null ? [] : [{ ...said, kind: 'player-said' as const, other: player }]),
      ]);
    });
    // Streams that were opened as another viewer are opened anew.
    this.changes.tell();
  }
}
