import type pg from 'pg';
import type { Appended } from '../append/append.js';
import { requireUuid } from '../append/command-preparation.js';
import { CommandIdReused } from '../events/errors.js';
import type { Json } from '../events/canonical-text.js';

/** A journal's last line. */
export interface LastLine {
  readonly position: number;
  /** In hexadecimal. */
  readonly hash: string;
  /** Microseconds since the epoch. */
  readonly time: number;
}

/** The answer of a command that succeeded before. @throws CommandIdReused when it had another body */
export async function storedCommand(
  pool: pg.Pool,
  {
    tournament,
    actor,
    commandId,
    bodyHash,
  }: {
    readonly tournament: string;
    readonly actor: string;
    readonly commandId: string;
    readonly bodyHash: string;
  },
): Promise<Appended | undefined> {
  requireUuid(tournament, 'The tournament');
  requireUuid(commandId, 'The command id');
  const { rows } = await pool.query<{ body: string; position: string; answer: string }>({
    name: 'ledger.stored',
    text: 'SELECT body, position, answer FROM ledger.stored($1, $2, $3)',
    values: [tournament, actor, commandId],
  });
  const row = rows[0];
  if (!row) return undefined;
  if (row.body !== bodyHash) throw new CommandIdReused(commandId);
  return { position: Number(row.position), answer: JSON.parse(row.answer) as Json, repeated: true };
}

/** A journal's last line; `undefined` when there is no journal. */
export async function headOf(pool: pg.Pool, tournament: string): Promise<LastLine | undefined> {
  const { rows } = await pool.query<{ position: string; hash: string; time: string }>(
    "SELECT position, encode(hash, 'hex') AS hash, time FROM ledger.book WHERE tournament = $1",
    [tournament],
  );
  const row = rows[0];
  return row && { position: Number(row.position), hash: row.hash, time: Number(row.time) };
}

/** The position of the last line at a time (microseconds since the epoch); 0 when the journal began later. */
export async function positionAt(pool: pg.Pool, tournament: string, time: number): Promise<number> {
  const { rows } = await pool.query<{ position: string }>('SELECT ledger.position_at($1, $2) AS position', [
    tournament,
    time,
  ]);
  return Number(rows[0]!.position);
}

/** Erasable texts by their ids; `null` for one that was erased, nothing for one that was never there. */
export async function textsOf(
  pool: pg.Pool,
  tournament: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await pool.query<{ id: string; text: string | null }>(
    'SELECT id, text FROM ledger.text WHERE tournament = $1 AND id = ANY ($2::uuid[])',
    [tournament, ids],
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}
