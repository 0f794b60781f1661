import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './process/refusal.js';

/** The home cannot be written to, or is no folder. */
export class HomeNotWritable extends Refusal {
  override readonly name = 'HomeNotWritable';
}

/**
 * Makes the home folder, for its owner alone, if it is not there, and proves that files can be made in it.
 * @throws HomeNotWritable in one sentence
 */
export function prepareHome(home: string): void {
  const advice = 'choose another folder with TIRAGE_HOME';
  try {
    makeFolder(home);
    const probe = join(home, `probe-${randomUUID()}`);
    writeFileSync(probe, '', { flag: 'wx', mode: 0o600 });
    unlinkSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      const what = isFile(home) ? 'is a file' : 'lies below a file';
      throw new HomeNotWritable(`The home ${home} ${what} and has to be a folder: ${advice}.`, { cause });
    }
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new HomeNotWritable(
        `The disk that holds the home ${home} is full: make room on it or ${advice}.`,
        { cause },
      );
    }
    throw new HomeNotWritable(
      `The home ${home} cannot be written to (${code}): make it writable for this account or ${advice}.`,
      { cause },
    );
  }
}

/** Node's own recursive mkdir never returns below /proc and the like, which answer ENOENT to every mkdir. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
