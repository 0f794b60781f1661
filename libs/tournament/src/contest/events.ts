import { z } from 'zod';
import { contestantName, contestName, sessionName } from '../journal/names.js';
import { contestTable, exactDecimal, masterPointTable } from '../standings/session-standings.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { textReference } from '../journal/texts.js';

const contest = contestName;
const reason = textReference;

/** A part of something: '1/3', '0.5'. */
export const fraction = z.string().regex(/^\d{1,4}(\/[1-9]\d{0,3}|\.\d{1,4})?$/);
const decimals = z.int().min(0).max(4).optional();

/** What contestants take from a qualification into the sessions of the contest. */
const carry = z.strictObject({
  /** The sessions of the qualification. */
  from: z.array(sessionName).min(1).max(50),
  regulation: z.discriminatedUnion('kind', [
    /** Half of what it had a board, in the boards and tops of the final (EBU White Book 2025). */
    z.strictObject({ kind: z.literal('ebu'), decimals }),
    /** A part of the score, or of what it is above or below the average; never more than `most` either way. */
    z.strictObject({
      kind: z.literal('part'),
      part: fraction,
      of: z.enum(['score', 'difference-to-average']),
      most: exactDecimal.optional(),
      decimals,
    }),
  ]),
});

/** What a contest is called. */
export const contestTitle = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]{1,80}$/u);

/** Which sessions make a contest, and how they become one result. */
export const contestSettings = z.strictObject({
  title: contestTitle,
  /**
   * Which kind it ranks: teams, by their matches; players, each with what they had with any partner; left out: the
   * contestants of its sessions.
   */
  of: z.enum(['teams', 'players']).optional(),
  /** Sessions that are still to be created, too. */
  sessions: z.array(sessionName).min(1).max(50),
  /**
   * sum: the scores together. percentage: the scores in percent of the maxima together, so that long sessions weigh more.
   * mean-of-percentages: each session is as good as another. mean: the mean of the scores. master-points: those that
   * the tables of the sessions give for places, together.
   */
  total: z.enum(['sum', 'mean', 'percentage', 'mean-of-percentages', 'master-points']),
  /** Only so many of the best sessions count. */
  best: z.int().min(1).max(50).optional(),
  /** How many sessions a participant has to play to take a place. */
  least: z.int().min(1).max(50).optional(),
  /** What those have for a session that is missing who came in later, or stayed away. */
  dropIn: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), percent: exactDecimal }),
      z.strictObject({ kind: z.literal('mean') }),
    ])
    .optional(),
  carry: carry.optional(),
  /** How many go on, into a final. */
  qualify: z.int().min(1).max(10_000).optional(),
  tables: z.array(contestTable).max(40),
  masterPoints: masterPointTable.optional(),
});
export type ContestSettings = z.infer<typeof contestSettings>;

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
    contest,
    settings: contestSettings,
    reason: textReference.optional(),
  }),
  /** What contestants bring along, given by hand: the later amount holds, in the place of what a formula says. */
  carried: defineEvent('contest.carried', 1, {
    contest,
    amounts: z.array(z.strictObject({ ...participant, hundredths: hundredths.nullable() })).min(1),
    reason,
  }),
  /** Taken off the total: a line of its own, which touches no session. */
  penaltyGiven: defineEvent('contest.penalty-given', 1, {
    contest,
    penalty: penaltyId,
    ...participant,
    hundredths: z.int().min(1).max(100_000_000),
    reason,
  }),
  penaltyWithdrawn: defineEvent('contest.penalty-withdrawn', 1, { contest, penalty: penaltyId, reason }),
  /**
   * The director has decided who qualifies where places alone do not tell: those who tie for the last places, and those
   * who decline and make room for the next. Empty: by places. The later decision holds.
   */
  goingOnDecided: defineEvent('contest.going-on-decided', 1, {
    contest,
    decisions: z.array(z.strictObject({ ...participant, decision: goingOn.nullable() })).min(1),
    reason,
  }),
  /** Chosen by mistake: its sessions stay, each by itself. */
  abandoned: defineEvent('contest.abandoned', 1, { contest, reason: textReference.optional() }),
} as const;

export type ContestEvent = EventOf<typeof contestEvents>;
