import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.js';
import { pidIsAlive } from '../process/process-identity.js';
import type { Place } from './place.js';
import { PostgresRefused } from './postgres-refused.js';
import { disownPostmasterFile, orphanedPostmaster } from './postmaster-file.js';

/**
 * Ends the server that a killed start left behind on the data folder, so that ours can take its place.
 * @throws PostgresRefused when it does not end
 */
export async function endOrphan({ data }: Place, log: Log): Promise<void> {
  const orphan = orphanedPostmaster(data);
  if (orphan === undefined) {
    disownPostmasterFile(data);
    return;
  }
  log.warn({ pid: orphan }, 'ending the PostgreSQL server that a killed start left behind');
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    try {
      process.kill(orphan, signal);
    } catch {
      // It has just ended.
    }
    for (let waited = 0; waited < patience; waited += 10) {
      if (!pidIsAlive(orphan)) return;
      await sleep(10);
    }
  }
  throw new PostgresRefused(
    `The PostgreSQL server left behind on ${data} (process ${orphan}) does not stop: stop it by hand and start again.`,
  );
}
