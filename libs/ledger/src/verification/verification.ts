import type pg from 'pg';
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

/**
 * Walks a journal's chain up to a position (without one: to the head) and names the first bad position.
 *
 * @param linesBetween a page of the lines above a position and up to another one
 */
export async function verifyJournal(
  pool: pg.Pool,
  tournament: string,
  until: number | undefined,
  linesBetween: (after: number, until: number) => Promise<StoredLine[]>,
): Promise<Verification> {
  const { rows } = await pool.query<{
    head: string | null;
    hash: string | null;
    last: string | null;
  }>(
    `SELECT b.position AS head, encode(b.hash, 'hex') AS hash, greatest(
       (SELECT max(l.position) FROM ledger.line l WHERE l.tournament = $1),
       (SELECT max(l.position) FROM ledger.line_archive l WHERE l.tournament = $1)
     ) AS last
     FROM (SELECT) AS always LEFT JOIN ledger.book b ON b.tournament = $1`,
    [tournament],
  );
  const { hash, ...found } = rows[0]!;
  const head = Number(found.head ?? 0);
  const last = Math.min(until ?? head, head);
  const walk = new ChainWalk();
  while (walk.position < last) {
    const lines = await linesBetween(walk.position, last);
    for (const line of lines) {
      const bad = walk.take(line);
      if (bad) return bad;
    }
    if (lines.length === 0) {
      const position = walk.position + 1;
      return {
        ok: false,
        position,
        why: `Journal entry ${position} is missing, but the head is at ${head}.`,
      };
    }
  }
  if (last === head) {
    if (Number(found.last ?? 0) > head) {
      return {
        ok: false,
        position: head + 1,
        why: `Journal entry ${head + 1} comes after the head of the journal.`,
      };
    }
    if (hash !== null && hash !== walk.hash) {
      return {
        ok: false,
        position: head,
        why: `Journal entry ${head} and the head of the journal have different hashes.`,
      };
    }
  }
  return { ok: true, position: walk.position, hash: walk.hash };
}
