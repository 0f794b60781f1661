import { execFileSync } from 'node:child_process';

/**
 * Freezes a PostgreSQL server until it thaws, with every one of its processes, because each has a group of its own. No line
 * to it breaks.
 */
export function freezePostgres(postmaster: number): { thaw(): void } {
  // The first one goes first, so that no other comes meanwhile.
  const isThere = tell(postmaster, 'SIGSTOP');
  const frozen = isThere ? [postmaster, ...childrenOf(postmaster)] : [];
  for (const pid of frozen) tell(pid, 'SIGSTOP');
  return {
    thaw: () => {
      for (const pid of frozen.splice(0).toReversed()) tell(pid, 'SIGCONT');
    },
  };
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
