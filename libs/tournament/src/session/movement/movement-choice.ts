import { z } from 'zod';
import { FAMILIES_OF_PAIRS } from '#movement';
import { teamMovementChoice } from '../../team/team-movement.js';
import { movementData, roundsByTable } from '../section/section-data.js';

/** How a movement is asked for: by the rule that makes it, or row by row. */
export const movementChoice = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('made'),
    name: z.enum(FAMILIES_OF_PAIRS),
    tables: z.int().min(2).max(200),
    rounds: z.int().min(1).max(200),
    /** The number of the pair that is missing; East-West k of a movement with two lines is T + k. */
    phantom: z.int().min(1).max(400).optional(),
    arrowSwitched: z.array(z.int().min(1).max(200)).max(200).optional(),
    /** Instead of whole rounds: `scrambled[table - 1]` are the rounds with turned boards at that table. */
    scrambled: roundsByTable.optional(),
    /** All tables play the same boards in a round. */
    barometer: z.literal(true).optional(),
    /** Exchanges North–South and East–West: for a section whose sit-outs meet those of another. */
    sidesExchanged: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('teams'), teams: teamMovementChoice }),
  /** Individuals, with other partners in each round (`individualFor` of #movement). */
  z.strictObject({
    kind: z.literal('individuals'),
    players: z.int().min(1).max(800),
    rounds: z.int().min(1).max(200).optional(),
    /** All tables play the same boards in a round. */
    barometer: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('rows'), movement: movementData.omit({ drawn: true, teams: true }) }),
]);
export type ChosenMovement = z.infer<typeof movementChoice>;
