import type { KnockoutSeen, MatchOfKnockout } from '../api/knockoutDocuments.js';

/** The matches that are tied, and that nobody has won: extra boards or the director decide them. */
export function openTies({ rounds }: Pick<KnockoutSeen, 'rounds'>): MatchOfKnockout[] {
  return rounds.flatMap(({ matches }) => matches).filter(({ tied, winner }) => tied && winner === null);
}

/** The tied matches that the next round waits for: it is opened when all before it are won. */
export function tiesBeforeNext({ rounds, next }: Pick<KnockoutSeen, 'rounds' | 'next'>): MatchOfKnockout[] {
  return next === null ? [] : openTies({ rounds: rounds.slice(0, next - 1) });
}
