import { z } from 'zod';
import { hiddenDeal, repeatGround } from '../board/events.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { GAME_NAMES } from '../games/games.js';
import { boardNumber, boardSetName, copyNumber } from '../journal/names.js';
import { textReference } from '../journal/texts.js';

const from = boardNumber;
const to = boardNumber;
const reason = textReference;

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

/** Whether contestants who duplicate boards may have files of deals: never, or so that it is recorded that they play. */
export const filesToContestants = z.enum(['refused', 'recorded']);

/** A session of an SQD: which of which phase, and whether the deals are those that lie ready in reserve. */
export const sessionOfSquareDeal = z.strictObject({
  phase: z.int().min(1).max(9_999),
  session: z.int().min(1).max(9_999),
  set: z.enum(['original', 'reserve']),
});

/** The text of an SQD or an SQK. */
const squareDealFile = z.string().min(1).max(60_000);

/** A set of boards, whatever session will play it: how it is called, its boards, of which game, who may have its deals in files. */
export const setDescription = z.strictObject({
  title: line.max(120),
  from: boardNumber,
  to: boardNumber,
  contestants: filesToContestants,
  /** Left out: bridge. */
  game: z.enum(GAME_NAMES).optional(),
});

/** The name of a format of files of deals: `PBN`, `DUP` ... */
export const dealFormatName = z.string().regex(/^[A-Z]{3,5}$/);

/** What can happen in a stream `deal-set/<set>`: its boards, what was promised of their deals, who had them in files. */
export const dealSetEvents = {
  /** The set was made, or is called otherwise, has other boards or is given to others from here on. */
  described: defineEvent('deal-set.described', 1, { set, ...setDescription.shape }),
  /** A duplicator was given deals in a file that everybody could not read. */
  fileTaken: defineEvent('deal-set.file-taken', 1, {
    set,
    boards: z.array(boardNumber).min(1),
    format: dealFormatName,
    person: z.uuid(),
    /** The person who took it plays in the tournament, as the set allows. */
    contestant: z.literal(true).optional(),
  }),
  /** Somebody asks how many copies of each board the sessions need that play the set. */
  duplicationRequested: defineEvent('deal-set.duplication-requested', 1, { set }),
  /** How many copies of each board are needed, by the movements as they were (Law 6F). */
  duplicationPlanned: defineEvent('deal-set.duplication-planned', 1, {
    set,
    request: z.int().positive(),
    boards: z.array(z.strictObject({ board: boardNumber, copies: copyNumber })),
  }),
  /** Deals that nobody has played are open to everybody, once nobody can play them any more. */
  disclosed: defineEvent('deal-set.disclosed', 1, { set, from, to, reason }),
  /** The deals of boards are to be committed to before play: the keys are made by the program. */
  commitmentRequested: defineEvent('deal-set.commitment-requested', 1, {
    set,
    from,
    to,
    delayed: delayedValue.nullable(),
  }),
  /** The deals are promised: from here on any other deal would be noticed. `hash` covers all that was promised. */
  committed: defineEvent('deal-set.committed', 1, {
    set,
    commitment,
    boards: z.array(committedBoard).min(1),
    hash: digest,
  }),
  /** The delayed value is there: the deals follow from it and from the keys. */
  valueFound: defineEvent('deal-set.value-found', 1, { set, commitment, value: foundValue }),
  /** The deals of boards will be those of a session of SquareDeal, whose SQD is published. */
  squareDealPromised: defineEvent('deal-set.squaredeal-promised', 1, {
    set,
    sqd: squareDealFile,
    of: sessionOfSquareDeal,
    from,
    to,
  }),
  /** The delayed value is there, and in the SQD. */
  squareDealValueFound: defineEvent('deal-set.squaredeal-value-found', 1, {
    set,
    sqd: squareDealFile,
    value: foundValue,
  }),
  /** The keys are published that were promised: from here on anybody can derive the deals. */
  squareDealKeysPublished: defineEvent('deal-set.squaredeal-keys-published', 1, { set, sqk: squareDealFile }),
  /** Its deals may have been played before: Law 6D2 does not stand against them. */
  repeatsDeclared: defineEvent('deal-set.repeats-declared', 1, { set, ground: repeatGround, reason }),
  /** Whether players of both sides are present while its boards are dealt at the table, as the director decides (Law 6C). */
  presenceOrdered: defineEvent('deal-set.presence-ordered', 1, { set, bothSides: z.boolean(), reason }),
} as const;

export type DealSetEvent = EventOf<typeof dealSetEvents>;
