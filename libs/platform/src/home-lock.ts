import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
  existsSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { isRunning, ownIdentity } from './process/process-identity.js';
import { Refusal } from './process/refusal.js';

/** Another start uses the home. */
export class HomeInUse extends Refusal {
  override readonly name = 'HomeInUse';
}

const RELEASED = 'released';

/**
 * The right of one process to use a home.
 *
 * Each holder makes a file with the next higher number in the folder `lock`, with its process in it. The highest number
 * holds. Numbers are never used again and the highest file is never removed, so a claim that was made on an old view of
 * the folder finds a higher number or an existing file, and gives way. A holder that was killed is recognised by its
 * process, so there is nothing to clean.
 */
export class HomeLock {
  private constructor(private readonly file: string) {}

  /**
   * @param home absolute path; made if it is not there
   * @throws HomeNotWritable or HomeInUse, in one sentence, without having changed anything
   */
  static async acquire(home: string): Promise<HomeLock> {
    prepareHome(home);
    const folder = join(home, 'lock');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const highest = numbersIn(folder).at(-1) ?? 0;
    if (await isHeld(fileOf(folder, highest))) throw inUse(home, folder, highest);
    const mine = highest + 1;
    if (!claim(fileOf(folder, mine))) throw inUse(home, folder, mine);
    // Whoever came between our look and our claim stands above it, or in the file below it.
    const above = numbersIn(folder).at(-1) ?? mine;
    const other = above > mine ? above : (await isHeld(fileOf(folder, highest))) ? highest : undefined;
    if (other !== undefined) {
      writeFileSync(fileOf(folder, mine), RELEASED);
      throw inUse(home, folder, other);
    }
    for (const number of numbersIn(folder))
      if (number < mine) rmSync(fileOf(folder, number), { force: true });
    return new HomeLock(fileOf(folder, mine));
  }

  /** Lets the next start in. May be called again. */
  release(): Promise<void> {
    writeFileSync(this.file, RELEASED);
    return Promise.resolve();
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{1,15}$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
}

function fileOf(folder: string, number: number): string {
  return join(folder, String(number));
}

/** False when another process made the file first. */
function claim(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeSync(file, JSON.stringify(ownIdentity()));
  closeSync(file);
  return true;
}

async function isHeld(path: string): Promise<boolean> {
  // A file that stays unreadable was left by a process that was killed between making and filling it.
  for (let attempt = 0; attempt < 20; attempt++) {
    const text = read(path);
    if (text === undefined || text === RELEASED) return false;
    const holder = parse(text);
    if (holder) return isRunning(holder);
    await sleep(25);
  }
  return false;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): { pid: number; began: string } | undefined {
  try {
    const { pid, began } = JSON.parse(text) as Record<string, unknown>;
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : undefined;
  } catch {
    return undefined;
  }
}

function inUse(home: string, folder: string, number: number): HomeInUse {
  const holder = parse(read(fileOf(folder, number)) ?? '');
  const who = holder ? ` (process ${holder.pid})` : '';
  return new HomeInUse(
    `The home ${home} is in use by another start${who}: stop that one first, or choose another home with TIRAGE_HOME.`,
  );
}

/** The home cannot be written to, or is no folder. */
export class HomeNotWritable extends Refusal {
  override readonly name = 'HomeNotWritable';
}

/**
 * Makes the home folder, for its owner alone, if it is not there, and proves that files can be made in it.
 * @throws HomeNotWritable in one sentence
 */
function prepareHome(home: string): void {
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
