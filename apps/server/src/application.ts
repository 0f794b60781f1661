import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule, type FactoryProvider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, HttpAdapterHost, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { hallAddresses, machineZone, Reach } from '#platform';
import { hasPart } from '#projections';
import { commands, isTeam, sameData, tablesOf, tournamentStream } from '#tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessModule } from './access/access.module.js';
import { blindsElsewhere } from './access/blinds-elsewhere.js';
import { tournamentsOfPlayer } from './access/tournaments-of-player.js';
import { commandHandlers } from './commands/command-bus.js';
import { withStandingPhones } from './commands/with-standing-phones.js';
import { commandControllers } from './commands/command-route.js';
import { commandNamed, CORE, type Core } from './core/core.js';
import { AppearanceController } from './installation/appearance.controller.js';
import { BackupsController } from './installation/backups.controller.js';
import { JournalsController } from './installation/journals.controller.js';
import { ClubsController } from './installation/clubs.controller.js';
import { PersonalDataController } from './installation/personal-data.controller.js';
import { WorkController } from './installation/work.controller.js';
import { WholeJournalsController } from './journals/whole-journals.controller.js';
import { Imports } from './importing/imports.js';
import { ImportsController } from './importing/imports.controller.js';
import { PublishedController } from './importing/published.controller.js';
import { EventStreams } from './http/event-streams.js';
import { readJson } from './http/json-bodies.js';
import { BODY_LIMIT } from './http/limits.js';
import { guardAddresses, keepNothing } from './http/address-guard.js';
import { KnownBrowsers } from './http/known-browsers.js';
import { CLOSING_TIMES, closeInTime } from './http/close-in-time.js';
import { requireOneHost } from './http/one-host.js';
import { NestLog } from './http/nest-log.js';
import { describeInterface, serveOpenApi } from './http/open-api.js';
import { answerProblem, ProblemFilter } from './http/problem-filter.js';
import { limitRate } from './http/rate-limit.js';
import { refuseClientError } from './http/refuse-on-line.js';
import { hardenHttp } from './http/security-headers.js';
import { limitTimes, readApart, serverTimes, TIME_LIMITS } from './http/time-limits.js';
import { Lanes } from './lanes/lanes.js';
import { LanesInterceptor } from './lanes/lanes.interceptor.js';
import { ReadersThread } from './lanes/readers-thread.js';
import { BoardSetsController } from './deals/board-sets.controller.js';
import { DealFiles } from './deals/deal-files.js';
import { HealthController } from './operations/health.controller.js';
import { HelpController } from './pages/help.controller.js';
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
import { PrintoutsController } from './reading/printouts.controller.js';
import { PlayLooks } from './reading/play-looks.js';
import { sendShared } from './reading/shared-answers.js';
import { ProtocolController } from './reading/protocol.controller.js';
import { DeskController } from './reading/desk.controller.js';
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

/**
 * What an application answers: everything, with the role `api`; its health only, without it; in the readers' thread
 * everything except pushing pages, which happens in one place only.
 */
type Answering = 'everything' | 'health' | 'readers';

/** What a process with the role `api` answers. */
function apiControllers(): Type[] {
  return [
    HealthController,
    AppearanceController,
    BackupsController,
    JournalsController,
    PersonalDataController,
    ClubsController,
    WorkController,
    ImportsController,
    TournamentsController,
    WholeJournalsController,
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
    DeskController,
    ResultsFileController,
    RulingsController,
    PrintoutsController,
    PrintsController,
    TableController,
    SheetsController,
    EntriesController,
    CaptainController,
    ...commandControllers(commands.values()),
    HelpController,
    PagesController,
  ];
}

