import { execFileSync } from 'node:child_process';

/** A PostgreSQL server, with all its processes, that does nothing until it goes on: no line to it breaks. */
export function freezePostgres(postmaster: number): { thaw(): void } {
  const frozen: number[] = [];
  const freeze = (pid: number) => {
    process.kill(pid, 'SIGSTOP');
    frozen.push(pid);
  };
  // The parent first: it makes no more of them.
  freeze(postmaster);
  for (const pid of childrenOf(postmaster)) freeze(pid);
  return {
    thaw: () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    },
  };
}

function childrenOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return all
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);
}
