import type { Ledger } from '#ledger';
import { whatIsWrongWithSeals } from './verified-seals.js';

/** The outcome of a journal's verification: whole up to its last line, or the first bad line in a sentence. */
export type VerifiedJournal =
  | { readonly ok: true; readonly position: number; readonly hash: string }
  | { readonly ok: false; readonly position: number; readonly why: string };

/** Verifies the chain of a journal, and compares its seals with the lines that they seal. */
export async function verifyJournal(ledger: Ledger, tournament: string): Promise<VerifiedJournal> {
  const chain = await ledger.verify(tournament);
  if (!chain.ok) return chain;
  const why = await whatIsWrongWithSeals(ledger, tournament, chain.position);
  return why === undefined ? chain : { ok: false, position: chain.position, why };
}

/** Verifies every journal, archived ones too, in the order of their ids. */
export async function* verifyJournals(
  ledger: Ledger,
  signal?: AbortSignal,
): AsyncGenerator<VerifiedJournal & { readonly tournament: string }> {
  let page = await ledger.heads({ archived: true });
  while (page.length > 0) {
    for (const { tournament } of page) {
      signal?.throwIfAborted();
      yield { tournament, ...(await verifyJournal(ledger, tournament)) };
    }
    page = await ledger.heads({ archived: true, after: page.at(-1)!.tournament });
  }
}
