import type { KnockoutState, RoundOfKnockout } from './knockout-data.js';

/** The sessions in which the matches of an opened round are played: that of the round, and those of extra boards. */
export function sessionsOfMatches(
  { extras }: Pick<KnockoutState, 'extras'>,
  { session, matches }: Pick<RoundOfKnockout, 'session' | 'matches'>,
): string[] {
  return [...(session === null ? [] : [session]), ...matches.flatMap(({ match }) => extras[match] ?? [])];
}
