import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generator } from '../generator.js';
import { startServer } from '../server.js';
import { Browser } from './browser.js';
import { Venue, type Play } from './venue.js';
import { attack, ATTACKS, type AttackName, type Target } from './attacks.js';
import { readers } from './readers.js';

/** Entries under an attack may take so many times what they take without. */
const MOST = 2;
/** Plays a second, each an entry and its confirmation. */
const PACE = 8;
const FULL = { tables: 19, rounds: 19, boards: 4, filled: 3, slices: 2 };
const QUICK = { tables: 19, rounds: 13, boards: 3, filled: 5, slices: 1 };

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    attacks: { type: 'string' },
  },
});
const size = flags.quick ? QUICK : FULL;
const names = (flags.attacks?.split(',') ?? Object.keys(ATTACKS)) as AttackName[];
const wrong = names.filter((name) => !(name in ATTACKS));
if (wrong.length > 0) {
  process.stderr.write(
    `There is no attack ${wrong.join(', ')}: use some of ${Object.keys(ATTACKS).join(',')}.\n`,
  );
  process.exit(2);
}
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
  const target: Target = { base, tournament: venue.tournament, cookies: venue.cookiesOf('A1') };
  const without: Measured = { entries: [], reads: [] };
  const under = new Map(
    names.map((name) => [name, { entries: [], reads: [], statuses: new Map<number, number>() } as Attacked]),
  );
  const plays: Play[] = [];
  const rounds = size.rounds - size.filled;
  const slices = names.length * size.slices * 2;
  const inSlice = Math.floor((rounds * size.tables * size.boards) / slices);
  let called = 0;
  // By turns, so that whatever else the machine does is on both sides.
  for (let slice = 0; slice < slices; slice++) {
    const name = slice % 2 === 0 ? undefined : names[((slice - 1) / 2) % names.length]!;
    const side = name === undefined ? without : under.get(name)!;
    const reading = readers(base, venue.tournament, random);
    const attacking = name === undefined ? undefined : attack(name, target);
    // oxlint-disable-next-line no-await-in-loop -- slice after slice
    await sleep(1_000);
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
    side.reads.push(...(await reading.end()));
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const [status, count] of (await attacking?.end()) ?? []) {
      const { statuses } = under.get(name!)!;
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
  }
  const calm = sideOf(without);
  const attacks = [...under].map(([name, measured]) => {
    const side = sideOf(measured);
    const ratio = side.entries.p99 / calm.entries.p99;
    return { name, ...side, orders: Object.fromEntries(measured.statuses), ratio, holds: ratio <= MOST };
  });
  return {
    settings: { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version },
    hall: { tables: size.tables, plays: size.rounds * size.tables * size.boards },
    without: calm,
    attacks,
    most: MOST,
    holds: attacks.every(({ holds }) => holds),
  };
}

interface Measured {
  readonly entries: number[];
  readonly reads: number[];
}

interface Attacked extends Measured {
  readonly statuses: Map<number, number>;
}

function sideOf({ entries, reads }: Measured): Side {
  return { entries: tookOf(entries), reads: tookOf(reads) };
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

function printed({ settings, hall, without, attacks }: Awaited<ReturnType<typeof run>>): string {
  const figures = ({ p50, p95, p99, count }: Took) =>
    [...[p50, p95, p99].map((figure) => figure.toFixed(0).padStart(6)), String(count).padStart(6)].join('');
  const line = (what: string, { entries, reads }: Side, rest = '') =>
    `${what.padEnd(10)}${figures(entries)}  |${figures(reads)}  ${rest}`;
  return [
    `A hall of ${hall.tables} tables, ${hall.plays} plays; ${settings.processors}, Node ${settings.node}`,
    'Milliseconds (p50, p95, p99, how many) of entries | of reads, and how often entries take as long as without an attack:',
    line('without', without),
    ...attacks.map(({ name, ratio, orders, ...side }) => {
      const answered = Object.entries(orders).map(([status, count]) => `${count} with ${status}`);
      return line(name, side, `${ratio.toFixed(2)} times; answered ${answered.join(', ') || 'nothing'}`);
    }),
    ...Object.entries(ATTACKS).map(([name, { what }]) => `  ${name}: ${what}`),
    `At most ${MOST} times is right: ${attacks.every(({ holds }) => holds) ? 'it holds' : 'it does not hold'}.`,
  ].join('\n');
}
