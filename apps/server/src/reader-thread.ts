import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '#platform';
import type { AskedOfThread, ReaderThreadData, SaidByReaderThread } from './lanes/asked-of-thread.js';
import { yieldProcessor } from './threads/processor-time.js';
import { Reader } from './reader.js';

function say(said: SaidByReaderThread, handOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said, handOver);
}

const data = workerData as ReaderThreadData;
if (data.isAhead) yieldProcessor();
const log = createLog(data.configuration.logLevel);
const reader = await Reader.start({ ...data, log, queuePrint: (print) => say({ print }) });
// Where somebody waits it starts as fast as it can, and gives way only then.
yieldProcessor();

async function answer(asked: AskedOfThread): Promise<void> {
  const answered = await reader.answer(asked);
  say({ id: asked.id, answer: answered }, [answered.payload.buffer as ArrayBuffer]);
}

parentPort!.on('message', (asked: AskedOfThread) => {
  answer(asked).catch((error: unknown) => {
    log.error({ err: error }, 'a reader could not be answered');
    say({ id: asked.id, failed: error instanceof Error ? error.name : 'Error' });
  });
});
