import {
  createLog,
  EmbeddedPostgres,
  HomeLock,
  migrate,
  programVersion,
  readConfiguration,
  Refusal,
  updateDatabase,
  waitUntilMigrated,
  type Configuration,
} from '#platform';
import type { Logger } from 'pino';
import { divideConnections } from './platform/connections.js';
import { Opened } from './platform/opened.js';
import { requireFreePort } from './platform/port-busy.js';

/** Who starts it, and is told how that went. */
export interface Starter {
  /** The lock of the home, if the starter has it already. */
  readonly held?: HomeLock | undefined;
  /** Everything is up. @param page the one that comes first on this machine, if the process has pages */
  ready?(page: string | undefined): void;
  /** It is given up, for the reason in this one sentence. */
  refused(sentence: string): void;
}

const TERMINAL: Starter = { refused: (sentence) => process.stderr.write(`${sentence}\n`) };

/** Runs a process of the server from its environment until a signal stops it, in order, PostgreSQL last. */
export async function serve(environment: NodeJS.ProcessEnv, starter: Starter = TERMINAL): Promise<void> {
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
    divideConnections(configuration);
    log = createLog(configuration.logLevel);
    await traceTo(configuration, log, opened);
    const page = await start(configuration, log, opened, starter.held);
    starter.ready?.(page);
  } catch (error) {
    if (opened.closing) return;
    // One sentence explains it: nothing else needs to be shown.
    if (error instanceof Refusal) starter.refused(error.message);
    else if (log) log.error({ err: error }, 'the server could not start');
    else throw error;
    await stopped(1);
  }
}

/** Opened first, so that the end of what is traced is sent, too. */
async function traceTo({ tracesTo, roles }: Configuration, log: Logger, opened: Opened): Promise<void> {
  if (tracesTo === undefined) return;
  // Only those who ask for it wait until it is loaded.
  const { sendTraces } = await import('./operations/tracing.js');
  const attributes = {
    'service.name': 'tirage',
    'service.version': programVersion(),
    'tirage.roles': [...roles].join(' '),
  };
  opened.keep(sendTraces(tracesTo, attributes, log), (traces) => traces.close());
}

async function start(
  configuration: Configuration,
  log: Logger,
  opened: Opened,
  held: HomeLock | undefined,
): Promise<string | undefined> {
  let connectionString = configuration.databaseUrl;
  let application: ReturnType<typeof loadApplication>;
  if (connectionString === undefined) {
    const lock = held ? Promise.resolve(held) : HomeLock.acquire(configuration.home);
    await opened.add(lock, (each) => each.release());
    await requireFreePort(configuration);
    application = loadApplication();
    const postgres = await opened.add(EmbeddedPostgres.start(configuration.home, log), (server) =>
      server.stop(),
    );
    connectionString = postgres.connectionString;
  } else {
    await requireFreePort(configuration);
    application = loadApplication();
  }
  await opened.add(update(connectionString, { configuration, log, opened }), async () => undefined);
  // Not after a signal that came while it was loaded.
  const { serveApplication } = await opened.add(application, async () => undefined);
  return serveApplication({ configuration, connectionString, log }, opened);
}

/** Brings the database to the state of this version; a home is backed up before. */
async function update(
  connectionString: string,
  { configuration, log, opened }: { configuration: Configuration; log: Logger; opened: Opened },
): Promise<void> {
  if (configuration.migrations === 'wait') {
    await waitUntilMigrated(
      connectionString,
      (migration) => log.warn({ migration }, 'waits for the database to be updated: run tirage migrate'),
      () => opened.closing,
    );
  } else if (configuration.databaseUrl === undefined) {
    const { applied, backup } = await updateDatabase(connectionString, configuration.home);
    if (backup !== undefined)
      log.warn({ applied, backup }, 'the data was backed up and updated to this version');
  } else {
    await migrate(connectionString);
  }
}

/** Most of the program: what is wrong with the configuration is said before, and the database starts beside it. */
function loadApplication(): Promise<typeof import('./serve-application.js')> {
  const loading = import('./serve-application.js');
  // It is waited for later.
  loading.catch(() => undefined);
  return loading;
}

function once(work: (code: number) => Promise<void>): (code: number) => Promise<void> {
  let done: Promise<void> | undefined;
  return (code) => (done ??= work(code));
}
