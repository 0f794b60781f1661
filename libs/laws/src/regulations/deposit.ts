const OF_TEAMS = /\s*\(teams\)$/;

/**
 * What is deposited with an appeal in an event of one kind, where a regulation names one for teams beside the others:
 * of `£20; £30 (teams)` `£30` for teams, else `£20`. Any other text is as it is.
 */
export function depositOf(deposit: string, kind: 'teams' | 'others'): string {
  const sums = deposit.split(';').map((sum) => sum.trim());
  const own = sums.filter((sum) => OF_TEAMS.test(sum) === (kind === 'teams'));
  if (own.length === 0 || own.length === sums.length) return deposit;
  return own.map((sum) => sum.replace(OF_TEAMS, '')).join('; ');
}
