import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:net';
import type { Log } from '../process/log.js';
import { readConnectionFile } from './connection-file.js';
import type { Place } from './place.js';
import { PostgresRefused } from './server-account.js';
import { readPostmasterFile } from './postmaster-file.js';
import { HandedOver, reasonIn, spawnOptions } from './spawning.js';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<void>;
  stop(log: Log): Promise<void>;
}

const LOG_LIMIT = 4 * 1024 * 1024;

/**
 * Starts the server on its data folder and waits until it is ready.
 * @param settings of the server
 * @param wanted the port that it is to have; left out, the one that it had, or another
 * @throws PostgresRefused when it gives up
 */
export async function launch(
  place: Place,
  settings: Readonly<Record<string, string>>,
  log: Log,
  wanted?: number,
): Promise<RunningServer> {
  let port = wanted ?? (await freePort(readConnectionFile(place.home)?.port));
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce(place, settings, port, log);
    if (typeof outcome !== 'string') return outcome;
    // Backends of a killed server need a moment to notice; a port can be taken between the look and the start.
    const passing = /shared memory block|could not bind|in use/.test(outcome);
    if (!passing || attempt === 40) {
      throw new PostgresRefused(
        `PostgreSQL did not start: ${reasonIn(outcome)} (more in ${join(place.home, 'postgres.log')}).`,
      );
    }
    if (/could not bind/.test(outcome) && wanted === undefined) port = await freePort(undefined);
    else await sleep(250);
  }
}

/** How the server is called on a data folder. */
export function serverArguments(
  data: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): string[] {
  const named = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(port), ...named];
}

/** The server once it is ready, or what it wrote before it gave up. */
async function launchOnce(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port: number,
  log: Log,
): Promise<RunningServer | string> {
  const { data, account, binaries } = place;
  const logPath = await openLog(place.home);
  const logStart = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  const logFile = openSync(logPath, 'a', 0o600);
  const reachable = new HandedOver(account, [data]);
  const args = serverArguments(reachable.paths[0]!, port, settings);
  let child: ChildProcess;
  try {
    child = spawn(binaries.postgres, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'ignore', logFile, ...reachable.descriptors],
    });
  } finally {
    closeSync(logFile);
    reachable.close();
  }
  const end: { reason?: string } = {};
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      end.reason ??= `it ended with ${signal ?? code}`;
      done();
    });
    child.once('error', (error) => {
      end.reason = error.message;
      done();
    });
  });
  child.unref();
  for (let waited = 0; end.reason === undefined; waited += 5) {
    const file = readPostmasterFile(data);
    if (file?.pid === child.pid && file?.ready) {
      return { pid: child.pid!, port, ended, stop: (to) => stopServer(place, child.pid!, ended, to) };
    }
    if (waited > 0 && waited % 10_000 === 0)
      log.info('PostgreSQL is still recovering what the last stop left');
    await sleep(5);
  }
  const written = readFileSync(logPath).subarray(logStart).toString('utf8');
  return written.trim() ? written : end.reason;
}

/** Disconnects every client of a server, and waits until it has written everything and ended. */
export async function stopServer(place: Place, pid: number, ended: Promise<void>, log: Log): Promise<void> {
  const { data, binaries } = place;
  let over = false;
  const finished = ended.then(() => (over = true));
  const tell = (mode: 'fast' | 'immediate') => {
    if (over) return;
    try {
      if (process.platform === 'win32')
        spawn(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-W'], { stdio: 'ignore' });
      else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    } catch {
      // It has just ended.
    }
  };
  tell('fast');
  const timer = setTimeout(() => {
    log.warn('PostgreSQL takes long to stop: it will recover at its next start');
    tell('immediate');
  }, 60_000);
  await finished;
  clearTimeout(timer);
  if (binaries.temporaryFolder) await rm(binaries.temporaryFolder, { recursive: true, force: true });
}

async function openLog(home: string): Promise<string> {
  const path = join(home, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) await rename(path, `${path}.old`);
  return path;
}

/** The port if it is free on this machine's own address, else one that is. */
async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((done, failed) => {
      server.once('error', failed);
      server.listen({ host: '127.0.0.1', port: wanted ?? 0, exclusive: true }, () => {
        done((server.address() as { port: number }).port);
      });
    });
  } catch (error) {
    if (wanted === undefined) throw error;
    return await freePort(undefined);
  } finally {
    server.close();
  }
}
