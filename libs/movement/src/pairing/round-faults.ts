/** What is to be avoided in a round. */
export interface RoundFault {
  /** 'together': two are to be kept apart where that can be. */
  readonly kind: 'rematch' | 'banned' | 'together';
  readonly entries: readonly [string, string];
}

/** What a round has that is to be avoided: it knows nothing of how rounds are drawn, so that one keeps the other honest. */
export function roundFaults(
  matches: readonly (readonly [string, string])[],
  met: readonly (readonly [string, string])[],
  bans: readonly (readonly [string, string])[] = [],
  apart: readonly (readonly string[])[] = [],
): RoundFault[] {
  const isAmong = (pairs: readonly (readonly [string, string])[], [a, b]: readonly [string, string]) =>
    pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  return matches.flatMap((entries): RoundFault[] => [
    ...(isAmong(met, entries) ? [{ kind: 'rematch' as const, entries }] : []),
    ...(isAmong(bans, entries) ? [{ kind: 'banned' as const, entries }] : []),
    ...(apart.some((group) => entries.every((entry) => group.includes(entry)))
      ? [{ kind: 'together' as const, entries }]
      : []),
  ]);
}
