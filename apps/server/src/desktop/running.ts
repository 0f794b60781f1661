import { existsSync, readFileSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HomeInUse, HomeLock, Refusal, type Configuration } from '#platform';

/** How long a start waits for the one that runs to answer, or to end, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 250;

/** Nothing that could be stopped runs here. */
class NotRunning extends Refusal {
  override readonly name = 'NotRunning';
}

/**
 * Waits until Tirage runs at the address, or until its home is this start's: another one that uses the home is about to
 * answer, or to end.
 * @returns the lock of the home; `runs` when there is nothing to start; undefined when there is a database elsewhere
 * @throws HomeInUse when the other one does neither, HomeNotWritable
 */
export async function homeUnless(
  address: string,
  { home, databaseUrl }: Configuration,
): Promise<HomeLock | 'runs' | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (await answers(address)) return 'runs';
    if (databaseUrl !== undefined) return undefined;
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      return await HomeLock.acquire(home);
    } catch (error) {
      if (!(error instanceof HomeInUse) || waited > PATIENCE_MS) throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(LOOK_MS);
    }
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const { roles } = (await answer.json()) as { roles?: unknown };
    return Array.isArray(roles) && roles.includes('api');
  } catch {
    return false;
  }
}

/**
 * Calls `stop` once somebody asks the program that uses the home to stop: by deleting the file that says that it runs,
 * because signals do not reach a program on Windows.
 */
export function stopWhenAsked(home: string, stop: () => void): void {
  const file = fileIn(home);
  const mine = String(process.pid);
  writeFileSync(file, mine, { mode: 0o600 });
  // Not that of the next one, which may have begun already.
  process.once('exit', () => existsSync(file) && readFileSync(file, 'utf8') === mine && rmSync(file));
  watchFile(file, { persistent: false, interval: LOOK_MS }, ({ nlink }) => {
    if (nlink > 0) return;
    unwatchFile(file);
    stop();
  });
}

/**
 * Asks the program that uses the home to stop.
 * @throws NotRunning
 */
export function askToStop(home: string): void {
  const file = fileIn(home);
  if (!existsSync(file))
    throw new NotRunning('Tirage is not running, or it was started in another way: stop it there.');
  rmSync(file);
}

function fileIn(home: string): string {
  return join(home, 'running');
}
