import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileBrought, FilePrepared, Preparing } from '#importing';
import { threadProgram } from '#platform';
import { Problem } from '../http/problem.js';

/** What a file may take of the machine while it is read and planned. */
const MOST_MEGABYTES = 1_024;
const MOST_MS = 180_000;

/**
 * Prepares a file while the thread that asks goes on. A file that takes too much is given up with its thread.
 *
 * @param brought its bytes are handed over: the asker has them no more
 * @param tell called now and then while it is prepared
 * @throws Problem `import.too-much`
 */
export async function prepareInThread(
  brought: FileBrought,
  tell: (preparing: Preparing) => void = () => {},
): Promise<FilePrepared> {
  const { url, execArgv } = threadProgram('import-thread', import.meta.url);
  const thread = new Worker(url, {
    ...(execArgv && { execArgv }),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(brought, [brought.bytes.buffer as ArrayBuffer]);
    for await (const [said] of on(thread, 'message', {
      signal: AbortSignal.timeout(MOST_MS),
      close: ['exit'],
    })) {
      const { preparing, prepared } = said as { preparing?: Preparing; prepared?: FilePrepared };
      if (preparing) tell(preparing);
      if (prepared) return prepared;
    }
    throw new Error('The thread that prepares a file has ended before it was done.');
  } catch (error) {
    const tooMuch =
      (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
      (error as Error).name === 'AbortError';
    throw tooMuch ? new Problem('import.too-much') : error;
  } finally {
    await thread.terminate();
  }
}
