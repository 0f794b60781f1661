import { z } from 'zod';
import { games, type GameName, type hiddenDeal } from '#tournament';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Looks whether a deal that the program has not dealt is one on which no score stands (Law 6D2). */
export const CHECK_DEAL = defineJob({
  queue: 'pre-dealing',
  name: 'check-deal',
  data: z.strictObject({
    tournament: z.uuid(),
    set: z.string(),
    board: z.int().positive(),
    /** The id of the hidden deal. */
    deal: z.uuid(),
  }),
  id: ({ tournament, set, board, deal }) => `check-deal-${tournament}-${set}-${board}-${deal}`,
});

/** Where a deal was used: the tournament, and the board in it as `placeOfBoard` names it. */
export interface DealUse {
  readonly tournament: string;
  readonly place: string;
}

/** How a board of a set is named where deals are remembered. */
export function placeOfBoard({ set, board }: { readonly set: string; readonly board: number }): string {
  return `${set}/${board}`;
}

/** What checking needs of the vault: it opens the deal and knows, by keyed hashes alone, all that were ever recorded. */
export interface CheckingVault {
  open(tournament: string, hidden: z.infer<typeof hiddenDeal>): Promise<unknown>;
  remember(use: DealUse, value: string): Promise<void>;
  usesOf(value: string): Promise<readonly DealUse[]>;
}

/** The hidden deal that a board has; undefined: it has another one by now. */
export type DealOf = (
  tournament: string,
  place: { readonly set: string; readonly board: number; readonly deal: string },
) => Promise<z.infer<typeof hiddenDeal> | undefined>;

/** Of which game the deals of a set of boards are. */
export type GameOf = (tournament: string, set: string) => Promise<GameName>;

/**
 * The processor of `check-deal`: opens the deal, compares it with every deal that was ever recorded on the server and
 * with what sorted packs give, and sends `board.record-deal-check`. What it is is never in the job, its log, its failure or
 * its command. The same board of the same set is no repetition: it may have been recorded wrongly before.
 */
export function checkDeal(
  vault: CheckingVault,
  dealOf: DealOf,
  gameOf: GameOf,
): Processor<z.output<typeof CHECK_DEAL.data>> {
  return async ({ tournament, set, board, deal: id }, { dispatch }) => {
    const hidden = await dealOf(tournament, { set, board, deal: id });
    if (!hidden) return;
    const text = z.string().parse(await vault.open(tournament, hidden));
    const place = placeOfBoard({ set, board });
    const uses = await vault.usesOf(text);
    const others = uses.filter((use) => use.tournament !== tournament || use.place !== place);
    await vault.remember({ tournament, place }, text);
    const isHere = others.some((use) => use.tournament === tournament);
    await dispatch('board.record-deal-check', tournament, {
      set,
      board,
      deal: id,
      unshuffled: games[await gameOf(tournament, set)].deals.looksUnshuffled(text),
      playedBefore: others.length === 0 ? 'no' : isHere ? 'in-this-tournament' : 'elsewhere',
    });
  };
}
