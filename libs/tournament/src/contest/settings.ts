import { z } from 'zod';
import { sessionName } from '../journal/names.js';
import { contestTable, exactDecimal, masterPointTable } from '../standings/session-standings.js';

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
  /** Which kind it ranks: teams, by their matches; left out: the contestants of its sessions. */
  of: z.literal('teams').optional(),
  /** Sessions that are still to be created, too. */
  sessions: z.array(sessionName).min(1).max(50),
  /**
   * sum: the scores together. percentage: the scores in percent of the maxima together, so that long sessions weigh more.
   * mean-of-percentages: each session is as good as another. mean: the mean of the scores.
   */
  total: z.enum(['sum', 'mean', 'percentage', 'mean-of-percentages']),
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
