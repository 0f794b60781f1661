import type { Preparation, Step } from './steps.js';

/** What is not there yet when a session is to be started, and the step that leads to it. */
export type MissingAtStart = 'not-entered' | 'no-names' | 'no-seats' | 'no-deals';

/** Where each is set. */
export const STEP_OF = {
  'not-entered': 'entries',
  'no-names': 'entries',
  'no-seats': 'seats',
  'no-deals': 'deals',
} as const satisfies Readonly<Record<MissingAtStart, Step>>;

/** What is missing of a preparation. A session can be played without each of it: numbers are enough. */
export function missingAtStart({ entered, listed, waiting, undealt = 0 }: Preparation): MissingAtStart[] {
  return [
    ...(listed ? (['not-entered'] as const) : []),
    ...(entered === 0 && !listed ? (['no-names'] as const) : []),
    ...(waiting > 0 ? (['no-seats'] as const) : []),
    ...(undealt > 0 ? (['no-deals'] as const) : []),
  ];
}

/** Whether it is asked about before the start: who plays where is hardly left open on purpose, deals are. */
export function asksAtStart(missing: readonly MissingAtStart[]): boolean {
  return missing.some((each) => each !== 'no-deals');
}
