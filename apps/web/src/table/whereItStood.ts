import type { PairedDevice } from '../api/types.js';
import { forget, recall, remember } from '../browser/memory.js';

const KEY = 'tirage.stood';

/** Where the results of a session are that a phone stood at a table of. */
export function resultsPath({ tournament, session }: Pick<PairedDevice, 'tournament' | 'session'>): string {
  return `/tournaments/${tournament}/session/${session}`;
}

/** Notes for which table this phone stands: when it does no more, it still leads to the results. */
export function noteWhereItStands(device: PairedDevice): void {
  remember(KEY, resultsPath(device));
}

/** Where the results of the session are that this phone stood at a table of last; undefined: of none. */
export function resultsOfLast(): string | undefined {
  const path = recall(KEY);
  return path?.startsWith('/tournaments/') ? path : undefined;
}

/** Nothing of the table is remembered. */
export function forgetWhereItStood(): void {
  forget(KEY);
}
