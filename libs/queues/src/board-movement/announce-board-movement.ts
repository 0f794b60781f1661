import { z } from 'zod';
import { defineJob, idOfJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Announces which boards go where after a round. */
export const ANNOUNCE_BOARD_MOVEMENT = defineJob({
  queue: 'board-movement',
  name: 'announce-board-movement',
  data: z.strictObject({
    tournament: z.uuid(),
    session: z.string(),
    afterRound: z.int().positive(),
    /** Where sections are called apart: the one whose boards go. */
    section: z.string().optional(),
    /** Which change of the ways it follows, where one has changed what was announced: that is announced anew. */
    change: z.int().positive().optional(),
  }),
  id: ({ tournament, session, afterRound, section, change }) =>
    idOfJob(
      'announce-board-movement',
      tournament,
      session,
      section,
      afterRound,
      change === undefined ? undefined : `anew${change}`,
    ),
});

/**
 * The processor of `announce-board-movement`: sends `session.announce-board-movement`. That command decides from the
 * journal which boards North carries where (Law 8A2), and which tables still hold boards that others wait for.
 */
export function announceBoardMovement(): Processor<z.output<typeof ANNOUNCE_BOARD_MOVEMENT.data>> {
  return async ({ tournament, change: _change, ...body }, { dispatch }) => {
    await dispatch('session.announce-board-movement', tournament, body);
  };
}
