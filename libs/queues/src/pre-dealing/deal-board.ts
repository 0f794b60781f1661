import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sealedNumber } from '#cards';
import { games, type GameName, type hiddenDeal } from '#tournament';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';
import { placeOfBoard, type CheckingVault, type GameOf } from './check-deal.js';

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
export interface DealingVault extends CheckingVault {
  hide(tournament: string, value: string): Promise<object>;
}

type HiddenKey = z.infer<typeof hiddenDeal>;

/** What the deal of a board was committed to. */
export interface Sealing {
  readonly commitment: { readonly number: number; readonly hash: string };
  readonly value: string | null;
  /** The board's key, encrypted. */
  readonly key: HiddenKey;
}

/** What is known of promises about the deal of a board; undefined: none, or its key is known to everybody. */
export type SealingOf = (tournament: string, set: string, board: number) => Promise<Sealing | undefined>;

/**
 * The processor of `deal-board`: deals from the system's cryptographic randomness, or the deal that follows from what was
 * committed to, encrypts it at once and sends `board.record-deal`. The deal is never in the job, its log or its failure. A
 * deal that was ever dealt before is thrown away (Law 6D2, 1997).
 */
export function dealBoard(
  vault: DealingVault,
  sealingOf: SealingOf,
  gameOf: GameOf,
  deal: (game: GameName) => string = (game) => games[game].deals.make(randomBytes),
): Processor<z.output<typeof DEAL_BOARD.data>> {
  return async ({ tournament, set, board, request }, { dispatch }) => {
    const game = await gameOf(tournament, set);
    const sealing = await sealingOf(tournament, set, board);
    const { text, sealed } = sealing
      ? await sealedDeal(vault, sealing, { tournament, set, board, request, game })
      : { text: await freshDeal(vault, () => deal(game)) };
    const hidden = await vault.hide(tournament, text);
    // Before the command: a job that dies behind it would remember another deal when it runs again.
    await vault.remember({ tournament, place: placeOfBoard({ set, board }) }, text);
    const recorded = { set, board, request, deal: hidden, ...(sealed && { sealed }) };
    await dispatch('board.record-deal', tournament, recorded);
  };
}

/** The deal that follows from a commitment, with how many were passed over before it. */
async function sealedDeal(
  vault: DealingVault,
  { commitment, value, key: hidden }: Sealing,
  {
    tournament,
    set,
    board,
    request,
    game,
  }: {
    readonly tournament: string;
    readonly set: string;
    readonly board: number;
    readonly request: number;
    readonly game: GameName;
  },
) {
  const { count, ofNumber } = games[game].deals;
  const key = z.string().parse(await vault.open(tournament, hidden));
  const from = { commitment: commitment.hash, value, board, request, key };
  for (let passedOver = 0; ; passedOver++) {
    const text = ofNumber(sealedNumber({ ...from, passedOver }, count));
    // oxlint-disable-next-line no-await-in-loop -- the next is looked for only when this was dealt before
    const uses = await vault.usesOf(text);
    // Of this board it was remembered when this very job ran before; which board it was did not use to be kept.
    const own = ['', placeOfBoard({ set, board })];
    if (uses.every((use) => use.tournament === tournament && own.includes(use.place)))
      return { text, sealed: { commitment: commitment.number, passedOver } };
  }
}

async function freshDeal(vault: DealingVault, deal: () => string): Promise<string> {
  for (;;) {
    const text = deal();
    if ((await vault.usesOf(text)).length === 0) return text;
  }
}
