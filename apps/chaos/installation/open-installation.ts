import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultyNetwork } from '../../../libs/ledger/src/testing/faulty-network.js';
import { makeHome } from '../../../libs/platform/src/testing/made-home.js';
import { ownPort } from '../../../libs/platform/src/testing/own-port.js';
import { RedisServer } from '../../../libs/queues/src/testing/redis-server.js';
import { Opened } from '../../server/src/platform/opened.js';
import { DatabaseApart, DatabaseOfHome } from './database.js';
import type { Installation } from './installation.js';
import { KeptUp } from './kept-up.js';
import type { Layout } from './layout.js';
import { Networks } from './networks.js';
import { SmallDisk } from './small-disk.js';

/** With room for a database and its log, and soon full. */
const DISK_MB = 1_500;

type Parts = Omit<Installation, 'layout' | 'disk' | 'up' | 'close'>;

/**
 * Starts everything of an installation.
 *
 * @param withDisk whether the database gets a small disk, where that is possible
 */
export async function openInstallation(layout: Layout, withDisk: boolean): Promise<Installation> {
  const opened = new Opened();
  const notInOrder: string[] = [];
  const close = async () => {
    await opened.close((error) => notInOrder.push((error as Error).message));
    return notInOrder;
  };
  try {
    const folder = opened.keep(mkdtempSync(join(tmpdir(), 'tirage-chaos-')), (made) =>
      rmSync(made, { recursive: true, force: true, maxRetries: 10 }),
    );
    const home = join(folder, 'home');
    const disk = withDisk ? SmallDisk.mount(home, DISK_MB) : undefined;
    if (disk) opened.keep(disk, (mounted) => mounted.unmount());
    if (process.env['TIRAGE_TEST_HOME']) makeHome(home);
    else mkdirSync(home, { recursive: true, mode: 0o700 });
    const open = layout.database === 'apart' ? openApart : openSingle;
    const parts = await open(layout, home, opened);
    const up = async () => {
      await parts.database.up();
      await Promise.all(parts.processes.map((each) => each.up()));
    };
    return { layout, disk, ...parts, up, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSingle(_: Layout, home: string, opened: Opened): Promise<Parts> {
  const environment = { TIRAGE_HOME: home, PORT: `${await ownPort()}` };
  const server = await opened.add(KeptUp.start('server', environment, `${home}-clock`), (each) =>
    each.stop(),
  );
  return {
    processes: [server],
    database: new DatabaseOfHome(home, server),
    redis: undefined,
    networks: new Networks(),
    origin: server.base,
  };
}

async function openApart(layout: Layout, home: string, opened: Opened): Promise<Parts> {
  const networks = opened.keep(new Networks(), (all) => all.close());
  const database = await opened.add(
    DatabaseApart.start(home, (address) => networks.lead('database', address)),
    (each) => each.close(),
  );
  const redis = layout.redis ? await opened.add(RedisServer.start(), (each) => each.stop()) : undefined;
  const processes: KeptUp[] = [];
  // Together: one after the other would take long.
  opened.keep(processes, async (all) => {
    const stopped = await Promise.allSettled(all.map((each) => each.stop()));
    const wrong = stopped.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  });
  for (const [index, roles] of layout.processes.entries()) {
    const environment = {
      TIRAGE_HOME: `${home}-kept`,
      TIRAGE_ROLES: roles.join(','),
      PORT: `${await ownPort()}`,
      DATABASE_URL: await networks.open('database', database.connectionString),
      ...(redis && { REDIS_URL: await networks.open('redis', redis.url) }),
    };
    // The first one makes the tables.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    processes.push(
      await KeptUp.start(`${roles.join('+')} ${index + 1}`, environment, `${home}-clock-${index}`),
    );
  }
  const servers = processes.filter((_, index) => layout.processes[index]!.includes('api'));
  const [first] = servers;
  if (servers.length === 1) return { processes, database, redis, networks, origin: first!.base };
  const door = await opened.add(faultyNetwork(first!.base), (each) => each.close());
  door.leadTo(...servers.map(({ base }) => base));
  return { processes, database, redis, networks, origin: new URL(door.connectionString).origin };
}
