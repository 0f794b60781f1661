import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { roundNumber, sectionName, sessionName, tableName } from '../journal/names.js';

const round = roundNumber;

const session = sessionName;
/** The section whose clock it is, if sections start rounds apart. */
const section = sectionName.optional();
/** Microseconds since the epoch. */
const moment = z.int().positive();
const ends = moment;
/** Minutes more or fewer. */
const adjustment = z.int().min(-120).max(120);

/** A break: so many minutes, or until a moment. */
export const plannedBreak = z.union([
  z.strictObject({ minutes: z.int().min(1).max(600) }),
  z.strictObject({ until: moment }),
]);

/** What can happen in a stream `session/<session>/clock`. */
export const clockEvents = {
  /** A round's time begins: the change, until play begins, then play, until it ends. */
  started: defineEvent('clock.started', 1, {
    session,
    section,
    round,
    /** Left out in old journals, which have the end only. */
    begins: moment.optional(),
    ends,
    /** Of a round that is timed by board: how many, and minutes for sitting down. */
    boards: z.strictObject({ count: z.int().min(1), settle: z.int().min(0) }).optional(),
    /** The clock has called the round by itself. */
    byItself: z.literal(true).optional(),
  }),
  /** The start of the round is undone: the clock shows the round before; `left`: it stands with this much time left. */
  takenBack: defineEvent('clock.taken-back', 1, { session, section, round, left: z.int().min(0).optional() }),
  /** The clock stands; `left` microseconds of the round are to come. */
  paused: defineEvent('clock.paused', 1, { session, section, left: z.int() }),
  resumed: defineEvent('clock.resumed', 1, { session, section, ends }),
  /** More time, or less: for the round, or for the break that is on; `fromNowOn` for every round to come, too. */
  adjusted: defineEvent('clock.adjusted', 1, {
    session,
    section,
    minutes: adjustment,
    fromNowOn: z.literal(true).optional(),
  }),
  /** A break behind a round; null: none after all. */
  breakPlanned: defineEvent('clock.break-planned', 1, {
    session,
    section,
    afterRound: roundNumber,
    break: plannedBreak.nullable(),
  }),
  breakBegan: defineEvent('clock.break-began', 1, { session, section, afterRound: roundNumber, ends }),
  /** Over before the next round is called. */
  breakEnded: defineEvent('clock.break-ended', 1, { session, section }),
  /** A table has minutes of its own in a round, beside those that it was given before. */
  tableGiven: defineEvent('clock.table-given', 1, {
    session,
    section,
    table: tableName,
    round,
    minutes: adjustment,
  }),
} as const;

export type ClockEvent = EventOf<typeof clockEvents>;
