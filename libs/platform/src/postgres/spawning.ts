import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { ServerAccount } from './server-account.js';

/**
 * Paths as the server can open them. On Linux another account gets them as open descriptors, because the folders above
 * may be closed to it; elsewhere, and to the same account, by name.
 */
export class HandedOver {
  readonly paths: readonly string[];
  readonly descriptors: readonly number[];

  constructor(account: ServerAccount | undefined, paths: readonly string[]) {
    const byDescriptor = account !== undefined && process.platform === 'linux';
    this.descriptors = byDescriptor ? paths.map((path) => openSync(path, 'r')) : [];
    this.paths = byDescriptor ? paths.map((_, index) => `/proc/self/fd/${index + 3}`) : paths;
  }

  close(): void {
    for (const descriptor of this.descriptors) closeSync(descriptor);
  }
}

/** How PostgreSQL's programs are started: in a process group of their own, as the account. */
export function spawnOptions(account: ServerAccount | undefined): SpawnOptions {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  // Nothing else of our environment, which may hold secrets. The time zone is named because initdb's search is slow.
  const env = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TEMP, TMP, TZ: 'UTC', LC_ALL: 'C' }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const options: SpawnOptions = { env, detached: true, windowsHide: true };
  if (process.platform !== 'win32') options.cwd = '/';
  return account ? { ...options, uid: account.uid, gid: account.gid } : options;
}

/** Runs a program to its end; undefined when it succeeded, else what it wrote. */
export function runProgram(
  program: string,
  args: readonly string[],
  account: ServerAccount | undefined,
  descriptors: readonly number[],
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'ignore', 'pipe', ...descriptors],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

/** Why a program gave up, from what it wrote: the last line with an error or, without one, the last. */
export function reasonIn(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim());
  const line =
    lines.findLast((each) => /FATAL|PANIC|error/.test(each)) ?? lines.at(-1) ?? 'it gave no reason';
  return line
    .replace(/^.*?(FATAL|PANIC|error): +/, '')
    .replace(/\.$/, '')
    .trim();
}
