import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Ledger } from '#ledger';
import { HealthController } from './operations/health.controller.js';
import { provided } from './platform/provided.js';
import { ServerProcess } from './platform/server-process.js';
import { EventStreams } from './streams/event-streams.js';
import { KnownBrowsers } from './http/known-browsers.js';
import { ProblemFilter } from './http/problem-filter.js';

/** What every process answers with: its health, problems in words, and streams. */
@Global()
@Module({
  providers: [
    provided(EventStreams, [ServerProcess, Ledger], ({ log }, ledger) => {
      const streams = new EventStreams(log);
      ledger.onRestored(() => streams.booksReplaced());
      return streams;
    }),
    KnownBrowsers,
    {
      provide: APP_FILTER,
      inject: [ServerProcess],
      useFactory: ({ log }: ServerProcess) => new ProblemFilter(log),
    },
  ],
  controllers: [HealthController],
  exports: [EventStreams, KnownBrowsers],
})
export class HttpModule {}
