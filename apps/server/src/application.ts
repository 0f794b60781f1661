import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { hallAddresses } from '#platform';
import { hasPart } from '#projections';
import { commands, isTeam, tablesOf } from '#tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessModule } from './access/access.module.js';
import { commandHandlers } from './commands/command-bus.js';
import { commandControllers } from './commands/command-route.js';
import { CORE, type Core } from './core/core.js';
import { EventStreams } from './http/event-streams.js';
import { BODY_LIMIT } from './http/limits.js';
import { NestLog } from './http/nest-log.js';
import { serveOpenApi } from './http/open-api.js';
import { answerProblem, ProblemFilter } from './http/problem-filter.js';
import { limitRate } from './http/rate-limit.js';
import { hardenHttp } from './http/security-headers.js';
import { BoardSetsController } from './deals/board-sets.controller.js';
import { DealFiles } from './deals/deal-files.js';
import { HealthController } from './operations/health.controller.js';
import { PagesController, servePages } from './pages/pages.controller.js';
import { AnalysisController } from './reading/analysis.controller.js';
import { CaptainController } from './reading/captain.controller.js';
import { ContestsController } from './reading/contests.controller.js';
import { DealsController } from './reading/deals.controller.js';
import { KnockoutsController } from './reading/knockouts.controller.js';
import { EntriesController } from './reading/entries.controller.js';
import { JournalController } from './reading/journal.controller.js';
import { PapersController } from './reading/papers.controller.js';
import { PlayLooks } from './reading/play-looks.js';
import { ProtocolController } from './reading/protocol.controller.js';
import { RoomController } from './reading/room.controller.js';
import { RulingsController } from './reading/rulings.controller.js';
import { SessionStreamController } from './reading/session-stream.controller.js';
import { SessionsController } from './reading/sessions.controller.js';
import { TableController } from './reading/table.controller.js';
import { SheetsController } from './reading/sheets.controller.js';
import { TournamentsController } from './reading/tournaments.controller.js';

@Module({})
// oxlint-disable-next-line typescript/no-extraneous-class -- Nest knows modules by their class
class ApplicationModule {
  /** What this process answers: everything with the role `api`, its health alone without it. */
  static of(core: Core): DynamicModule {
    const api = core.configuration.roles.has('api');
    return {
      module: ApplicationModule,
      global: true,
      imports: [
        AccessModule.forRootAsync({
          useFactory: () => ({
            access: core.access,
            takesPart: async (tournament, person) =>
              hasPart((await core.reading.play.now.state(tournament)).state, person),
            tablesOfSession: async (tournament, session) => {
              const { sessions } = (await core.reading.play.now.state(tournament)).state;
              if (Object.values(sessions).every(({ sections }) => sections.length === 0)) return undefined;
              return new Set(tablesOf(sessions[session] ?? { sections: [] }));
            },
            isTeam: async (tournament, entry) => {
              const { entries } = (await core.reading.play.now.state(tournament)).state;
              const known = entries.entries[entry];
              return known !== undefined && isTeam(known);
            },
            publicUrl: core.configuration.publicUrl,
            hallAddress: () => hallAddresses(core.listening)[0],
          }),
        }),
        CqrsModule.forRoot(),
      ],
      controllers: api
        ? [
            HealthController,
            TournamentsController,
            JournalController,
            SessionsController,
            AnalysisController,
            ContestsController,
            DealsController,
            BoardSetsController,
            KnockoutsController,
            SessionStreamController,
            ProtocolController,
            RoomController,
            RulingsController,
            PapersController,
            TableController,
            SheetsController,
            EntriesController,
            CaptainController,
            ...commandControllers(commands.values()),
            PagesController,
          ]
        : [HealthController],
      providers: [
        { provide: CORE, useValue: core },
        { provide: PlayLooks, useFactory: () => new PlayLooks(core) },
        { provide: DealFiles, useFactory: () => new DealFiles(core) },
        { provide: EventStreams, useFactory: () => eventStreams(core) },
        { provide: APP_FILTER, useFactory: () => new ProblemFilter(core.log) },
        ...commandHandlers(commands.values(), core.handling),
      ],
      exports: [CORE, DealFiles, EventStreams, PlayLooks],
    };
  }
}

function eventStreams(core: Core): EventStreams {
  const streams = new EventStreams(core.log);
  core.onRestored(() => streams.booksReplaced());
  return streams;
}

/** Makes the Nest application of a process; it does not listen yet. */
export async function createApplication(core: Core): Promise<NestFastifyApplication> {
  const { configuration, log } = core;
  const adapter = new FastifyAdapter({
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Addresses that cannot be read never reach a route, nor its filter.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerProblem(request, reply, error, log),
  });
  const application = await NestFactory.create<NestFastifyApplication>(ApplicationModule.of(core), adapter, {
    logger: new NestLog(log),
    abortOnError: false,
    // Fastify's own JSON parser is all there is to be.
    bodyParser: false,
  });
  adapter.getInstance().removeContentTypeParser('text/plain');
  await hardenHttp(application, configuration);
  await limitRate(application);
  if (configuration.roles.has('api')) {
    await servePages(application);
    serveOpenApi(application);
  }
  return application;
}
