import { lineHash, NO_LINE } from '../events/line-hash.js';
import type { StoredLine } from './stored-lines.js';

/** Where a journal's chain ends, or where it breaks first. */
export type Verification =
  | { readonly ok: true; readonly position: number; readonly hash: string }
  | { readonly ok: false; readonly position: number; readonly why: string };

/** Walks a chain line by line. */
export class ChainWalk {
  readonly #versions = new Map<string, number>();
  #position = 0;
  #time = 0;
  #hash: Buffer = NO_LINE;

  get position(): number {
    return this.#position;
  }

  /** The hash of the last line, in hexadecimal. */
  get hash(): string {
    return this.#hash.toString('hex');
  }

  get time(): number {
    return this.#time;
  }

  /** The version of a stream's last line; 0 without any. */
  versionOf(stream: string): number {
    return this.#versions.get(stream) ?? 0;
  }

  /** Takes the next line; answers what is wrong at the first bad position, or nothing. */
  take(line: StoredLine): Extract<Verification, { ok: false }> | undefined {
    const position = this.#position + 1;
    const bad = (why: string) => ({ ok: false as const, position, why });
    if (line.position !== position) return bad(`Journal entry ${position} is missing.`);
    const hash = lineHash(this.#hash, line, line);
    if (hash.toString('hex') !== line.hash) {
      return bad(
        `Journal entry ${position} was changed: its hash does not match its content and the entry before it.`,
      );
    }
    if (line.time < this.#time)
      return bad(`Journal entry ${position} has an earlier time than the entry before it.`);
    if (line.version !== (this.#versions.get(line.stream) ?? 0) + 1) {
      return bad(`Journal entry ${position} is not the next version of its stream ${line.stream}.`);
    }
    this.#position = position;
    this.#time = line.time;
    this.#hash = hash;
    this.#versions.set(line.stream, line.version);
    return undefined;
  }
}
