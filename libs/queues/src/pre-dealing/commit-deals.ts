import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashOfKey } from '#cards';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Makes the keys from which boards will be dealt, and commits to them. */
export const COMMIT_DEALS = defineJob({
  queue: 'pre-dealing',
  name: 'commit-deals',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    commitment: z.int().positive(),
    from: z.int().positive(),
    to: z.int().positive(),
  }),
  id: ({ tournament, set, commitment }) => `commit-deals-${tournament}-${set}-${commitment}`,
});

/** What committing needs of the vault. */
export interface CommittingVault {
  hide(tournament: string, value: string): Promise<object>;
}

/**
 * The processor of `commit-deals`: makes a key of 32 random bytes for each board, encrypts it and sends its hash with it.
 * The keys are never in the job, its log or its failure. A job that runs twice commits to the keys of its first run.
 */
export function commitDeals(
  vault: CommittingVault,
  makeKey: () => string = () => randomBytes(32).toString('hex'),
): Processor<z.output<typeof COMMIT_DEALS.data>> {
  return async ({ tournament, set, commitment, from, to }, { dispatch }) => {
    const boards = [];
    for (let board = from; board <= to; board++) {
      const key = makeKey();
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred keys
      boards.push({ board, hash: hashOfKey(key), key: await vault.hide(tournament, key) });
    }
    await dispatch('deal-set.record-commitment', tournament, { set, commitment, boards });
  };
}
