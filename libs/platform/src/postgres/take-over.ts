import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../process/log.js';
import { pidIsAlive } from '../process/process-identity.js';
import { connectionStringOf } from './connection-file.js';
import { serverArguments, stopServer, type RunningServer } from './launch.js';
import type { Place } from './place.js';
import { orphanedPostmaster, readPostmasterFile } from './postmaster-file.js';

/** How often it is looked whether a server that is no child of ours still runs. */
const LOOK_MS = 100;

/**
 * Takes over the server that a killed start left behind on the data folder, where it runs as we would start it: to stop it
 * and start another would take seconds, and on a slow disk many. Whoever is connected to it is disconnected.
 *
 * @returns nothing where there is none that can be used
 */
export async function takeOver(
  place: Place,
  password: string,
  settings: Readonly<Record<string, string>>,
  log: Log,
): Promise<RunningServer | undefined> {
  const pid = orphanedPostmaster(place.data);
  const { port, ready } = readPostmasterFile(place.data) ?? {};
  if (pid === undefined || port === undefined || !ready) return undefined;
  if (!isAsWeStartIt(place, port, settings)) return undefined;
  try {
    await disconnectOthers(connectionStringOf(password, port, 'postgres'));
  } catch {
    return undefined;
  }
  log.warn({ pid }, 'taking over the PostgreSQL server that a killed start left behind');
  const ended = endOf(pid);
  return { pid, port, ended, stop: (to) => stopServer(place, pid, ended, to) };
}

/** Whether it is the same program with the same settings: PostgreSQL writes down how it was called. */
function isAsWeStartIt(
  { data, binaries }: Place,
  port: number,
  settings: Readonly<Record<string, string>>,
): boolean {
  try {
    const called = readFileSync(join(data, 'postmaster.opts'), 'utf8').trim();
    const [, as] = / "-D" "([^"]*)"/.exec(called) ?? [];
    const args = serverArguments(as ?? '', port, settings).map((each) => `"${each}"`);
    return called === [realpathSync(binaries.postgres), ...args].join(' ');
  } catch {
    return false;
  }
}

/** What the killed program has begun ends here, as if its server had been stopped. */
async function disconnectOthers(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}

function endOf(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (pidIsAlive(pid)) return;
      clearInterval(look);
      resolve();
    }, LOOK_MS).unref();
  });
}
