import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { AppendRefused, CommandIdReused, PayloadRefused, StaleVersion } from './events/errors.js';
import type { Ledger } from './ledger.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { bodyHashOf, command, noted, said, scored } from './testing/synthetic-events.js';

describe('appending', () => {
  let processes: Processes;
  let ledger: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    ledger = processes.start();
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    tournament = randomUUID();
  });

  const append = (stream: string, expectedVersion: number | 'none' | 'exists' | 'any', count = 1) =>
    ledger.append(
      command({
        tournament,
        streams: [{ stream, expectedVersion, events: Array.from({ length: count }, () => scored()) }],
      }),
    );

  it('numbers the journal entries and the versions of its streams from 1', async () => {
    const first = await ledger.append(
      command({
        tournament,
        answer: { id: 'a' },
        streams: [
          { stream: 'table:1', expectedVersion: 'none', events: [scored(1), scored(2)] },
          { stream: 'table:2', expectedVersion: 'any', events: [noted('x')] },
        ],
      }),
    );
    expect(first).toEqual({ position: 3, answer: { id: 'a' }, repeated: false });
    await append('table:1', 2);
    const lines = await ledger.readJournal(tournament);
    expect(
      lines.map(({ position, stream, version, type, schema }) => [position, stream, version, type, schema]),
    ).toEqual([
      [1, 'table:1', 1, 'score.entered', 1],
      [2, 'table:1', 2, 'score.entered', 1],
      [3, 'table:2', 1, 'note.taken', 1],
      [4, 'table:1', 3, 'score.entered', 1],
    ]);
    expect(lines[1]).toMatchObject({ tournament, payload: { number: 2 }, metadata: {} });
  });

  it('keeps actor, command, metadata and the time of the database', async () => {
    const before = Date.now() * 1_000 - 60_000_000;
    const given = command({
      tournament,
      actor: 'device:x',
      streams: [
        { stream: 's', expectedVersion: 'none', events: [{ ...scored(), metadata: { late: true } }] },
      ],
    });
    await ledger.append(given);
    const [line] = await ledger.readJournal(tournament);
    expect(line).toMatchObject({ actor: 'device:x', command: given.commandId, metadata: { late: true } });
    expect(line!.time).toBeGreaterThan(before);
    expect(line!.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await ledger.head(tournament)).toEqual({ position: 1, hash: line!.hash, time: line!.time });
  });

  it('gives no line an earlier time than the line before, though the clock be set back', async () => {
    await append('s', 'none');
    const later = (Date.now() + 3_600_000) * 1_000;
    await processes.pool.query('UPDATE ledger.book SET time = $2 WHERE tournament = $1', [tournament, later]);
    await append('s', 1);
    await append('s', 2);
    expect((await ledger.readJournal(tournament, { after: 1 })).map(({ time }) => time)).toEqual([
      later,
      later,
    ]);
  });

  it('enforces every expected version', async () => {
    await expect(append('s', 'exists')).rejects.toMatchObject({ stream: 's', expected: 'exists', actual: 0 });
    await expect(append('s', 3)).rejects.toMatchObject({ expected: 3, actual: 0 });
    expect(await ledger.head(tournament)).toBeUndefined();
    await append('s', 'none', 2);
    await expect(append('s', 'none')).rejects.toMatchObject({ expected: 'none', actual: 2 });
    await expect(append('s', 1)).rejects.toThrow(StaleVersion);
    await expect(append('s', 3)).rejects.toThrow(StaleVersion);
    await append('s', 2);
    await append('s', 'exists');
    await append('s', 'any');
    await append('t', 0);
    await append('u', 'any');
    expect((await ledger.head(tournament))?.position).toBe(7);
  });

  it('checks a stream that was only read', async () => {
    await append('read', 'none');
    const writing = (expectedVersion: number | 'none' | 'exists') =>
      ledger.append(
        command({
          tournament,
          streams: [
            { stream: 'written', expectedVersion: 'any', events: [scored()] },
            { stream: 'read', expectedVersion, events: [] },
          ],
        }),
      );
    await writing(1);
    await writing('exists');
    await append('read', 1);
    await expect(writing(1)).rejects.toMatchObject({ stream: 'read', expected: 1, actual: 2 });
    await expect(writing('none')).rejects.toThrow(StaleVersion);
    expect(await ledger.readStream(tournament, 'written')).toHaveLength(2);
  });

  it('stores the answer of a command without events', async () => {
    await append('s', 'none', 3);
    const given = command({ tournament, answer: { done: 1 }, streams: [] });
    expect(await ledger.append(given)).toEqual({ position: 3, answer: { done: 1 }, repeated: false });
    expect(await ledger.append(given)).toEqual({ position: 3, answer: { done: 1 }, repeated: true });
  });

  it('answers a repeated command as the first time, whatever it expects now', async () => {
    const given = command({
      tournament,
      answer: { b: 2, a: 'é' },
      streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }],
    });
    const first = await ledger.append(given);
    await append('s', 1);
    expect(await ledger.append(given)).toEqual({ ...first, repeated: true });
    expect(await ledger.stored(tournament, given.actor, given.commandId, given.bodyHash)).toEqual({
      ...first,
      repeated: true,
    });
    expect(await ledger.readJournal(tournament)).toHaveLength(2);
  });

  it('refuses a command id with another body, and keeps the ids of actors and tournaments apart', async () => {
    const given = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 'any', events: [scored()] }],
    });
    await ledger.append(given);
    const other = { ...given, bodyHash: bodyHashOf('another') };
    await expect(ledger.append(other)).rejects.toThrow(CommandIdReused);
    await expect(ledger.stored(tournament, given.actor, given.commandId, other.bodyHash)).rejects.toThrow(
      CommandIdReused,
    );
    expect(await ledger.append({ ...other, actor: 'device:other' })).toMatchObject({
      position: 2,
      repeated: false,
    });
    expect(await ledger.append({ ...other, tournament: randomUUID() })).toMatchObject({
      position: 1,
      repeated: false,
    });
    expect(await ledger.stored(randomUUID(), given.actor, given.commandId, given.bodyHash)).toBeUndefined();
  });

  it('stores nothing of a command that was refused', async () => {
    await append('s', 'none');
    const stale = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }],
    });
    await expect(ledger.append(stale)).rejects.toThrow(StaleVersion);
    expect(await ledger.stored(tournament, stale.actor, stale.commandId, stale.bodyHash)).toBeUndefined();
    const again = { ...stale, streams: [{ stream: 's', expectedVersion: 1, events: [scored()] }] };
    expect(await ledger.append(again)).toEqual({ position: 2, answer: {}, repeated: false });
  });

  it('reads a journal and a stream in pages', async () => {
    for (let index = 0; index < 3; index++) await append('s', 'any', 4);
    await append('t', 'any', 2);
    const page = await ledger.readJournal(tournament, { after: 2, limit: 3 });
    expect(page.map(({ position }) => position)).toEqual([3, 4, 5]);
    expect(
      (await ledger.readJournal(tournament, { after: 10, until: 13 })).map(({ position }) => position),
    ).toEqual([11, 12, 13]);
    expect((await ledger.readStream(tournament, 's', { after: 9 })).map(({ version }) => version)).toEqual([
      10, 11, 12,
    ]);
    expect((await ledger.readStream(tournament, 's', { limit: 2 })).map(({ version }) => version)).toEqual([
      1, 2,
    ]);
    expect(await ledger.readStream(tournament, 'none')).toEqual([]);
  });

  it('reads streams together as each alone, in a journal that is live or archived', async () => {
    await append('s', 'any', 5);
    await append('t', 'any', 2);
    await append('s', 'any', 3);
    await append('u', 'any', 1);
    const streams = ['s', 't', 'u', 'none'];
    const wanted = fc.record({
      streams: fc
        .subarray(streams)
        .chain((some) =>
          fc.tuple(...some.map((stream) => fc.record({ stream: fc.constant(stream), after: fc.nat(9) }))),
        ),
      limit: fc.integer({ min: 1, max: 9 }),
    });
    const readAsEachAlone = fc.asyncProperty(wanted, async ({ streams: asked, limit }) => {
      const journal = await ledger.readJournal(tournament);
      const alone = asked.flatMap(({ stream, after }) =>
        journal.filter((line) => line.stream === stream && line.version > after).slice(0, limit),
      );
      expect(await ledger.readStreams(tournament, asked, { limit })).toEqual(
        alone.toSorted((one, other) => one.position - other.position),
      );
    });
    await fc.assert(readAsEachAlone, { numRuns: 50 });
    await ledger.archive(tournament);
    await fc.assert(readAsEachAlone, { numRuns: 50 });
  });

  it('finds the position of a time', async () => {
    await append('s', 'any');
    await append('s', 'any');
    await append('s', 'any');
    const lines = await ledger.readJournal(tournament);
    for (const { position, time } of lines) {
      const last = lines.findLast((line) => line.time <= time)!.position;
      expect(await ledger.positionAt(tournament, time)).toBe(last);
      expect(last).toBeGreaterThanOrEqual(position);
    }
    expect(await ledger.positionAt(tournament, lines[0]!.time - 1)).toBe(0);
    expect(await ledger.positionAt(tournament, lines[2]!.time + 1_000_000)).toBe(3);
    expect(await ledger.positionAt(randomUUID(), lines[2]!.time)).toBe(0);
  });

  it.each([
    ['a tournament that is no uuid', { tournament: 'x' }],
    ['a tournament in capitals', { tournament: 'A0000000-0000-4000-8000-00000000000A' }],
    ['a command id that is no uuid', { commandId: '1' }],
    ['an empty actor', { actor: '' }],
    ['a short body hash', { bodyHash: 'ab' }],
    ['a stream without a name', { streams: [{ stream: '', expectedVersion: 'any', events: [] }] }],
    [
      'a stream with a long name',
      { streams: [{ stream: 'ä'.repeat(101), expectedVersion: 'any', events: [] }] },
    ],
    ['a version below 0', { streams: [{ stream: 's', expectedVersion: -1, events: [] }] }],
    ['a version that is no integer', { streams: [{ stream: 's', expectedVersion: 1.5, events: [] }] }],
    [
      'a stream named twice',
      {
        streams: [
          { stream: 's', expectedVersion: 'any', events: [] },
          { stream: 's', expectedVersion: 'any', events: [] },
        ],
      },
    ],
  ] as const)('refuses %s before anything is sent', async (_, fault) => {
    const given = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 'any', events: [scored()] }],
    });
    await expect(ledger.append({ ...given, ...fault })).rejects.toThrow(AppendRefused);
    expect(await ledger.head(tournament)).toBeUndefined();
  });

  it('refuses what it cannot store, with the place at fault', async () => {
    const refusal = (payload: unknown) =>
      ledger
        .append(
          command({
            tournament,
            streams: [{ stream: 's', expectedVersion: 'any', events: [scored(), said(payload as string)] }],
          }),
        )
        .catch((error: unknown) => error);
    expect(await refusal({ a: ['x', 'secret\0'] })).toMatchObject({
      path: '/streams/0/events/1/payload/a/1',
    });
    expect(await refusal({ a: '\ud800' })).toBeInstanceOf(PayloadRefused);
    expect(await refusal({ 'b/\udc00': 1 })).toMatchObject({
      path: '/streams/0/events/1/payload/b~1\\udc00',
    });
    expect(await refusal([2 ** 53])).toMatchObject({ path: '/streams/0/events/1/payload/0' });
    expect(await refusal(Number.NaN)).toMatchObject({ path: '/streams/0/events/1/payload' });
    expect(String(await refusal({ a: 'secret\0' }))).not.toContain('secret');
    expect(await refusal('x'.repeat(1_048_577))).toBeInstanceOf(PayloadRefused);
    await expect(
      ledger.append(command({ tournament, streams: [], answer: { text: '\0' } })),
    ).rejects.toMatchObject({ path: '/answer/text' });
    expect(await ledger.head(tournament)).toBeUndefined();
  });

  it('refuses a payload that does not fit its schema, an unknown type and another version', async () => {
    const refusal = (event: object) =>
      ledger
        .append(
          command({
            tournament,
            streams: [{ stream: 's', expectedVersion: 'any', events: [event as never] }],
          }),
        )
        .catch((error: unknown) => error);
    expect(await refusal({ ...scored(), payload: { number: 'one' } })).toMatchObject({
      path: '/streams/0/events/0/payload/number',
    });
    expect(await refusal({ ...scored(), type: 'never.heard' })).toBeInstanceOf(PayloadRefused);
    expect(await refusal({ ...scored(), schema: 2 })).toBeInstanceOf(PayloadRefused);
    expect(await ledger.head(tournament)).toBeUndefined();
  });

  it('keeps the exact text that is hashed', async () => {
    const payload = { z: 1e21, a: { ü: '€\u{1f0a1}', b: [true, null, -0.5] }, '': '\u0001"\\' };
    await expect(
      ledger.append(
        command({ tournament, streams: [{ stream: 's', expectedVersion: 'any', events: [said(payload)] }] }),
      ),
    ).rejects.toThrow(PayloadRefused);
    const storable = { ...payload, z: 1e-7 };
    await ledger.append(
      command({ tournament, streams: [{ stream: 's', expectedVersion: 'any', events: [said(storable)] }] }),
    );
    const { rows } = await processes.pool.query<{ payload: string }>(
      'SELECT payload FROM ledger.line WHERE tournament = $1',
      [tournament],
    );
    expect(rows[0]!.payload).toBe('{"":"\\u0001\\"\\\\","a":{"b":[true,null,-0.5],"ü":"€🂡"},"z":1e-7}');
    expect((await ledger.readJournal(tournament))[0]!.payload).toEqual(storable);
  });
});
