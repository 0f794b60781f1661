import { readFileSync } from 'node:fs';

/** What Linux says of the thread that reads it: nanoseconds on a processor, nanoseconds of waiting for one, turns. */
const OF_THREAD = '/proc/thread-self/schedstat';

/** Node 22 and those before it tell it of the whole process alone. */
type SinceNode24 = { readonly threadCpuUsage?: () => NodeJS.CpuUsage };

/**
 * How long this thread has had a processor, in milliseconds: what it waited for one, because others had it, is not in it.
 * Undefined where neither Node nor the system tells.
 */
export function processorTime(): number | undefined {
  const { threadCpuUsage } = process as SinceNode24;
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1_000;
  }
  try {
    const [nanoseconds] = readFileSync(OF_THREAD, 'utf8').split(' ');
    return Number(nanoseconds) / 1_000_000;
  } catch {
    return undefined;
  }
}
