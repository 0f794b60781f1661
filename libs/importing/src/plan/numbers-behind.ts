/** Each sixteenth board has the dealer and the vulnerability of board 1. */
const SAME_CONDITIONS = 16;

/** By how much the numbers of boards are raised to stand behind a highest one, with the same dealer and vulnerability. */
export function numbersBehind(highest: number): number {
  return SAME_CONDITIONS * Math.ceil(highest / SAME_CONDITIONS);
}
