import { Rational, type RationalLike } from '../arithmetic/rational.js';
import type { Team } from './comparison.js';
import type { TeamMatchRegulation } from './regulation.js';
import { teamMatch, type TeamMatch, type TeamMatchScore } from './team-match.js';

/** A knockout match in segments, with extra boards as segments behind them. */
export interface KnockoutMatch {
  /** What the teams begin with (`carryOver`). */
  readonly carryOver?: Readonly<Record<Team, RationalLike>>;
  readonly segments: readonly Omit<TeamMatch, 'half'>[];
}

export interface RunningScore {
  readonly home: Rational;
  readonly away: Rational;
}

export interface KnockoutSegment extends TeamMatchScore {
  readonly before: RunningScore;
  readonly after: RunningScore;
}

export interface KnockoutScore {
  readonly segments: readonly KnockoutSegment[];
  readonly score: RunningScore;
  /** Nobody when the score is level. */
  readonly ahead: Team | undefined;
}

/**
 * The running score of a knockout match: to each team the IMPs that it wins, or its points where boards have a top. A
 * board that is split is averaged, so that there is one margin. Law 12C4 (2017), Law 86B (before).
 *
 * @throws Unscorable when a segment cannot be scored
 */
export function knockout(match: KnockoutMatch, regulation: TeamMatchRegulation): KnockoutScore {
  let score: RunningScore = {
    home: Rational.from(match.carryOver?.home ?? 0),
    away: Rational.from(match.carryOver?.away ?? 0),
  };
  const segments: KnockoutSegment[] = [];
  for (const segment of match.segments) {
    const scored = teamMatch(segment, { ...regulation, split: 'averaged' });
    const before = score;
    score = { home: before.home.add(gainOf(scored, 'home')), away: before.away.add(gainOf(scored, 'away')) };
    segments.push({ ...scored, before, after: score });
  }
  const difference = score.home.compare(score.away);
  return { segments, score, ahead: difference > 0 ? 'home' : difference < 0 ? 'away' : undefined };
}

/** What a segment adds: adjustments are the team's own. */
function gainOf(segment: TeamMatchScore, team: Team): Rational {
  const { won, points, score, maximum } = segment[team];
  return maximum ? score : won.add(score.sub(points));
}

/** What a knockout match begins with, in IMPs. Plain data. */
export type CarryOverRegulation =
  /** So much for the higher seed, which makes a tie impossible: 0.1 in the World University Championship of 2020. */
  | { readonly kind: 'higher-seed'; readonly imps: RationalLike }
  /** So many percent of what one team has more in the stage before, rounded as Polish leagues do. */
  | { readonly kind: 'pzbs-league'; readonly percent: RationalLike }
  /**
   * A part of the margin of the match that both teams played in the stage before: one part when the higher seed won it,
   * another when the lower did, and never more than `most`.
   */
  | {
      readonly kind: 'earlier-match';
      readonly wonByHigher: RationalLike;
      readonly wonByLower: RationalLike;
      readonly most?: RationalLike;
      /** Decimals, halves away from zero; exact without them. */
      readonly decimals?: number;
    };

/** What is known of both teams; all from the higher seed's point of view. */
export interface BeforeKnockout {
  /** What the higher seed has more in the stage before. */
  readonly standing?: RationalLike;
  /** The margin of the match that they played there. */
  readonly match?: RationalLike;
}

/**
 * What the higher seed begins with; negative when it is the lower seed that does.
 */
export function carryOver(regulation: CarryOverRegulation, before: BeforeKnockout): Rational {
  switch (regulation.kind) {
    case 'higher-seed':
      return Rational.from(regulation.imps);
    case 'pzbs-league': {
      const more = Rational.from(before.standing ?? 0);
      return onEitherSide(more, (size) =>
        pzbsLeagueRounding(size.mul(Rational.from(regulation.percent)).div(Rational.of(100))),
      );
    }
    case 'earlier-match': {
      const margin = Rational.from(before.match ?? 0);
      const part = margin.compare(Rational.ZERO) < 0 ? regulation.wonByLower : regulation.wonByHigher;
      return onEitherSide(margin, (size) => {
        const exact = size.mul(Rational.from(part));
        const most = regulation.most === undefined ? exact : Rational.from(regulation.most);
        const carried = Rational.min(exact, most);
        return regulation.decimals === undefined
          ? carried
          : carried.roundHalfAwayFromZero(regulation.decimals);
      });
    }
    default:
      return regulation satisfies never;
  }
}

/**
 * Rounded up to a tenth, but down where this makes a whole number: then no match can end in a tie. Polish leagues, as
 * emkael/jfrteamy-playoff has it.
 *
 * @param exact not negative
 */
export function pzbsLeagueRounding(exact: Rational): Rational {
  const tenths = exact.mul(Rational.of(10));
  const down = tenths.numerator / tenths.denominator;
  const up = down * tenths.denominator === tenths.numerator ? down : down + 1n;
  return Rational.of(up % 10n === 0n ? down : up, 10n);
}

function onEitherSide(value: Rational, ofSize: (size: Rational) => Rational): Rational {
  return value.compare(Rational.ZERO) < 0 ? ofSize(value.negated()).negated() : ofSize(value);
}
