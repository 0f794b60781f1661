import type { KnockoutSeen, MatchOfKnockout } from '../api/knockoutDocuments.js';

/** The matches that are tied, and that nobody has won: extra boards or the director decide them. */
export function openTies({ rounds }: Pick<KnockoutSeen, 'rounds'>): MatchOfKnockout[] {
  return rounds.flatMap(({ matches }) => matches).filter(({ tied, winner }) => tied && winner === null);
}
