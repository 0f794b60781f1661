import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Ledger } from '#ledger';
import { threadProgram } from '#platform';
import { provided } from './platform/provided.js';
import { ServerProcess } from './platform/server-process.js';
import { Prints } from './prints/making/prints.js';
import { Lanes } from './lanes/lanes.js';
import { LanesInterceptor } from './lanes/lanes.interceptor.js';
import { inThread, ReadersThread } from './lanes/readers-thread.js';

/** Which way requests go in a process that answers. */
@Module({
  providers: [
    provided(Lanes, [ServerProcess, Ledger, Prints], (process, ledger, prints) => {
      const { configuration, connectionString, log, startReader } = process;
      const thread = new ReadersThread({
        data: () => ({ configuration, connectionString, listening: process.listening }),
        print: (print) => void prints.queue(print),
        log,
        start: startReader ?? inThread(() => threadProgram('reader-thread', import.meta.url)),
      });
      const headOf = async (tournament: string) => (await ledger.head(tournament))?.position ?? 0;
      const lanes = new Lanes({ thread, headOf });
      ledger.onRestored(() => void lanes.booksReplaced());
      return lanes;
    }),
    { provide: APP_INTERCEPTOR, useClass: LanesInterceptor },
  ],
})
export class LanesModule {}
