import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { erasableText } from '../events/erasable-text.js';
import type { Ledger } from '../ledger.js';
import { lineHash, NO_LINE } from '../events/line-hash.js';
import { command, noted, said, scored } from '../testing/synthetic-events.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { EventCatalogue } from '../events/event-catalogue.js';
import { Vault } from '../vault.js';
import type { ImportJournal } from './import-journal.js';
import { readJournalFile } from './read-journal-file.js';

let here: Processes;
let elsewhere: Processes;
let ledger: Ledger;
let other: Ledger;

beforeAll(async () => {
  [here, elsewhere] = await Promise.all([openProcesses(), openProcesses()]);
  [ledger, other] = [here.start(), elsewhere.start()];
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

const BRINGER = 'person:00000000-0000-4000-8000-000000000009';

/** Options of a plain import. */
const PLAINLY: ImportJournal = {
  check: () => undefined,
  behind: ({ lines }) =>
    Promise.resolve({
      stream: 'notes',
      event: noted(`brought ${lines}`),
      actor: BRINGER,
      commandId: randomUUID(),
    }),
  beside: () => Promise.resolve(),
};

/** A journal with scores in two streams, a free text, another that was erased, a secret that was revealed and one that was not. */
async function aJournal(lines = 3) {
  const tournament = randomUUID();
  const vault = new Vault(here.pool);
  const [open, closed] = [await vault.hide(tournament, 'N:AK'), await vault.hide(tournament, 'N:QJ')];
  const key = await vault.reveal(tournament, open.id);
  const [kept, erased] = [erasableText('Anna was late'), erasableText('Boris was rude')];
  const append = (stream: string, events: readonly ReturnType<typeof said>[], more = {}) =>
    ledger.append(command({ tournament, streams: [{ stream, expectedVersion: 'any', events }], ...more }));
  for (let line = 0; line < lines; line++) await append(`table/${line % 2}`, [scored(line)]);
  await append(
    'reasons',
    [said({ reason: { ...kept.reference } }), said({ reason: { ...erased.reference } })],
    {
      texts: [kept.stored, erased.stored],
    },
  );
  await append('reasons', [said({ gone: true })], { eraseTexts: [erased.stored.id] });
  await append('deals', [said({ hidden: { ...open } }), said({ hidden: { ...closed } }), said({ key })]);
  return { tournament, kept: kept.stored, erased: erased.stored, open, closed, key };
}

async function textOf(tournament: string, unseen = false, texts = true): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of ledger.bookFile(tournament, { texts, unseen })) parts.push(part);
  return Buffer.concat(parts).toString();
}

const upload = (text: string, options: Partial<ImportJournal> = {}, to = other) =>
  to.bring(Readable.from([gzipSync(text)]), { ...PLAINLY, ...options });

async function allOf(records: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const record of records) count += record ? 1 : 0;
  return count;
}

