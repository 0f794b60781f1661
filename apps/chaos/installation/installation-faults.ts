import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { FaultyNetwork } from '../../../libs/ledger/src/testing/faulty-network.js';
import { query } from '../../../libs/platform/src/testing/query.js';
import type { CommitFault, Committing } from '../faults/fault.js';
import type { Installation } from './installation.js';
import type { KeptUp } from './kept-up.js';

/** As many files as a PostgreSQL keeps of its log, and more. */
const LOG_FILES = 20;
const HOUR_MS = 60 * 60_000;

/** The faults that can be committed to an installation, by what it has. */
export function faultsOfInstallation(installation: Installation): Committing {
  return {
    ...faultsOfProcesses(installation),
    ...faultsOfDatabase(installation),
    ...faultsOfRedis(installation),
    ...faultsOfNetworks(installation),
  };
}

function faultsOfProcesses({ layout, processes }: Installation): Committing {
  // A process with every role is the server: it is not killed under three names.
  const of = (role: 'api' | 'projector' | 'worker') =>
    processes.filter((_, index) => {
      const roles: readonly string[] = layout.processes[index]!;
      return roles.includes(role) && (role === 'api' || roles.length === 1);
    });
  return {
    ...faultsOfSome(of('api'), 'server'),
    ...faultsOfSome(of('projector'), 'projector'),
    ...faultsOfSome(of('worker'), 'worker'),
    'clock-back': ({ whom, forMs }) => pickOf(processes, whom).turnClock(-HOUR_MS, forMs),
    'clock-ahead': ({ whom, forMs }) => pickOf(processes, whom).turnClock(HOUR_MS, forMs),
    async 'restart-each'() {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const each of processes) await each.restart();
    },
  };
}

function faultsOfSome(some: readonly KeptUp[], name: 'server' | 'projector' | 'worker'): Committing {
  if (some.length === 0) return {};
  return {
    [`kill-${name}`]: ({ whom, forMs }) => pickOf(some, whom).kill(forMs),
    [`freeze-${name}`]: ({ whom, forMs }) => pickOf(some, whom).freeze(forMs),
  } satisfies Record<string, CommitFault>;
}

function pickOf(some: readonly KeptUp[], share: number): KeptUp {
  return some[Math.floor(share * some.length)]!;
}

function faultsOfDatabase(installation: Installation): Committing {
  const { database, disk, processes } = installation;
  return {
    'freeze-database': ({ forMs }) => database.freeze(forMs),
    async 'stop-database'({ forMs }) {
      await database.end('SIGINT', forMs);
      await installation.up();
    },
    async 'kill-database'({ forMs }) {
      await database.end('SIGKILL', forMs);
      await installation.up();
    },
    async 'kill-all'({ forMs }) {
      await Promise.all([database.end('SIGKILL', forMs), ...processes.map((each) => each.kill(forMs))]);
      await installation.up();
    },
    ...(disk && {
      async 'fill-disk'({ forMs }) {
        await disk.fill();
        await needRoom(database.connectionString);
        await sleep(forMs);
        await disk.clear();
        await installation.up();
      },
    }),
  };
}

/** Has PostgreSQL begin new files of its log, until it has none left from before: otherwise a full disk is long not felt. */
async function needRoom(connectionString: string): Promise<void> {
  const switched = `SELECT pg_logical_emit_message(false, 'chaos', 'full'); SELECT pg_switch_wal()`;
  try {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let files = 0; files < LOG_FILES; files++) await query(connectionString, switched);
  } catch {
    // Now it feels it.
  }
}

function faultsOfRedis({ redis }: Installation): Committing {
  if (!redis) return {};
  return {
    async 'empty-redis'() {
      const client = new Redis(redis.url);
      await client.flushall();
      client.disconnect();
    },
    async 'stop-redis'({ forMs }) {
      await redis.goAway();
      await sleep(forMs);
      await redis.comeBack();
    },
    async 'freeze-redis'({ forMs }) {
      redis.freeze();
      await sleep(forMs);
      redis.thaw();
    },
  };
}

function faultsOfNetworks({ networks }: Installation): Committing {
  if (!networks.areThere) return {};
  const during =
    (does: (network: FaultyNetwork) => void): CommitFault =>
    async ({ whom, forMs }) => {
      const network = networks.pick(whom);
      does(network);
      await sleep(forMs);
      network.mend();
    };
  return {
    'cut-network': during((network) => network.cut()),
    'hold-network': during((network) => network.hold()),
    'slow-network': during((network) => network.slow(100)),
  };
}
