import type { FileToPlace, Place } from './place.js';
import { PlaceRefused, pushFailureOf } from './place-refused.js';
import { FilePush, type Pushed } from './push-files.js';

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
