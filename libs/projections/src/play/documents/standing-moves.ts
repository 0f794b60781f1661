import { hasTeams } from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { matchesDocument } from '../teams/matches-document.js';
import { sheetStandingsDocument } from '../sheets/sheet-standings-document.js';
import { standingsDocument } from './standings-document.js';

/** Where a contestant, or a team, stands. */
export type StandingAtMoment = {
  /** Nothing for who has no place. */
  readonly place: number | null;
  /** Its score, a fraction as text; and in percent where the method has it. */
  readonly score: string;
  readonly percentage: string | null;
};

/** A contestant, or a team, whose place or score is another one at another moment. */
export type StandingMove = {
  readonly contestant: string;
  /** Among how many. */
  readonly of: number;
  readonly before: StandingAtMoment | null;
  readonly after: StandingAtMoment | null;
};

type Standings = ReadonlyMap<string, StandingAtMoment>;

/** Who stands where, of what somebody sees of the session. */
export function standingsAt(state: PlayState, session: SessionPlay, seen: StandingsSeen): Standings {
  if (hasTeams(session)) {
    const { standing } = matchesDocument(state, session, seen);
    return new Map(
      standing.map(({ team, place, total }) => [team, { place, score: total, percentage: null }]),
    );
  }
  const ofSheets = sheetStandingsDocument(session, seen);
  if (ofSheets) {
    const { standings, teams } = ofSheets;
    const ranked = teams.length > 0 ? teams : standings;
    return new Map(
      ranked.map(({ place, score, ...who }) => [
        'team' in who ? who.team : who.contestant,
        { place, score, percentage: null },
      ]),
    );
  }
  const { rankings } = standingsDocument(state, session, seen);
  return new Map(
    rankings.flatMap(({ entries }) =>
      entries.map(({ contestant, place, score, percentage, victoryPoints }) => [
        contestant,
        victoryPoints
          ? { place, score: victoryPoints.total, percentage: null }
          : { place, score, percentage },
      ]),
    ),
  );
}

/** Everybody who stands elsewhere, or has another score, in the order of the places after. */
export function standingMoves(before: Standings, after: Standings): StandingMove[] {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const of = Math.max(before.size, after.size);
  return all
    .map((contestant) => ({
      contestant,
      of,
      before: before.get(contestant) ?? null,
      after: after.get(contestant) ?? null,
    }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
    .toSorted((one, other) => (one.after?.place ?? of + 1) - (other.after?.place ?? of + 1));
}
