/** What is to be avoided in a round. */
export interface RoundFault {
  readonly kind: 'rematch' | 'banned';
  readonly entries: readonly [string, string];
}

/** What a round has that is to be avoided: it knows nothing of how rounds are drawn, so that one keeps the other honest. */
export function roundFaults(
  matches: readonly (readonly [string, string])[],
  met: readonly (readonly [string, string])[],
  bans: readonly (readonly [string, string])[] = [],
): RoundFault[] {
  const isAmong = (pairs: readonly (readonly [string, string])[], [a, b]: readonly [string, string]) =>
    pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  return matches.flatMap((entries): RoundFault[] => [
    ...(isAmong(met, entries) ? [{ kind: 'rematch' as const, entries }] : []),
    ...(isAmong(bans, entries) ? [{ kind: 'banned' as const, entries }] : []),
  ]);
}
