import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule, type FactoryProvider, type Type } from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { hallAddresses, machineZone } from '#platform';
import { hasPart } from '#projections';
import { commands, isTeam, tablesOf } from '#tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessModule } from './access/access.module.js';
import { commandHandlers } from './commands/command-bus.js';
import { commandControllers } from './commands/command-route.js';
import { commandNamed, CORE, type Core } from './core/core.js';
import { AppearanceController } from './installation/appearance.controller.js';
import { BackupsController } from './installation/backups.controller.js';
import { BooksController } from './installation/books.controller.js';
import { ClubsController } from './installation/clubs.controller.js';
import { PersonalDataController } from './installation/personal-data.controller.js';
import { WorkController } from './installation/work.controller.js';
import { WholeBooksController } from './books/whole-books.controller.js';
import { Imports } from './importing/imports.js';
import { ImportsController } from './importing/imports.controller.js';
import { PublishedController } from './importing/published.controller.js';
import { EventStreams } from './http/event-streams.js';
import { BODY_LIMIT } from './http/limits.js';
import { NestLog } from './http/nest-log.js';
import { describeInterface, serveOpenApi } from './http/open-api.js';
import { answerProblem, ProblemFilter } from './http/problem-filter.js';
import { limitRate } from './http/rate-limit.js';
import { hardenHttp } from './http/security-headers.js';
import { BoardSetsController } from './deals/board-sets.controller.js';
import { DealFiles } from './deals/deal-files.js';
import { HealthController } from './operations/health.controller.js';
import { PagesController, servePages } from './pages/pages.controller.js';
import { LivePushes } from './push/live-pushes.js';
import { PushController } from './push/push.controller.js';
import { PushSettings } from './push/push-settings.js';
import { AnalysisController } from './reading/analysis.controller.js';
import { CaptainController } from './reading/captain.controller.js';
import { ContestsController } from './reading/contests.controller.js';
import { DealsController } from './reading/deals.controller.js';
import { OpenDealsController } from './reading/open-deals.controller.js';
import { ResultsController } from './reading/results.controller.js';
import { KnockoutsController } from './reading/knockouts.controller.js';
import { EntriesController } from './reading/entries.controller.js';
import { JournalController } from './reading/journal.controller.js';
import { PrintsController } from './prints/prints.controller.js';
import { PapersController } from './reading/papers.controller.js';
import { PlayLooks } from './reading/play-looks.js';
import { ProtocolController } from './reading/protocol.controller.js';
import { RoomController } from './reading/room.controller.js';
import { RulingsController } from './reading/rulings.controller.js';
import { SessionStreamController } from './reading/session-stream.controller.js';
import { SessionsController } from './reading/sessions.controller.js';
import { askAsPublic, SiteController } from './site/site.controller.js';
import { ReceivedSitesController } from './received/received-sites.controller.js';
import { ShownSiteController } from './received/shown-site.controller.js';
import { SiteFilesController } from './received/site-files.controller.js';
import { TableController } from './reading/table.controller.js';
import { pairsAtTables } from './reading/pairs-of-sessions.js';
import { SheetsController } from './reading/sheets.controller.js';
import { TournamentsController } from './reading/tournaments.controller.js';
import { ResultsFileController } from './results/results-file.controller.js';

/** What a process with the role `api` answers. */
function apiControllers(): Type[] {
  return [
    HealthController,
    AppearanceController,
    BackupsController,
    BooksController,
    PersonalDataController,
    ClubsController,
    WorkController,
    ImportsController,
    TournamentsController,
    WholeBooksController,
    SiteController,
    PushController,
    ReceivedSitesController,
    SiteFilesController,
    ShownSiteController,
    PublishedController,
    JournalController,
    SessionsController,
    AnalysisController,
    ContestsController,
    DealsController,
    OpenDealsController,
    ResultsController,
    BoardSetsController,
    KnockoutsController,
    SessionStreamController,
    ProtocolController,
    RoomController,
    ResultsFileController,
    RulingsController,
    PapersController,
    PrintsController,
    TableController,
    SheetsController,
    EntriesController,
    CaptainController,
    ...commandControllers(commands.values()),
    PagesController,
  ];
}

