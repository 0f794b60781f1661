import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { lineRuling, sheetLine } from '../games/games.js';
import { linesFoundByQuestions } from '../law-book/answers-by-order.js';
import {
  boardNumber,
  contestantName,
  lineNumber,
  roundNumber,
  seated,
  seatName,
  sessionName,
  tableName,
} from '../journal/names.js';
import { textReference } from '../journal/texts.js';

const reason = textReference;
const seat = seatName;
const contestant = contestantName;

/** One sheet: a table in a round. */
export const sheetPlace = { session: sessionName, table: tableName, round: roundNumber } as const;

/** The number of a card that a judge has shown to a player of the sheet, from 1. */
const cardNumber = z.int().min(1).max(100);

/** The longest time that one line tells of: a day. */
export const MOST_SECONDS = 86_400;

const written = {
  ...sheetPlace,
  line: lineNumber,
  /** Where all tables play the same deals: which of them the line belongs to. */
  board: boardNumber.optional(),
  seated,
  what: sheetLine,
  flags: z.array(z.string()),
  /** Whom at the table; left out: the staff. */
  by: seatName.optional(),
  /** The ruling that it stands by. */
  ruling: z.uuid().optional(),
  /** What a judge's line stood on, before rulings were given by themselves. */
  rulings: z.array(lineRuling).min(1).max(10).optional(),
  /** Why it is not what follows by the law book. */
  departs: textReference.optional(),
};

/** The ruling that holds no longer: what stood before stands again. */
const unruled = z.uuid().optional();

/**
 * What can happen in a stream `session/<session>/sheet/<table>/<round>`: the sheet of a table, which those who sit there
 * write together and sign. Nothing in it is ever erased.
 */
export const sheetEvents = {
  /** A line was written: a deal that was played, or what a judge has decided, with the reason. */
  lineWritten: defineEvent(
    'sheet.line-written',
    2,
    { ...written, reason: textReference.optional() },
    { 1: linesFoundByQuestions },
  ),
  /** It was otherwise than it was written. */
  lineCorrected: defineEvent(
    'sheet.line-corrected',
    2,
    { ...written, unruled, reason },
    { 1: linesFoundByQuestions },
  ),
  /** The last line does not count. */
  lineStruck: defineEvent('sheet.line-struck', 1, {
    ...sheetPlace,
    line: lineNumber,
    by: seatName.optional(),
    unruled,
    reason,
  }),
  /** A ruling was given that is about a line, or about the whole sheet, whether it changes what is written or not. */
  rulingNoted: defineEvent('sheet.ruling-noted', 1, {
    ...sheetPlace,
    line: lineNumber.optional(),
    ruling: z.uuid(),
  }),
  /** Who sits there says that the sheet is right as it stands. */
  signed: defineEvent('sheet.signed', 1, {
    ...sheetPlace,
    seat,
    /** Who signs has said that it ends before what was agreed: deals are missing, or pools are open. */
    short: z.literal(true).optional(),
  }),
  /** Who sits there says that it is not: the judge is wanted. */
  disputed: defineEvent('sheet.disputed', 1, { ...sheetPlace, seat }),
  /** Everybody has signed it, or the staff has accepted it as it stands. */
  agreed: defineEvent('sheet.agreed', 1, {
    ...sheetPlace,
    accepted: z.literal(true).optional(),
    reason: textReference.optional(),
  }),
  /** An agreed sheet is open again: deals are written and signed anew. */
  reopened: defineEvent('sheet.reopened', 1, { ...sheetPlace, reason }),
  /** A yellow card: several make a penalty, by the regulation of the tournament. */
  cardShown: defineEvent('sheet.card-shown', 1, {
    ...sheetPlace,
    card: cardNumber,
    seat,
    contestant,
    reason,
  }),
  /** A player has thought for so long, by the clock at the table. */
  timeUsed: defineEvent('sheet.time-used', 1, {
    ...sheetPlace,
    seat,
    contestant,
    seconds: z.int().min(1).max(MOST_SECONDS),
  }),
  /** The clock at the table was wrong: so long it was in all. */
  timeCorrected: defineEvent('sheet.time-corrected', 1, {
    ...sheetPlace,
    seat,
    contestant,
    seconds: z.int().min(0).max(MOST_SECONDS),
    reason,
  }),
  cardTakenBack: defineEvent('sheet.card-taken-back', 1, { ...sheetPlace, card: cardNumber, reason }),
} as const;

export type SheetEvent = EventOf<typeof sheetEvents>;
