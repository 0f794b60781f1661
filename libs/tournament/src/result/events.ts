import { z } from 'zod';
import { RESULT_FLAGS } from '../game/game.js';
import { hiddenDeal } from '../board/events.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { gameResult } from '../games/games.js';
import { boardNumber, playPlace, redealGround, seating, sideName, tableName } from '../journal/names.js';
import { textReference } from '../journal/texts.js';

const side = sideName;

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
export type DecidedSuspicion = { readonly suspicion: Suspicion; readonly deal: string | null };

/** An entry with all that is suspicious about it, but for what its field tells. */
export type SuspectedEntry = {
  readonly flags: readonly string[];
  readonly check: CheckOfEntry | null;
  readonly decided: readonly DecidedSuspicion[];
};

/** Which suspicions of an entry wait for a decision; what was decided of another deal is asked anew. */
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

/** Where a scorer has a result from, other than paper: a file of table devices (BWS), or a list. */
export const resultSource = z.enum(['bws', 'csv']);
export type ResultSource = z.infer<typeof resultSource>;

/** What was played, by whom in which seats. */
const played = { ...playPlace, seating, result: gameResult, flags: z.array(z.string()) } as const;

/** What can happen in a stream `session/<session>/result/<table>/<round>/<board>`. Nothing in it is ever erased. */
export const resultEvents = {
  /** Entered at the table by one side; to be confirmed by the other where the tournament asks for it. */
  entered: defineEvent('result.entered', 1, { ...played, side, agreed: z.boolean() }),
  /** Entered by the scorer, from a slip or a traveller: agreed by those who signed it. */
  recorded: defineEvent('result.recorded', 1, { ...played, source: resultSource.optional() }),
  /** What was really played where the schedule said otherwise: other seats, other contestants, another board. */
  irregularRecorded: defineEvent('result.irregular-recorded', 1, { ...played, reason: textReference }),
  confirmed: defineEvent('result.confirmed', 1, { ...playPlace, side }),
  /** The other side does not agree with what was entered. */
  disputed: defineEvent('result.disputed', 1, { ...playPlace, side }),
  /** With `asked` where it is what the players had asked for: then nobody has to say why. */
  corrected: defineEvent('result.corrected', 1, {
    ...played,
    asked: z.strictObject({ correction: z.int().positive(), side }).optional(),
    reason: textReference.optional(),
  }),
  /** The players say that a result that is agreed is wrong, and what it was: their first wish for this play, their second ... */
  correctionAsked: defineEvent('result.correction-asked', 1, {
    ...playPlace,
    correction: z.int().positive(),
    entry: z.int().positive(),
    side,
    result: gameResult,
  }),
  correctionTakenBack: defineEvent('result.correction-taken-back', 1, {
    ...playPlace,
    correction: z.int().positive(),
  }),
  /** The result stands as it is agreed. */
  correctionDeclined: defineEvent('result.correction-declined', 1, {
    ...playPlace,
    correction: z.int().positive(),
    reason: textReference.optional(),
  }),
  /** With the ground of Law 6D where it was the deal that did not count; a mark that there is none needs no reason. */
  voided: defineEvent(
    'result.voided',
    2,
    { ...playPlace, ground: redealGround.optional(), reason: textReference.optional() },
    { 1: (payload) => payload },
  ),
  /** Not to be played: shortens the denominator, is no average. */
  markedNotPlayed: defineEvent('result.marked-not-played', 1, {
    ...playPlace,
    reason: textReference.optional(),
  }),
  /** To be played later (a late play), with the reason; old journals do not have it. */
  postponed: defineEvent('result.postponed', 1, { ...playPlace, reason: textReference.optional() }),
  /** The table asks the director to put a board off. */
  latePlayAsked: defineEvent('result.late-play-asked', 1, playPlace),
  /** The director does not allow a board to be played later, or cancels a late play that nobody has started. */
  latePlayRefused: defineEvent('result.late-play-refused', 1, playPlace),
  /**
   * An entry was compared with the deal of its board (`deal`; null: none is known) and with the other results of the
   * board: the first time for this play, the second and so on. It says what was found, never a card. `fits` are boards
   * of the round whose deals have the lead that this deal does not have, `beside` the boards where it was looked for.
   * No deal is looked at before its board is released; old journals did so, and do not have `beside`.
   */
  checked: defineEvent(
    'result.checked',
    2,
    {
      ...playPlace,
      entry: z.int().positive(),
      check: z.int().positive(),
      deal: z.uuid().nullable(),
      found: z.array(z.enum(FOUND_OF_ENTRY)),
      fits: z.array(boardNumber).optional(),
      beside: z.array(boardNumber).optional(),
    },
    { 1: (payload) => payload },
  ),
  /** It was so: what looked suspicious about an entry stands. */
  suspicionDecided: defineEvent('result.suspicion-decided', 1, {
    ...playPlace,
    entry: z.int().positive(),
    suspicions: z.array(z.enum(SUSPICIONS)).min(1),
    reason: textReference.optional(),
  }),
  /**
   * What was called and played there, encrypted under the key of the deal where that is known: whoever may open the deal
   * opens both. Null: what was recorded is of another play. `explanations` is what was explained of calls.
   */
  playRecorded: defineEvent('result.play-recorded', 1, {
    ...playPlace,
    record: hiddenDeal.nullable(),
    explanations: textReference.optional(),
    reason: textReference.optional(),
  }),
  /** Both sides have sat down at a table, `at`, for a postponed board. */
  latePlayBegun: defineEvent('result.late-play-begun', 1, { ...playPlace, at: tableName }),
} as const;

export type ResultEvent = EventOf<typeof resultEvents>;
