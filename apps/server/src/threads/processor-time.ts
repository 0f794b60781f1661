import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Who tells how long a thread has had a processor. */
export interface TellsOfThread {
  /** Node, in microseconds; left out: Node 22 and those before it tell it of the whole process alone. */
  readonly node?: (() => NodeJS.CpuUsage) | undefined;
  /** Linux, of the thread that reads it: nanoseconds on a processor, nanoseconds of waiting for one, turns. */
  readonly system: () => string;
}

const HERE: TellsOfThread = {
  node: (process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage }).threadCpuUsage?.bind(process),
  system: () => readFileSync('/proc/thread-self/schedstat', 'utf8'),
};

/**
 * How long this thread has had a processor, in milliseconds: what it waited for one, because others had it, is not in it.
 * Undefined where neither Node nor the system tells.
 */
export function processorTime({ node, system }: TellsOfThread = HERE): number | undefined {
  if (node) {
    const { user, system: inSystem } = node();
    return (user + inSystem) / 1_000;
  }
  try {
    const [nanoseconds] = system().split(' ');
    return Number(nanoseconds) / 1_000_000;
  } catch {
    return undefined;
  }
}

/**
 * Called in a thread whose work can wait: whenever another thread or program wants the processor, it comes first. Only
 * Linux knows priorities of threads; elsewhere it would be the whole program's, and nothing is done.
 */
export function yieldProcessor(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed, the thread works as any other.
  }
}
