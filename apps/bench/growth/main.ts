import { cpus, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { migrate } from '#platform';
import { onPostgres } from '../on-postgres.js';
import { figureOf, type Figure } from '../statistics.js';
import { fill } from './fill.js';
import { Filled } from './filled.js';

/** What costs are compared with. */
const FEW = 10_000;

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    events: { type: 'string' },
    home: { type: 'string', default: tmpdir() },
  },
});
const many = Number(flags.events ?? (flags.quick ? 200_000 : 10_000_000));
if (!Number.isInteger(many) || many < 2 * FEW) throw new Error(`--events must be a number from ${2 * FEW}.`);
const rounds = flags.quick ? 3 : 9;

// Nothing waits for the disk: of that, the same would be added to every size.
const options = {
  durable: false,
  settings: { max_wal_size: '8GB', shared_buffers: '1GB', maintenance_work_mem: '512MB' },
};
await onPostgres(flags.home, options, async (connectionString) => {
  const report = await run(connectionString);
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
});

interface Report {
  readonly settings: Readonly<Record<string, string>>;
  readonly sizes: readonly { readonly events: number; readonly gigabytes: number }[];
  /** Milliseconds, of each size in the order of the sizes. */
  readonly costs: readonly { readonly what: string; readonly milliseconds: readonly Figure[] }[];
}

/** Fills a database with few and one with many, and measures both in turn, so that whatever else goes on is felt by both. */
async function run(connectionString: string): Promise<Report> {
  const sizes: Filled[] = [];
  for (const events of [FEW, many]) {
    const address = new URL(connectionString);
    address.pathname = `/events_${events}`;
    await createDatabase(connectionString, address.pathname.slice(1));
    await migrate(address.href);
    const filled = new Filled(address.href, events);
    sizes.push(filled);
    const begun = performance.now();
    await fill(filled.pool, events, (entries) => {
      const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
      process.stderr.write(`\r${entries} of ${events} events, ${seconds} s   `);
    });
    process.stderr.write('\n');
    await filled.prepare();
  }
  const costs = new Map<string, number[][]>();
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < sizes.length; turn++) {
      const size = (turn + round + sizes.length) % sizes.length;
      for (const [what, milliseconds] of await sizes[size]!.measure()) {
        // The first round warms up.
        if (round < 0) continue;
        const values = costs.get(what) ?? sizes.map(() => []);
        costs.set(what, values);
        values[size]!.push(milliseconds);
      }
    }
    if (round >= 0) process.stderr.write(`\rround ${round + 1} of ${rounds}`);
  }
  process.stderr.write('\n');
  const report = {
    settings: {
      Node: process.version,
      processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
      home: flags.home,
    },
    sizes: await Promise.all(
      sizes.map(async (size) => ({ events: size.events, gigabytes: await size.gigabytes() })),
    ),
    costs: [...costs].map(([what, values]) => ({ what, milliseconds: values.map(figureOf) })),
  };
  for (const size of sizes) await size.close();
  return report;
}

async function createDatabase(connectionString: string, name: string): Promise<void> {
  const filled = new Filled(connectionString, 0);
  await filled.pool.query(`CREATE DATABASE ${name}`);
  await filled.close();
}

/** Medians in milliseconds, in brackets the lowest and the highest. */
function printed({ settings, sizes, costs }: Report): string {
  const figure = ({ median, lowest, highest }: Figure) =>
    `${median.toFixed(2)} [${lowest.toFixed(2)} to ${highest.toFixed(2)}]`.padEnd(28);
  return [
    ...Object.entries(settings).map(([name, value]) => `${name}: ${value}`),
    '',
    `${`Milliseconds, median of ${rounds} rounds`.padEnd(58)}${sizes
      .map(({ events, gigabytes }) => `${events} events, ${gigabytes.toFixed(1)} GB`.padEnd(28))
      .join('')}times`,
    ...costs.map(
      ({ what, milliseconds }) =>
        `${what.padEnd(58)}${milliseconds.map(figure).join('')}${(milliseconds.at(-1)!.median / milliseconds[0]!.median).toFixed(2)}`,
    ),
  ].join('\n');
}
