import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PlaceRefused, pushFailureOf, isBelow, type FileToPlace, type Place } from './place.js';

/** The list of a site's files, which goes last. */
const LIST = 'site.json';
/** Seconds before a place that did not answer is tried again: twice as many each time, up to these. */
const LONGEST_WAIT = 60;

/** Whether all of these files lie at the place already, hash by path, but for those that are on their way. */
export type ArePlaced = (
  files: Readonly<Record<string, string>>,
  coming: ReadonlySet<string>,
) => Promise<boolean>;

/** Where a site comes from. */
export interface SiteSource {
  /** Its files, in their order, the list last. What lies at the place already may be left out. */
  files(arePlaced: ArePlaced): Promise<AsyncIterable<FileToPlace> | Iterable<FileToPlace>>;
}

/** What a push has done: of so many files. */
export interface SitePushed extends Pushed {
  readonly files: number;
  /** The journal entry up to which the pages are. */
  readonly position: number;
}

/** The list of a site's files. */
export interface SiteList {
  readonly tournament: string;
  readonly position: number;
  readonly files: Readonly<Record<string, string>>;
}

/** Keeps a place equal to what everybody may see of a tournament. */
export class SitePush {
  readonly #parts: { readonly tournament: string; readonly place: Place; readonly source: SiteSource };
  readonly #push: FilePush;
  #known = false;

  constructor(parts: { readonly tournament: string; readonly place: Place; readonly source: SiteSource }) {
    this.#parts = parts;
    this.#push = new FilePush(parts.place, LIST);
  }

  /**
   * Pushes everything that is not there; called again after it was broken off, it goes on.
   *
   * @throws PlaceRefused where the place has another tournament; whatever source and place throw
   */
  async push(signal?: AbortSignal): Promise<SitePushed> {
    const { place, source, tournament } = this.#parts;
    await this.#requireOwn(signal);
    const files = await source.files((list, coming) => this.#push.has(list, (path) => coming.has(path)));
    const seen: { count: number; last?: Buffer } = { count: 0 };
    const noted = async function* () {
      for await (const file of files) {
        seen.count++;
        seen.last = file.content;
        yield file;
      }
    };
    try {
      const pushed = await this.#push.push(noted(), signal);
      const list = siteListOf(seen.last);
      if (list?.tournament !== tournament) throw new Error(`${place.name} was given no whole site.`);
      return { ...pushed, files: seen.count, position: list.position };
    } catch (error) {
      // What was sent is not there any more: it is asked anew what is.
      if (pushFailureOf(error).code === 'received.files-missing') this.#push.forget();
      throw error;
    }
  }

  async #requireOwn(signal?: AbortSignal): Promise<void> {
    if (this.#known) return;
    const { place, tournament } = this.#parts;
    const there = siteListOf(await place.read(LIST, signal));
    if (there !== undefined && there.tournament !== tournament) {
      const message = `${place.name} has the pages of another tournament: choose another place.`;
      throw new PlaceRefused(message, 'push.other-tournament');
    }
    this.#known = true;
  }
}

/** The list that a file is; undefined where it is none. */
export function siteListOf(content: Buffer | undefined): SiteList | undefined {
  try {
    return content && (JSON.parse(content.toString()) as SiteList);
  } catch {
    return undefined;
  }
}

/** Seconds until a place is looked after again: `every` as long as all goes well, longer and longer after failures. */
export function secondsUntilNext(failures: number, every: number): number {
  return failures === 0 ? every : Math.min(LONGEST_WAIT, every * 2 ** failures);
}

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
