import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { Ledger, Vault } from '#ledger';
import { PrismaClient } from '#platform';
import { CurrentStates, Past, PlayReading, ProtocolReading, Protocols, queries } from '#projections';
import { CalendarController } from '../calendar/calendar.controller.js';
import { forgetting } from '../ledger/ledger.module.js';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { DueSealHandler } from './due-seal.js';
import { JournalController } from './journal.controller.js';
import { JournalView } from './journal-view.js';
import { OpenDealsController } from './open-deals.controller.js';
import { RequestQueries } from './request-queries.js';
import { ProtocolController } from './protocol.controller.js';
import { AskQueryHandler } from './query-handler.js';
import { queryControllers } from './query-route.js';
import { SessionStreamController } from './session-stream.controller.js';
import { SharedAnswers } from '../lanes/shared-answers.js';
import { SolverOfReaders } from './solver-of-readers.js';
import { TournamentsController } from './tournaments.controller.js';

/** How play is read. */
@Global()
@Module({
  providers: [
    provided(SolverOfReaders, [ServerProcess], ({ opened, configuration }) =>
      opened.keep(new SolverOfReaders(1_000 * configuration.doubleDummySeconds), (solver) => solver.close()),
    ),
    provided(
      PlayReading,
      [PrismaClient, Ledger, CurrentStates, Past, Access, Vault, SolverOfReaders],
      (prisma, ledger, current, past, { people }, vault, solver) =>
        new PlayReading({ prisma, ledger, current, past, people, vault, solver }),
    ),
    provided(Protocols, [Ledger, Past], (ledger, past) => forgetting(ledger, new Protocols(past))),
    provided(
      ProtocolReading,
      [CurrentStates, Past, Protocols, Access],
      (current, past, protocols, { people }) => new ProtocolReading({ current, past, protocols, people }),
    ),
    RequestQueries,
    SharedAnswers,
    AskQueryHandler,
    DueSealHandler,
  ],
  exports: [PlayReading, Protocols, ProtocolReading, RequestQueries, SharedAnswers],
})
export class PlayModule {}

/** The routes by which play is read. */
@Module({
  providers: [JournalView],
  controllers: [
    TournamentsController,
    CalendarController,
    JournalController,
    OpenDealsController,
    SessionStreamController,
    ProtocolController,
    ...queryControllers(queries.values()),
  ],
})
export class PlayRoutesModule {}
