import { RESULT_FLAGS } from '../game/game.js';

/**
 * What cannot be about an entry, as it is found beside the deal and the other results of its board. It keeps the
 * official seal back until somebody decides:
 * - lead-not-held: the opening leader does not hold the card that was led;
 * - other-board: nor does that player, but on another board of the round he does: it may be entered under the wrong
 *   number;
 * - board-twice: somebody who sat there has another score on the same board (Law 15B).
 */
export const CONTRADICTIONS = ['lead-not-held', 'other-board', 'board-twice'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** What is unlikely about the tricks of an entry beside the double-dummy results of its deal. */
export const TRICKS_FAR_OFF = ['above-double-dummy', 'below-double-dummy'] as const;

/** What is found of an entry where its deal may be read, and by the other entries of its board. */
export const FOUND_OF_ENTRY = [...CONTRADICTIONS, ...TRICKS_FAR_OFF] as const;
export type FoundOfEntry = (typeof FOUND_OF_ENTRY)[number];

/** What follows of it from the cards: it is told of no board whose cards may not be seen. */
export function tellsOfCards(suspicion: Suspicion): boolean {
  return suspicion !== 'board-twice' && (FOUND_OF_ENTRY as readonly Suspicion[]).includes(suspicion);
}

/** What is unlikely about an entry: by its deal, by the other scores of its field, or by itself. */
export const IMPROBABILITIES = [...TRICKS_FAR_OFF, 'far-from-field', ...RESULT_FLAGS] as const;
export type Improbability = (typeof IMPROBABILITIES)[number];

export const SUSPICIONS = [...CONTRADICTIONS, ...IMPROBABILITIES] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export function isContradiction(suspicion: Suspicion): suspicion is Contradiction {
  return (CONTRADICTIONS as readonly string[]).includes(suspicion);
}

/** What an entry was found to be beside a deal; null: no deal was known. */
export type CheckOfEntry = {
  readonly deal: string | null;
  readonly found: readonly FoundOfEntry[];
  /** Boards of the round whose deals have the lead that this deal does not have. */
  readonly fits: readonly number[];
  /** The other boards of the round whose deals the lead was looked for on; left out: all of them. */
  readonly beside?: readonly number[];
};

/** A suspicion that was decided, and beside which deal the entry had been looked at by then. */
export type DecidedSuspicion = {
  readonly suspicion: Suspicion;
  readonly deal: string | null;
};

/** An entry with all that is suspicious about it, but for what its field tells. */
export type SuspectedEntry = {
  readonly flags: readonly string[];
  readonly check: CheckOfEntry | null;
  readonly decided: readonly DecidedSuspicion[];
};

/**
 * What of these suspicions of an entry waits for a decision. What was decided of a deal is asked anew where the board has
 * another one by now.
 */
export function undecided<Of extends Suspicion>(
  { check, decided }: Pick<SuspectedEntry, 'decided'> & { readonly check: Pick<CheckOfEntry, 'deal'> | null },
  suspicions: readonly Of[],
): Of[] {
  const ofDeal = new Set<Suspicion>(FOUND_OF_ENTRY);
  return suspicions.filter(
    (suspicion) =>
      !decided.some(
        (one) =>
          one.suspicion === suspicion && (!ofDeal.has(suspicion) || one.deal === (check?.deal ?? null)),
      ),
  );
}

/** What waits for a decision about an entry by itself and beside its deal. */
export function openSuspicions(entry: SuspectedEntry): Suspicion[] {
  const known = new Set<string>(RESULT_FLAGS);
  // Old journals may have flags that this program has no name for.
  const flags = entry.flags.filter((flag) => known.has(flag)) as Improbability[];
  return undecided<Suspicion>(entry, [...(entry.check?.found ?? []), ...flags]);
}
