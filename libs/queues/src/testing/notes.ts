import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';

/** A job of the tests: notes a number in the test journal, at once or not before a time. */
export const NOTE = defineJob({
  queue: 'publication',
  name: 'note',
  data: z.strictObject({ tournament: z.uuid(), number: z.int(), notBefore: z.int().optional() }),
  id: ({ tournament, number }) => `note-${tournament}-${number}`,
  delayUntil: ({ notBefore }) => notBefore,
});

/** Another job of the tests, in another queue. */
export const COPY = defineJob({
  queue: 'duplication',
  name: 'copy',
  data: z.strictObject({ tournament: z.uuid(), number: z.int() }),
  id: ({ tournament, number }) => `copy-${tournament}-${number}`,
});
