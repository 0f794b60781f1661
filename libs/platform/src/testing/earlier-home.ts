import { restoreAsItWas } from '../backup/restore.js';
import { createLog, openHomeDatabase } from '../index.js';

/** Makes a home as an earlier version has left it, from a backup by that version: with the tables of its time. */
export async function makeEarlierHome(home: string, backup: string): Promise<void> {
  const database = await openHomeDatabase({ home }, createLog('silent'), true);
  try {
    await restoreAsItWas(database.connectionString, backup);
  } finally {
    await database.close();
  }
}