/** The file with something else in its records, and an end that goes with it. */
function altered(
  text: string,
  change: (records: Record<string, unknown>[]) => Record<string, unknown>[],
): string {
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const end = records.pop()!;
  const body = change(records)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');
  return `${body}${JSON.stringify({ ...end, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
}

type Tuple = [number, number, number, number, string, string, string, string, string, string, string];

/** The file with other lines whose chain is computed anew, as somebody would who forges a journal. */
function forged(text: string, change: (lines: Tuple[]) => void): string {
  return altered(text, ([header, ...records]) => {
    const tournament = header!['tournament'] as string;
    const lines = records.flatMap(({ line }) => (line ? [line as Tuple] : []));
    change(lines);
    let previous: Buffer = NO_LINE;
    for (const line of lines) {
      const [position, version, time, schema, command, stream, type, actor, payload, metadata] = line;
      const facts = { tournament, stream, type, schema, command, actor, payload, metadata };
      previous = lineHash(previous, facts, { position, version, time });
      line[10] = previous.toString('hex');
    }
    return [{ ...header, lines: lines.length, hash: previous.toString('hex') }, ...records];
  });
}

const journalRows = async (tournament: string) =>
  (
    await elsewhere.pool.query<{ rows: number }>(
      `SELECT ((SELECT count(*) FROM ledger.book WHERE tournament = $1) + (SELECT count(*) FROM ledger.line WHERE tournament = $1)
         + (SELECT count(*) FROM ledger.text WHERE tournament = $1) + (SELECT count(*) FROM keys.book_key WHERE tournament = $1))::integer AS rows`,
      [tournament],
    )
  ).rows[0]!.rows;

describe('a whole journal in a file', () => {
  it('comes with every line as it was hashed, and one line behind', async () => {
    const { tournament, kept, erased } = await aJournal();
    const lines = await ledger.readJournal(tournament);
    expect(await upload(await textOf(tournament))).toEqual({ tournament, lines: lines.length });
    const imported = await other.readJournal(tournament);
    expect(imported.slice(0, -1)).toEqual(lines);
    expect(imported.at(-1)).toMatchObject({
      stream: 'notes',
      actor: BRINGER,
      payload: { text: `brought ${lines.length}` },
    });
    expect(await other.verify(tournament)).toMatchObject({ ok: true, position: lines.length + 1 });
    expect(await other.texts(tournament, [kept.id, erased.id])).toEqual(
      new Map([
        [kept.id, 'Anna was late'],
        [erased.id, null],
      ]),
    );
    // It goes on as any other journal.
    const next = command({
      tournament,
      streams: [{ stream: 'table/0', expectedVersion: 2, events: [scored(9)] }],
    });
    expect(await other.append(next)).toMatchObject({ position: lines.length + 2 });
  });

  it('has the keys that the journal has revealed, and others only when they are asked for', async () => {
    const { tournament, open, closed } = await aJournal();
    const vault = new Vault(elsewhere.pool);
    await upload(await textOf(tournament));
    expect(await vault.open(tournament, open)).toBe('N:AK');
    await expect(vault.open(tournament, closed)).rejects.toThrow(/no key/);
    const second = await aJournal();
    const text = await textOf(second.tournament, true);
    await upload(text);
    expect(await vault.open(second.tournament, second.closed)).toBe('N:QJ');
  });

  it('has no word of a free text where it is to have none', async () => {
    const { tournament, kept } = await aJournal();
    const text = await textOf(tournament, false, false);
    expect(text).not.toContain('Anna');
    await upload(text);
    expect(await other.texts(tournament, [kept.id])).toEqual(new Map([[kept.id, null]]));
  });

  it.each([
    ['what is no gzip', 'book.not-one', () => Buffer.from('Dear friends')],
    ['another file in gzip', 'book.not-one', () => gzipSync('{"tirageBackup":1}\n')],
    [
      'one of a later version',
      'book.newer',
      (text: string) => gzipSync(text.replace('"tirageBook":1', '"tirageBook":2')),
    ],
    ['one that was cut short', 'book.damaged', (text: string) => gzipSync(text).subarray(0, -40)],
    ['one without its end', 'book.damaged', (text: string) => gzipSync(text.slice(0, text.lastIndexOf('{')))],
    ['one with more behind its end', 'book.damaged', (text: string) => gzipSync(`${text}{}\n`)],
    [
      'one in which a byte is another',
      'book.damaged',
      (text: string) => gzipSync(text.replace('brought', 'bronght').replace('Anna', 'Hanna')),
    ],
    [
      'a text that is not the one of its line',
      'book.damaged',
      (text: string) =>
        gzipSync(
          altered(text, (records) =>
            records.map((one) =>
              one['text']
                ? { text: { ...(one['text'] as object), text: 'Nobody', salt: 'a'.repeat(64) } }
                : one,
            ),
          ),
        ),
    ],
    [
      'a line changed in its place',
      'book.broken',
      (text: string) =>
        gzipSync(
          altered(text, (records) =>
            records.map((one, at) =>
              at === 2 ? { line: (one['line'] as Tuple).with(7, 'person:another') } : one,
            ),
          ),
        ),
    ],
    [
      'a line left out',
      'book.broken',
      (text: string) => gzipSync(altered(text, (records) => records.toSpliced(2, 1))),
    ],
    [
      'fewer lines than it says',
      'book.damaged',
      (text: string) =>
        gzipSync(altered(text, ([header, ...records]) => [{ ...header, lines: 90 }, ...records])),
    ],
    [
      'a payload that is not canonical',
      'book.unfit',
      (text: string) => gzipSync(forged(text, (lines) => (lines[0]![8] = '{ "number": 0 }'))),
    ],
    [
      'a payload that no schema allows',
      'book.unfit',
      (text: string) => gzipSync(forged(text, (lines) => (lines[0]![8] = '{"number":"seven"}'))),
    ],
    [
      'JSON that is nested too deep',
      'book.unfit',
      (text: string) =>
        gzipSync(forged(text, (lines) => (lines[5]![8] = `${'['.repeat(5_000)}${']'.repeat(5_000)}`))),
    ],
    [
      'an event that is not known here',
      'book.newer',
      (text: string) => gzipSync(forged(text, (lines) => (lines[0]![6] = 'score.telepathed'))),
    ],
    [
      'lines of tomorrow',
      'book.future',
      (text: string) =>
        gzipSync(forged(text, (lines) => lines.forEach((line) => (line[2] += 86_400_000_000)))),
    ],
  ] as const)('is not taken from %s, and nothing of it stays', async (_what, code, file) => {
    const { tournament } = await aJournal();
    const coming = other.bring(Readable.from([file(await textOf(tournament))]), PLAINLY);
    await expect(coming).rejects.toMatchObject({ name: 'JournalRefused', code });
    expect(await journalRows(tournament)).toBe(0);
  });

  it('is given up as soon as a line is longer, or all of it more, than is taken', async () => {
    const line = 1 << 20;
    // A gigabyte, in one line, if anybody unpacked it: one packed piece after the other is a file of all of them.
    const piece = gzipSync(Buffer.alloc(line, 0x20));
    const bomb = Buffer.concat(Array.from({ length: 1 << 10 }, () => piece));
    const limits = { line, unpacked: 1 << 30 };
    const before = process.memoryUsage().rss;
    await expect(other.bring(Readable.from([bomb]), { ...PLAINLY, limits })).rejects.toMatchObject({
      code: 'book.too-large',
    });
    const { tournament, kept } = await aJournal();
    const [header] = (await textOf(tournament)).split('\n');
    const text = JSON.stringify({ text: { id: kept.id, text: 'x'.repeat(900) } });
    const many = Buffer.concat([gzipSync(`${header}\n`), gzipSync(`${text}\n`.repeat(8 << 10))]);
    const small = { line, unpacked: 4 << 20 };
    const { records } = await readJournalFile(Readable.from([many]), small);
    await expect(allOf(records)).rejects.toMatchObject({ code: 'book.too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(256 << 20);
  });

  it('is refused where the tournament is there already, with how the two journals differ', async () => {
    const { tournament } = await aJournal();
    const first = await textOf(tournament);
    const { lines } = await upload(first);
    // Here it has one line more: the one behind what was brought.
    await expect(upload(first)).rejects.toMatchObject({
      code: 'book.there-further',
      params: { lines, here: lines + 1 },
    });
    await expect(upload(first, {}, ledger)).rejects.toMatchObject({ code: 'book.there', params: { lines } });
    await ledger.append(
      command({ tournament, streams: [{ stream: 'late', expectedVersion: 'none', events: [scored(1)] }] }),
    );
    const second = await textOf(tournament);
    await expect(upload(second)).rejects.toMatchObject({ code: 'book.there-otherwise', params: { lines } });
    const whole = gunzipSync(gzipSync(second)).toString();
    await elsewhere.pool.query('DELETE FROM ledger.line WHERE tournament = $1 AND position > $2', [
      tournament,
      lines,
    ]);
    await elsewhere.pool.query('UPDATE ledger.book SET position = $2 WHERE tournament = $1', [
      tournament,
      lines,
    ]);
    await expect(upload(whole)).rejects.toMatchObject({
      code: 'book.there-beginning',
      params: { lines: lines + 1, here: lines },
    });
  });

  it('is read by a program that knows only later versions of its events', async () => {
    const { tournament } = await aJournal();
    const newer = elsewhere.start({
      catalogue: new EventCatalogue(
        ['book.sealed', 'note.taken', 'anything.said']
          .map((type) => ({
            type,
            schema: 1,
            payload: { safeParse: (data: unknown) => ({ success: true as const, data }) },
          }))
          .concat([
            {
              type: 'score.entered',
              schema: 2,
              payload: { safeParse: (data: unknown) => ({ success: true as const, data }) },
              upcasts: { 1: (payload: unknown) => ({ points: (payload as { number: number }).number }) },
            } as never,
          ]),
      ),
    });
    await upload(await textOf(tournament), {}, newer);
    expect((await newer.readJournal(tournament))[1]!.payload).toEqual({ points: 1 });
    expect(await newer.verify(tournament)).toMatchObject({ ok: true });
  });
});
