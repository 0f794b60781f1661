import { Global, Module } from '@nestjs/common';
import { queueStorage } from '#queues';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';

import { OpenedQueues } from './opened-queues.js';
import { JobHandlers, QueueWorkers } from './worker.js';

/** The queues, their jobs and the workers that do them. */
@Global()
@Module({
  providers: [
    provided(OpenedQueues, [ServerProcess], ({ connectionString, configuration, opened, log }) => {
      const storage = queueStorage({ databaseUrl: connectionString, redisUrl: configuration.redisUrl });
      return opened.keep(new OpenedQueues(storage, log), (queues) => queues.close());
    }),
    JobHandlers,
    QueueWorkers,
  ],
  exports: [OpenedQueues, QueueWorkers],
})
export class QueuesModule {}
