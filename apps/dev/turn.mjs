import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

/** Installing and building is done by one program at a time: another one waits here until it is over. */
export async function inTurn(work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `tirage-turn-${userInfo().uid}-${name}`);
  while (!take(path)) {
    if (!isAlive(readPid(path))) rmSync(path, { force: true });
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readPid(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    // An empty file was made this instant and gets its number in the next: the pid 0 is our own group, so alive.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
