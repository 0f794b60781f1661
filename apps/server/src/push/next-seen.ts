/** When it is tried next, for those who read it: what is overdue, or due at once, is tried now. */
export function nextSeen(due: Date | undefined, now = new Date()): Date | null {
  return due === undefined ? null : new Date(Math.max(due.getTime(), now.getTime()));
}
