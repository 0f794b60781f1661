import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';
import { PermanentFailure } from '../jobs/job-failure.js';

/** Seals a tournament's journal up to the line that asks for it. */
export const SEAL_BOOK = defineJob({
  queue: 'publication',
  name: 'seal-book',
  data: z.strictObject({
    tournament: z.uuid(),
    /** The position of the line that asks for the seal. */
    request: z.int().positive(),
  }),
  id: ({ tournament, request }) => `seal-book-${tournament}-${request}`,
});

/** The one thing of the ledger that sealing needs. */
export interface JournalVerifier {
  /** Walks the chain of a journal up to a position and says where it ends, or where it breaks first. */
  verify(
    tournament: string,
    until?: number,
  ): Promise<{ ok: true; position: number; hash: string } | { ok: false; position: number; why: string }>;
}

/**
 * The processor of `seal-book`: verifies the chain up to the request and sends `tournament.seal` with the hash of
 * the request's line. A broken chain is never sealed: the job fails for good with `book.chain-broken` and the first bad
 * position.
 * @param beforeSeal what must have happened once the seal is set; it may happen more than once
 */
export function sealJournal(
  ledger: JournalVerifier,
  beforeSeal: (tournament: string, request: number) => Promise<void> = () => Promise.resolve(),
): Processor<z.output<typeof SEAL_BOOK.data>> {
  return async ({ tournament, request }, { dispatch, log }) => {
    const chain = await ledger.verify(tournament, request);
    if (!chain.ok || chain.position !== request) {
      // A journal that ends before the request has lost the lines after its last one.
      const position = chain.ok ? chain.position + 1 : chain.position;
      log.error(
        { reason: 'book.chain-broken', tournament, position },
        'the book is not sealed because its chain is broken',
      );
      throw new PermanentFailure('book.chain-broken', { tournament, position });
    }
    await beforeSeal(tournament, request);
    await dispatch('tournament.seal', tournament, { request, hash: chain.hash });
  };
}
