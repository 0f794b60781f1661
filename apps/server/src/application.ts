import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { Access } from '#access';
import { AccessModule } from './access/module/access.module.js';
import { AccessServicesModule } from './access/module/access-services.module.js';
import { JournalsForAccess } from './access/module/journals-for-access.js';
import { Background } from './background.js';
import { CommandRoutesModule, CommandsModule } from './commands/commands.module.js';
import { CopiesModule, CopiesRoutesModule } from './copies/copies.module.js';
import { BoardsModule } from './deals/boards.module.js';
import { guardAddresses, keepNothing, readJson, requireOneHost } from './http/request-guards.js';
import { CLOSING_TIMES, closeInTime } from './http/close-in-time.js';
import { HttpModule } from './http.module.js';
import { BODY_LIMIT } from './http/limits.js';
import { KnownBrowsers } from './http/known-browsers.js';
import { measureRequests } from './operations/measure-requests.js';
import { NestLog } from './http/nest-log.js';
import { HiddenNames } from './http/hidden-names.js';
import { oneATurn } from './http/one-a-turn.js';
import { describeInterface, serveOpenApi } from './http/open-api.js';
import { answerProblem } from './http/problem-filter.js';
import { limitRate } from './http/rate-limit.js';
import { refuseClientError } from './http/refuse-on-line.js';
import { requestId } from './http/request-id.js';
import { hardenHttp } from './http/security-headers.js';
import { traceRequests } from './operations/trace-requests.js';
import { logSecurity } from './http/security-log.js';
import { limitTimes, readApart, serverTimes, TIME_LIMITS } from './http/time-limits.js';
import { ImportingModule } from './importing/importing.module.js';
import { AdministrationModule } from './installation/administration.module.js';
import { LanesModule } from './lanes.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MailModule, MailRoutesModule } from './mail/mail.module.js';
import { PagesModule } from './pages/pages.module.js';
import { EnteringModule } from './entering/entry-requests.controller.js';
import { servePages } from './pages/pages.controller.js';
import { PlatformModule } from './platform/platform.module.js';
import type { ServerProcess } from './platform/server-process.js';
import { PrintoutRoutesModule, PrintoutsModule } from './prints/printouts.module.js';
import { PushModule } from './push/push.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { PlayModule, PlayRoutesModule } from './reading/play.module.js';
import { SharedAnswers, sendShared } from './lanes/shared-answers.js';
import { RulingsModule } from './rulings/rulings.module.js';
import { PublishingModule } from './site/publishing.module.js';

/**
 * What an application answers: everything, with the role `api`; its health only, without it; in the readers' thread
 * everything except pushing pages, which happens in one place only.
 */
type Answering = 'everything' | 'health' | 'readers';

/** The subjects of a process with the role `api`. */
const ROUTES = [
  PlayRoutesModule,
  RulingsModule,
  BoardsModule,
  PrintoutRoutesModule,
  PublishingModule,
  ImportingModule,
  AdministrationModule,
  CopiesRoutesModule,
  MailRoutesModule,
  EnteringModule,
  CommandRoutesModule,
  PagesModule,
];

/** What every process has, whatever it answers: its services, without the routes of most subjects. */
export function services(process: () => ServerProcess): (DynamicModule | Type)[] {
  return [
    PlatformModule.of(process),
    // The documentation of the interface tells routes in this order.
    HttpModule,
    CqrsModule.forRoot(),
    LedgerModule,
    AccessServicesModule,
    AccessModule.forRootAsync({
      inject: [JournalsForAccess],
      useFactory: (journals: JournalsForAccess) => journals,
    }),
    CommandsModule,
    PlayModule,
    QueuesModule,
    PrintoutsModule,
    CopiesModule,
    MailModule,
  ];
}

@Module({ providers: [Background] })
class ApplicationModule {
  static of(answering: Answering, process: () => ServerProcess): DynamicModule {
    return {
      module: ApplicationModule,
      imports: [
        ...services(process),
        ...(answering === 'health' ? [] : ROUTES),
        ...(answering === 'everything' ? [LanesModule, PushModule] : []),
      ],
    };
  }
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
  process: ServerProcess,
  { inThread = false }: { readonly inThread?: boolean } = {},
): Promise<NestFastifyApplication> {
  const { configuration, log } = process;
  const answering = inThread ? 'readers' : configuration.roles.has('api') ? 'everything' : 'health';
  const module = ApplicationModule.of(answering, () => process);
  const adapter = new FastifyAdapter({
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: requestId,
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
  // Whoever reaches the thread has been let through by the process.
  const known = inThread ? { of: () => 'the process' } : application.get(KnownBrowsers);
  readJson(adapter.getInstance(), known);
  adapter.getInstance().removeContentTypeParser('text/plain');
  // Uploaded files are read as they arrive.
  // One click in a mail program sends a form, of which nothing is read (RFC 8058).
  adapter
    .getInstance()
    .addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, {}),
    );
  adapter.getInstance().addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, readApart(payload));
  });
  await hardenHttp(application, configuration);
  keepNothing(adapter.getInstance());
  if (!inThread) oneATurn(adapter.getInstance(), known);
  const names = new HiddenNames(application.get(Access).installationKey);
  logSecurity(adapter.getInstance(), log, names);
  if (!inThread && configuration.tracesTo !== undefined) traceRequests(adapter.getInstance());
  if (!inThread && configuration.metrics) measureRequests(adapter.getInstance(), application.get(Registry));
  // What the thread answers is passed on as it is.
  if (!inThread) sendShared(adapter.getInstance(), application.get(SharedAnswers));
  if (!inThread) await limitRate(application, names);
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
