/**
 * After which round a printout with standings of sheets stands.
 *
 * @param upTo up to which round its reader sees sheets; all of them for those who see everything
 * @returns null where it has what there is so far, for the round in progress counts as well
 */
export function afterRound(
  session: { readonly status: string; readonly round: number },
  upTo: number,
): number | null {
  return session.status === 'closed' || upTo >= session.round ? null : upTo;
}
