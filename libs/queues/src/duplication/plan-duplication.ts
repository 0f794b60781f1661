import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Says how many copies of each board of a set are needed. */
export const PLAN_DUPLICATION = defineJob({
  queue: 'duplication',
  name: 'plan-duplication',
  data: z.strictObject({ tournament: z.uuid(), set: z.string(), request: z.int().positive() }),
  id: ({ tournament, set, request }) => `plan-duplication-${tournament}-${set}-${request}`,
});

/** Which sessions play the boards of a set, by the last journal entry. */
export interface SessionsOfSet {
  sessionsOf(tournament: string, set: string): Promise<readonly string[]>;
}

/**
 * The processor of `plan-duplication`: sends `deal-set.plan-duplication` with the sessions that play the set; the decision
 * has the copies from their board plans.
 */
export function planDuplication(sets: SessionsOfSet): Processor<z.output<typeof PLAN_DUPLICATION.data>> {
  return async ({ tournament, set, request }, { dispatch }) => {
    const sessions = await sets.sessionsOf(tournament, set);
    await dispatch('deal-set.plan-duplication', tournament, { set, request, sessions });
  };
}
