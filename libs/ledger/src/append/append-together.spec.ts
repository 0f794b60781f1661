import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createPool } from '#platform';
import type { Append, Line } from './append.js';
import { BATCH_LIMITS } from './batch-planning.js';
import {
  AppendOutcomeUnknown,
  AppendRefused,
  JournalRestored,
  CommandIdReused,
  PayloadRefused,
  StaleVersion,
  TextUnknown,
} from '../events/errors.js';
import { Ledger } from '../ledger.js';
import { faultyNetwork, type FaultyNetwork } from '../testing/faulty-network.js';
import { attempt, followLive } from '../testing/history.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { bodyHashOf, command, noted, scored, syntheticCatalogue } from '../testing/synthetic-events.js';

/** More than one statement takes. */
const LINES = 2 * BATCH_LIMITS.events + 500;

describe('commands that are appended together', () => {
  let processes: Processes;
  let network: FaultyNetwork;
  let pool: pg.Pool;
  let ledger: Ledger;
  let elsewhere: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    network = await faultyNetwork(processes.connectionString);
    pool = createPool(network.connectionString, { max: 4 });
    ledger = new Ledger({ pool, catalogue: syntheticCatalogue, pollMs: 200 });
    elsewhere = processes.start();
  });
  afterAll(async () => {
    await ledger.close();
    await pool.end();
    await network.close();
    await processes.close();
  });
  beforeEach(() => {
    tournament = randomUUID();
  });

  const opening = (more: Partial<Append> = {}) =>
    command({
      tournament,
      answer: { opened: true },
      streams: [{ stream: 'opening', expectedVersion: 'none', events: [noted('opened')] }],
      ...more,
    });

  /** A journal of some lines: its opening, then commands of ten scores each, on three streams in turn. */
  function journal(lines = 31): Append[] {
    const versions = [0, 0, 0];
    const scoring = Array.from({ length: (lines - 1) / 10 }, (_one, index) => {
      const at = index % versions.length;
      const version = versions[at]!;
      versions[at] = version + 10;
      const events = Array.from({ length: 10 }, (_two, number) => scored(10 * index + number));
      return command({
        tournament,
        streams: [{ stream: `s${at}`, expectedVersion: version === 0 ? 'none' : version, events }],
      });
    });
    return [opening(), ...scoring];
  }

  async function linesOf(id = tournament): Promise<Line[]> {
    const lines: Line[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page = await elsewhere.readJournal(id, { after: lines.length });
      if (page.length === 0) return lines;
      lines.push(...page);
    }
  }

  /** What the database has of a journal in all its tables. */
  async function traces(): Promise<unknown> {
    const { rows } = await processes.pool.query(
      `SELECT (SELECT count(*)::int FROM ledger.book WHERE tournament = $1) AS books,
         (SELECT count(*)::int FROM ledger.line WHERE tournament = $1) AS lines,
         (SELECT count(*)::int FROM ledger.command WHERE tournament = $1) AS commands,
         (SELECT count(*)::int FROM keys.book_key WHERE tournament = $1) AS keys`,
      [tournament],
    );
    return rows[0];
  }
  const NOTHING = { books: 0, lines: 0, commands: 0, keys: 0 };

  const keepKey = async (client: pg.ClientBase) => {
    await client.query('INSERT INTO keys.book_key (tournament, id, key) VALUES ($1, $2, $3)', [
      tournament,
      randomUUID(),
      Buffer.alloc(32),
    ]);
  };

  it('make the journal that they make one by one', async () => {
    const together = journal();
    await ledger.appendTogether(together);
    const own = tournament;
    const apart = randomUUID();
    for (const append of together) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      await elsewhere.append({ ...append, tournament: apart });
    }
    const facts = async (id: string) =>
      (await linesOf(id)).map(({ tournament: _id, time: _time, hash: _hash, ...line }) => line);
    expect(await facts(own)).toEqual(await facts(apart));
    expect(await elsewhere.verify(own)).toMatchObject({ ok: true, position: 31 });
  });

  it('are one transaction, however many parts they go in, and so is what is kept beside them', async () => {
    const commands = journal(LINES + 1);
    const sent: number[] = [];
    const appended = await ledger.appendTogether(commands, {
      beside: keepKey,
      sent: (count) => sent.push(count),
    });
    expect(appended).toEqual({ position: LINES + 1, answer: { opened: true }, repeated: false });
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.at(-1)).toBe(commands.length);
    const { rows } = await processes.pool.query<{ count: number }>(
      `SELECT count(DISTINCT xmin::text)::int AS count FROM (
         SELECT xmin FROM ledger.line WHERE tournament = $1 UNION ALL
         SELECT xmin FROM ledger.command WHERE tournament = $1 UNION ALL
         SELECT xmin FROM ledger.book WHERE tournament = $1 UNION ALL
         SELECT xmin FROM keys.book_key WHERE tournament = $1
       ) written`,
      [tournament],
    );
    expect(rows[0]!.count).toBe(1);
    expect(await elsewhere.verify(tournament)).toMatchObject({ ok: true, position: LINES + 1 });
    expect((await linesOf()).map(({ position }) => position)).toEqual(
      Array.from({ length: LINES + 1 }, (_one, index) => index + 1),
    );
  });

  it('are seen by nobody before all of them are there, and then by whoever follows the journal', async () => {
    const commands = journal(LINES + 1);
    const follower = followLive(elsewhere, tournament);
    const seen: unknown[] = [];
    await ledger.appendTogether(commands, {
      async beside() {
        seen.push(await traces(), await elsewhere.head(tournament), await linesOf());
      },
    });
    expect(seen).toEqual([NOTHING, undefined, []]);
    await follower.reached(LINES + 1);
    expect(await follower.stop()).toEqual(await linesOf());
  });

  it('are answered as before when they come again, and refused with another body', async () => {
    const commands = journal(LINES + 1);
    const [first, ...others] = commands;
    const appended = await ledger.appendTogether(commands);
    const again = await elsewhere.appendTogether(commands, { beside: keepKey });
    expect(again).toEqual({ ...appended, repeated: true });
    const other = [{ ...first!, bodyHash: bodyHashOf('another') }, ...others];
    await expect(elsewhere.appendTogether(other)).rejects.toThrow(CommandIdReused);
    // Only its opening is the same: that is no whole journal of these commands.
    await expect(elsewhere.appendTogether([first!, ...journal().slice(1)])).rejects.toThrow(CommandIdReused);
    expect(await traces()).toEqual({ books: 1, lines: LINES + 1, commands: commands.length, keys: 0 });
  });

  it.each<[string, () => Append, new (...given: never[]) => Error]>([
    [
      'expects another version than those before it have made',
      () => command({ tournament, streams: [{ stream: 's0', expectedVersion: 3, events: [scored()] }] }),
      AppendRefused,
    ],
    [
      'cannot be stored',
      () =>
        command({ tournament, streams: [{ stream: 'x', expectedVersion: 'none', events: [noted('\0')] }] }),
      PayloadRefused,
    ],
    [
      'erases a text that is not there',
      () => command({ tournament, streams: [], eraseTexts: [randomUUID()] }),
      TextUnknown,
    ],
  ])('are not there at all when the last of many %s', async (_what, wrong, error) => {
    const commands = [...journal(LINES + 1), wrong()];
    await expect(ledger.appendTogether(commands, { beside: keepKey })).rejects.toThrow(error);
    expect(await traces()).toEqual(NOTHING);
  });

  it.each([
    ['beside them fails', { beside: (client: pg.ClientBase) => keepKey(client).then(fail) }],
    ['that is told of them says no more', { sent: fail }],
  ])('are not there at all when what is done %s', async (_what, meanwhile) => {
    await expect(ledger.appendTogether(journal(), meanwhile)).rejects.toThrow('No more of it.');
    expect(await traces()).toEqual(NOTHING);
  });

  it('are refused where somebody has written to the journal, and nobody else is in the way then', async () => {
    const there = await attempt(elsewhere, opening({ commandId: randomUUID() }));
    await expect(ledger.appendTogether(journal())).rejects.toThrow(StaleVersion);
    expect(await linesOf()).toHaveLength(there.appended!.position);
  });

  it('are refused where a line came behind what they were compared with, unless it may', async () => {
    await ledger.appendTogether(journal());
    const compared = (await ledger.head(tournament))!.position;
    const closing = (except: readonly string[]) =>
      command({
        tournament,
        streams: [{ stream: 'closing', expectedVersion: 'none', events: [noted('closed')] }],
        comparedUpTo: { position: compared, except },
      });
    const { type } = scored();
    await elsewhere.append(
      command({ tournament, streams: [{ stream: 'late', expectedVersion: 'none', events: [scored(7)] }] }),
    );
    const refused = await attempt(ledger, closing([]));
    expect(refused.error).toMatchObject({ name: 'StaleVersion', stream: 'late', expected: 0, actual: 1 });
    expect((await ledger.head(tournament))!.position).toBe(compared + 1);
    const written = closing([type]);
    expect(await ledger.append(written)).toMatchObject({ position: compared + 2, repeated: false });
    expect(await ledger.append(written)).toMatchObject({ position: compared + 2, repeated: true });
  });

  it('keep a second writer waiting, who then finds the whole journal', async () => {
    let second: ReturnType<typeof attempt> | undefined;
    await ledger.appendTogether(journal(), {
      async beside() {
        second = attempt(elsewhere, opening());
        await somebodyWaits(processes.pool);
      },
    });
    expect((await second!).error).toBeInstanceOf(StaleVersion);
    expect(await linesOf()).toHaveLength(31);
  });

  it('are refused when the journals were replaced by restored ones', async () => {
    const other = processes.start();
    const epoch = await other.epoch();
    const commands = journal().map((append) => ({ ...append, epoch: epoch - 1 }));
    await expect(other.appendTogether(commands)).rejects.toThrow(JournalRestored);
    expect(await traces()).toEqual(NOTHING);
  });

  it.each([
    ['ledger.append', 'lose-request', false],
    ['commit', 'lose-request', false],
    ['commit', 'lose-answer', true],
  ] as const)('stand once when the connection breaks at %s (%s)', async (mark, fault, repeated) => {
    network.fail(mark, fault);
    const appended = await ledger.appendTogether(journal(), { beside: keepKey });
    expect(appended).toEqual({ position: 31, answer: { opened: true }, repeated });
    expect(await traces()).toEqual({ books: 1, lines: 31, commands: 4, keys: 1 });
  });

  it.each([
    [['lose-request', 'lose-request'], false],
    [['lose-request', 'lose-answer'], true],
    [['lose-answer', 'lose-request'], true],
  ] as const)(
    'leave it unknown when it breaks twice (%s), and asking again tells',
    async (faults, repeated) => {
      const commands = journal();
      network.fail('commit', ...faults);
      await expect(ledger.appendTogether(commands)).rejects.toThrow(AppendOutcomeUnknown);
      const again = await ledger.appendTogether(commands);
      expect(again).toEqual({ position: 31, answer: { opened: true }, repeated });
      expect(await traces()).toEqual({ books: 1, lines: 31, commands: 4, keys: 0 });
    },
  );
});

function fail(): never {
  throw new Error('No more of it.');
}

/** Waits until somebody waits for a lock that another transaction holds. */
async function somebodyWaits(pool: pg.Pool): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows[0]!.waiting > 0) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sleep(10);
  }
}
