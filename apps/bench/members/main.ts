import { cpus, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { MemberReading, Members } from '#access';
import { createPool, createPrisma, migrate } from '#platform';
import { prepareMembers } from '../../server/src/members/members-prepared.js';
import { generator } from '../generator.js';
import { onPostgres } from '../on-postgres.js';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    home: { type: 'string', default: tmpdir() },
  },
});
const MEMBERS = flags.quick ? 30_000 : 300_000;
const SEARCHES = flags.quick ? 200 : 2_000;
const LIMIT = 20;
const CLUBS = 1_200;

const FIRST =
  'Anna Jan Łukasz Zofia Małgorzata Jürgen Søren Åsa Юрий Елена Сергей Peter Mary Ann John Zoë François José Wojciech Jadwiga'.split(
    ' ',
  );
const LAST =
  'Nowak Kowalski Wiśniewska Żak Müller Groß Jørgensen Orlov Иванов Щербаков Smith Jones Brown Taylor O’Neill Dupont García'.split(
    ' ',
  );
const SYLLABLES = 'ka lo min ter ská wój bar nen sen ova berg zak ryd fel mor win tal gór'.split(' ');

const random = generator(300);
const oneOf = <Each>(all: readonly Each[]): Each => all[Math.floor(random() * all.length)]!;

/** Every third has a frequent last name, as in a federation; the others one made of syllables. */
function lastName(): string {
  if (random() < 0.34) return oneOf(LAST);
  const made = [0, 1, 2].map(() => oneOf(SYLLABLES)).join('');
  return made[0]!.toUpperCase() + made.slice(1);
}

function listOf(count: number, changed: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const club = `Club ${1 + ((at * 7_919) % CLUBS)}`;
    return [`${100_000 + at}`, names[at], club, at < changed ? 'Master' : 'Star', (at % 3) + 1].join(';');
  });
  return `Number;Name;Club;Grade;Stratum\n${rows.join('\n')}\n`;
}
const names = Array.from({ length: MEMBERS }, () => `${oneOf(FIRST)} ${lastName()}`);

/** What is looked for, by kind: as somebody types it at a table. */
const KINDS: Readonly<Record<string, () => string>> = {
  number: () => `${100_000 + Math.floor(random() * MEMBERS)}`,
  'three letters': () => oneOf(names).split(' ')[1]!.slice(0, 3),
  'two beginnings': () =>
    oneOf(names)
      .split(' ')
      .map((word) => word.slice(0, 3))
      .join(' '),
  'a frequent name': () => oneOf(['anna nowak', 'jan kow', 'yuri ivanov', 'jurgen mull', 'sergey scherb']),
  'two that nobody has together': () => oneOf(['anna jan', 'nowak smith', 'maria zzz', 'jan lukasz']),
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

await onPostgres(flags.home, { durable: true }, async (connectionString) => {
  await migrate(connectionString);
  const pool = createPool(connectionString, { max: 4, name: 'bench' });
  const database = createPrisma(pool);
  const [reading, members] = [new MemberReading(database), new Members(database)];
  const seconds: Record<string, number> = {};
  const bytes = (changed: number) => new TextEncoder().encode(listOf(MEMBERS, changed));
  const taken = async (what: string, changed: number, list: { id: string } | { name: string }) => {
    const batches: string[] = [];
    const parsed = await milliseconds(async () =>
      prepareMembers({ bytes: bytes(changed), said: {} }, (batch) => batches.push(batch)),
    );
    const columns = { headings: [], columns: [], starts: null };
    let id = '';
    const written = await milliseconds(async () => {
      ({ list: id } = (await reading.read({ list, numbers: 'any', columns, batches, by: 'bench' })) as {
        list: string;
      });
    });
    process.stderr.write(`${what}\n`);
    seconds[`${what}: read the text`] = parsed / 1_000;
    seconds[`${what}: write the list`] = written / 1_000;
    return id;
  };
  const id = await taken('first', 0, { name: 'Bench' });
  await taken('again, 1,000 changed', 1_000, { id });

  const searches: Record<string, number[]> = { 'a row by its primary key': [] };
  for (let at = -20; at < SEARCHES; at += 1) {
    const key = BigInt(1 + Math.floor(random() * MEMBERS));
    const kinds = { ...KINDS };
    const timed: Record<string, () => Promise<unknown>> = {
      'a row by its primary key': () => database.member.findUnique({ where: { id: key } }),
    };
    for (const [kind, text] of Object.entries(kinds)) {
      const sought = text();
      timed[kind] = () => members.search(sought, LIMIT);
    }
    for (const [kind, work] of Object.entries(timed)) {
      // oxlint-disable-next-line no-await-in-loop -- in turn, so that whatever else happens is felt by all
      const took = await milliseconds(work);
      if (at >= 0) (searches[kind] ??= []).push(took);
    }
  }
  const report = {
    members: MEMBERS,
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    seconds,
    milliseconds: Object.fromEntries(
      Object.entries(searches).map(([kind, values]) => [
        kind,
        { p50: quantile(values, 0.5), p99: quantile(values, 0.99), worst: Math.max(...values) },
      ]),
    ),
  };
  await database.$disconnect();
  await pool.end();
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
});

function printed({
  members,
  processors,
  seconds,
  milliseconds: searches,
}: {
  readonly members: number;
  readonly processors: string;
  readonly seconds: Readonly<Record<string, number>>;
  readonly milliseconds: Readonly<Record<string, { p50: number; p99: number; worst: number }>>;
}): string {
  return [
    `${members} members, ${processors}`,
    ...Object.entries(seconds).map(([what, took]) => `${what.padEnd(40)} ${took.toFixed(1)} s`),
    ...Object.entries(searches).map(
      ([kind, { p50, p99, worst }]) =>
        `${kind.padEnd(40)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, worst ${worst.toFixed(1)} ms`,
    ),
  ].join('\n');
}
