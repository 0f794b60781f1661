import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Waits until the run that started it has ended, then ends its PostgreSQL and removes its folder. */
const [home] = process.argv.slice(2);
process.stdin.resume().on('end', () => {
  try {
    const [pid] = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It does not run.
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});
