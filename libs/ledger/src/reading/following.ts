import { setTimeout as sleep } from 'node:timers/promises';
import type { Line } from '../append/append.js';
import { isConnectionLoss } from '../database/connection-loss.js';
import { LedgerError } from '../events/errors.js';
import type { Heads } from './heads.js';

/** Lines in a page of a follower: what a slow reader holds at most. */
const PAGE = 250;
/** How long a broken connection is left before the next attempt. */
const RETRY_MS = 500;

/** A page of a journal, and whether there is certainly more to read behind it. */
export interface FollowedPage {
  readonly lines: Line[];
  readonly more: boolean;
}

/**
 * Follows a journal: pages of lines above a position, each line once and in order, live, until the signal aborts. A broken
 * connection is waited out.
 *
 * @param read the lines above a position, in order, at most so many
 */
export async function* followJournal(
  heads: Heads,
  tournament: string,
  after: number,
  signal: AbortSignal,
  read: (after: number, limit: number) => Promise<FollowedPage>,
): AsyncGenerator<Line[], void, undefined> {
  let advanced = true;
  let wake: () => void = () => undefined;
  const rouse = () => {
    advanced = true;
    wake();
  };
  const unwatch = heads.watch(tournament, rouse);
  signal.addEventListener('abort', rouse);
  let position = after;
  try {
    while (!signal.aborted) {
      // An advance while a page is read or handed over leads to another read.
      if (!advanced) await new Promise<void>((resolve) => (wake = resolve));
      if (signal.aborted) return;
      advanced = false;
      const page = await patiently(() => read(position, PAGE), signal);
      if (!page || signal.aborted) return;
      if (page.more) advanced = true;
      if (page.lines.length === 0) continue;
      position = page.lines.at(-1)!.position;
      yield page.lines;
    }
  } finally {
    signal.removeEventListener('abort', rouse);
    unwatch();
  }
}

async function patiently<Result>(
  read: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  while (!signal.aborted) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof LedgerError || !isConnectionLoss(error)) throw error;
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
