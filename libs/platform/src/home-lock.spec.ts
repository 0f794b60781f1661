import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HomeInUse, HomeLock, HomeNotWritable } from './home-lock.js';
import { ownIdentity } from './process/process-identity.js';
import { killHard, startTypeScript } from './testing/processes.js';

let folder: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-lock-'));
  home = join(folder, 'deep', 'home');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock on a home', () => {
  it('lets one in, and the next when that one has left', async () => {
    const first = await HomeLock.acquire(home);
    await expect(HomeLock.acquire(home)).rejects.toThrow(HomeInUse);
    await expect(HomeLock.acquire(home)).rejects.toThrow(
      `The home ${home} is in use by another start (process ${process.pid}): stop that one first, or choose another home with TIRAGE_HOME.`,
    );
    await first.release();
    const second = await HomeLock.acquire(home);
    await second.release();
    await second.release();
  });

  it('makes the home for its owner alone', async () => {
    await (await HomeLock.acquire(home)).release();
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it('leaves one file however often it is taken', async () => {
    for (let turn = 0; turn < 5; turn++) await (await HomeLock.acquire(home)).release();
    expect(readdirSync(join(home, 'lock'))).toHaveLength(1);
  });

  it('lets exactly one in of many that come at the same instant, again and again', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => HomeLock.acquire(home)));
      const locks = tries.filter((each) => each.status === 'fulfilled').map((each) => each.value);
      expect(locks).toHaveLength(1);
      await locks[0]!.release();
    }
  });

  it('lets exactly one in of several processes', async () => {
    const script = join(folder, 'try.ts');
    const library = new URL('home-lock.ts', import.meta.url).href;
    writeFileSync(
      script,
      `import { HomeLock } from '${library}';
       setTimeout(async () => {
         try { await HomeLock.acquire(process.argv[2]); process.stdout.write('in'); setInterval(() => {}, 1000); }
         catch (error) { process.stdout.write('out:' + error.name); }
       }, Number(process.argv[3]) - Date.now());`,
    );
    for (let turn = 0; turn < 3; turn++) {
      const instant = String(Date.now() + 1500);
      const children = Array.from({ length: 4 }, () => startTypeScript(script, [home, instant]));
      const said = await Promise.all(
        children.map(
          (child) =>
            new Promise<string>((heard) => child.stdout!.once('data', (text) => heard(String(text)))),
        ),
      );
      await Promise.all(children.filter((_, index) => said[index] === 'in').map(killHard));
      expect(said.toSorted()).toEqual(['in', 'out:HomeInUse', 'out:HomeInUse', 'out:HomeInUse']);
    }
  });

  it('is not held by a holder that was killed, though its process id lives on in another process', async () => {
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    const began = ownIdentity().began;
    for (const holder of [
      { pid: other.pid, began: `${began}0` },
      { pid: 2 ** 22 + 1, began },
    ]) {
      mkdirSync(join(home, 'lock'), { recursive: true });
      writeFileSync(join(home, 'lock', '7'), JSON.stringify(holder));
      await (await HomeLock.acquire(home)).release();
      expect(readdirSync(join(home, 'lock'))).toEqual(['8']);
      rmSync(home, { recursive: true });
    }
    await killHard(other);
  });

  it('is not held by a holder that was killed while it wrote its file', async () => {
    mkdirSync(join(home, 'lock'), { recursive: true });
    writeFileSync(join(home, 'lock', '3'), '{"pid":');
    await (await HomeLock.acquire(home)).release();
    expect(readdirSync(join(home, 'lock'))).toEqual(['4']);
  });

  it('gives way to a higher number that appears after its look', async () => {
    mkdirSync(join(home, 'lock'), { recursive: true });
    writeFileSync(join(home, 'lock', '3'), '{"pid":');
    const late = HomeLock.acquire(home);
    writeFileSync(join(home, 'lock', '9'), JSON.stringify(ownIdentity()));
    await expect(late).rejects.toThrow(HomeInUse);
    await expect(HomeLock.acquire(home)).rejects.toThrow(HomeInUse);
  });
});

describe('a home that cannot be used', () => {
  it('is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'kept');
    await expect(HomeLock.acquire(file)).rejects.toThrow(
      `The home ${file} is a file and has to be a folder: choose another folder with TIRAGE_HOME.`,
    );
    await expect(HomeLock.acquire(join(file, 'x'))).rejects.toThrow(
      /lies below a file and has to be a folder/,
    );
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  it('cannot be written to', async () => {
    // Root writes everywhere but here.
    const closed = process.getuid?.() === 0 ? '/proc/tirage' : join(folder, 'closed');
    if (!closed.startsWith('/proc')) {
      mkdirSync(closed);
      chmodSync(closed, 0o500);
    }
    await expect(HomeLock.acquire(closed)).rejects.toThrow(HomeNotWritable);
    await expect(HomeLock.acquire(closed)).rejects.toThrow(
      /^The home \S+ cannot be written to \(E\w+\): make it writable for this account or choose another folder with TIRAGE_HOME\.$/,
    );
  });
});
