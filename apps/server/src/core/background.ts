import { OwedReading, ProjectionRunner, projections } from '#projections';
import {
  emptyQueueStorage,
  handle,
  JobRegistry,
  Queues,
  queueStorage,
  Reconciler,
  SEAL_BOOK,
  sealBook,
  Workers,
} from '#queues';
import type { Json } from '#ledger';
import { tournamentStream } from '#tournament';
import { commandNamed, type Core } from './core.js';

/** Work that goes on beside requests, by the roles of the process. */
export interface Background {
  /** Ends it, what runs now included. */
  stop(): Promise<void>;
}

/** Starts the projector and the worker, where the process has these roles. */
export async function startBackground(core: Core, connectionString: string): Promise<Background> {
  const { roles } = core.configuration;
  const started: Background[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    if (roles.has('projector')) started.push(await startProjector(core));
    if (roles.has('worker')) started.push(await startWorker(core, connectionString));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function startProjector(core: Core): Promise<Background> {
  const { pool, ledger, advances, log } = core;
  const runner = new ProjectionRunner({ projections, pool, ledger, advances, log });
  core.onRestored(() => runner.forget());
  await runner.start();
  return runner;
}

async function startWorker(core: Core, connectionString: string): Promise<Background> {
  const { configuration, prisma, advances, handling, log } = core;
  const storage = queueStorage({ databaseUrl: connectionString, redisUrl: configuration.redisUrl });
  const registry = new JobRegistry([SEAL_BOOK], [handle(SEAL_BOOK, sealAndEndDevices(core))]);
  const queues = await Queues.open(storage, { log });
  const workers = await Workers.start({
    storage,
    registry,
    log,
    dispatch: ({ actor, commandId, command, tournament, body }) => {
      const named = commandNamed(command);
      return handling.handle(named, { tournament, actor, commandId, body: named.body.parse(body) as Json });
    },
  });
  const owed = new OwedReading({ prisma, advances });
  const reconciler = new Reconciler({ queues, registry, owed, log });
  core.onRestored(() => {
    emptyQueueStorage(storage).catch((error: unknown) =>
      log.error({ err: error }, 'emptying the queues failed'),
    );
  });
  await reconciler.start();
  return {
    async stop() {
      await reconciler.stop();
      await workers.close();
      await queues.close();
    },
  };
}

/** Table devices stand for their tables until the official seal. */
function sealAndEndDevices({ ledger, states, access }: Core): ReturnType<typeof sealBook> {
  const seal = sealBook(ledger);
  return async (data, context) => {
    await seal(data, context);
    const { state } = await states.load(data.tournament, tournamentStream);
    const kind = state.seals.find(({ request }) => request === data.request)?.kind;
    if (kind === 'official') await access.devices.revokeSheet(data.tournament);
  };
}
