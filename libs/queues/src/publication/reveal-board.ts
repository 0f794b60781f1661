import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Reveals the deal of a board that has been played everywhere. */
export const REVEAL_BOARD = defineJob({
  queue: 'publication',
  name: 'reveal-board',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    board: z.int().positive(),
    /** The id of the hidden deal. */
    deal: z.uuid(),
    /** The id of the board's key, where its deal was committed to. */
    sealed: z.uuid().optional(),
  }),
  id: ({ tournament, set, board, deal }) => `reveal-board-${tournament}-${set}-${board}-${deal}`,
});

/** What revealing needs of the vault. */
export interface KeyVault {
  /** The key of a secret, 64 hexadecimal digits. */
  reveal(tournament: string, id: string): Promise<string>;
}

/** Which boards have been played everywhere, by the last journal entry. */
export interface Releases {
  /** The sessions that have played a board of a set; undefined as long as it is not released. */
  sessionsDone(tournament: string, set: string, board: number): Promise<readonly string[] | undefined>;
}

/**
 * The processor of `reveal-board`: sends `board.reveal` with the key that opens the deal in the journal.
 *
 * A board stays hidden if it is to be played after all since the job was added: a score was cancelled, a late pair
 * came, another session has the boards. Once it is released again, the job is pending again.
 */
export function revealBoard(
  vault: KeyVault,
  releases: Releases,
): Processor<z.output<typeof REVEAL_BOARD.data>> {
  return async ({ tournament, set, board, deal, sealed: id }, { dispatch }) => {
    const sessions = await releases.sessionsDone(tournament, set, board);
    if (sessions === undefined) return;
    const key = await vault.reveal(tournament, deal);
    const sealed = id === undefined ? undefined : { id, key: await vault.reveal(tournament, id) };
    const opening = { set, board, deal, key, sessions, ...(sealed && { sealed }) };
    await dispatch('board.reveal', tournament, opening);
  };
}
