import {
  Rational,
  walkOver,
  worthOf,
  type TeamAward,
  type WalkOver,
  usualBye,
  type ByeWorth,
} from '#scoring';
import {
  keptOf,
  contestantsDrawn,
  drawnIn,
  drawOptionsOf,
  isAway,
  lastDrawn,
  roundsOfDraw,
  whoMeets,
} from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { type ScoredMatch, onScale } from './scored-matches.js';
import { scheduleOf } from '../schedule.js';
import { matchesOf } from '../matches.js';

/** A match that was given to a team, and what both have of it. */
export interface AwardedWorth {
  readonly to: 'home' | 'away';
  readonly home: Rational;
  readonly away: Rational;
  readonly why: WalkOver['why'] | 'chosen';
}

type Finished = Pick<ScoredMatch, 'match' | 'score'>;

/** What both teams have of a match that was given to one of them; nothing where it was not. */
export function awardedWorth(
  { teams: { awarded, method } }: SessionPlay,
  { match }: Pick<ScoredMatch, 'match'>,
  finished: readonly Finished[],
): AwardedWorth | undefined {
  const given = keptOf(awarded, match);
  if (!given) return undefined;
  const { home, away, segments, half = false } = match;
  const { to, hundredths } = given;
  if (hundredths) {
    const points = (side: 'home' | 'away') => Rational.of(hundredths[side], 100);
    return { to, home: points('home'), away: points('away'), why: 'chosen' };
  }
  const [there, missing] = to === 'home' ? [home, away] : [away, home];
  const worth = (team: string, of: 'own' | 'against') =>
    finished.flatMap((one) => {
      const side = one.match.home === team ? 'home' : one.match.away === team ? 'away' : undefined;
      if (!side) return [];
      const other = side === 'home' ? 'away' : 'home';
      const worth = worthOf(one.score[of === 'own' ? side : other], method);
      return [inPartsOf(method, { half, of: one.match.half === true }, worth)];
    });
  const boards = segments.reduce((sum, segment) => sum + segment.boards.length, 0);
  const { points, why } = walkOver(method, boards, worth(there, 'own'), worth(missing, 'against'), half);
  const [own, others] = [points, Rational.ZERO];
  return to === 'home' ? { to, home: own, away: others, why } : { to, home: others, away: own, why };
}

/** What a match was worth, as victory points of a half match or of a whole one. */
function inPartsOf(
  { result }: Pick<SessionPlay['teams']['method'], 'result'>,
  { half, of }: { readonly half: boolean; readonly of: boolean },
  worth: Rational,
): Rational {
  if (result !== 'victory-points' || half === of) return worth;
  return half ? worth.div(Rational.of(2)) : worth.mul(Rational.of(2));
}

/** Whether a match was given to a team: what was played of it does not count. */
export function isAwarded({ teams }: SessionPlay, { match }: Pick<ScoredMatch, 'match'>): boolean {
  return (keptOf(teams.awarded, match) ?? null) !== null;
}

/** What teams have and lose beside the matches that were played: of the rounds up to one. */
export function awardsBeside(
  session: SessionPlay,
  scored: readonly ScoredMatch[],
  finished: readonly Finished[],
  upTo: number,
): TeamAward[] {
  return scored
    .filter(({ match: { segments } }) =>
      segments.every(({ home, away }) => Math.max(home.round, away.round) <= Math.min(upTo, session.round)),
    )
    .flatMap((one) => {
      const worth = awardedWorth(session, one, finished);
      if (!worth) return [];
      const { home, away } = one.match;
      return [
        { team: home, points: worth.home },
        { team: away, points: worth.away },
      ];
    });
}

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
