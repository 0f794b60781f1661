import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Freezes a PostgreSQL server for some time: every one of its processes, because each has a group of its own. The first
 * one goes first, so that no other comes meanwhile.
 */
export async function freezePostgres(postmaster: number, ms: number): Promise<void> {
  if (!tell(postmaster, 'SIGSTOP')) return;
  const frozen = [postmaster, ...childrenOf(postmaster)];
  for (const pid of frozen) tell(pid, 'SIGSTOP');
  await sleep(ms);
  for (const pid of frozen.toReversed()) tell(pid, 'SIGCONT');
}

/** Sends a signal. @returns whether there was such a process */
export function tell(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function childrenOf(parent: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
    .filter(([, of]) => of === parent)
    .map(([pid]) => pid);
}
