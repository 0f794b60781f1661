/**
 * The round after which a printout with standings of score sheets is.
 *
 * @param upTo up to which round its reader sees sheets; all of them for those who see everything
 * @returns null for the standings so far, because the round in progress counts as well
 */
export function afterRound(
  session: { readonly status: string; readonly round: number },
  upTo: number,
): number | null {
  return session.status === 'closed' || upTo >= session.round ? null : upTo;
}
