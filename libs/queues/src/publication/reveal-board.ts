import { z } from 'zod';
import { defineJob } from '../job-contract.js';
import type { Processor } from '../job-registry.js';

/** Reveals the deal of a board that nobody has still to play. */
export const REVEAL_BOARD = defineJob({
  queue: 'publication',
  name: 'reveal-board',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    board: z.int().positive(),
    /** The id of the hidden deal. */
    deal: z.uuid(),
  }),
  id: ({ tournament, set, board, deal }) => `reveal-board-${tournament}-${set}-${board}-${deal}`,
});

/** What revealing needs of the vault. */
export interface KeyVault {
  /** The key of a secret, 64 hexadecimal digits. */
  reveal(tournament: string, id: string): Promise<string>;
}

/** The processor of `reveal-board`: sends `board.reveal` with the key that opens the deal in the book. */
export function revealBoard(vault: KeyVault): Processor<z.output<typeof REVEAL_BOARD.data>> {
  return async ({ tournament, set, board, deal }, { dispatch }) => {
    const key = await vault.reveal(tournament, deal);
    await dispatch('board.reveal', tournament, { set, board, deal, key });
  };
}
