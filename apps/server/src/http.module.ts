import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Ledger } from '#ledger';
import { WatchedPool } from '#platform';
import { HealthController } from './operations/health.controller.js';
import { provided } from './platform/provided.js';
import { ServerProcess } from './platform/server-process.js';
import { EventStreams } from './streams/event-streams.js';
import { KnownBrowsers } from './http/known-browsers.js';
import { ProblemFilter } from './http/problem-filter.js';

/** How long streams stay open without news while the database is away: one that was only started anew is not felt. */
const STREAMS_STAY_MS = 5_000;

/** What every process answers with: its health, problems in words, and streams. */
@Global()
@Module({
  providers: [
    provided(EventStreams, [ServerProcess, Ledger, WatchedPool], ({ log }, ledger, { watch }) => {
      const streams = new EventStreams(log);
      ledger.onRestored(() => streams.booksReplaced());
      watch.onAwayFor(STREAMS_STAY_MS, () => streams.endAll());
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
