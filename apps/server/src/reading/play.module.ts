import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { Ledger, Vault } from '#ledger';
import { PrismaClient } from '#platform';
import { CurrentStates, Past, PlayReading, ProtocolReading, Protocols } from '#projections';
import pg from 'pg';
import { forgetting } from '../ledger/ledger.module.js';
import { ServerProcess } from '../platform/server-process.js';
import { JournalController } from './journal.controller.js';
import { JournalView } from './journal-view.js';
import { OpenDealsController } from './open-deals.controller.js';
import { PlayLooks } from './play-looks.js';
import { ProtocolController } from './protocol.controller.js';
import { AskQueryHandler } from './query-handler.js';
import { queryControllers } from './query-route.js';
import { RulingsController } from './rulings.controller.js';
import { SessionStreamController } from './session-stream.controller.js';
import { SharedAnswers } from './shared-answers.js';
import { SolverOfReaders } from './solver-of-readers.js';
import { TournamentsController } from './tournaments.controller.js';

/** States of play in the past that are remembered for readers: each may be large. */
const PAST_KEPT = 20;
const PAST_OF_PLAY = Symbol('PastOfPlay');

/** How play is read. */
@Global()
@Module({
  providers: [
    {
      provide: PAST_OF_PLAY,
      inject: [pg.Pool, Ledger],
      useFactory: (pool: pg.Pool, ledger: Ledger) =>
        forgetting(ledger, new Past({ pool, ledger, kept: PAST_KEPT })),
    },
    {
      provide: SolverOfReaders,
      inject: [ServerProcess],
      useFactory: ({ opened, configuration }: ServerProcess) =>
        opened.keep(new SolverOfReaders(1_000 * configuration.doubleDummySeconds), (solver) =>
          solver.close(),
        ),
    },
    {
      provide: PlayReading,
      inject: [PrismaClient, Ledger, CurrentStates, PAST_OF_PLAY, Access, Vault, SolverOfReaders],
      useFactory: (
        prisma: PrismaClient,
        ledger: Ledger,
        current: CurrentStates,
        past: Past,
        { people }: Access,
        vault: Vault,
        solver: SolverOfReaders,
      ) => new PlayReading({ prisma, ledger, current, past, people, vault, solver }),
    },
    {
      provide: Protocols,
      inject: [Ledger, PAST_OF_PLAY],
      useFactory: (ledger: Ledger, past: Past) => forgetting(ledger, new Protocols(past)),
    },
    {
      provide: ProtocolReading,
      inject: [CurrentStates, PAST_OF_PLAY, Protocols, Access],
      useFactory: (current: CurrentStates, past: Past, protocols: Protocols, { people }: Access) =>
        new ProtocolReading({ current, past, protocols, people }),
    },
    PlayLooks,
    SharedAnswers,
    AskQueryHandler,
  ],
  exports: [PlayReading, Protocols, ProtocolReading, PlayLooks, SharedAnswers],
})
export class PlayModule {}

/** The routes by which play is read. */
@Module({
  providers: [JournalView],
  controllers: [
    TournamentsController,
    JournalController,
    OpenDealsController,
    SessionStreamController,
    ProtocolController,
    RulingsController,
    ...queryControllers(),
  ],
})
export class PlayRoutesModule {}
