import { Rational, type RunningScore } from '#scoring';
import type { Browser } from '../../server/browser.js';
import type { PlayedGame } from '../play/play-game.js';
import { SESSION } from '../session.js';

/** What is looked at of the matches of a session. */
interface Matches {
  readonly matches: readonly {
    readonly segments: readonly { readonly before: { readonly home: string; readonly away: string } }[];
  }[];
}

/** The running score of a played match before each of its segments, as the server tells it. */
export async function runningOfServer(
  browser: Browser,
  { tournament, position }: Pick<PlayedGame, 'tournament' | 'position'>,
): Promise<RunningScore[]> {
  const path = `/api/tournaments/${tournament}/sessions/${SESSION}/matches?after=${position}`;
  const { matches } = (await browser.get(path)) as unknown as Matches;
  return matches[0]!.segments.map(({ before: { home, away } }) => ({
    home: Rational.parse(home),
    away: Rational.parse(away),
  }));
}
