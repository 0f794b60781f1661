import type { Ledger } from '#ledger';
import { whatIsWrongWithSeals } from './verified-seals.js';

/** What a walk through a book has found: whole up to its last line, or the first bad line in a sentence. */
export type VerifiedBook =
  | { readonly ok: true; readonly position: number; readonly hash: string }
  | { readonly ok: false; readonly position: number; readonly why: string };

/** Walks the chain of a book and compares its seals with the lines that they seal. */
export async function verifyBook(ledger: Ledger, tournament: string): Promise<VerifiedBook> {
  const chain = await ledger.verify(tournament);
  if (!chain.ok) return chain;
  const why = await whatIsWrongWithSeals(ledger, tournament, chain.position);
  return why === undefined ? chain : { ok: false, position: chain.position, why };
}

/** Walks every book, archived ones too, in the order of their ids. */
export async function* verifyBooks(
  ledger: Ledger,
  signal?: AbortSignal,
): AsyncGenerator<VerifiedBook & { readonly tournament: string }> {
  let page = await ledger.heads({ archived: true });
  while (page.length > 0) {
    for (const { tournament } of page) {
      signal?.throwIfAborted();
      yield { tournament, ...(await verifyBook(ledger, tournament)) };
    }
    page = await ledger.heads({ archived: true, after: page.at(-1)!.tournament });
  }
}
