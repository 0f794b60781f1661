import { EmbeddedPostgres, HomeLock, createLog } from '../index.js';

/**
 * A program as small as it can be that uses a home: started by tests as a process of its own, so that it can be killed.
 * Writes one line when it is up, or its one sentence when it is refused.
 */
const home = process.argv[2] as string;
const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  const lock = await HomeLock.acquire(home);
  const postgres = await EmbeddedPostgres.start(home, createLog('silent'));
  process.on('SIGINT', () => undefined);
  const alive = setInterval(() => undefined, 60_000);
  process.on('SIGTERM', () => {
    clearInterval(alive);
    void postgres.stop().then(() => lock.release());
  });
  say({ pid: process.pid, postmaster: postgres.pid, connectionString: postgres.connectionString });
} catch (error) {
  say({ refused: (error as Error).name, sentence: (error as Error).message });
}
