import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as others can recognise it later: its id, and when it began, so that a recycled id is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; equal for the same process. Empty where the system does not tell it cheaply. */
  readonly began: string;
}

/** The identity of the process that runs this. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, began: whenBegan(process.pid) ?? '' };
}

/** Whether exactly this process still runs. A zombie (ended, not yet collected by its parent) does not. */
export function isRunning({ pid, began }: ProcessIdentity): boolean {
  if (!pidIsAlive(pid)) return false;
  const now = whenBegan(pid);
  return now === undefined || began === '' || now === began;
}

/** Whether some process with this id runs, zombies excepted. */
export function pidIsAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const state = linuxStat(pid)?.[0];
  return state !== undefined && state !== 'Z' && state !== 'X';
}

function whenBegan(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const ticks = linuxStat(pid)?.[19];
      return ticks && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
    }
    if (process.platform === 'win32') return undefined;
    const env = { PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** The fields of /proc/<pid>/stat from the state on; the command's name before them may hold spaces and brackets. */
function linuxStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host's name in an address is the machine's own for itself: RFC 6761 reserves `localhost` and all below it. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase());
}
