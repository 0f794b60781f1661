import { stored } from './stored.js';

/** Whether the last request was answered by the server at all. */
export const reachability = stored(true);

/** Notes whether the last request was answered by the server at all. */
export function noteReached(answered: boolean): void {
  reachability.become(answered);
}
