import { z } from 'zod';
import { hiddenDeal } from '../board/events.js';
import { defineEvent, type EventOf } from '../event.js';
import { boardNumber, boardSetName } from '../names.js';

const set = boardSetName;
/** Which commitment of a set it is, from 1. */
const commitment = z.int().min(1).max(200);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const line = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}]*$/u);

/** Public information that nobody can know yet, and how everybody will find it. */
export const delayedValue = z.strictObject({ what: line, how: line });
/** The delayed value as it is read there, to the character. */
export const foundValue = line;

/** A board with the hash of its key; the key itself is encrypted until the deal is revealed. */
export const committedBoard = z.strictObject({ board: boardNumber, hash: digest, key: hiddenDeal });

/** What can happen in a stream `deal-set/<set>`: deals that everybody can check afterwards. */
export const dealSetEvents = {
  /** The deals of boards are to be committed to before play: the keys are made by the program. */
  commitmentRequested: defineEvent(
    'deal-set.commitment-requested',
    1,
    z.strictObject({ set, from: boardNumber, to: boardNumber, delayed: delayedValue.nullable() }),
  ),
  /** From here on nobody can deal otherwise without being found out; `hash` covers all that was promised. */
  committed: defineEvent(
    'deal-set.committed',
    1,
    z.strictObject({ set, commitment, boards: z.array(committedBoard).min(1), hash: digest }),
  ),
  /** The delayed value is there: the deals follow from it and from the keys. */
  valueFound: defineEvent('deal-set.value-found', 1, z.strictObject({ set, commitment, value: foundValue })),
} as const;

export type DealSetEvent = EventOf<typeof dealSetEvents>;
