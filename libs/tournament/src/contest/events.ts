import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/event.js';
import { contestName, contestantName, sessionName } from '../journal/names.js';
import { textReference } from '../journal/texts.js';
import { contestSettings } from './settings.js';

/** A penalty's id, in small letters so that there is one way to write it. */
export const penaltyId = z.uuid().toLowerCase();

/** Somebody who takes part, by one of the sessions in which it does. */
export const participant = { session: sessionName, contestant: contestantName } as const;

/** Hundredths of a point, or of a percentage point where the total is one. */
export const hundredths = z.int().min(-100_000_000).max(100_000_000);

/** What a director decides about somebody who may go on. */
export const goingOn = z.enum(['goes-on', 'declines']);

/** What can happen in a stream `contest/<contest>`: to what the Laws call an event, a contest of one or more sessions. */
export const contestEvents = {
  /** Which sessions make it and how they count; with the reason where that was changed once one of them had started. */
  chosen: defineEvent('contest.chosen', 1, {
    contest: contestName,
    settings: contestSettings,
    reason: textReference.optional(),
  }),
  /** What contestants bring along, given by hand: the later amount holds, in the place of what a formula says. */
  carried: defineEvent('contest.carried', 1, {
    contest: contestName,
    amounts: z.array(z.strictObject({ ...participant, hundredths: hundredths.nullable() })).min(1),
    reason: textReference,
  }),
  /** Taken off the total: a line of its own, which touches no session. */
  penaltyGiven: defineEvent('contest.penalty-given', 1, {
    contest: contestName,
    penalty: penaltyId,
    ...participant,
    hundredths: z.int().min(1).max(100_000_000),
    reason: textReference,
  }),
  penaltyWithdrawn: defineEvent('contest.penalty-withdrawn', 1, {
    contest: contestName,
    penalty: penaltyId,
    reason: textReference,
  }),
  /**
   * The director has decided who qualifies where places alone do not tell: those who tie for the last places, and those
   * who decline and make room for the next. Empty: by places. The later decision holds.
   */
  goingOnDecided: defineEvent('contest.going-on-decided', 1, {
    contest: contestName,
    decisions: z.array(z.strictObject({ ...participant, decision: goingOn.nullable() })).min(1),
    reason: textReference,
  }),
  /** Chosen by mistake: its sessions stay, each by itself. */
  abandoned: defineEvent('contest.abandoned', 1, { contest: contestName, reason: textReference.optional() }),
} as const;

export type ContestEvent = EventOf<typeof contestEvents>;
