import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the programs that read databases of MS-Access are on this machine (the package mdbtools). */
export function hasMdbtools(): boolean {
  return spawnSync('mdb-tables', ['--version']).error === undefined;
}

/** What one of these programs says of a database. */
export function mdbtools(
  program: string,
  bytes: Uint8Array,
  before: readonly string[],
  behind: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'mdbtools-'));
  try {
    const file = join(folder, 'file.mdb');
    writeFileSync(file, bytes);
    const { stdout, stderr, status } = spawnSync(program, [...before, file, ...behind], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    if (status !== 0 || stderr !== '') throw new Error(`${program}: ${status} ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
