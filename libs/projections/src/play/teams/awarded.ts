import { Rational, walkOver, worthOf, type TeamAward, type WalkOver } from '#scoring';
import { keptOf } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import type { ScoredMatch } from './scored-matches.js';

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
