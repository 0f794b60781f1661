import { randomUUID } from 'node:crypto';
import {
  BackupRefused,
  inTransaction,
  machineZone,
  type BackupKind,
  type InstallationSettings,
  type KeptBackup,
  type KeptBackups,
} from '#platform';
import type pg from 'pg';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;
const MINUTE = 60_000;
/** A failed one is tried again after an hour; one that was begun and never ended counts as failed then. */
const AGAIN_MS = 60 * MINUTE;

/** What the backups of a day are made with. */
interface BackupParts {
  readonly pool: pg.Pool;
  readonly backups: KeptBackups;
  readonly settings: InstallationSettings;
  readonly log: Logger;
}

/** A backup that was asked for and how it ended. */
export interface BackupRun {
  readonly kind: BackupKind;
  readonly began: Date;
  readonly ended: Date | null;
  /** A stable code; null: it did not fail. */
  readonly failure: string | null;
}

/**
 * The last moment at which a day's backup became due.
 *
 * @param hour of the venue's day
 */
export function lastDue(now: Date, hour: number, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric' })
    .formatToParts(now)
    .map(({ value }) => value);
  const [hours, , minutes] = parts.map(Number) as [number, number, number];
  const since = (((hours - hour + 24) % 24) * 60 + minutes) * MINUTE;
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE - since);
}

/**
 * Makes a backup and writes down how it ended.
 *
 * @param run what has been written down of it already
 * @throws BackupRefused as the backup does
 */
export async function makeBackup(
  { pool, backups }: Pick<BackupParts, 'pool' | 'backups'>,
  kind: BackupKind,
  run: { readonly id: string; readonly began: Date } = { id: randomUUID(), began: new Date() },
): Promise<KeptBackup> {
  const { id, began } = run;
  await pool.query(
    `INSERT INTO platform.backup_run (id, kind, began_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`,
    [id, kind, began],
  );
  const end = (file: string | null, failure: string | null) =>
    pool.query(`UPDATE platform.backup_run SET ended_at = now(), file = $2, failure = $3 WHERE id = $1`, [
      id,
      file,
      failure,
    ]);
  try {
    const made = await backups.make(kind, began);
    await end(made.name, null);
    return made;
  } catch (error) {
    await end(null, error instanceof BackupRefused ? error.code : 'backup.refused');
    throw error;
  }
}

/** The last backup that was asked for, and the last one that the clock has made. */
export async function lastBackups(pool: pg.Pool): Promise<{ last?: BackupRun; daily?: BackupRun }> {
  const read = async (condition: string) => {
    const { rows } = await pool.query<BackupRun>(
      `SELECT kind, began_at AS began, ended_at AS ended, failure FROM platform.backup_run
       WHERE ${condition} ORDER BY began_at DESC LIMIT 1`,
    );
    return rows[0];
  };
  const [last, daily] = await Promise.all([read('true'), read(`kind = 'daily'`)]);
  return { ...(last && { last }), ...(daily && { daily }) };
}

/** Makes the backup of the day when it is due; of several processes one does. */
export async function backUpWhenDue(
  parts: Omit<BackupParts, 'log'>,
  now: Date = new Date(),
): Promise<KeptBackup | undefined> {
  const { hour, keep } = await parts.settings.backupPlan();
  if (hour === null) return undefined;
  const { zone } = await parts.settings.appearance();
  const id = randomUUID();
  const claimed = await claim(parts.pool, id, lastDue(now, hour, zone ?? machineZone()), now);
  if (!claimed) return undefined;
  const made = await makeBackup(parts, 'daily', { id, began: now });
  await parts.backups.prune(keep);
  return made;
}

/** Whether the backup that became due then is this process's to make. */
function claim(pool: pg.Pool, id: string, due: Date, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('platform.backup', 0))`);
    const { rowCount } = await client.query(
      `INSERT INTO platform.backup_run (id, kind, began_at)
       SELECT $1, 'daily', $3 WHERE NOT EXISTS (
         SELECT FROM platform.backup_run WHERE kind = 'daily'
          AND ((began_at >= $2 AND file IS NOT NULL) OR began_at > $4))`,
      [id, due, now, new Date(now.getTime() - AGAIN_MS)],
    );
    return rowCount === 1;
  });
}

/** Looks every minute whether a backup is due. @returns what ends it */
export async function backUpDaily(parts: BackupParts): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await backUpWhenDue(parts);
    } catch (error) {
      parts.log.error({ err: error }, 'the backup of the day could not be made');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      working = look();
    }, EVERY_MS);
  };
  let working = look();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
