import { randomUUID } from 'node:crypto';
import { CommandIdReused, StaleVersion } from './events/errors.js';
import type { Ledger } from './ledger.js';
import { attempt, expectSoundJournal, followLive, type Attempt } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { bodyHashOf, command, scored } from './testing/synthetic-events.js';

describe('the archive of closed tournaments', () => {
  let processes: Processes;
  let ledger: Ledger;
  let tournament: string;
  let neighbour: string;
  let attempts: Attempt[];

  beforeAll(async () => {
    processes = await openProcesses();
    ledger = processes.start();
  });
  afterAll(() => processes.close());
  beforeEach(async () => {
    tournament = randomUUID();
    neighbour = randomUUID();
    attempts = [];
    for (const [of, stream] of [
      [tournament, 'a'],
      [tournament, 'b'],
      [neighbour, 'a'],
    ] as const) {
      attempts.push(await attempt(ledger, appending(of, stream, 'none')));
    }
    await ledger.archive(tournament);
  });

  const appending = (of: string, stream: string, expectedVersion: number | 'none') =>
    command({ tournament: of, streams: [{ stream, expectedVersion, events: [scored(), scored()] }] });

  const counted = async (table: string) => {
    const { rows } = await processes.pool.query<{ count: string }>(
      `SELECT count(*) FROM ledger.${table} WHERE tournament = $1`,
      [tournament],
    );
    return Number(rows[0]!.count);
  };

  it('holds the lines and commands in tables of their own', async () => {
    expect([await counted('line'), await counted('command')]).toEqual([0, 0]);
    expect([await counted('line_archive'), await counted('command_archive')]).toEqual([4, 2]);
    expect((await ledger.heads()).map((head) => head.tournament)).not.toContain(tournament);
    expect(await ledger.readJournal(neighbour)).toHaveLength(2);
  });

  it('is read like the others', async () => {
    expect(await expectSoundJournal(ledger, tournament, attempts.slice(0, 2))).toHaveLength(4);
    expect((await ledger.readStream(tournament, 'b', { after: 1 })).map(({ position }) => position)).toEqual([
      4,
    ]);
    expect(await ledger.positionAt(tournament, (await ledger.head(tournament))!.time)).toBe(4);
    const { append, appended } = attempts[1]!;
    const stored = (bodyHash: string) => ledger.stored(tournament, append.actor, append.commandId, bodyHash);
    expect(await stored(append.bodyHash)).toEqual({ ...appended, repeated: true });
    await expect(stored(bodyHashOf('another'))).rejects.toThrow(CommandIdReused);
    const follower = followLive(ledger, tournament, 1);
    await follower.reached(4);
    expect((await follower.stop()).map(({ position }) => position)).toEqual([2, 3, 4]);
  });

  it('moves a journal back by itself when something is appended', async () => {
    const follower = followLive(ledger, tournament);
    await follower.reached(4);
    attempts.push(await attempt(ledger, appending(tournament, 'a', 'none')));
    expect(attempts.at(-1)!.error).toBeInstanceOf(StaleVersion);
    attempts.push(await attempt(ledger, attempts[0]!.append));
    expect(attempts.at(-1)!.appended).toEqual({ ...attempts[0]!.appended, repeated: true });
    attempts.push(await attempt(ledger, appending(tournament, 'a', 2)));
    expect(attempts.at(-1)!.appended).toMatchObject({ position: 6 });
    expect([await counted('line_archive'), await counted('command_archive')]).toEqual([0, 0]);
    await follower.reached(6);
    await follower.stop();
    await ledger.archive(tournament);
    await ledger.archive(tournament);
    expect(await counted('line_archive')).toBe(6);
    const own = attempts.filter(({ append }) => append.tournament === tournament);
    expect(await expectSoundJournal(ledger, tournament, own)).toEqual(follower.lines);
  });

  it('may be asked for while others write', async () => {
    const writing = Array.from({ length: 20 }, (_, index) =>
      attempt(ledger, appending(tournament, `s${index}`, 'none')),
    );
    const archiving = Array.from({ length: 5 }, () => ledger.archive(tournament));
    attempts.push(...(await Promise.all(writing)));
    await Promise.all(archiving);
    const own = attempts.filter(({ append }) => append.tournament === tournament);
    expect(own.every(({ appended }) => appended)).toBe(true);
    expect(await expectSoundJournal(ledger, tournament, own)).toHaveLength(44);
  });
});
