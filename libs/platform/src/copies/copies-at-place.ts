import { Readable } from 'node:stream';
import { z } from 'zod';
import { PlaceRefused, pushFailureOf, type Place } from '../places/place.js';
import { decrypted, encrypted, openCopyKey, type CopyKey, type OpenedKey } from './copy-keys.js';
import { copiesToKeep } from './copies-to-keep.js';

/** The list of the copies at a place, which is written last. It tells nothing but when they were made and how long they are. */
const LIST = 'copies.json';
/** The key, as a file that the tool `age` takes. */
const KEY = 'key.age';
/** How much is sent at once, so that a slow line manages it within the time that a place gives to a file. */
const PART_BYTES = 8 * 1024 * 1024;
/** More than this is somebody who plays a trick on us. */
const MOST_PARTS = 9_999;

/** A copy at a place. */
export interface Copy {
  /** When its data were read; ISO text. */
  readonly made: string;
  readonly bytes: number;
  readonly parts: number;
}

const copy = z.strictObject({
  made: z.iso.datetime(),
  bytes: z.number().int().nonnegative(),
  parts: z.number().int().positive().max(MOST_PARTS),
});
const list = z.object({ tirageCopies: z.literal(1), recipient: z.string(), copies: z.array(copy) });
type List = z.output<typeof list>;

/** Encrypted copies of everything in a folder somewhere. */
export class CopiesAtPlace {
  constructor(private readonly place: Place) {}

  /** The copies that lie there, the latest first. @throws PlaceRefused */
  async all(signal?: AbortSignal): Promise<readonly Copy[]> {
    const { copies } = (await this.#list(signal)) ?? { copies: [] };
    return copies.toSorted((one, other) => (one.made < other.made ? 1 : -1));
  }

  /**
   * Opens the key of the copies there.
   *
   * @param open what works out the passphrase, perhaps in a thread
   * @throws PlaceRefused `copies.none` where there are none; `copies.passphrase-wrong`
   */
  async openKey(passphrase: string, open = openCopyKey, signal?: AbortSignal): Promise<OpenedKey> {
    const locked = await this.place.read(KEY, signal);
    if (locked === undefined)
      throw new PlaceRefused(`There are no copies in ${this.place.name}.`, 'copies.none');
    const key = await open(locked, passphrase);
    if (key === undefined)
      throw new PlaceRefused('The copies have another passphrase.', 'copies.passphrase-wrong');
    return key;
  }

  /**
   * Prepares a place for copies: those that lie there already are added to, if they have the same passphrase.
   *
   * @param make what makes a new key, perhaps in a thread
   * @returns the public half of the key for the copies that come
   * @throws PlaceRefused `copies.passphrase-wrong`
   */
  async prepare(
    passphrase: string,
    { make, open }: { make: (passphrase: string) => Promise<CopyKey>; open: typeof openCopyKey },
    signal?: AbortSignal,
  ): Promise<string> {
    const locked = await this.place.read(KEY, signal);
    if (locked !== undefined) return (await this.openKey(passphrase, open, signal)).recipient;
    const key = await make(passphrase);
    await this.place.write(KEY, key.locked, signal);
    await this.#writeList({ tirageCopies: 1, recipient: key.recipient, copies: [] }, signal);
    return key.recipient;
  }

  /**
   * Adds a copy, and takes away those that are no longer kept.
   *
   * @param recipient the public half of the key that lies there
   * @throws PlaceRefused `copies.other-key` where copies of another key lie there by now
   */
  async add(made: Date, content: Readable, recipient: string, signal?: AbortSignal): Promise<Copy> {
    const known = (await this.#list(signal)) ?? { tirageCopies: 1, recipient, copies: [] };
    if (known.recipient !== recipient)
      throw new PlaceRefused('Copies with another key lie there.', 'copies.other-key');
    const at = made.toISOString();
    let [bytes, parts] = [0, 0];
    for await (const part of inParts(await encrypted(content, recipient))) {
      if (++parts > MOST_PARTS) throw new PlaceRefused('The copy is too large.', 'copies.too-large');
      bytes += part.length;
      await this.place.write(pathOf(at, parts), part, signal);
    }
    const added = { made: at, bytes, parts };
    const all = [...known.copies.filter((each) => each.made !== at), added];
    const kept = copiesToKeep(all, made);
    await this.#writeList({ ...known, copies: kept }, signal);
    for (const gone of all.filter((each) => !kept.includes(each))) await this.#remove(gone, signal);
    return added;
  }

  /**
   * Reads a copy, decrypted. It fails while it is read where a part is missing or was changed.
   *
   * @param made as the list has it
   * @throws PlaceRefused `copies.unknown`
   */
  async read(made: string, { identity }: OpenedKey, signal?: AbortSignal): Promise<Readable> {
    const found = (await this.all(signal)).find((each) => each.made === made);
    if (!found) throw new PlaceRefused(`There is no copy of ${made}.`, 'copies.unknown');
    return Readable.from(this.#opened(found, identity, signal), { objectMode: false });
  }

  async *#opened(found: Copy, identity: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
    try {
      const parts = Readable.from(this.#parts(found, signal), { objectMode: false });
      yield* await decrypted(parts, identity);
    } catch (error) {
      if (pushFailureOf(error).code !== 'push.failed') throw error;
      throw new PlaceRefused(`The copy of ${found.made} is damaged.`, 'copies.damaged', {}, error);
    }
  }

  async *#parts({ made, parts }: Copy, signal?: AbortSignal): AsyncGenerator<Buffer> {
    for (let part = 1; part <= parts; part++) {
      const content = await this.place.read(pathOf(made, part), signal);
      if (content === undefined) throw new PlaceRefused('A part of the copy is missing.', 'copies.damaged');
      yield content;
    }
  }

  async #remove({ made, parts }: Copy, signal?: AbortSignal): Promise<void> {
    for (let part = 1; part <= parts; part++) await this.place.remove(pathOf(made, part), signal);
  }

  async #list(signal?: AbortSignal): Promise<List | undefined> {
    const content = await this.place.read(LIST, signal);
    if (content === undefined) return undefined;
    const read = list.safeParse(jsonIn(content));
    if (!read.success) throw new PlaceRefused(`${LIST} in ${this.place.name} is damaged.`, 'copies.damaged');
    return read.data;
  }

  async #writeList(content: List, signal?: AbortSignal): Promise<void> {
    await this.place.write(LIST, Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`), signal);
  }
}

/** Where a part of a copy lies: in the order of their names they make one file of age. */
function pathOf(made: string, part: number): string {
  return `${made.replaceAll(/[:.]/g, '-')}.${String(part).padStart(4, '0')}.age`;
}

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(chunks);
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
