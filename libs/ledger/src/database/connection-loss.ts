import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from '#platform';

/** How long a broken connection is left before the second attempt. */
const RETRY_MS = 250;
/** SQLSTATEs after which the same may succeed: serialization failure, deadlock, a lock that was not free. */
const PASSING = new Set(['40001', '40P01', '55P03']);
const PASSING_ATTEMPTS = 5;
const LOST = /^(08...|57P0[1235]|25P03)$/;

/** What went wrong where the database has no part in it, though it came between two statements. */
export class NotOfDatabase extends Error {
  override readonly name = 'NotOfDatabase';

  constructor(override readonly cause: unknown) {
    super('An action that accompanies a journal entry failed.', { cause });
  }
}

/**
 * Whether an error means that the connection broke, so that what became of the statement is not known. Every answer of
 * the database carries a SQLSTATE; without one, or with one that announces the end of the connection, there was none.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof NotOfDatabase) return false;
  const state = sqlState(error);
  return state === undefined || LOST.test(state);
}

/** Whether an attempt did not reach the database, so that nothing was written. */
export function isUnsent(error: unknown): error is DatabaseAway {
  return error instanceof DatabaseAway && !error.isSent;
}

/** The five characters by which PostgreSQL names a fault. */
export function sqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as Error)
    ? code
    : undefined;
}

/**
 * Sends something that is written once however often it is sent: again when it only got in somebody's way, and once more
 * when the connection broke, for whether it was written is not known then.
 *
 * @param lost told the SQLSTATE with which the connection broke, if it had one
 */
export async function withFurtherAttempts<Result>(
  send: () => Promise<Result>,
  lost: (state: string | undefined) => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      return await send();
    } catch (error) {
      const state = sqlState(error);
      if (state !== undefined && PASSING.has(state) && attempt < PASSING_ATTEMPTS) continue;
      if (!isConnectionLoss(error)) throw error;
      lost(state);
      // oxlint-disable-next-line no-await-in-loop -- once
      await sleep(RETRY_MS);
      // oxlint-disable-next-line no-await-in-loop -- once
      return await send().catch((again: unknown) => {
        // What came after it says nothing of an attempt that was sent.
        throw isUnsent(again) ? error : again;
      });
    }
  }
}
