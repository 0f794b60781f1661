import type pg from 'pg';
import type { StoredLine } from './stored-lines.js';
import { type Verification, ChainWalk } from './verification.js';

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
