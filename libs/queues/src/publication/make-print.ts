import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';
import { PermanentFailure } from '../jobs/job-failure.js';

/** Makes a printout as PDF. Its contents are kept where it was asked for, never in the job. */
export const MAKE_PRINT = defineJob({
  queue: 'publication',
  name: 'make-print',
  data: z.strictObject({ tournament: z.uuid(), print: z.uuid() }),
  id: ({ print }) => `make-print-${print}`,
  // A seal or a reveal does not wait for a hundred pages.
  afterOthers: true,
});

/** Where prints are asked for and kept. */
export interface PrintMaker {
  /**
   * Prints what was asked for, unless that is done or nobody wants it any more. Gives false when it cannot be printed: it
   * is kept as failed.
   */
  make(print: string, signal: AbortSignal): Promise<boolean>;
}

/**
 * The processor of `make-print`. It ends in a file beside the journals, not in an event: a print changes nothing in a
 * journal, anybody may want one, also of closed journals, and lines of its own would make the printout out of date. The
 * request is kept where the file will be, so that an emptied queue is filled again from there.
 */
export function makePrint(prints: PrintMaker): Processor<z.output<typeof MAKE_PRINT.data>> {
  return async ({ print }, { signal }) => {
    if (!(await prints.make(print, signal))) throw new PermanentFailure('print.not-made', { print });
  };
}
