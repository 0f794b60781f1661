import { z } from 'zod';
import { defineJob, idOfJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Says that the boards of a table are not there when the play of a round begins, or later on. */
export const ALERT_MISSING_BOARDS = defineJob({
  queue: 'board-movement',
  name: 'alert-missing-boards',
  data: z.strictObject({
    tournament: z.uuid(),
    session: z.string(),
    table: z.string(),
    round: z.int().positive(),
    /** When play begins, in milliseconds since the epoch: another time is another job. */
    begins: z.int().min(0),
    /** When the table may be silent no longer, likewise; left out: its boards are known to be elsewhere. */
    due: z.int().min(0).optional(),
  }),
  id: ({ tournament, session, table, round, begins, due }) =>
    idOfJob('alert-missing-boards', tournament, session, table, round, begins, due),
  delayUntil: ({ begins, due }) => due ?? begins,
});

/**
 * The processor of `alert-missing-boards`: sends `table.alert-missing-boards`. That command decides from the journal
 * whether the boards are still missing, and who had them last. It waits until play begins, because boards are carried
 * in the change; if only a table's silence tells of them, it waits until that has lasted too long.
 */
export function alertMissingBoards(): Processor<z.output<typeof ALERT_MISSING_BOARDS.data>> {
  return async ({ tournament, ...body }, { dispatch }) => {
    await dispatch('table.alert-missing-boards', tournament, body);
  };
}
