import type { PlainRectification, Rectification } from './rectification.js';

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
