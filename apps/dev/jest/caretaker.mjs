import { rmSync } from 'node:fs';

/** Waits until the run that started it has ended, then ends its PostgreSQL and removes its folder. */
const [pid, home] = process.argv.slice(2);
process.stdin.resume().on('end', () => {
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It has ended.
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});
