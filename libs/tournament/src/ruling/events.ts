import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { gameResult, lawReference, recordedWay, sheetLine } from '../games/games.js';
import { foundByQuestions } from '../law-book/answers-by-order.js';
import {
  boardNumber,
  contestantName,
  lineNumber,
  playPlace,
  roundNumber,
  seated,
  seating,
  sessionName,
  sideName,
  tableName,
} from '../journal/names.js';
import { textReference } from '../journal/texts.js';
import { adjustment, withSidesApart } from '../law-book/adjustment.js';

const session = sessionName;
const contestant = contestantName;
const reason = textReference;

/** A ruling's id, in small letters so that there is one way to write it. */
export const rulingId = z.uuid().toLowerCase();
const ruling = rulingId;

const hundredths = z.int().min(1);

/** The size of a procedural penalty, in hundredths of its unit. */
export const penaltyAmount = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('percent-of-top'), hundredths: hundredths.max(100_000) }),
  z.strictObject({ unit: z.literal('percent-of-session'), hundredths: hundredths.max(10_000) }),
  z.strictObject({ unit: z.literal('matchpoints'), hundredths: hundredths.max(1_000_000) }),
  z.strictObject({ unit: z.literal('imps'), hundredths: hundredths.max(1_000_000) }),
  z.strictObject({ unit: z.literal('victory-points'), hundredths: hundredths.max(10_000) }),
]);
export type PenaltyAmount = z.infer<typeof penaltyAmount>;

const basis = {
  ruling: rulingId,
  law: lawReference,
  reason: textReference,
  facts: textReference.optional(),
} as const;

/** Ways through the law book, one leading to the next, and why the ruling departs from them. */
const finding = {
  ways: z.array(recordedWay).max(10),
  departs: textReference.optional(),
  /** What the players were told, and who was there. */
  told: textReference.optional(),
} as const;

/** Tricks that went to a side after play, and the result before. */
export const trickTransfer = z.strictObject({
  tricks: z.int().min(1).max(13),
  to: sideName,
  before: gameResult,
});
export type TrickTransfer = z.infer<typeof trickTransfer>;

/** What became of the deposit of an appeal. */
export const depositFate = z.enum(['none', 'returned', 'kept']);
export type DepositFate = z.infer<typeof depositFate>;

/** The plays at which a wrong copy of a board lay. */
export const fouledPlays = z
  .array(z.strictObject({ table: tableName, round: roundNumber }))
  .min(1)
  .max(500);

/** What a ruling is about: a play of a board; or of a sheet a line, or all of it. */
export const placeAbout = z.union([
  z.strictObject({ table: tableName, round: roundNumber, board: boardNumber }),
  z.strictObject({ table: tableName, round: roundNumber, line: lineNumber.optional() }),
]);
export type PlaceAbout = z.infer<typeof placeAbout>;

/** What can happen in a stream `ruling/<ruling>`. */
export const rulingEvents = {
  /** The director has ruled: how it was found, on which plays. What it does to scores comes next. */
  given: defineEvent(
    'ruling.given',
    2,
    {
      ...basis,
      ...finding,
      session,
      about: z.array(placeAbout).max(500),
      /** The call of a table that it answers. */
      call: z.strictObject({ table: tableName, call: z.int().min(1) }).optional(),
    },
    { 1: foundByQuestions },
  ),
  /** Another director has looked at it, and lets it stand. */
  reviewed: defineEvent('ruling.reviewed', 1, { ruling, reason: textReference.optional() }),
  /** It is another one now; its effects before are void, those behind this hold. */
  amended: defineEvent('ruling.amended', 2, { ...basis, ...finding }, { 1: foundByQuestions }),
  /** A contestant appeals (Law 92). */
  appealed: defineEvent('ruling.appealed', 1, { ruling, contestant, reason, deposit: z.boolean() }),
  appealWithdrawn: defineEvent('ruling.appeal-withdrawn', 1, { ruling, deposit: depositFate, reason }),
  /** The committee has decided (Law 93): the ruling stands, or effects behind this take the place of those before. */
  appealDecided: defineEvent('ruling.appeal-decided', 1, {
    ruling,
    decision: z.enum(['stands', 'changed']),
    law: lawReference,
    deposit: depositFate,
    committee: textReference.optional(),
    reason,
  }),
  /** The seats tell whose scores are adjusted, whatever becomes of the result and the schedule. */
  scoreAdjusted: defineEvent(
    'ruling.score-adjusted',
    3,
    { ...basis, ...playPlace, seating, adjustment, transfer: trickTransfer.optional() },
    { 1: withSidesApart, 2: (payload) => payload },
  ),
  /** Words to a contestant (Law 90A); they are counted over the tournament. */
  warningGiven: defineEvent('ruling.warning-given', 1, { ...basis, session, contestant }),
  /** A procedural penalty (Law 90): a line of its own in the contestant's account, never folded into a board. */
  penaltyGiven: defineEvent(
    'ruling.penalty-given',
    2,
    { ...basis, session, contestant, amount: penaltyAmount },
    { 1: (payload) => payload },
  ),
  /** Here another form of the board was played (Law 87, 2017): each form is compared with itself alone. */
  fieldSplit: defineEvent('ruling.field-split', 1, {
    ...basis,
    session,
    board: boardNumber,
    plays: fouledPlays,
  }),
  /** A line of a sheet is written or corrected: the new line, and the line that was there without the ruling. */
  lineRuled: defineEvent('ruling.line-ruled', 1, {
    ...basis,
    session,
    table: tableName,
    round: roundNumber,
    line: lineNumber,
    board: boardNumber.optional(),
    seated,
    what: sheetLine,
    /** Left out: it is a new line. */
    before: sheetLine.optional(),
  }),
  /** What it did to the score of one play is void: the deal did not count. The rest of it holds. */
  effectVoided: defineEvent('ruling.effect-voided', 1, { ruling, ...playPlace, reason }),
  withdrawn: defineEvent('ruling.withdrawn', 1, { ruling, reason }),
} as const;

export type RulingEvent = EventOf<typeof rulingEvents>;
