import { isAwarded } from './awarded.js';
import { Rational, usualBye, type ByeWorth } from '#scoring';
import {
  contestantsDrawn,
  drawnIn,
  drawOptionsOf,
  isAway,
  lastDrawn,
  roundsOfDraw,
  whoMeets,
} from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { onScale } from './scored-matches.js';
import { scheduleOf } from '../schedule.js';
import { matchesOf } from '../matches.js';

/** A team is there for a match that was drawn, and meets nobody; or of three only one, and has a half match less. */
export interface Bye extends ByeWorth {
  readonly team: string;
  /** The rounds of the match that it would have had. */
  readonly from: number;
  readonly to: number;
  readonly half?: true;
}

/** The byes of a session that is drawn match by match: of matches that have been called, up to a round. */
export function byesIn(session: SessionPlay, upTo: number): Bye[] {
  const scheduled = scheduleOf(session);
  return session.sections.flatMap((data) => {
    if (data.movement.drawn === undefined || data.movement.teams === undefined) return [];
    const rounds = roundsOfDraw(data);
    const last = Math.min(lastDrawn(data), session.round, upTo);
    const teams = contestantsDrawn(data);
    const byes: Bye[] = [];
    for (let from = 1; from <= last; from += rounds) {
      const to = Math.min(data.movement.rounds, from + rounds - 1);
      if (to > upTo) break;
      const boards = (to - from + 1) * data.boardsPerRound;
      const meetings = drawnIn(scheduled, data, from).flatMap((play) => {
        const half = play.third !== undefined;
        return whoMeets(play).map((two) => ({ two, half }));
      });
      for (const team of teams.filter((one) => !isAway(scheduled, data, one, from))) {
        const own = meetings.filter(({ two }) => two.includes(team));
        const missed = own.filter(({ two }) => two.some((one) => isAway(scheduled, data, one, from)));
        // Whoever was left out of the draw would have had a whole match.
        const parts =
          own.length === 0
            ? [{ half: false }]
            : missed.filter(({ two }) => !isGiven(session, two, { from, to }));
        for (const { half } of parts) {
          const worth = worthOfBye(session, drawOptionsOf(data).teamBye, half ? boards / 2 : boards, half);
          byes.push({ team, from, to, ...(half && { half: true as const }), ...worth });
        }
      }
    }
    return byes;
  });
}

/** Whether the match that two teams would have in these rounds was given to one of them. */
function isGiven(
  session: SessionPlay,
  [one, other]: readonly [string, string],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return matchesOf(session).some(
    (match) =>
      [match.home, match.away].includes(one) &&
      [match.home, match.away].includes(other) &&
      match.segments.some(({ home }) => from <= home.round && home.round <= to) &&
      isAwarded(session, { match }),
  );
}

function worthOfBye(
  { teams: { method } }: SessionPlay,
  chosen: number | undefined,
  boards: number,
  half: boolean,
): ByeWorth {
  if (chosen !== undefined) return { points: Rational.of(chosen, half ? 200 : 100), why: 'chosen' };
  return onScale(method.match, (match) => usualBye({ ...method, match }, boards, half));
}
