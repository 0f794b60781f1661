import { connect } from '../database/connection.js';
import { migrate, pendingMigrations } from '../database/migrate.js';
import { KeptBackups } from './kept-backups.js';
import { whatIsHeld } from './stored-tables.js';

export interface Updated {
  /** The names of the migrations that were applied, in order. */
  readonly applied: readonly string[];
  /** The path of the backup that was made before; undefined when there was nothing to back up. */
  readonly backup?: string;
}

/**
 * Migrates a database. If it holds anything, a backup of that is first kept in the home, by the name of this version.
 * @throws BackupRefused and nothing is changed; and as migrate does
 */
export async function updateDatabase(
  connectionString: string,
  home: string,
  signal?: AbortSignal,
): Promise<Updated> {
  if ((await pendingMigrations(connectionString)).length === 0) return { applied: [] };
  const backup = (await holdsAnything(connectionString))
    ? await keepBackup(connectionString, home, signal)
    : undefined;
  return { applied: await migrate(connectionString), ...(backup !== undefined && { backup }) };
}

async function holdsAnything(connectionString: string): Promise<boolean> {
  const client = await connect(connectionString, 'tirage migrate');
  try {
    return (await whatIsHeld(client)) !== undefined;
  } finally {
    await client.end();
  }
}

async function keepBackup(
  connectionString: string,
  home: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const kept = new KeptBackups(home, connectionString);
  return kept.pathOf((await kept.make('before-update', new Date(), signal)).name);
}
