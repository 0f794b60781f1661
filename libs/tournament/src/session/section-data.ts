import { z } from 'zod';
import { boardNumber, roundNumber, sectionName } from '../names.js';
import { drawOptions } from './draw-options.js';
import { movementData } from './movement-data.js';

/** A section: its movement as data, which boards its sets are and how many copies of them there are. */
export const sectionData = z.strictObject({
  section: sectionName,
  movement: movementData,
  boardsPerRound: z.int().min(1).max(64),
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
  /** How its rounds are drawn, where its movement is drawn round by round. */
  draw: drawOptions.optional(),
});
export type SectionData = z.infer<typeof sectionData>;
