import { constants, setPriority } from 'node:os';

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
