import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A home as a first start has left it, with a migrated database in which nothing is yet: making one takes seconds, and
 * only a few tests are about that.
 */
export function makeHome(home: string): void {
  const made = process.env['TIRAGE_TEST_HOME'];
  if (!made) throw new Error('There is no home for tests: run them with npm test or npx jest.');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  // Its files may belong to another account, and do so in the copy.
  execFileSync('cp', ['-a', join(made, 'postgres'), join(made, 'postgres.json'), home]);
}
