import { z } from 'zod';
import { boardGame, hiddenDeal, type FoundOfEntry, type GameName, type GameResult } from '#tournament';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Looks whether an entry contradicts the deal of its board, or another score of it. */
export const CHECK_ENTRY = defineJob({
  queue: 'pre-dealing',
  name: 'check-entry',
  data: z.strictObject({
    tournament: z.uuid(),
    session: z.string(),
    table: z.string(),
    round: z.int().positive(),
    board: z.int().positive(),
    /** Which entry of the play is meant, and the how manieth look at one of them it is. */
    entry: z.int().positive(),
    check: z.int().positive(),
  }),
  id: ({ tournament, session, table, round, board, entry, check }) =>
    `check-entry-${tournament}-${session}-${table}-${round}-${board}-${entry}-${check}`,
});

type Hidden = z.infer<typeof hiddenDeal>;
type EntryData = z.output<typeof CHECK_ENTRY.data>;

/** An entry with all that it is compared with: the deals and their double-dummy results, as the journal has them. */
export interface EntryBesideHidden {
  readonly game: GameName;
  readonly result: GameResult;
  /** Somebody who sat there has another score on this board. */
  readonly twice: boolean;
  readonly deal: { readonly hidden: Hidden; readonly analysis: Hidden } | null;
  readonly others: readonly { readonly board: number; readonly hidden: Hidden }[];
}

/** What an entry is to be compared with, by the last journal entry; undefined: there is nothing left to check. */
export type EntryBesideOf = (
  tournament: string,
  entry: Omit<EntryData, 'tournament'>,
) => Promise<EntryBesideHidden | undefined>;

/** What checking entries needs of the vault. */
export interface EntryVault {
  open(tournament: string, hidden: Hidden): Promise<unknown>;
}

const analysed = z.object({ tricks: z.string() });

/**
 * The processor of `check-entry`: opens the deal of the board and those of the others of the round, looks what does not go
 * together with the entry, and sends `result.record-check` with the names of what was found. No card and no number of
 * tricks is ever in the job, its log, its failure or its command.
 */
export function checkEntry(vault: EntryVault, besideOf: EntryBesideOf): Processor<EntryData> {
  return async ({ tournament, ...entry }, { dispatch }) => {
    const beside = await besideOf(tournament, entry);
    if (!beside) return;
    const { game, result, twice, deal, others } = beside;
    const open = async (hidden: Hidden) => z.string().parse(await vault.open(tournament, hidden));
    const { found, fits } = deal
      ? boardGame(game).besideDeal(result, {
          deal: await open(deal.hidden),
          tricks: analysed.parse(await vault.open(tournament, deal.analysis)).tricks,
          others: await Promise.all(
            others.map(async ({ board, hidden }) => ({ board, deal: await open(hidden) })),
          ),
        })
      : { found: [], fits: [] };
    const all: readonly FoundOfEntry[] = [...(twice ? ['board-twice' as const] : []), ...found];
    await dispatch('result.record-check', tournament, {
      ...entry,
      deal: deal?.hidden.id ?? null,
      found: all,
      fits,
      beside: others.map(({ board }) => board),
    });
  };
}
