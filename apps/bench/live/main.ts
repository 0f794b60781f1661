import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sameData, type Change } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { Browser } from '../attack/browser.js';
import { Venue, type Entered, type Play } from '../attack/venue.js';
import { generator } from '../generator.js';
import { startServer } from '../server.js';
import { bareEvents, bareInserts } from './floors.js';
import { rebuilt } from './rebuild.js';
import { addressOfViewer, Viewer } from './viewers.js';

/** Halls of one round: each table has two boards, entered and confirmed within the seconds. */
interface Scene {
  /** Tables of each tournament. */
  readonly tables: number;
  readonly tournaments?: number;
  readonly viewers: number;
  readonly seconds: number;
}

const BOARDS = 2;
/** Where all tables are. */
const HALL = '127.0.0.1';
/** So many viewers unpack what comes: of all together this process would take longer than the server takes for them. */
const UNPACKING = 20;
const FULL: readonly Scene[] = [
  { tables: 13, viewers: 1, seconds: 20 },
  { tables: 13, viewers: 500, seconds: 20 },
  { tables: 100, viewers: 500, seconds: 60 },
  { tables: 390, viewers: 1_000, seconds: 60 },
  { tables: 1_000, viewers: 1, seconds: 60 },
  { tables: 1_000, viewers: 5_000, seconds: 60 },
  { tables: 12, tournaments: 100, viewers: 1_000, seconds: 60 },
];
const QUICK: readonly Scene[] = [
  { tables: 13, viewers: 50, seconds: 8 },
  { tables: 100, viewers: 200, seconds: 20 },
];

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    scenes: { type: 'string' },
  },
});
const scenes = flags.scenes ? scenesOf(flags.scenes) : flags.quick ? QUICK : FULL;
const random = generator(31);
const server = await startServer();
try {
  const report = await run();
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
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
  readonly most: number;
}

async function run() {
  const { base, token } = await server.ready();
  const director = new Browser(base);
  const account = { token, name: 'Olga Organiser', login: 'olga', password: 'a long enough password' };
  await director.done('POST', '/api/set-up', account);
  const measured = [];
  for (const scene of scenes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    measured.push(await played(base, director, scene));
    if (!flags.json) process.stdout.write(`${printedScene(measured.at(-1)!)}\n`);
  }
  const database = JSON.parse(readFileSync(join(server.home, 'postgres.json'), 'utf8')) as {
    readonly password: string;
    readonly port: number;
  };
  const connection = `postgresql://tirage:${database.password}@127.0.0.1:${database.port}/tirage`;
  return {
    settings: { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version },
    rebuild: await rebuilt(connection),
    insert: tookOf(await bareInserts(connection, 500)),
    event: tookOf(await bareEvents(Math.min(1_000, Math.max(...scenes.map(({ viewers }) => viewers))), 20)),
    scenes: measured,
  };
}

async function played(base: string, director: Browser, scene: Scene) {
  const { tables, tournaments = 1, seconds } = scene;
  const settings = { ...DEFAULT_SETTINGS, standings: 'running' };
  const errors = new Map<string, number>();
  const idle = usage();
  const sessions: Watched[] = [];
  for (let place = 0; place < tournaments; place++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const venue = await Venue.open(base, director, { tables, rounds: 2, boards: BOARDS, settings }, random);
    const session = `/api/tournaments/${venue.tournament}/sessions/1`;
    // oxlint-disable-next-line no-await-in-loop -- as above
    sessions.push({ venue, session, plays: await venue.nextRound(), viewers: [] });
  }
  // Each table's phone follows the session, too: all of a hall behind one address.
  const phones = await opened(
    sessions.flatMap(({ venue, session }) =>
      venue.phoneCookies().map((cookie) => () => {
        const phone = new Viewer(base, session, errors);
        return { viewer: phone, opening: phone.open({ address: HALL, cookie }) };
      }),
    ),
  );
  const withPhones = usage();
  await opened(
    Array.from({ length: scene.viewers }, (_, index) => () => {
      const { session, viewers } = sessions[index % sessions.length]!;
      const viewer = new Viewer(base, session, errors);
      viewers.push(viewer);
      const unpacks = index % Math.ceil(scene.viewers / UNPACKING) === 0;
      return { viewer, opening: viewer.open({ address: addressOfViewer(index), unpacks }) };
    }),
  );
  await sleep(1_000);
  const before = usage();
  const entered = await Promise.all(
    sessions.map(async ({ venue, plays }) =>
      (await Promise.all(byTable(plays).map((of) => atTable(venue, of, seconds, errors)))).flat(),
    ),
  );
  await sleep(3_000);
  const after = usage();
  for (const { session, viewers } of sessions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const read = await director.done('GET', `${session}/standings`);
    const apart = viewers.filter(({ standings }) => standings !== null && !isSame(standings, read));
    if (apart.length > 0) note(errors, 'standings that are not those read', apart.length);
    for (const viewer of viewers) viewer.close();
  }
  for (const phone of phones) phone.close();
  const all = entered.flat();
  return {
    scene,
    entered: tookOf(all.flatMap((one) => [one.entered, one.confirmed])),
    delivered: tookOf(
      sessions.flatMap(({ viewers }, at) =>
        viewers.flatMap(({ deliveries }) => delays(entered[at]!, deliveries)),
      ),
    ),
    processor: (after.processor - before.processor) / (2 * all.length),
    memory: {
      all: after.memory,
      ofTable: (withPhones.memory - idle.memory) / (tables * tournaments),
      ofViewer: (before.memory - withPhones.memory) / scene.viewers,
    },
    errors: Object.fromEntries(errors),
  };
}

