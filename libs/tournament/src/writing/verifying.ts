import { type Ledger, type Line, UnknownEvent } from '#ledger';
import { tournamentEvents } from '../tournament/events.js';

/** Reads the journal from its first entry on and compares every seal with the line that it seals. */
export class SealWalk {
  readonly #hashes: string[] = [];

  /** How many lines have been taken. */
  get position(): number {
    return this.#hashes.length;
  }

  /** Takes the next line; answers what is wrong with it as a seal, in one sentence, or nothing. */
  take(line: Line): string | undefined {
    const wrong = line.type === tournamentEvents.sealed.type ? wrongSeal(line, this.#hashes) : undefined;
    this.#hashes.push(line.hash);
    return wrong;
  }
}

/**
 * Compares every seal of a journal with the line that it seals. A rewritten line with a recomputed chain leaves the
 * chain whole, but then the seals no longer match.
 *
 * @param until the last line to compare
 * @returns what is wrong with the first seal that differs, in one sentence; undefined when all match
 */
export async function whatIsWrongWithSeals(
  ledger: Ledger,
  tournament: string,
  until: number,
): Promise<string | undefined> {
  const walk = new SealWalk();
  try {
    while (walk.position < until) {
      const lines = await ledger.readJournal(tournament, { after: walk.position, until });
      if (lines.length === 0) return `Journal entry ${walk.position + 1} is missing.`;
      for (const line of lines) {
        const wrong = walk.take(line);
        if (wrong) return wrong;
      }
    }
    return undefined;
  } catch (error) {
    // Lines that nobody can read may be seals.
    if (error instanceof UnknownEvent) return error.message;
    throw error;
  }
}

function wrongSeal({ position, payload }: Line, hashes: readonly string[]): string | undefined {
  const seal = tournamentEvents.sealed.payload.safeParse(payload);
  if (!seal.success) return `Line ${position} is a seal that cannot be read.`;
  const { request, hash } = seal.data;
  if (hashes[request - 1] === hash) return undefined;
  return `Journal entry ${position} seals entry ${request} with a hash that does not match it.`;
}

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
