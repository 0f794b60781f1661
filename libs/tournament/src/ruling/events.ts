import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { gameResult, lawEdition } from '../games/games.js';
import { contestantName, playPlace, seating, sessionName } from '../names.js';
import { textReference } from '../texts.js';

/** A ruling's id, in small letters so that there is one way to write it. */
export const rulingId = z.uuid().toLowerCase();

/** The law a ruling stands on: the edition and the number, `12C2(a)`. */
export const lawReference = z.strictObject({
  edition: lawEdition,
  law: z.string().regex(/^[1-9]\d?([A-Z][A-Za-z0-9() ]{0,20})?$/),
});

/** Average plus, average or average minus (Law 12C2, 2017; Law 12C1, 1997). */
export const artificialAward = z.enum(['average-plus', 'average', 'average-minus']);

/** What a ruling puts in the place of a score; for each side by itself where they differ. */
export const adjustment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('artificial'), NS: artificialAward, EW: artificialAward }),
  z.strictObject({ kind: z.literal('assigned'), NS: gameResult, EW: gameResult }),
]);
export type Adjustment = z.infer<typeof adjustment>;

/** The size of a procedural penalty: hundredths of a percent of a board's top, or hundredths of a matchpoint. */
export const penaltyAmount = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('percent-of-top'), hundredths: z.int().min(1).max(100_000) }),
  z.strictObject({ unit: z.literal('matchpoints'), hundredths: z.int().min(1).max(1_000_000) }),
]);
export type PenaltyAmount = z.infer<typeof penaltyAmount>;

const basis = {
  ruling: rulingId,
  law: lawReference,
  reason: textReference,
  facts: textReference.optional(),
} as const;

/** What can happen in a stream `ruling/<ruling>`. */
export const rulingEvents = {
  /** Whose scores are adjusted is said by the seats, whatever becomes of the result and of the schedule. */
  scoreAdjusted: defineEvent(
    'ruling.score-adjusted',
    1,
    z.strictObject({ ...basis, ...playPlace, seating, adjustment }),
  ),
  /** A procedural penalty (Law 90): a line of its own in the contestant's account, never folded into a board. */
  penaltyGiven: defineEvent(
    'ruling.penalty-given',
    1,
    z.strictObject({ ...basis, session: sessionName, contestant: contestantName, amount: penaltyAmount }),
  ),
  withdrawn: defineEvent('ruling.withdrawn', 1, z.strictObject({ ruling: rulingId, reason: textReference })),
} as const;

export type RulingEvent = EventOf<typeof rulingEvents>;
