import { Global, Module } from '@nestjs/common';
import { queueStorage } from '#queues';
import { ServerProcess } from '../platform/server-process.js';

import { OpenedQueues } from './opened-queues.js';
import { JobHandlers, QueueWorkers } from './worker.js';

/** The queues, their jobs and the workers that do them. */
@Global()
@Module({
  providers: [
    {
      provide: OpenedQueues,
      inject: [ServerProcess],
      useFactory: ({ connectionString: databaseUrl, configuration, opened, log }: ServerProcess) => {
        const storage = queueStorage({ databaseUrl, redisUrl: configuration.redisUrl });
        return opened.keep(new OpenedQueues(storage, log), (queues) => queues.close());
      },
    },
    JobHandlers,
    QueueWorkers,
  ],
  exports: [OpenedQueues, QueueWorkers],
})
export class QueuesModule {}
