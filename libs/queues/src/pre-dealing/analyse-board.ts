import { z } from 'zod';
import { parseDeal } from '#cards';
import type { hiddenDeal } from '#tournament';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';
import type { DoubleDummySolver } from './double-dummy-threads.js';

/** Computes the double-dummy results of a deal whose board is released: before, the time that it takes would tell of it. */
export const ANALYSE_BOARD = defineJob({
  queue: 'pre-dealing',
  name: 'analyse-board',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    board: z.int().positive(),
    /** The id of the hidden deal. */
    deal: z.uuid(),
  }),
  id: ({ tournament, set, board, deal }) => `analyse-board-${tournament}-${set}-${board}-${deal}`,
  afterOthers: true,
});

type Hidden = z.infer<typeof hiddenDeal>;

/** What analysing needs of the vault. */
export interface AnalysisVault {
  open(tournament: string, hidden: Hidden): Promise<unknown>;
  /** Hides a value under the key of another secret. */
  hideWith(tournament: string, id: string, value: { readonly tricks: string }): Promise<object>;
}

/** The deal of a board by the journal's last line; undefined if it has none, or is not released. */
export type HiddenDealOf = (tournament: string, set: string, board: number) => Promise<Hidden | undefined>;

/**
 * The processor of `analyse-board`: opens the deal, has it solved outside this thread, encrypts what is known when the
 * deal's time is over under the deal's own key, and sends `board.record-analysis`. Neither the deal nor its results are
 * ever in the job, its log or its failure. A board that was dealt anew or is to
 * be played after all since the job was added is left alone: what is still to be done is pending again.
 */
export function analyseBoard(
  vault: AnalysisVault,
  hiddenDealOf: HiddenDealOf,
  solver: DoubleDummySolver,
): Processor<z.output<typeof ANALYSE_BOARD.data>> {
  return async ({ tournament, set, board, deal: id }, { dispatch, signal }) => {
    const hidden = await hiddenDealOf(tournament, set, board);
    if (hidden?.id !== id) return;
    const deal = parseDeal(z.string().parse(await vault.open(tournament, hidden)));
    const tricks = await solver.solve(deal, signal);
    const analysis = await vault.hideWith(tournament, id, { tricks });
    await dispatch('board.record-analysis', tournament, { set, board, analysis });
  };
}
