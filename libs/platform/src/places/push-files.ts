import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isBelow, type FileToPlace, type Place } from './place.js';

const manifest = z.object({ files: z.record(z.string().refine(isBelow), z.string()) });

/** What a push has done. */
export interface Pushed {
  readonly written: number;
  readonly removed: number;
}

/**
 * Keeps a place equal to a list of files, hash by path, that goes there last: what has changed is written in the order in
 * which it comes, what is no longer in the list is taken away before the list is replaced. The list at the place tells
 * what is there; beside it is remembered what was sent, so that a push that was broken off goes on where it was.
 */
export class FilePush {
  readonly #place: Place;
  readonly #list: string;
  #there: Map<string, string> | undefined;

  /** @param list the path of the list */
  constructor(place: Place, list: string) {
    this.#place = place;
    this.#list = list;
  }

  /**
   * Whether everything is there that a list names, but for some files.
   *
   * @throws whatever the place throws
   */
  async has(files: Readonly<Record<string, string>>, but: (path: string) => boolean): Promise<boolean> {
    const there = await this.#known();
    return Object.entries(files).every(([path, hash]) => but(path) || there.get(path) === hash);
  }

  /**
   * Pushes files. Those that the list names and that do not come stay as they are.
   *
   * @param files the list is the last of them
   * @throws whatever the place throws; called again, it goes on
   */
  async push(
    files: AsyncIterable<FileToPlace> | Iterable<FileToPlace>,
    signal?: AbortSignal,
  ): Promise<Pushed> {
    const there = await this.#known(signal);
    let [written, removed] = [0, 0];
    for await (const { path, content } of files) {
      signal?.throwIfAborted();
      const hash = sha256(content);
      if (path === this.#list) removed = await this.#removeOthers(content, there, signal);
      if (there.get(path) === hash) continue;
      await this.#place.write(path, content, signal);
      there.set(path, hash);
      written++;
    }
    return { written, removed };
  }

  /** Forgets what is there: it is asked anew. */
  forget(): void {
    this.#there = undefined;
  }

  async #removeOthers(list: Buffer, there: Map<string, string>, signal?: AbortSignal): Promise<number> {
    const named = filesOf(list);
    const others = [...there.keys()].filter((path) => path !== this.#list && !Object.hasOwn(named, path));
    for (const path of others) {
      // oxlint-disable-next-line no-await-in-loop -- one line
      await this.#place.remove(path, signal);
      there.delete(path);
    }
    return others.length;
  }

  async #known(signal?: AbortSignal): Promise<Map<string, string>> {
    if (this.#there) return this.#there;
    const told = await this.#place.there?.(signal);
    if (told) return (this.#there = new Map(told));
    const list = await this.#place.read(this.#list, signal);
    const there = new Map(list ? Object.entries(filesOf(list)) : []);
    if (list) there.set(this.#list, sha256(list));
    return (this.#there = there);
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What a list names; nothing where it is none. */
function filesOf(list: Buffer): Readonly<Record<string, string>> {
  try {
    return manifest.parse(JSON.parse(list.toString())).files;
  } catch {
    return {};
  }
}
