import { chownSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from '../process/flush.js';
import type { Log } from '../process/log.js';
import { newPassword, readConnectionFile, SUPERUSER, writeConnectionFile } from './connection-file.js';
import type { Place } from './place.js';
import { PostgresRefused } from './server-account.js';
import { HandedOver, reasonIn, runProgram } from './spawning.js';

/**
 * Makes the data folder on the first start.
 * @throws PostgresRefused when what lies there is something else or of another major version of PostgreSQL
 */
export async function prepareData(place: Place, log: Log): Promise<void> {
  if (await isNew(place)) await createData(place, log);
  requireSameMajor(place);
}

async function isNew({ home, data }: Place): Promise<boolean> {
  for (const name of await readdir(home)) {
    if (name.startsWith('postgres.new-')) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
  if (existsSync(join(data, 'PG_VERSION'))) return false;
  if (!existsSync(data)) return true;
  try {
    await rmdir(data);
  } catch (cause) {
    throw new PostgresRefused(
      `${data} is not a PostgreSQL data folder: move it away or choose another home with TIRAGE_HOME.`,
      {
        cause,
      },
    );
  }
  return true;
}

/** Under another name until it is complete, so that a start that was killed half-way leaves nothing in the way. */
async function createData(place: Place, log: Log): Promise<void> {
  const { home, data, account, binaries, durable } = place;
  const making = join(home, `postgres.new-${process.pid}-${Date.now()}`);
  const passwordPath = join(home, 'postgres.new-password');
  const password = readConnectionFile(home)?.password ?? newPassword();
  await mkdir(making, { mode: 0o700 });
  await writeFile(passwordPath, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [making, passwordPath]) chownSync(path, account.uid, account.gid);
  const reachable = new HandedOver(account, [making, passwordPath]);
  const [dataPath, pwfile] = reachable.paths as [string, string];
  try {
    const args = ['-D', dataPath, '-U', SUPERUSER, `--pwfile=${pwfile}`, '--auth=scram-sha-256'];
    args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    if (!durable) args.push('--no-sync');
    const failure = await runProgram(binaries.initdb, args, account, reachable.descriptors);
    if (failure !== undefined) {
      await rm(making, { recursive: true, force: true });
      throw new PostgresRefused(`PostgreSQL could not create its data folder: ${reasonIn(failure)}.`);
    }
  } finally {
    reachable.close();
    await rm(passwordPath, { force: true });
  }
  writeConnectionFile(home, { ...readConnectionFile(home), password });
  await rename(making, data);
  await flush(home);
  log.info({ data }, 'made a new database');
}

function requireSameMajor({ data, binaries }: Place): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major === String(binaries.major)) return;
  throw new PostgresRefused(
    `The data in ${data} is from PostgreSQL ${major}, but this version runs PostgreSQL ${binaries.major}. ` +
      `Make a backup with the old version (tirage backup FILE). Then restore it into an empty home (tirage restore FILE).`,
  );
}
