import { createServer } from 'node:net';
import { stdout } from 'node:process';
import {
  createLog,
  EmbeddedPostgres,
  HomeLock,
  migrate,
  readConfiguration,
  Refusal,
  type Configuration,
} from '#platform';
import { QueueStorageUnreachable } from '#queues';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { Access } from '#access';
import { createApplication } from './application.js';
import { Background } from './background.js';
import { Lanes } from './lanes/lanes.js';
import { EventStreams } from './streams/event-streams.js';
import { serveMetrics } from './operations/metrics-port.js';
import { Opened } from './platform/opened.js';
import { ServerProcess } from './platform/server-process.js';
import { welcome } from './welcome.js';

/** The port is taken by another program. */
class PortBusy extends Error {
  override readonly name = 'PortBusy';
}

/** Faults that one sentence explains: nothing else needs to be shown. */
const EXPLAINED = [Refusal, PortBusy, QueueStorageUnreachable];

/** Runs a process of the server from its environment until a signal stops it, in order, PostgreSQL last. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const opened = new Opened();
  let log: Logger | undefined;
  const stop = async (code: number) => {
    await opened.close((error) => log?.error({ err: error }, 'a part did not stop cleanly'));
    process.exitCode = code;
    // Nothing is left to wait for; what a library still holds open must not keep the process.
    setTimeout(() => process.exit(), 1_000).unref();
  };
  const stopped = once(stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopped(0));
  }
  try {
    const configuration = readConfiguration(environment);
    log = createLog(configuration.logLevel);
    await start(configuration, log, opened, () => void stopped(1));
  } catch (error) {
    if (opened.closing) return;
    if (EXPLAINED.some((kind) => error instanceof kind))
      process.stderr.write(`${(error as Error).message}\n`);
    else if (log) log.error({ err: error }, 'the server could not start');
    else throw error;
    await stopped(1);
  }
}

async function start(
  configuration: Configuration,
  log: Logger,
  opened: Opened,
  fail: () => void,
): Promise<void> {
  let connectionString = configuration.databaseUrl;
  if (connectionString === undefined) {
    await opened.add(HomeLock.acquire(configuration.home), (held) => held.release());
    await requireFreePort(configuration);
    const postgres = await opened.add(EmbeddedPostgres.start(configuration.home, log), (server) =>
      server.stop(),
    );
    void failWhenEnded(postgres, opened, fail);
    connectionString = postgres.connectionString;
  } else {
    await requireFreePort(configuration);
  }
  await migrate(connectionString);
  const process = opened.keep(new ServerProcess({ configuration, connectionString, log }), (each) =>
    each.close(),
  );
  const application = await opened.add(createApplication(process), async (each) => {
    process.ready = false;
    await each.get(EventStreams).close();
    await each.close();
  });
  // Nothing is open in it before it listens; commands find their way once it is initialised.
  await application.init();
  await process.opened.add(application.get(Background).start(), (background) => background.stop());
  await listen(application, configuration);
  const { metricsPort } = configuration;
  if (metricsPort !== undefined) {
    await opened.add(serveMetrics(application.get(Registry), metricsPort), async (server) => server.close());
  }
  const { port } = application.getHttpServer().address() as { port: number };
  process.listening = { ...configuration, port };
  process.ready = true;
  if (configuration.roles.has('api')) application.get(Lanes).keepReady();
  stdout.write(await welcome(process, application.get(Access)));
}

/** Nothing can be answered without the database: the process ends too, in order, and can be started again. */
async function failWhenEnded(postgres: EmbeddedPostgres, opened: Opened, fail: () => void): Promise<void> {
  await postgres.ended;
  if (!opened.closing) fail();
}

async function listen(
  application: Awaited<ReturnType<typeof createApplication>>,
  { host, port }: Configuration,
): Promise<void> {
  try {
    await application.listen(port, host);
  } catch (error) {
    throw portBusy(error, port) ?? error;
  }
}

/** Looks before anything is started, so that a busy port costs nothing and leaves whatever runs as it was. */
async function requireFreePort({ host, port }: Configuration): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, host, resolve);
    });
  } catch (error) {
    throw portBusy(error, port) ?? error;
  }
  await new Promise((resolve) => probe.close(resolve));
}

function portBusy(error: unknown, port: number): PortBusy | undefined {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new PortBusy(
      `Port ${port} is used by another program: stop it, or choose another port with PORT.`,
    );
  }
  if (code === 'EACCES') {
    return new PortBusy(`Port ${port} may not be opened by this user: choose a port above 1023 with PORT.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PortBusy('HOST is not an address of this machine: use 0.0.0.0, 127.0.0.1 or one of its own.');
  }
  return undefined;
}

function once(work: (code: number) => Promise<void>): (code: number) => Promise<void> {
  let done: Promise<void> | undefined;
  return (code) => (done ??= work(code));
}
