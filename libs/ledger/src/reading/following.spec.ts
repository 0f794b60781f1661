import { randomUUID } from 'node:crypto';
import { followJournal } from './following.js';
import { Heads } from './heads.js';
import type { Ledger } from '../ledger.js';
import { attempt, expectSoundJournal, followLive, type Attempt } from '../testing/history.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { command, scored } from '../testing/synthetic-events.js';
import { Hints } from '../database/wake.js';

describe('following a journal', () => {
  let processes: Processes;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    tournament = randomUUID();
  });

  const append = (ledger: Ledger, count = 1): Promise<Attempt> =>
    attempt(
      ledger,
      command({
        tournament,
        streams: [
          { stream: 's', expectedVersion: 'any', events: Array.from({ length: count }, () => scored()) },
        ],
      }),
    );

  it('gives what is there and what comes, from before the first line on', async () => {
    const ledger = processes.start();
    const follower = followLive(ledger, tournament);
    const attempts = [await append(ledger, 3)];
    await follower.reached(3);
    attempts.push(await append(ledger, 2), await append(ledger));
    await follower.reached(6);
    expect(await follower.stop()).toEqual(await expectSoundJournal(ledger, tournament, attempts));
  });

  it('resumes where it stopped', async () => {
    const ledger = processes.start();
    await append(ledger, 5);
    const follower = followLive(ledger, tournament, 3);
    await follower.reached(5);
    await append(ledger, 2);
    await follower.reached(7);
    expect((await follower.stop()).map(({ position }) => position)).toEqual([4, 5, 6, 7]);
  });

  it('hears of other processes by hints, without waiting for the poll', async () => {
    const [writer, reader] = [processes.start(), processes.start({ pollMs: 3_600_000 })];
    const follower = followLive(reader, tournament);
    const news: [string, number][] = [];
    const unsubscribe = reader.onAdvance((of, position) => news.push([of, position]));
    for (let round = 1; round <= 5; round++) {
      await append(writer);
      await follower.reached(round);
    }
    unsubscribe();
    expect(news.filter(([of]) => of === tournament).at(-1)).toEqual([tournament, 5]);
    await follower.stop();
  });

  it('finds by the poll what no hint told of', async () => {
    const silent = processes.start();
    const reader = processes.start({ pollMs: 100 });
    const follower = followLive(reader, tournament);
    const heard = new Promise<number>((resolve) => {
      reader.onAdvance((of, position) => {
        if (of === tournament && position >= 2) resolve(position);
      });
    });
    await append(silent, 1);
    await follower.reached(1);
    // Written behind the ledgers' backs, as by a process whose hints were lost.
    await processes.pool.query(
      `WITH copied AS (
         INSERT INTO ledger.line SELECT tournament, 2, 2, time, schema, command, stream, type, actor, payload, metadata, hash
         FROM ledger.line WHERE tournament = $1
       ) UPDATE ledger.book SET position = 2 WHERE tournament = $1`,
      [tournament],
    );
    await follower.reached(2);
    expect(await heard).toBe(2);
    await follower.stop();
  });

  it('keeps hearing after the connection for hints broke', async () => {
    const [writer, reader] = [processes.start(), processes.start({ pollMs: 3_600_000 })];
    const follower = followLive(reader, tournament);
    await append(writer);
    await follower.reached(1);
    await processes.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await append(writer);
    await follower.reached(2);
    await append(writer);
    await follower.reached(3);
    expect((await follower.stop()).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('gives a slow reader page by page, while others write', async () => {
    const ledger = processes.start();
    const stop = new AbortController();
    const pages: number[] = [];
    const positions: number[] = [];
    const attempts = [await append(ledger, 700)];
    for await (const lines of ledger.follow(tournament, 0, stop.signal)) {
      pages.push(lines.length);
      positions.push(...lines.map(({ position }) => position));
      if (positions.length < 3_000) attempts.push(await append(ledger, 400));
      else if (positions.length === attempts.length * 400 + 300) stop.abort();
    }
    expect(Math.max(...pages)).toBeLessThanOrEqual(250);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(await expectSoundJournal(ledger, tournament, attempts)).toHaveLength(positions.length);
  });

  it('ends when it is told to, waiting or not, and when it is told before', async () => {
    const ledger = processes.start();
    const follower = followLive(ledger, tournament);
    await append(ledger);
    await follower.reached(1);
    expect(await follower.stop()).toHaveLength(1);
    for await (const lines of ledger.follow(tournament, 0, AbortSignal.abort()))
      expect(lines).toBeUndefined();
    for await (const lines of ledger.follow(tournament, 0, new AbortController().signal)) {
      expect(lines).toHaveLength(1);
      break;
    }
  });

  it('reads again when the journal advanced while it read', async () => {
    const ledger = processes.start();
    await append(ledger);
    const [line] = await ledger.readJournal(tournament);
    const hints = new Hints({ pool: processes.pool, channel: 'while_reading' });
    const heads = new Heads({ pool: processes.pool, hints, pollMs: 3_600_000, onEpoch: () => undefined });
    let reads = 0;
    const follower = followJournal(heads, tournament, 0, new AbortController().signal, async () => {
      reads++;
      if (reads === 2) return { lines: [line!], more: false };
      // The read has looked already and found nothing when the line comes.
      heads.appended(tournament, 1);
      return { lines: [], more: false };
    });
    expect((await follower.next()).value).toEqual([line]);
    await follower.return();
    await heads.close();
    await hints.close();
  });

  it('lists the heads in pages', async () => {
    const ledger = processes.start();
    const tournaments = Array.from({ length: 5 }, () => randomUUID());
    for (const of of tournaments) {
      tournament = of;
      await append(ledger, 2);
    }
    const heads: { tournament: string; position: number }[] = [];
    for (;;) {
      const page = await ledger.heads({
        limit: 2,
        ...(heads.length > 0 ? { after: heads.at(-1)!.tournament } : {}),
      });
      heads.push(...page);
      if (page.length < 2) break;
    }
    expect(heads.map((head) => head.tournament)).toEqual(heads.map((head) => head.tournament).toSorted());
    for (const of of tournaments) expect(heads).toContainEqual({ tournament: of, position: 2 });
  });
});

describe('hints between processes', () => {
  let processes: Processes;

  beforeAll(async () => {
    processes = await openProcesses();
  });
  afterAll(() => processes.close());

  it('are heard by every process, the newest of each topic, few for many', async () => {
    const [sender, receiver] = [1, 2].map(
      () => new Hints({ pool: processes.pool, channel: 'Some "channel"' }),
    );
    const heard: string[] = [];
    let done: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (done = resolve));
    await new Promise<void>((connected) => {
      receiver!.listen((text) => {
        heard.push(text);
        if (heard.includes('a 1000') && heard.includes('b')) done();
      }, connected);
    });
    for (let index = 0; index <= 1_000; index++) {
      sender!.send('a', String(index));
      sender!.send('b');
    }
    await finished;
    expect(heard.filter((text) => text.startsWith('a ')).length).toBeLessThanOrEqual(3);
    await sender!.close();
    await receiver!.close();
  });
});
