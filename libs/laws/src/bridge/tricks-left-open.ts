import type { Outcome } from './terms/terms.js';
import type { PlainRectification, Rectification } from './terms/rectification.js';

const LEFT_OPEN: readonly PlainRectification[] = [
  'doubt-against-claimer',
  'concession-cancelled',
  'agreement-withdrawn',
  'tricks-as-you-find',
  'doubt-against-who-mixed',
];

/**
 * Whether it is for the director to find how many tricks each side has: of claims and concessions the Laws name no number
 * (65D, 66D, 69B, 70A, 71 and 79B).
 */
export function leavesTricksOpen({ kind }: Rectification): boolean {
  return (LEFT_OPEN as readonly string[]).includes(kind);
}

/** Whether it is still to be found how many tricks are transferred: play does not go on, which would tell. */
export function asksForTricks({ rectifications }: Outcome): boolean {
  return rectifications.some(leavesTricksOpen) && !rectifications.some(({ kind }) => kind === 'play-on');
}

/** What says how many: the tricks, that there are none, or a score in the place of the result. */
const SAYS_TRICKS = ['tricks', 'result-stands', 'score'];

/**
 * Whether a ruling leaves unsaid how many tricks are transferred, though it is on a play and the Laws leave that to the
 * director.
 *
 * @param effects what it does, by its kinds
 * @param plays how many it is about: without one there is no result
 */
export function leavesTricksUnsaid(
  outcomes: readonly Outcome[],
  effects: readonly { readonly kind: string }[],
  plays: number,
): boolean {
  const isSaid = effects.some(({ kind }) => SAYS_TRICKS.includes(kind));
  return plays > 0 && !isSaid && outcomes.some(asksForTricks);
}
