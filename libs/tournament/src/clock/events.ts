import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { roundNumber, sessionName } from '../names.js';

const session = sessionName;
/** Microseconds since the epoch. */
const moment = z.int().positive();

/** What can happen in a stream `session/<session>/clock`. */
export const clockEvents = {
  /** A round's time begins: until when it lasts. */
  started: defineEvent('clock.started', 1, z.strictObject({ session, round: roundNumber, ends: moment })),
  /** The clock stands; `left` microseconds of the round are to come. */
  paused: defineEvent('clock.paused', 1, z.strictObject({ session, left: z.int() })),
  resumed: defineEvent('clock.resumed', 1, z.strictObject({ session, ends: moment })),
  /** More time, or less. */
  adjusted: defineEvent(
    'clock.adjusted',
    1,
    z.strictObject({ session, minutes: z.int().min(-120).max(120) }),
  ),
} as const;

export type ClockEvent = EventOf<typeof clockEvents>;
