import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import {
  boardNumber,
  boardSetName,
  copyNumber,
  redealGround,
  roundNumber,
  seatName,
  sessionName,
  tableName,
} from '../journal/names.js';
import { textReference } from '../journal/texts.js';

const reason = textReference;

const board = { set: boardSetName, board: boardNumber } as const;

/** A deal, or what follows from it, encrypted; its key is outside the journal until the deal is released. */
export const hiddenDeal = z.strictObject({
  id: z.uuid(),
  cipher: z.literal('A256GCM'),
  nonce: z.string().regex(/^[\w-]{16}$/),
  text: z.string().regex(/^[\w-]{1,2000}$/),
});
const deal = hiddenDeal;

const key = z.string().regex(/^[0-9a-f]{64}$/);

/** A deal that follows from what was committed to: by which commitment, and how many deals were passed over before it. */
export const sealedDeal = z.strictObject({
  commitment: z.int().positive(),
  passedOver: z.int().nonnegative(),
});

/** What opens the key of a board whose deal was committed to: everybody can derive the deal from it. */
export const sealedKey = z.strictObject({ id: z.uuid(), key });

/** Who deals a board (Law 6E): the program before play, or the players at the table. */
export const dealingPlace = z.enum(['before-play', 'at-the-table']);

/** In which office somebody looks at a deal that nobody may see yet. */
export const office = z.enum(['organiser', 'director']);

/** Who makes a copy of a board: a duplicator card by card, or a machine. */
export const copyMaking = z.enum(['by-hand', 'machine']);
/** How a copy is checked against the original: suit by suit, by the machine's report, by a second reading of its cards. */
export const copyChecking = z.enum(['by-hand', 'machine-report', 'second-reading']);
const copy = { ...board, copy: copyNumber, deal: z.uuid() } as const;
/** Where and when somebody played the board. */
export const atTable = z.strictObject({ session: sessionName, table: tableName, round: roundNumber });

/**
 * Who dealt a board by hand (Law 6E, alike in all editions): the players at the table (6E1), the director beforehand (6E2),
 * helpers named by the director (6E3), or as the director ordered otherwise (6E4).
 */
export const dealtBy = z.enum(['players', 'director', 'helpers', 'otherwise']);

/** Why a deal that was played before may be played again: a replay, an event with the same boards elsewhere, an import. */
export const repeatGround = z.enum(['replay', 'simultaneous', 'imported-again']);

/** Why a deal stands that looked as if no score stood on it: it may be played again, or its pack was shuffled. */
export const standsBecause = z.enum([...repeatGround.options, 'shuffled']);

/** What can happen in a stream `board/<set>/<board>/<copy>`; copy 1 is the original. */
export const boardEvents = {
  dealingRequested: defineEvent('board.dealing-requested', 1, board),
  dealt: defineEvent('board.dealt', 1, { ...board, deal, sealed: sealedDeal.optional() }),
  /** Dealt elsewhere, by a machine or by whom the director has it dealt (Law 6E4), and taken from a file. */
  dealImported: defineEvent('board.deal-imported', 1, {
    ...board,
    deal,
    format: z.string().regex(/^[A-Z]{3,5}$/),
  }),
  /** Shuffled and dealt by the players, in the presence of both sides (Law 6A-6C, 6E1). */
  dealtAtTable: defineEvent('board.dealt-at-table', 1, board),
  /**
   * Who dealt it by hand. Of players: where, who of them (nobody: it was not said), whether both sides were there (Law
   * 6C) and whether the pack was cut (Law 6A). `named` are the helpers, or how it was done; `instruction` is the
   * director's if they decided otherwise about who is present.
   */
  dealingTold: defineEvent('board.dealing-told', 1, {
    ...board,
    by: dealtBy,
    at: atTable.optional(),
    seats: z.array(seatName).max(4).optional(),
    bothSides: z.boolean().optional(),
    cut: z.boolean().optional(),
    named: textReference.optional(),
    instruction: textReference.optional(),
  }),
  /** The deal of a board that was dealt by hand, as it was read from the cards after play; by the director: without a place. */
  recorded: defineEvent('board.recorded', 1, { ...board, deal, at: atTable.optional() }),
  /** The cards were read again and are as they are recorded. */
  readingConfirmed: defineEvent('board.reading-confirmed', 1, {
    ...board,
    deal: z.uuid(),
    at: atTable.optional(),
  }),
  /** The cards were read again and contradict what is recorded: somebody decides. */
  readingContradicts: defineEvent('board.reading-contradicts', 1, {
    ...board,
    deal: z.uuid(),
    reading: hiddenDeal,
    at: atTable.optional(),
  }),
  /** Whether a reading that contradicts holds: then it is the deal of the board. */
  readingDecided: defineEvent('board.reading-decided', 1, {
    ...board,
    reading: z.uuid(),
    holds: z.boolean(),
    reason,
  }),
  /** The recorded deal was read wrongly: this is the deal that was played. */
  recordingCorrected: defineEvent('board.recording-corrected', 1, { ...board, deal, reason }),
  /** Whether the deal looks unshuffled, and whether it was played before (Law 6D2); never what it is. */
  dealChecked: defineEvent('board.deal-checked', 1, {
    ...board,
    deal: z.uuid(),
    unshuffled: z.boolean(),
    playedBefore: z.enum(['no', 'in-this-tournament', 'elsewhere']),
  }),
  /** What was decided of a deal that looks as if no score stood on it: it may be played, or what it gave is void. */
  doubtDecided: defineEvent('board.doubt-decided', 1, {
    ...board,
    deal: z.uuid(),
    how: z.enum(['stands', 'voided']),
    ground: standsBecause.optional(),
    reason,
  }),
  /** The deal does not count any more: a new one is asked for, or made by the players with a new shuffle. */
  redealRequested: defineEvent('board.redeal-requested', 1, {
    ...board,
    how: dealingPlace,
    ground: redealGround,
    reason,
  }),
  /** Somebody who directs has looked at its deal, `deal`, before everybody had played it. */
  dealLookedAt: defineEvent('board.deal-looked-at', 1, {
    ...board,
    deal: z.uuid(),
    person: z.uuid(),
    office,
    reason,
  }),
  /** A copy of the board was made of the deal `deal` (Law 6F). */
  copyMade: defineEvent('board.copy-made', 1, { ...copy, how: copyMaking }),
  /** A copy was compared with the deal `deal`; where it is different, nobody is told in which card. */
  copyChecked: defineEvent('board.copy-checked', 1, { ...copy, how: copyChecking, equal: z.boolean() }),
  /** The double-dummy results of the deal of this id, under its own key; not how many were computed. */
  analysed: defineEvent('board.analysed', 1, { ...board, analysis: hiddenDeal }),
  /** It has been played everywhere: the key opens its deal for everybody. */
  revealed: defineEvent('board.revealed', 1, { ...board, deal: z.uuid(), key, sealed: sealedKey.optional() }),
} as const;

export type BoardEvent = EventOf<typeof boardEvents>;
