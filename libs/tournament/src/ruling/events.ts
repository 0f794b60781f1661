import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { lawEdition } from '../games/games.js';
import {
  boardNumber,
  contestantName,
  playPlace,
  roundNumber,
  seating,
  sessionName,
  tableName,
} from '../names.js';
import { textReference } from '../texts.js';
import { adjustment, withSidesApart } from './adjustment.js';

/** A ruling's id, in small letters so that there is one way to write it. */
export const rulingId = z.uuid().toLowerCase();

/** The law a ruling stands on: the edition and the number, `12C2(a)`. */
export const lawReference = z.strictObject({
  edition: lawEdition,
  law: z.string().regex(/^[1-9]\d?([A-Z][A-Za-z0-9() ]{0,20})?$/),
});

const hundredths = z.int().min(1);

/**
 * The size of a procedural penalty, in hundredths: of a percent of a board's top or of the session's, of a matchpoint, or
 * of an IMP.
 */
export const penaltyAmount = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('percent-of-top'), hundredths: hundredths.max(100_000) }),
  z.strictObject({ unit: z.literal('percent-of-session'), hundredths: hundredths.max(10_000) }),
  z.strictObject({ unit: z.literal('matchpoints'), hundredths: hundredths.max(1_000_000) }),
  z.strictObject({ unit: z.literal('imps'), hundredths: hundredths.max(1_000_000) }),
]);
export type PenaltyAmount = z.infer<typeof penaltyAmount>;

const basis = {
  ruling: rulingId,
  law: lawReference,
  reason: textReference,
  facts: textReference.optional(),
} as const;

/** The plays at which a wrong copy of a board lay. */
export const fouledPlays = z
  .array(z.strictObject({ table: tableName, round: roundNumber }))
  .min(1)
  .max(500);

/** What can happen in a stream `ruling/<ruling>`. */
export const rulingEvents = {
  /** Whose scores are adjusted is said by the seats, whatever becomes of the result and of the schedule. */
  scoreAdjusted: defineEvent(
    'ruling.score-adjusted',
    2,
    z.strictObject({ ...basis, ...playPlace, seating, adjustment }),
    { 1: withSidesApart },
  ),
  /** A procedural penalty (Law 90): a line of its own in the contestant's account, never folded into a board. */
  penaltyGiven: defineEvent(
    'ruling.penalty-given',
    2,
    z.strictObject({ ...basis, session: sessionName, contestant: contestantName, amount: penaltyAmount }),
    { 1: (payload) => payload },
  ),
  /**
   * At these tables another form of the board was played than at the others (Law 87, 2017): each form is compared with
   * itself alone.
   */
  fieldSplit: defineEvent(
    'ruling.field-split',
    1,
    z.strictObject({ ...basis, session: sessionName, board: boardNumber, plays: fouledPlays }),
  ),
  withdrawn: defineEvent('ruling.withdrawn', 1, z.strictObject({ ruling: rulingId, reason: textReference })),
} as const;

export type RulingEvent = EventOf<typeof rulingEvents>;
