import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pidIsAlive } from '../process/process-identity.js';
import type { Log } from '../process/log.js';
import type { Place } from './place.js';
import { PostgresRefused } from './server-account.js';

/** What a running server says of itself in `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number | undefined;
  readonly ready: boolean;
}

/** Undefined when there is no such file or it is still being written. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
    if (!pid) return undefined;
    const port = Number.parseInt(lines[3] ?? '', 10);
    return { pid, port: port || undefined, ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** The server that was left behind on this data folder by a program that was killed; undefined when there is none. */
export function orphanedPostmaster(dataFolder: string): number | undefined {
  const pid = readPostmasterFile(dataFolder)?.pid;
  return pid !== undefined && pidIsAlive(pid) && runsOn(pid, dataFolder) ? pid : undefined;
}

/**
 * Makes a left-over `postmaster.pid` harmless: its process id may be another process's by now, or one that has ended
 * and was not collected yet. The file stays, because PostgreSQL finds by it whether old backends still use the shared
 * memory; it skips the check of the id when that is its own parent's.
 */
function disownPostmasterFile(dataFolder: string): void {
  const path = join(dataFolder, 'postmaster.pid');
  if (!readPostmasterFile(dataFolder)) return;
  const rest = readFileSync(path, 'utf8').split('\n').slice(1);
  writeFileSync(path, [String(process.pid), ...rest].join('\n'));
}

function runsOn(pid: number, dataFolder: string): boolean {
  try {
    if (process.platform === 'linux') {
      const there = statSync(`/proc/${pid}/cwd`);
      const here = statSync(dataFolder);
      return there.dev === here.dev && there.ino === here.ino;
    }
    // Elsewhere the data folder is named on the server's command line.
    const [program, args] =
      process.platform === 'win32'
        ? [
            'powershell',
            [
              '-NoProfile',
              '-Command',
              `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
            ],
          ]
        : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]];
    const command = execFileSync(program as string, args as string[], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(dataFolder);
  } catch {
    return false;
  }
}

/**
 * Ends the server that a killed start left behind on the data folder, so that ours can take its place.
 * @throws PostgresRefused when it does not end
 */
export async function endOrphan({ data }: Place, log: Log): Promise<void> {
  const orphan = orphanedPostmaster(data);
  if (orphan === undefined) {
    disownPostmasterFile(data);
    return;
  }
  log.warn({ pid: orphan }, 'ending the PostgreSQL server that a killed start left behind');
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    try {
      process.kill(orphan, signal);
    } catch {
      // It has just ended.
    }
    for (let waited = 0; waited < patience; waited += 10) {
      if (!pidIsAlive(orphan)) return;
      await sleep(10);
    }
  }
  throw new PostgresRefused(
    `The PostgreSQL server left behind on ${data} (process ${orphan}) does not stop: stop it by hand and start again.`,
  );
}