/** Opens streams, some after the other. */
async function opened(
  opening: readonly (() => { readonly viewer: Viewer; readonly opening: Promise<void> })[],
): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (let place = 0; place < opening.length; place += 50) {
    const coming = opening.slice(place, place + 50).map((open) => open());
    viewers.push(...coming.map(({ viewer }) => viewer));
    // oxlint-disable-next-line no-await-in-loop -- some after the other
    await Promise.all(coming.map((one) => one.opening));
  }
  return viewers;
}

/** A hall, what its tables are to play, and who looks on. */
interface Watched {
  readonly venue: Venue;
  readonly session: string;
  readonly plays: readonly Play[];
  readonly viewers: Viewer[];
}

function note(errors: Map<string, number>, what: string, times = 1): void {
  errors.set(what, (errors.get(what) ?? 0) + times);
}

/** Whether a viewer has the rankings that everybody reads. */
function isSame(standings: Change, read: object): boolean {
  const { rankings } = standings as { readonly rankings: Change };
  return sameData(rankings, (read as { readonly rankings: Change }).rankings);
}

/** The plays of a table, one after the other, at random moments of the round. */
async function atTable(
  venue: Venue,
  plays: readonly Play[],
  seconds: number,
  errors: Map<string, number>,
): Promise<Entered[]> {
  const done: Entered[] = [];
  for (const play of plays) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sleep((random() * seconds * 1_000) / plays.length);
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      done.push(await venue.enter(play));
    } catch (error) {
      note(errors, (error as Error).message.slice(0, 80));
    }
  }
  return done;
}

/** From the acknowledgement of each confirmation to the first document in a viewer's hands that has it. */
function delays(
  entered: readonly Entered[],
  deliveries: readonly { position: number; at: number }[],
): number[] {
  const inOrder = entered.toSorted((one, other) => one.position - other.position);
  let next = 0;
  return inOrder.flatMap(({ position, at }) => {
    while (next < deliveries.length && deliveries[next]!.position < position) next++;
    const delivery = deliveries[next];
    return delivery ? [Math.max(0, delivery.at - at)] : [];
  });
}

function byTable(plays: readonly Play[]): Play[][] {
  const tables = new Map<string, Play[]>();
  for (const play of plays) tables.set(play.table, [...(tables.get(play.table) ?? []), play]);
  return [...tables.values()];
}

/** Milliseconds of the processor that the server has used, and its memory in megabytes, where the system tells. */
function usage(): { readonly processor: number; readonly memory: number } {
  try {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const pages = Number(readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ')[1]);
    return { processor: 10 * (Number(fields[11]) + Number(fields[12])), memory: (pages * 4_096) / 2 ** 20 };
  } catch {
    return { processor: NaN, memory: NaN };
  }
}

function tookOf(milliseconds: readonly number[]): Took {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** `TABLES/VIEWERS/SECONDS`, several with commas; `TABLESxTOURNAMENTS` where there are several. */
function scenesOf(text: string): Scene[] {
  return text.split(',').map((scene) => {
    const [venue, viewers, seconds] = scene.split('/') as [string, string, string];
    const [tables, tournaments = 1] = venue.split('x').map(Number) as [number, number?];
    return { tables, tournaments, viewers: Number(viewers), seconds: Number(seconds) };
  });
}

function figures({ count, p50, p95, p99, most }: Took): string {
  const shown = Object.entries({ p50, p95, p99, most }).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  return `${shown.join('  ')}  (${count})`;
}

function printedScene({
  scene,
  entered,
  delivered,
  processor,
  memory,
  errors,
}: Awaited<ReturnType<typeof played>>) {
  return [
    `${scene.tables} tables${(scene.tournaments ?? 1) > 1 ? ` in each of ${scene.tournaments} tournaments` : ''}, ${scene.viewers} viewers, ${scene.seconds} s:`,
    `  acknowledged      ${figures(entered)} ms`,
    `  in viewers’ hands ${figures(delivered)} ms`,
    `  processor ${processor.toFixed(1)} ms a command, memory ${memory.all.toFixed(0)} MB (${(1_024 * memory.ofTable).toFixed(0)} kB a table, ${(1_024 * memory.ofViewer).toFixed(0)} kB a viewer)`,
    `  errors ${JSON.stringify(errors)}`,
  ].join('\n');
}

function printed({ settings, rebuild, insert, event }: Awaited<ReturnType<typeof run>>): string {
  const aSecond = (milliseconds: number) => Math.round((1_000 * rebuild.lines) / milliseconds);
  return [
    `${settings.processors}, Node ${settings.node}`,
    `rebuild       ${aSecond(rebuild.folded)} lines a second folded, ${aSecond(rebuild.read + rebuild.folded)} read and folded (${rebuild.lines})`,
    `bare INSERT   ${figures(insert)} ms`,
    `bare event    ${figures(event)} ms`,
  ].join('\n');
}
