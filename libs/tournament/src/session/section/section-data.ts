import { z } from 'zod';
import { TABLES_WANTED } from '#movement';
import { fraction } from '../../contest/settings.js';
import { boardNumber, contestantName, roundNumber, sectionName } from '../../journal/names.js';
import { drawOptions } from './draw-options.js';
import { exactDecimal } from '../../standings/session-standings.js';
import { movementData } from './movement-data.js';

/** Teams of three: the sum of its players is a team's, and they do not meet where there is a draw without that. */
export const teamsOfThree = z
  .array(
    z.strictObject({
      team: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}]*$/u),
      players: z.array(contestantName).length(3),
    }),
  )
  .min(1)
  .max(300)
  .refine((teams) => areDifferent(teams.flatMap(({ players }) => players)), {
    error: 'each player in one team, once',
  })
  .refine((teams) => areDifferent(teams.map(({ team }) => team)), { error: 'each team once' });

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** What those who go on take along of their scores: a part, no more than `most` up or down. */
export const takenAlong = z.strictObject({ share: fraction, most: exactDecimal.optional() });
export type TakenAlong = z.infer<typeof takenAlong>;

/** How the round after a cut is drawn: 'final': the best four at the first table, the next four at the second ... */
export const drawnAs = z.enum(['swiss', 'final']);

/** A cut of the field that is announced beforehand. */
export const announcedCut = z.strictObject({
  /** The round after which it is made. */
  after: roundNumber,
  /** So many go on. */
  stay: z.int().min(3).max(1000),
  as: drawnAs.default('swiss'),
  /** Left out: everything. */
  carry: takenAlong.optional(),
});
export type AnnouncedCut = z.infer<typeof announcedCut>;

/** How players are drawn to tables of four and three. */
export const tablesWanted = z.strictObject({
  /** Each round by the standings; everybody meets everybody; at random, with no repeat as long as there is such a draw. */
  draw: z.enum(['swiss', 'round-robin', 'random']),
  /** Which tables are wanted: the others are as few as the number of players allows. */
  wanted: z.enum(TABLES_WANTED),
  /** Who does not meet where there is a draw without that: a team, a club. */
  apart: z.array(z.array(contestantName).min(2).max(400)).max(400).optional(),
  teams: teamsOfThree.optional(),
  /** Left out: nobody is cut, or it is decided later. */
  cuts: z.array(announcedCut).min(1).max(10).optional(),
});
export type TablesToDraw = z.infer<typeof tablesWanted>;

/** A section: its movement as data, which boards its sets are and how many copies of them there are. */
export const sectionData = z.strictObject({
  section: sectionName,
  movement: movementData,
  /** 0: no board is played at two tables, each table deals for itself. */
  boardsPerRound: z.int().min(0).max(64),
  firstBoard: boardNumber,
  /** At most so many copies of each board, which tables share; left out: as many as keep the tables apart. */
  copies: z.int().min(1).max(200).optional(),
  /** Tables may play one copy in the same round, board by board; left out: only where the movement is made for it. */
  shared: z.literal(true).optional(),
  /** The section with whose copies it plays, so many as that one has; left out: with copies of its own. */
  boardsWith: sectionName.optional(),
  /**
   * The section whose sit-outs come to the tables of this one, to meet those who would sit out here; until before a round
   * from which on one of the two has had another movement.
   */
  hosts: z.strictObject({ section: sectionName, untilRound: roundNumber.optional() }).optional(),
  /** For individuals at tables of three and four: how those are drawn. */
  tables: tablesWanted.optional(),
  /** How its rounds are drawn, where its movement is drawn round by round. */
  draw: drawOptions.optional(),
});
export type SectionData = z.infer<typeof sectionData>;
