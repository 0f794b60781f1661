import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { boardNumber, boardSetName, copyNumber, redealGround } from '../names.js';
import { textReference } from '../texts.js';

const board = { set: boardSetName, board: boardNumber } as const;

/** A deal, or what follows from it, as its event holds it: encrypted, its key outside the book until the deal is revealed. */
export const hiddenDeal = z.strictObject({
  id: z.uuid(),
  cipher: z.literal('A256GCM'),
  nonce: z.string().regex(/^[\w-]{16}$/),
  text: z.string().regex(/^[\w-]{1,2000}$/),
});

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

/** What can happen in a stream `board/<set>/<board>/<copy>`; copy 1 is the original. */
export const boardEvents = {
  dealingRequested: defineEvent('board.dealing-requested', 1, z.strictObject(board)),
  dealt: defineEvent(
    'board.dealt',
    1,
    z.strictObject({ ...board, deal: hiddenDeal, sealed: sealedDeal.optional() }),
  ),
  /** Dealt elsewhere, by a machine or by whom the director has it dealt (Law 6E4), and taken from a file. */
  dealImported: defineEvent(
    'board.deal-imported',
    1,
    z.strictObject({ ...board, deal: hiddenDeal, format: z.string().regex(/^[A-Z]{3,5}$/) }),
  ),
  /** Shuffled and dealt by the players, in the presence of both sides (Law 6A-6C, 6E1). */
  dealtAtTable: defineEvent('board.dealt-at-table', 1, z.strictObject(board)),
  /** The deal does not count any more: a new one is asked for, or made by the players with a new shuffle. */
  redealRequested: defineEvent(
    'board.redeal-requested',
    1,
    z.strictObject({ ...board, how: dealingPlace, ground: redealGround, reason: textReference }),
  ),
  /** Somebody who directs has looked at its deal, `deal`, before everybody had played it. */
  dealLookedAt: defineEvent(
    'board.deal-looked-at',
    1,
    z.strictObject({ ...board, deal: z.uuid(), person: z.uuid(), office, reason: textReference }),
  ),
  /** A copy of the board was made of the deal `deal` (Law 6F). */
  copyMade: defineEvent('board.copy-made', 1, z.strictObject({ ...copy, how: copyMaking })),
  /** A copy was compared with the deal `deal`; where it is different, nobody is told in which card. */
  copyChecked: defineEvent(
    'board.copy-checked',
    1,
    z.strictObject({ ...copy, how: copyChecking, equal: z.boolean() }),
  ),
  /**
   * The double-dummy results of the deal of this id, under the deal's own key: what opens the one opens the other. It says
   * neither how many were computed nor what they are.
   */
  analysed: defineEvent('board.analysed', 1, z.strictObject({ ...board, analysis: hiddenDeal })),
  /** Nobody has still to play it: the key opens its deal for everybody. */
  revealed: defineEvent(
    'board.revealed',
    1,
    z.strictObject({ ...board, deal: z.uuid(), key, sealed: sealedKey.optional() }),
  ),
} as const;

export type BoardEvent = EventOf<typeof boardEvents>;
