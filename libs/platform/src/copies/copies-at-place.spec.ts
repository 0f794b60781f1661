import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FolderPlace } from '../places/folder-place.js';
import { CopiesAtPlace } from './copies-at-place.js';
import { newCopyKey, openCopyKey, type OpenedKey } from './copy-keys.js';

const PASSPHRASE = 'four random words here';
const MADE = new Date('2026-11-30T21:00:00.123Z');
const keys = { make: newCopyKey, open: openCopyKey };

let folder: string;
let copies: CopiesAtPlace;
let recipient: string;
let key: OpenedKey;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tirage-copies-'));
  copies = new CopiesAtPlace(new FolderPlace(folder));
  recipient = await copies.prepare(PASSPHRASE, keys);
  key = await copies.openKey(PASSPHRASE);
});
afterAll(() => rm(folder, { recursive: true }));

const add = (content: Buffer, made = MADE) => copies.add(made, Readable.from([content]), recipient);
const read = async (made = MADE) => buffer(await copies.read(made.toISOString(), key));

it('a copy comes back as it was, in as many parts as it needs, and cannot be read without its key', async () => {
  const secret = Buffer.from('A-NS1 has the ace of spades. ');
  const content = Buffer.concat([secret, randomBytes(17 * 1024 * 1024), secret]);
  expect(await add(content)).toEqual({ made: MADE.toISOString(), bytes: expect.any(Number), parts: 3 });
  expect((await read()).equals(content)).toBe(true);
  const parts = (await readdir(folder)).filter((name) => name.startsWith('2026'));
  expect(parts.toSorted()).toEqual(
    ['0001', '0002', '0003'].map((part) => `2026-11-30T21-00-00-123Z.${part}.age`),
  );
  const there = await Promise.all(parts.toSorted().map((part) => readFile(join(folder, part))));
  expect(Buffer.concat(there).includes(secret)).toBe(false);
  // One file of age, as the tool of that name takes it.
  expect(there[0]!.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n');
  expect((await readFile(join(folder, 'key.age'))).toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n');
});

it('an empty one, too', async () => {
  const made = new Date('2026-11-30T21:15:00Z');
  await add(Buffer.alloc(0), made);
  expect((await read(made)).length).toBe(0);
});

it('copies go on with the same passphrase, and are refused with another one', async () => {
  expect(await copies.prepare(PASSPHRASE, keys)).toBe(recipient);
  await expect(copies.prepare('four other words here', keys)).rejects.toMatchObject({
    code: 'copies.passphrase-wrong',
  });
  await expect(copies.add(MADE, Readable.from([]), 'age1another')).rejects.toMatchObject({
    code: 'copies.other-key',
  });
});

it.each<[string, number, (part: string) => Promise<void>]>([
  ['was changed', 1, (part) => writeFile(part, Buffer.alloc(1_000))],
  ['was cut short', 2, (part) => truncate(part, 900)],
  ['is missing', 3, (part) => rm(part)],
])('one whose part %s is said to be damaged', async (_how, minute, damage) => {
  const made = new Date(Date.UTC(2026, 10, 30, 20, minute));
  await add(randomBytes(2_000), made);
  await damage(join(folder, `2026-11-30T20-0${minute}-00-000Z.0001.age`));
  await expect(read(made)).rejects.toMatchObject({ code: 'copies.damaged' });
});

it('those that are no longer kept are taken away, part by part', async () => {
  const made = Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(2026, 10, 30, 22, index)));
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as the clock goes
  for (const each of made) await add(Buffer.from('data'), each);
  const all = await copies.all();
  expect(all.map((each) => each.made)).toEqual(
    made
      .slice(2)
      .map((each) => each.toISOString())
      .toReversed(),
  );
  const left = (await readdir(folder)).filter((name) => name.startsWith('2026'));
  expect(left.flatMap((name) => name.slice(11, 16)).toSorted()).toEqual(
    made.slice(2).map((each) => each.toISOString().slice(11, 16).replace(':', '-')),
  );
});

it('a place without copies, a list that is none and a copy that is gone are told apart', async () => {
  const empty = new CopiesAtPlace(new FolderPlace(join(folder, 'empty')));
  expect(await empty.all()).toEqual([]);
  await expect(empty.openKey(PASSPHRASE)).rejects.toMatchObject({ code: 'copies.none' });
  await expect(copies.read('2020-01-01T00:00:00.000Z', key)).rejects.toMatchObject({
    code: 'copies.unknown',
  });
  await writeFile(join(folder, 'copies.json'), '{"tirageCopies":1');
  await expect(copies.all()).rejects.toMatchObject({ code: 'copies.damaged' });
});
