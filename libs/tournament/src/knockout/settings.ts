import { z } from 'zod';
import { contestTitle } from '../contest/settings.js';
import { sessionName } from '../journal/names.js';
import { carryRule } from '../team/carry-rule.js';

/** The most teams that play a knockout: those of its first round play in one session. */
export const MOST_IN_KNOCKOUT = 128;

/** The most boards of a segment. */
export const MOST_BOARDS = 40;

/** How a knockout is played. */
export const knockoutSettings = z.strictObject({
  title: contestTitle,
  /** How far down places are played for. */
  places: z.enum(['first', 'third', 'all']),
  /** What a match has when its round is opened, as long as nobody says otherwise: so many segments of so many boards. */
  segments: z.int().min(1).max(16),
  boards: z.int().min(1).max(MOST_BOARDS),
  /** How many of the first seeds choose their opponents among the teams of the first round. */
  choosers: z
    .int()
    .min(1)
    .max(MOST_IN_KNOCKOUT / 2)
    .optional(),
  /** What the higher seed begins a match with, in hundredths: a part of an IMP makes a tie impossible. */
  higherSeed: z.int().min(1).max(100_000).optional(),
  /** What the teams of a match have from the one that they played in an earlier session. */
  carry: carryRule.extend({ from: sessionName }).optional(),
});
export type KnockoutSettings = z.infer<typeof knockoutSettings>;
