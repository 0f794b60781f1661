import { randomUUID } from 'node:crypto';
import { cpus, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createPool, migrate } from '#platform';
import { Ledger } from '#ledger';
import { onPostgres } from '../on-postgres.js';
import { check } from './checks.js';
import { Emmett } from './emmett.js';
import { Followers } from './followers.js';
import { measureLag } from './lag.js';
import { measureThroughput, type Entry, type Scenario } from './measurements.js';
import { Ours } from './ours.js';
import { createLineTable } from './line-table.js';
import { RawInsert } from './raw-insert.js';
import { measureReading } from './reading.js';
import { journalsCompared, compare, printed, targetsOf, timings, type Report } from './report.js';
import { measureWholeJournals } from './whole-journals.js';
import { catalogue } from './workload.js';

const TOURNAMENTS = 64;
const POOLS = [8, 32];
/** Whole journals written at once: one alone, and several side by side. */
const BOOKS = [
  { books: 1, commands: 2_000, events: 2 },
  { books: 8, commands: 500, events: 2 },
];
const FULL = { rounds: 5, slice: 1_000, clients: [1, 8, 32, 256], events: [10, 100], reads: 100, lags: 60 };
const QUICK = { rounds: 3, slice: 700, clients: [32, 256], events: [], reads: 20, lags: 15 };

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    home: { type: 'string', default: tmpdir() },
    connections: { type: 'string' },
  },
});
const options = {
  durable: true,
  settings: { fsync: 'on', synchronous_commit: 'on', max_connections: '400' },
};
await onPostgres(flags.home, options, async (connectionString) => {
  const report = await run(connectionString, flags.quick ? QUICK : FULL);
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
  if (report.checks.faults.length > 0) process.exitCode = 1;
});

async function run(connectionString: string, plan: typeof FULL): Promise<Report> {
  await migrate(connectionString);
  const pool = createPool(connectionString, { max: 4, name: 'bench' });
  await createLineTable(pool, 'line');
  const pools = new Map<number, pg.Pool>();
  for (const max of new Set([...POOLS, ...plan.clients]))
    pools.set(max, await openPool(connectionString, max));
  const ours = new Ours(
    connectionString,
    flags.connections === undefined ? undefined : Number(flags.connections),
  );
  const otherPool = createPool(connectionString, { max: 8, name: 'bench-other' });
  const other = new Ledger({ pool: otherPool, catalogue });
  const followers = new Followers(ours.ledger);
  const tournaments = Array.from({ length: TOURNAMENTS }, () => randomUUID());
  const one = randomUUID();
  const [read, quiet, busy] = [randomUUID(), randomUUID(), randomUUID()];
  followers.follow([...tournaments, one, read, quiet, busy]);
  const settings = await readSettings(pool);

  await new Emmett(connectionString, pools.get(8)!).store.schema.migrate();
  const raws = new Map([...pools].map(([max, own]) => [max, new RawInsert(own)]));
  const emmetts = new Map([...pools].map(([max, own]) => [max, new Emmett(connectionString, own)]));
  const scenarios = scenariosOf(plan).map((scenario) => {
    // A pool of more connections than clients is one of as many as clients.
    const usable = [...new Set([...POOLS, scenario.clients])].filter((max) => max <= scenario.clients);
    const entries: Entry[] = [
      ...usable.map((max): Entry => ({ kind: 'raw', contender: raws.get(max)! })),
      ...usable.map((max): Entry => ({ kind: 'emmett', contender: emmetts.get(max)! })),
      { kind: 'ledger', contender: ours },
    ];
    const { clients, events } = scenario;
    if (clients === 32 && events === 1 && scenario.tournaments > 1) {
      entries.push({ kind: 'ledger, followed live', contender: ours });
    }
    return { scenario, entries };
  });
  const progress = (text: string) => process.stderr.write(`${text}\n`);
  const throughput = await measureThroughput({
    ...plan,
    tournaments,
    one,
    scenarios,
    followers,
    acknowledged: ours.acknowledged,
    progress,
  });
  const contenders = { raw: raws.get(8)!, emmett: emmetts.get(8)!, ours };
  const reading = await measureReading(pools.get(8)!, contenders, read, plan.reads);
  followers.closeGate();
  const lag = await measureLag(ours, other, [quiet, busy], { appends: plan.lags, slice: plan.slice });
  followers.openGate();
  progress('whole books');
  const journals = await measureWholeJournals(pools.get(8)!, ours.ledger, BOOKS, plan.rounds);
  progress('checking');
  await followers.caughtUp(ours.acknowledged);
  const checks = await check(pool, ours.ledger, ours.acknowledged, followers.delivered);

  await followers.stop();
  await Promise.all([ours.close(), other.close()]);
  await Promise.all([pool, otherPool, ...pools.values()].map((own) => own.end()));
  const appends = compare(throughput);
  return {
    settings,
    rounds: plan.rounds,
    sliceMilliseconds: plan.slice,
    appends,
    targets: targetsOf(appends),
    reading: timings(reading),
    followLag: timings(lag),
    wholeBooks: journalsCompared(journals.results),
    checks: { ...checks, faults: [...checks.faults, ...journals.faults] },
  };
}

function scenariosOf(plan: typeof FULL): Scenario[] {
  return [
    ...plan.clients.map((clients) => ({ clients, tournaments: TOURNAMENTS, events: 1 })),
    ...plan.clients.map((clients) => ({ clients, tournaments: 1, events: 1 })),
    ...plan.events.map((events) => ({ clients: 32, tournaments: TOURNAMENTS, events })),
  ];
}

/** A pool whose connections are all open. */
async function openPool(connectionString: string, max: number): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString, max, idleTimeoutMillis: 0 });
  const clients = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  for (const client of clients) client.release();
  return pool;
}

async function readSettings(pool: pg.Pool): Promise<Record<string, string>> {
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'wal_sync_method',
    'wal_level',
    'shared_buffers',
  ];
  const { rows } = await pool.query<{ name: string; value: string }>(
    `SELECT name, current_setting(name) AS value FROM pg_settings WHERE name = ANY ($1)
     UNION ALL SELECT 'PostgreSQL', current_setting('server_version')
     UNION ALL SELECT 'partitions', (SELECT count(*)::text FROM pg_inherits WHERE inhparent = 'ledger.line'::regclass)`,
    [names],
  );
  const { fsync, synchronous_commit, ...others } = Object.fromEntries(
    rows.map(({ name, value }) => [name, value]),
  );
  const processors = cpus();
  return {
    fsync: fsync!,
    synchronous_commit: synchronous_commit!,
    ...others,
    Node: process.version,
    processors: `${processors.length} x ${processors[0]?.model ?? 'unknown'}`,
    home: flags.home,
  };
}
