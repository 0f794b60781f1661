import { Rational, type RunningScore } from '#scoring';

/** What is looked at of the matches of a session. */
export interface Matches {
  readonly matches: readonly {
    readonly segments: readonly { readonly before: { readonly home: string; readonly away: string } }[];
  }[];
}

/** The running score of a played match before each of its segments, as its document tells it. */
export function runningOfDocument({ matches }: Matches, match = 0): RunningScore[] {
  return matches[match]!.segments.map(({ before: { home, away } }) => ({
    home: Rational.parse(home),
    away: Rational.parse(away),
  }));
}
