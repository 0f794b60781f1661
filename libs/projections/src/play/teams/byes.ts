import { Rational, usualBye, type ByeWorth } from '#scoring';
import { drawnAt, drawOptionsOf, isAway, lastDrawn, placesDrawn, roundsOfDraw } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { isAwarded } from './awarded.js';
import { matchesOf } from './matches.js';
import { onScale } from './scored-matches.js';

/** A team is there for a match that was drawn, and meets nobody. */
export interface Bye extends ByeWorth {
  readonly team: string;
  /** The rounds of the match that it would have had. */
  readonly from: number;
  readonly to: number;
}

/** The byes of a session that is drawn match by match: of matches that have been called, up to a round. */
export function byesIn(session: SessionPlay, upTo: number): Bye[] {
  const scheduled = scheduleOf(session);
  return session.sections.flatMap((data) => {
    if (data.movement.drawn === undefined || data.movement.teams === undefined) return [];
    const rounds = roundsOfDraw(data);
    const last = Math.min(lastDrawn(data), session.round, upTo);
    const byes: Bye[] = [];
    for (let from = 1; from <= last; from += rounds) {
      const to = Math.min(data.movement.rounds, from + rounds - 1);
      if (to > upTo) break;
      for (const place of placesDrawn(data)) {
        const { ns, ew } = drawnAt(scheduled, data, place, from) ?? { ns: '', ew: '' };
        const there = [ns, ew].filter((team) => team !== '' && !isAway(scheduled, data, team, from));
        // Where it was decided to whom the match goes, that is what counts.
        if (there.length !== 1 || isGiven(session, ns, ew, from)) continue;
        const boards = (to - from + 1) * data.boardsPerRound;
        byes.push({ team: there[0]!, from, to, ...worthOfBye(session, drawOptionsOf(data).teamBye, boards) });
      }
    }
    return byes;
  });
}

/** Whether the match that two teams would begin in a round was given to one of them. */
function isGiven(session: SessionPlay, one: string, other: string, round: number): boolean {
  return matchesOf(session).some(
    (match) =>
      [match.home, match.away].includes(one) &&
      [match.home, match.away].includes(other) &&
      match.segments.some(({ home }) => home.round === round) &&
      isAwarded(session, { match }),
  );
}

function worthOfBye(
  { teams: { method } }: SessionPlay,
  chosen: number | undefined,
  boards: number,
): ByeWorth {
  if (chosen !== undefined) return { points: Rational.of(chosen, 100), why: 'chosen' };
  return onScale(method.match, (match) => usualBye({ ...method, match }, boards));
}
