import { z } from 'zod';
import { defineJob, idOfJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Calls a round at the end of the time of the round before, where the clock of a session does that by itself. */
export const CALL_ROUND_BY_CLOCK = defineJob({
  queue: 'board-movement',
  name: 'call-round-by-clock',
  data: z.strictObject({
    tournament: z.uuid(),
    session: z.string(),
    round: z.int().positive(),
    /** Where sections are called apart: the one whose round it is. */
    section: z.string().optional(),
    /** When it is to be, in milliseconds since the epoch: another time is another job. */
    due: z.int().min(0),
  }),
  id: ({ tournament, session, round, section, due }) =>
    idOfJob('call-round-by-clock', tournament, session, section, round, due),
  delayUntil: ({ due }) => due,
});

/** The tables of a session for which a phone stands now. */
export type TablesWithPhone = (tournament: string, session: string) => Promise<readonly string[]>;

/**
 * The processor of `call-round-by-clock`: sends `session.call-round-by-clock`. That command decides from the journal
 * whether the round is still to be started, and whether a break is planned instead. Tables without a phone move on with
 * it.
 */
export function callRoundByClock(
  tablesWithPhone: TablesWithPhone,
): Processor<z.output<typeof CALL_ROUND_BY_CLOCK.data>> {
  return async ({ tournament, ...body }, { dispatch }) => {
    const phones = await tablesWithPhone(tournament, body.session);
    await dispatch('session.call-round-by-clock', tournament, { ...body, phones });
  };
}
