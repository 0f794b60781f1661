import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import {
  boardNumber,
  contestantName,
  LINES,
  roundNumber,
  seatName,
  sessionName,
  sideName,
  tableName,
} from '../journal/names.js';
import { textReference } from '../journal/texts.js';

const round = roundNumber;

const table = { session: sessionName, table: tableName } as const;
const play = { ...table, round: roundNumber, board: boardNumber } as const;
/** A table in a round, with the board that something is about; left out: none. */
const maybeOfBoard = { ...table, round: roundNumber, board: boardNumber.optional() } as const;

/**
 * What the director is called to about the cards of a board (1997): a hand without thirteen cards (Law 7B), another's
 * cards touched (7B2), a hand taken out of the board again with nobody of the other side there (7C), hands put back into
 * the wrong pockets (7C).
 */
export const CALL_MATTERS = [
  'cards-miscounted',
  'cards-touched',
  'hand-taken-out',
  'hands-misplaced',
  /** Others sit there than were announced. */
  'other-players',
  'out-of-turn',
  'revoke',
  'hesitation',
  'claim',
  'wrong-board',
  'wrong-score',
  /** Something else about the cards of the board. */
  'cards',
  /** Anything else: the players say it to the director. */
  'irregularity',
] as const;
export const callMatter = z.enum(CALL_MATTERS);
export type CallMatter = z.infer<typeof callMatter>;

/** How many cards each hand was found to have. */
export const cardsCounted = z.strictObject({
  N: z.int().min(0).max(52),
  E: z.int().min(0).max(52),
  S: z.int().min(0).max(52),
  W: z.int().min(0).max(52),
});
export type CardsCounted = z.infer<typeof cardsCounted>;

/** The lines whose two have changed seats, each once. */
export const turnedLines = z
  .array(z.enum(LINES))
  .max(LINES.length)
  .refine((lines) => new Set(lines).size === lines.length);

const boards = z.array(boardNumber).min(1).max(64);

/** Whom the director holds responsible for a slow table. */
export const HELD_RESPONSIBLE = ['NS', 'EW', 'both', 'nobody'] as const;
export const heldResponsible = z.enum(HELD_RESPONSIBLE);
export type HeldResponsible = z.infer<typeof heldResponsible>;

/** What can happen in a stream `session/<session>/table/<table>`. */
export const tableEvents = {
  /** The players have moved on to a round (Law 8B: until then the round before goes on here). */
  movedOn: defineEvent('table.moved-on', 1, { ...table, round }),
  /** The start of a round to which they had moved on is undone: they are in the round before. */
  movedBack: defineEvent('table.moved-back', 1, { ...table, round: z.int().min(0).max(200) }),
  /** A ruling was given that is about a play, whether it changes its score or not. */
  rulingNoted: defineEvent('table.ruling-noted', 1, { ...play, ruling: z.uuid() }),
  /** The score of a play is agreed, or it is not to be played. */
  playSettled: defineEvent('table.play-settled', 1, play),
  playUnsettled: defineEvent('table.play-unsettled', 1, play),
  /** Of a game of sheets: the sheet of a round is agreed. */
  sheetAgreed: defineEvent('table.sheet-agreed', 1, { ...table, round }),
  sheetReopened: defineEvent('table.sheet-reopened', 1, { ...table, round }),
  /** A ruling stands in the place of the score. */
  playRuled: defineEvent('table.play-ruled', 1, { ...play, ruling: z.uuid() }),
  playUnruled: defineEvent('table.play-unruled', 1, { ...play, ruling: z.uuid() }),
  /** What was entered of a play contradicts the deal or another entry, and nobody has decided. */
  contradictionOpened: defineEvent('table.contradiction-opened', 1, play),
  /** Somebody has decided, or another entry has taken its place. */
  contradictionClosed: defineEvent('table.contradiction-closed', 1, play),
  /** The table was slow in a round, by so many minutes; of two lines the later one holds, and 0 takes it back. */
  slowRecorded: defineEvent('table.slow-recorded', 1, {
    ...table,
    round,
    minutes: z.int().min(0).max(240),
    held: heldResponsible,
    reason: textReference.optional(),
  }),
  /** The table says that boards of a round are there, or that they are not. */
  boardsTold: defineEvent('table.boards-told', 1, { ...table, round, boards, here: z.boolean() }),
  /** Those at the table have said how they sit in a round: on which lines the two sit the other way round. */
  seatsConfirmed: defineEvent('table.seats-confirmed', 1, { ...table, round, turned: turnedLines }),
  /** One side says that what the table has recorded of a round is right. */
  roundConfirmed: defineEvent('table.round-confirmed', 1, { ...table, round, side: sideName }),
  /** Boards were not where they were needed when the play of a round began: who had them last, and who answered for them. */
  boardsMissed: defineEvent('table.boards-missed', 1, {
    ...table,
    round,
    boards,
    copy: z.int().min(1),
    /** Other tables that need the same copy. */
    sharedWith: z.array(tableName),
    /** Null: no table has had them yet. */
    last: z
      .strictObject({
        table: tableName,
        round,
        seat: seatName.optional(),
        contestant: contestantName.optional(),
      })
      .nullable(),
  }),
  /** Everybody has counted thirteen cards before play (Law 7B). */
  handsCounted: defineEvent('table.hands-counted', 1, play),
  /**
   * The director is called to a table, or to a board there: the table's first call, its second ... Before version 2 it was
   * always about a board, and always the table that called.
   */
  directorCalled: defineEvent(
    'table.director-called',
    2,
    {
      /** The round in which those who call sit there, or wait for their seats. */
      ...maybeOfBoard,
      /** A pair that is on its way to the table, or sits out; left out: those at the table. */
      pair: contestantName.optional(),
      call: z.int().min(1),
      matter: callMatter,
      /** Whose hand it is; null: of more than one. */
      hand: seatName.nullable(),
      /** Who did it; null: nobody knows. */
      by: seatName.nullable(),
      /** As counted, where a hand has not thirteen cards. */
      cards: cardsCounted.optional(),
    },
    { 1: (payload) => payload },
  ),
  /** The table says to what it has called the director, or says it anew. */
  callDescribed: defineEvent(
    'table.call-described',
    2,
    {
      ...maybeOfBoard,
      call: z.int().min(1),
      matter: callMatter.exclude(['cards-miscounted']),
      hand: seatName.nullable(),
      by: seatName.nullable(),
    },
    { 1: (payload) => payload },
  ),
  /** The table needs the director no more. */
  callTakenBack: defineEvent('table.call-taken-back', 1, { ...table, call: z.int().min(1) }),
  /** The director has seen the call and is on the way. */
  directorComing: defineEvent('table.director-coming', 1, { ...table, call: z.int().min(1) }),
  /** The director has come to the table that called. */
  directorCame: defineEvent('table.director-came', 1, { ...table, call: z.int().min(1) }),
  /** The director has dealt with a call. */
  callAnswered: defineEvent('table.call-answered', 1, {
    ...table,
    call: z.int().min(1),
    reason: textReference.optional(),
  }),
  /** The director names who answers for the table (Law 7D), by the seat; null: by the movement again. */
  responsibleNamed: defineEvent('table.responsible-named', 1, { ...table, seat: seatName.nullable() }),
} as const;

export type TableEvent = EventOf<typeof tableEvents>;
