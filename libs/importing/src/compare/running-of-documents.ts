import { Rational, type RunningScore } from '#scoring';

type Score = { readonly home: string; readonly away: string };
type SideOfMatch = { readonly victoryPoints: { readonly points: string } | null };

/** What is looked at of the matches of a session; figures are fractions as text. */
export interface Matches {
  readonly matches: readonly {
    readonly awarded: Score | null;
    readonly score: { readonly home: SideOfMatch; readonly away: SideOfMatch } | null;
    readonly running: Score;
    readonly segments: readonly {
      readonly home: { readonly table: string; readonly round: number };
      readonly before: Score;
      /** A board that is not shown has no points. */
      readonly boards: readonly {
        readonly board: number;
        readonly points?: { readonly home: string | null };
      }[];
    }[];
  }[];
  readonly standing: readonly {
    readonly team: string;
    readonly place: number | null;
    readonly last: number | null;
    readonly total: string;
  }[];
}

/** The running score of a played match before each of its segments, as its document tells it. */
export function runningOfDocument({ matches }: Matches, match = 0): RunningScore[] {
  return matches[match]!.segments.map(({ before: { home, away } }) => ({
    home: Rational.parse(home),
    away: Rational.parse(away),
  }));
}
