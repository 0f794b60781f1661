import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Asks for the official seal at the end of the correction period, and for an amended one after a later change. */
export const REQUEST_DUE_SEAL = defineJob({
  queue: 'publication',
  name: 'request-due-seal',
  data: z.strictObject({
    tournament: z.uuid(),
    kind: z.enum(['official', 'amended']),
    /** The last line that has changed what is to be sealed. */
    after: z.int().positive(),
    /** When the last correction period ends, in milliseconds since the epoch: another time is another job. */
    from: z.int().min(0),
  }),
  id: ({ tournament, kind, after, from }) => `request-due-seal-${tournament}-${kind}-${after}-${from}`,
  delayUntil: ({ from }) => from,
});

/**
 * The processor of `request-due-seal`: sends `tournament.request-due-seal`. That command decides from the journal
 * whether the seal is still due and nothing prevents it.
 */
export function requestDueSeal(): Processor<z.output<typeof REQUEST_DUE_SEAL.data>> {
  return async ({ tournament, kind, after }, { dispatch }) => {
    await dispatch('tournament.request-due-seal', tournament, { kind, after });
  };
}
