import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { games } from '#tournament';
import { defineJob } from '../job-contract.js';
import type { Processor } from '../job-registry.js';

/** Shuffles and deals one board before play. */
export const DEAL_BOARD = defineJob({
  queue: 'pre-dealing',
  name: 'deal-board',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    board: z.int().positive(),
    /** Which request for a deal of this board is meant: a redeal is another one. */
    request: z.int().positive(),
  }),
  id: ({ tournament, set, board, request }) => `deal-board-${tournament}-${set}-${board}-${request}`,
});

/** What dealing needs of the vault: it hides a deal and knows, by keyed hashes alone, those that were ever dealt. */
export interface DealingVault {
  hide(tournament: string, value: string): Promise<object>;
  remember(tournament: string, value: string): Promise<void>;
  usedIn(value: string): Promise<string | undefined>;
}

/**
 * The processor of `deal-board`: deals from the system's cryptographic randomness, encrypts the deal at once and sends
 * `board.record-deal`. The deal is never in the job, its log or its failure. A deal that was ever dealt before is thrown
 * away (Law 6D2, 1997).
 */
export function dealBoard(
  vault: DealingVault,
  deal: () => string = () => games.bridge.deals.make(randomBytes),
): Processor<z.output<typeof DEAL_BOARD.data>> {
  return async ({ tournament, set, board, request }, { dispatch }) => {
    const text = await freshDeal(vault, deal);
    const hidden = await vault.hide(tournament, text);
    // Before the command: a job that dies behind it would remember another deal when it runs again.
    await vault.remember(tournament, text);
    await dispatch('board.record-deal', tournament, { set, board, request, deal: hidden });
  };
}

async function freshDeal(vault: DealingVault, deal: () => string): Promise<string> {
  for (;;) {
    const text = deal();
    if ((await vault.usedIn(text)) === undefined) return text;
  }
}