@Module({})
// oxlint-disable-next-line typescript/no-extraneous-class -- Nest knows modules by their class
class ApplicationModule {
  static of(answering: Answering, core: () => Core): DynamicModule {
    const entrance = answering === 'everything';
    return {
      module: ApplicationModule,
      global: true,
      imports: [
        AccessModule.forRootAsync({
          useFactory: () => ({
            access: core().access,
            takesPart: async (tournament, person) =>
              hasPart((await core().reading.play.current.of(tournament)).state, person),
            tournamentsOfPlayer: tournamentsOfPlayer(core),
            takePlayerBack: async (tournament, { person, players: are, by, ever }) => {
              const { takenBack } = (await core().states.load(tournament, tournamentStream)).state;
              const known = takenBack.get(person) ?? [];
              const players = (by === `person:${person}` ? known : ever).filter((id) => !are.includes(id));
              if (sameData(known, players.toSorted())) return;
              await core().handling.handle(commandNamed('tournament.take-player-back'), {
                tournament,
                actor: by,
                commandId: randomUUID(),
                body: { person, players },
              });
            },
            blindsElsewhere: blindsElsewhere(core),
            tablesOfSession: async (tournament, session) => {
              const { sessions } = (await core().reading.play.current.of(tournament)).state;
              if (Object.values(sessions).every(({ sections }) => sections.length === 0)) return undefined;
              return new Set(tablesOf(sessions[session] ?? { sections: [] }));
            },
            sessionAtTable: async ({ tournament, session, table }) => {
              const [{ state }, visibility] = await Promise.all([
                core().reading.play.current.of(tournament),
                core().access.roles.visibility(tournament),
              ]);
              const play = state.sessions[session];
              const shown = visibility === 'published' || visibility === 'archived';
              if (!play) return { is: 'over', shown: false };
              if (play.status === 'closed') return { is: 'over', shown };
              return { is: tablesOf(play).includes(table) ? 'on' : 'without-table', shown };
            },
            pairsAtTables: pairsAtTables(async (tournament) => {
              const { state } = await core().reading.play.current.of(tournament);
              return state.sessions;
            }),
            isTeam: async (tournament, entry) => {
              const { entries } = (await core().reading.play.current.of(tournament)).state;
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
      controllers: controllersOf(answering),
      providers: [
        { provide: CORE, useFactory: core },
        { provide: PlayLooks, useFactory: () => new PlayLooks(core()) },
        { provide: DealFiles, useFactory: () => new DealFiles(core()) },
        { provide: Imports, useFactory: () => new Imports(core()) },
        { provide: EventStreams, useFactory: () => eventStreams(core()) },
        KnownBrowsers,
        ...(entrance ? [livePushes(core), lanes(core)] : []),
        ...(entrance ? [{ provide: APP_INTERCEPTOR, useClass: LanesInterceptor }] : []),
        { provide: APP_FILTER, useFactory: () => new ProblemFilter(core().log) },
        ...commandHandlers(commands.values(), () =>
          withStandingPhones(core().handling, core().access.devices),
        ),
      ],
      exports: [CORE, DealFiles, EventStreams, Imports, PlayLooks],
    };
  }
}

function controllersOf(answering: Answering): Type[] {
  switch (answering) {
    case 'health':
      return [HealthController];
    case 'readers':
      return apiControllers().filter((controller) => controller !== PushController);
    default:
      return apiControllers();
  }
}

/** Which way requests go in a process that answers. */
function lanes(core: () => Core): FactoryProvider<Lanes> {
  return {
    provide: Lanes,
    useFactory: () => {
      const { configuration, connectionString, log, ledger, prints } = core();
      const thread = new ReadersThread({
        data: () => ({ configuration, connectionString, listening: core().listening }),
        print: (print) => void prints.queue(print),
        log,
      });
      const made = new Lanes({
        thread,
        headOf: async (tournament) => (await ledger.head(tournament))?.position ?? 0,
      });
      core().onRestored(() => void made.booksReplaced());
      return made;
    },
  };
}

/** In a process that answers: what is pushed is asked for there. */
function livePushes(core: () => Core): FactoryProvider<LivePushes> {
  return {
    provide: LivePushes,
    inject: [HttpAdapterHost],
    useFactory: (host: HttpAdapterHost<FastifyAdapter>) => {
      const { prisma, access, log, configuration } = core();
      const reach = new Reach(configuration.pushNetworks);
      const settings = new PushSettings(prisma, access.installationKey);
      return new LivePushes({ settings, ask: (path) => askAsPublic(host.httpAdapter)(path), log, reach });
    },
  };
}

function eventStreams(core: Core): EventStreams {
  const streams = new EventStreams(core.log);
  core.onRestored(() => streams.booksReplaced());
  return streams;
}

/** The OpenAPI document of everything that is answered. A preview has routes, and neither a database nor a port. */
export async function interfaceDocument(): Promise<OpenAPIObject> {
  const module = ApplicationModule.of('everything', () => {
    throw new Error('A preview answers nothing.');
  });
  const options = { preview: true, abortOnError: false, logger: ['error' as const] };
  return describeInterface(await NestFactory.create(module, new FastifyAdapter(), options));
}

/**
 * Makes the Nest application of a process; it does not listen yet.
 *
 * @param options.inThread it is the readers' thread, which nobody reaches but through the process
 */
export async function createApplication(
  core: Core,
  { inThread = false }: { readonly inThread?: boolean } = {},
): Promise<NestFastifyApplication> {
  const { configuration, log } = core;
  const answering = inThread ? 'readers' : configuration.roles.has('api') ? 'everything' : 'health';
  const module = ApplicationModule.of(answering, () => core);
  const adapter = new FastifyAdapter({
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...serverTimes(TIME_LIMITS),
    clientErrorHandler: refuseClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Addresses that cannot be read never reach a route, nor its filter.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerProblem(request, reply, error, log),
  });
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLog(log),
    abortOnError: false,
    bodyParser: false,
  });
  readJson(adapter.getInstance());
  adapter.getInstance().removeContentTypeParser('text/plain');
  // Uploaded files are read as they arrive.
  adapter.getInstance().addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, readApart(payload));
  });
  await hardenHttp(application, configuration);
  keepNothing(adapter.getInstance());
  // What the thread answers is passed on as it is.
  if (!inThread) sendShared(adapter.getInstance());
  if (!inThread) await limitRate(application, application.get(KnownBrowsers));
  // The thread's requests come whole, over no line.
  if (!inThread) limitTimes(adapter.getInstance(), TIME_LIMITS);
  if (!inThread) requireOneHost(adapter.getInstance());
  closeInTime(adapter.getInstance(), CLOSING_TIMES);
  guardAddresses(adapter.getInstance());
  if (answering === 'everything') {
    await servePages(application);
    serveOpenApi(application);
  }
  return application;
}
