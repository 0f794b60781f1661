import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generator } from '../generator.js';
import { startServer } from '../server.js';
import { Browser } from './browser.js';
import { Venue, type Play } from './venue.js';
import { attack, readers, type Reading } from './readers.js';

/** Entries under the attack may take so many times what they take without. */
const MOST = 2;
/** Plays a second, each an entry and its confirmation. */
const PACE = 8;
const FULL = { tables: 19, rounds: 19, boards: 3, filled: 6, slices: 12 };
const QUICK = { tables: 19, rounds: 9, boards: 3, filled: 5, slices: 4 };

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const size = flags.quick ? QUICK : FULL;
const random = generator(29);
const server = await startServer();
try {
  const report = await run();
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
  if (!report.holds) process.exitCode = 1;
} finally {
  await server.stop();
}
process.exit();

/** Figures of what was measured in milliseconds. */
interface Took {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

interface Side {
  readonly entries: Took;
  readonly reads: Took;
}

async function run() {
  const { base, token } = await server.ready();
  const director = new Browser(base);
  const account = { token, name: 'Olga Organiser', login: 'olga', password: 'a long enough password' };
  await director.done('POST', '/api/set-up', account);
  const venue = await Venue.open(base, director, size, random);
  for (let round = 0; round < size.filled; round++) {
    // oxlint-disable-next-line no-await-in-loop -- round after round
    await Promise.all(byTable(await venue.nextRound(), (play) => venue.play(play)));
  }
  const sides = { without: measured(), under: measured() };
  const ordered = new Map<number, number>();
  const plays: Play[] = [];
  const rounds = size.rounds - size.filled;
  const inSlice = Math.ceil((rounds * size.tables * size.boards) / size.slices);
  let [called, slice] = [0, 0];
  // By turns, so that whatever else the machine does is on both sides.
  for (; slice < size.slices; slice++) {
    const isAttacked = slice % 2 === 1;
    const side = isAttacked ? sides.under : sides.without;
    const reading = readers(base, venue.tournament, random);
    const attacking = isAttacked ? attack(base, venue.tournament, random) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- slice after slice
    if (isAttacked) await sleep(1_000);
    for (let done = 0; done < inSlice;) {
      // oxlint-disable-next-line no-await-in-loop -- round after round
      if (plays.length === 0 && called++ < rounds) plays.push(...(await venue.nextRound()));
      const taken = plays.splice(0, inSlice - done);
      if (taken.length === 0) break;
      done += taken.length;
      // oxlint-disable-next-line no-await-in-loop -- as above
      side.entries.push(...(await paced(venue, taken)));
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await ended(reading, side.reads);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await attacking?.end();
    for (const [status, count] of attacking?.statuses ?? []) {
      ordered.set(status, (ordered.get(status) ?? 0) + count);
    }
  }
  const [without, under] = [sides.without, sides.under].map(({ entries, reads }): Side => ({
    entries: tookOf(entries),
    reads: tookOf(reads),
  })) as [Side, Side];
  const ratio = under.entries.p99 / without.entries.p99;
  return {
    settings: { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version },
    hall: { tables: size.tables, plays: size.rounds * size.tables * size.boards },
    without,
    under,
    orders: Object.fromEntries(ordered),
    ratio,
    most: MOST,
    holds: ratio <= MOST,
  };
}

function measured(): { readonly entries: number[]; readonly reads: number[] } {
  return { entries: [], reads: [] };
}

async function ended(reading: Reading, into: number[]): Promise<void> {
  await reading.end();
  into.push(...reading.took);
}

/** Plays begin at a pace, whatever becomes of those before; a table's one after the other. */
async function paced(venue: Venue, plays: readonly Play[]): Promise<number[]> {
  const begun = performance.now();
  const took = await Promise.all(
    byTable(plays, async (play, place) => {
      await sleep(Math.max(0, begun + (place * 1_000) / PACE - performance.now()));
      return venue.play(play);
    }),
  );
  return took.flat(2);
}

/** Does something with each play, the tables side by side, each table's in their order. */
function byTable<Result>(
  plays: readonly Play[],
  work: (play: Play, place: number) => Promise<Result>,
): Promise<Result[]>[] {
  const tables = [...new Set(plays.map(({ table }) => table))];
  return tables.map(async (table) => {
    const of = [...plays.entries()].filter(([, play]) => play.table === table);
    const results: Result[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [place, play] of of) results.push(await work(play, place));
    return results;
  });
}

function tookOf(milliseconds: readonly number[]): Took {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function printed({
  settings,
  hall: venue,
  without,
  under,
  orders,
  ratio,
}: Awaited<ReturnType<typeof run>>): string {
  const line = (what: string, side: (of: Side) => Took) => {
    const figures = (['p50', 'p95', 'p99'] as const).map(
      (name) =>
        `${name} ${side(without)[name].toFixed(0).padStart(5)} | ${side(under)[name].toFixed(0).padStart(5)}`,
    );
    return `${what.padEnd(8)} ${figures.join('    ')}   (${side(without).count} | ${side(under).count})`;
  };
  return [
    `A hall of ${venue.tables} tables, ${venue.plays} plays; ${settings.processors}, Node ${settings.node}`,
    'Milliseconds without | under eight parallel orders of prints of past moments:',
    line('entries', ({ entries }) => entries),
    line('reads', ({ reads }) => reads),
    `orders answered: ${Object.entries(orders)
      .map(([status, count]) => `${count} with ${status}`)
      .join(', ')}`,
    `entries' p99 is ${ratio.toFixed(2)} times that without; at most ${MOST} is right: ${ratio <= MOST ? 'it holds' : 'it does not hold'}`,
  ].join('\n');
}
