import { performance } from 'node:perf_hooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createApplication } from './application.js';
import { ServerProcess } from './platform/server-process.js';
import type { QueuePrint } from './prints/making/prints.js';
import {
  OWN_HEADERS,
  type AnswerOfThread,
  type AskedOfThread,
  type ReaderThreadData,
} from './lanes/asked-of-thread.js';
import { processorTime } from './threads/processor-time.js';

/** The application without a port: what is asked for is answered by the same routes, with the same rights. */
export class Reader {
  private constructor(private readonly application: NestFastifyApplication) {}

  /** @param options.queuePrint has a print made that was asked for here, where are no queues */
  static async start({
    configuration,
    connectionString,
    listening,
    log,
    queuePrint,
  }: Omit<ReaderThreadData, 'isAhead'> & {
    readonly log: Logger;
    readonly queuePrint: QueuePrint;
  }): Promise<Reader> {
    const process = new ServerProcess({
      configuration,
      connectionString,
      log,
      inThread: true,
      queuePrint,
      listening,
    });
    process.ready = true;
    const application = await createApplication(process, { inThread: true });
    await application.init();
    await application.getHttpAdapter().getInstance().ready();
    return new Reader(application);
  }

  /** Answers a request. @throws what keeps the application from answering at all */
  async answer({ method, url, headers, remoteAddress, body }: AskedOfThread): Promise<AnswerOfThread> {
    const before = performance.eventLoopUtilization();
    const had = processorTime();
    const {
      statusCode,
      headers: given,
      rawPayload,
    } = await this.application.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress,
      ...(body !== undefined && { payload: body }),
    });
    const own = OWN_HEADERS.flatMap((name) =>
      given[name] === undefined ? [] : [[name, String(given[name])]],
    );
    const payload = Uint8Array.from(rawPayload);
    const { active: tookMs } = performance.eventLoopUtilization(before);
    const has = processorTime();
    // On a machine that others use, too, a piece takes longer and costs no more.
    const workedMs = had === undefined || has === undefined ? tookMs : Math.min(tookMs, has - had);
    return { status: statusCode, headers: Object.fromEntries(own), payload, tookMs, workedMs };
  }

  close(): Promise<void> {
    return this.application.close();
  }
}
