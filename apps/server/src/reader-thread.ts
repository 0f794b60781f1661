import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '#platform';
import { createApplication } from './application.js';
import { ServerProcess } from './platform/server-process.js';
import {
  OWN_HEADERS,
  type AskedOfThread,
  type ReaderThreadData,
  type SaidByReaderThread,
} from './lanes/asked-of-thread.js';
import { processorTime } from './threads/processor-time.js';
import { yieldProcessor } from './threads/yield-processor.js';

/** Connections of the thread to the database: it works on a piece or two at a time. */
const CONNECTIONS = 4;

function say(said: SaidByReaderThread, handOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said, handOver);
}

const { configuration, connectionString, listening, isAhead } = workerData as ReaderThreadData;
if (isAhead) yieldProcessor();
const log = createLog(configuration.logLevel);
const process = new ServerProcess({
  configuration,
  connectionString,
  log,
  connections: CONNECTIONS,
  queuePrint: (print) => say({ print }),
  listening,
});
process.ready = true;
// The application as it is, without a port: what is asked for is answered by the same routes, with the same rights.
const application = await createApplication(process, { inThread: true });
await application.init();
const server = application.getHttpAdapter().getInstance();
await server.ready();
// Where somebody waits it starts as fast as it can, and gives way only then.
yieldProcessor();

async function answer({ id, method, url, headers, remoteAddress, body }: AskedOfThread): Promise<void> {
  const before = performance.eventLoopUtilization();
  const had = processorTime();
  const {
    statusCode,
    headers: given,
    rawPayload,
  } = await server.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress,
    ...(body !== undefined && { payload: body }),
  });
  const own = OWN_HEADERS.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]]));
  const payload = Uint8Array.from(rawPayload);
  const { active: tookMs } = performance.eventLoopUtilization(before);
  const has = processorTime();
  // On a machine that others use, too, a piece takes longer and costs no more.
  const workedMs = had === undefined || has === undefined ? tookMs : Math.min(tookMs, has - had);
  const answered = { status: statusCode, headers: Object.fromEntries(own), payload, tookMs, workedMs };
  say({ id, answer: answered }, [payload.buffer]);
}

parentPort!.on('message', (asked: AskedOfThread) => {
  answer(asked).catch((error: unknown) => {
    log.error({ err: error }, 'a reader could not be answered');
    say({ id: asked.id, failed: error instanceof Error ? error.name : 'Error' });
  });
});