@Module({})
// oxlint-disable-next-line typescript/no-extraneous-class -- Nest knows modules by their class
class ApplicationModule {
  /** What a process answers: everything with the role `api`, its health alone without it. */
  static of(api: boolean, core: () => Core): DynamicModule {
    return {
      module: ApplicationModule,
      global: true,
      imports: [
        AccessModule.forRootAsync({
          useFactory: () => ({
            access: core().access,
            takesPart: async (tournament, person) =>
              hasPart((await core().reading.play.now.state(tournament)).state, person),
            takePlayerBack: async (tournament, { by, ...body }) => {
              await core().handling.handle(commandNamed('tournament.take-player-back'), {
                tournament,
                actor: by,
                commandId: randomUUID(),
                body: { ...body, players: [...body.players] },
              });
            },
            tablesOfSession: async (tournament, session) => {
              const { sessions } = (await core().reading.play.now.state(tournament)).state;
              if (Object.values(sessions).every(({ sections }) => sections.length === 0)) return undefined;
              return new Set(tablesOf(sessions[session] ?? { sections: [] }));
            },
            pairsAtTables: pairsAtTables(async (tournament) => {
              const { state } = await core().reading.play.now.state(tournament);
              return state.sessions;
            }),
            isTeam: async (tournament, entry) => {
              const { entries } = (await core().reading.play.now.state(tournament)).state;
              const known = entries.entries[entry];
              return known !== undefined && isTeam(known);
            },
            house: async () => {
              const { zone, ...others } = await core().settings.appearance();
              return { ...others, zone: zone ?? machineZone() };
            },
            publicUrl: core().configuration.publicUrl,
            hallAddress: () => hallAddresses(core().listening)[0],
          }),
        }),
        CqrsModule.forRoot(),
      ],
      controllers: api ? apiControllers() : [HealthController],
      providers: [
        { provide: CORE, useFactory: core },
        { provide: PlayLooks, useFactory: () => new PlayLooks(core()) },
        { provide: DealFiles, useFactory: () => new DealFiles(core()) },
        { provide: Imports, useFactory: () => new Imports(core()) },
        { provide: EventStreams, useFactory: () => eventStreams(core()) },
        ...(api ? [livePushes(core)] : []),
        { provide: APP_FILTER, useFactory: () => new ProblemFilter(core().log) },
        ...commandHandlers(commands.values(), () => core().handling),
      ],
      exports: [CORE, DealFiles, EventStreams, Imports, PlayLooks],
    };
  }
}

/** In a process that answers: what is pushed is asked for there. */
function livePushes(core: () => Core): FactoryProvider<LivePushes> {
  return {
    provide: LivePushes,
    inject: [HttpAdapterHost],
    useFactory: (host: HttpAdapterHost<FastifyAdapter>) => {
      const { pool, access, log } = core();
      const settings = new PushSettings(pool, access.installationKey);
      return new LivePushes({ settings, ask: (path) => askAsPublic(host.httpAdapter)(path), log });
    },
  };
}

function eventStreams(core: Core): EventStreams {
  const streams = new EventStreams(core.log);
  core.onRestored(() => streams.booksReplaced());
  return streams;
}

function moduleOf(core: Core): DynamicModule {
  return ApplicationModule.of(core.configuration.roles.has('api'), () => core);
}

/** The OpenAPI document of everything that is answered. A preview has routes, and neither a database nor a port. */
export async function interfaceDocument(): Promise<OpenAPIObject> {
  const module = ApplicationModule.of(true, () => {
    throw new Error('A preview answers nothing.');
  });
  const options = { preview: true, abortOnError: false, logger: ['error' as const] };
  return describeInterface(await NestFactory.create(module, new FastifyAdapter(), options));
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
  const application = await NestFactory.create<NestFastifyApplication>(moduleOf(core), adapter, {
    logger: new NestLog(log),
    abortOnError: false,
    // Fastify's own JSON parser is all there is to be.
    bodyParser: false,
  });
  adapter.getInstance().removeContentTypeParser('text/plain');
  // A backup that is brought is written to the disk as it comes.
  adapter.getInstance().addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });
  await hardenHttp(application, configuration);
  await limitRate(application);
  if (configuration.roles.has('api')) {
    await servePages(application);
    serveOpenApi(application);
  }
  return application;
}
