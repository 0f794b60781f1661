import { hasTeams, keptOf, type MatchesAtLine, type MatchesWanted, type MatchResult } from '#tournament';
import { EVERYTHING, type StandingsSeen } from '../../visibility/standings-seen.js';
import { sessionOf, type PlayState, type SessionPlay } from '../play-state.js';
import { ALL, extentOf } from '../scoring/extent.js';
import { matchesOf } from '../matches.js';
import { LinesThatCount, scoredMatch } from '../teams/scored-matches.js';

/** How the matches stand that a command asks for; nothing where none of their sessions was there. */
export function matchesWantedOf(
  state: PlayState,
  { sessions, at }: MatchesWanted,
): MatchesAtLine | undefined {
  const known = sessions.flatMap((name) => sessionOf(state, name) ?? []);
  if (known.length === 0) return undefined;
  return { at, matches: known.flatMap((session) => matchResultsOf(session, EVERYTHING)) };
}

/** How the matches of a session stand, of the part of it that somebody sees, between the entries that play there. */
export function matchResultsOf(session: SessionPlay, seen: StandingsSeen): MatchResult[] {
  if (!hasTeams(session)) return [];
  const { entries } = session.teams;
  const lines = new LinesThatCount(session, seen.kind === 'everything' ? ALL : extentOf(seen));
  return matchesOf(session).flatMap((match) => {
    const [home, away] = [entries[match.home], entries[match.away]];
    if (home === undefined || away === undefined) return [];
    const { running, score, complete } = scoredMatch(session, match, lines);
    const more = running.home.compare(running.away);
    const given = keptOf(session.teams.awarded, match)?.to;
    return [
      {
        session: session.session,
        home,
        away,
        score: { home: running.home.toString(), away: running.away.toString() },
        begun: score.home.boards + score.away.boards > 0,
        complete: complete || given !== undefined,
        // A match that was given to a team is won by it, whatever was played of it.
        ahead: given ? { home, away }[given] : more === 0 ? null : more > 0 ? home : away,
      },
    ];
  });
}
