import { rounded } from '../artificial/artificial-award.js';
import type { Rounding } from '../board/board-field.js';
import type { FieldLine, SideResult } from '../board/board-field.js';
import { isCompared, scoresOf, type ComparedResult, type UncomparedResult } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import type { TeamUnit } from './regulation.js';

export type Team = 'home' | 'away';

/** One score of one table against one of the other; several where scores are weighted. */
export interface ComparisonPart {
  /** At the table where home sits North-South, in points, positive when it is North and South's gain. */
  readonly home: number;
  /** At the table where away does. */
  readonly away: number;
  readonly weight: Rational;
  /** What the team has more, in points. */
  readonly difference: number;
  readonly worth: Rational;
}

/** What a team has of two tables of a board. */
export type ComparisonAward =
  | { readonly kind: 'scored'; readonly points: Rational; readonly parts: readonly ComparisonPart[] }
  /** Ruled at one table or at both: the mean of what the rulings are worth. */
  | {
      readonly kind: 'ruled';
      readonly points: Rational;
      readonly rulings: readonly { readonly ruling: Ruling; readonly worth: Rational }[];
    }
  /**
   * Nothing to compare: a table has no score, or had the board in another form (Law 87), and there is no ruling. The
   * board counts for nobody.
   */
  | { readonly kind: 'not-played'; readonly because: 'no-score' | 'another-form' };

export type Ruling = Exclude<UncomparedResult, { readonly kind: 'not-played' }>;

/** The lines of a comparison: home sits North-South at one table, away at the other. */
export interface TwoTables {
  readonly home: FieldLine;
  readonly away: FieldLine;
}

/** What a team is compared by, before its artificial scores are worth anything: those hang on its own other boards. */
export type Compared =
  | Extract<ComparisonAward, { readonly kind: 'scored' | 'not-played' }>
  | { readonly kind: 'ruled'; readonly rulings: readonly Ruling[] };

/**
 * A team's two tables of a board, each with the result that this team has there (Law 12C1 may split them). Every score
 * of one is compared with every score of the other: each is converted first, weighted then.
 *
 * @throws Unscorable when a result contradicts itself
 */
export function compareTables(team: Team, tables: TwoTables, unit: TeamUnit, rounding: Rounding): Compared {
  const [home, away] = [ofTeam(team, tables.home, 'home'), ofTeam(team, tables.away, 'away')];
  if (home.kind === 'not-played' || away.kind === 'not-played') {
    return { kind: 'not-played', because: 'no-score' };
  }
  if (!isCompared(home) || !isCompared(away)) {
    return { kind: 'ruled', rulings: [home, away].filter((one): one is Ruling => !isCompared(one)) };
  }
  if (tables.home.form !== tables.away.form) return { kind: 'not-played', because: 'another-form' };
  const parts = partsOf(team, [tables.home.id, home], [tables.away.id, away], unit);
  const exact = Rational.sum(parts.map(({ worth, weight }) => worth.mul(weight)));
  return { kind: 'scored', points: rounded(exact, rounding), parts };
}

/** What rulings are worth to a team that has so much on its other boards. */
export function awardOf(
  compared: Compared,
  own: Rational | undefined,
  unit: TeamUnit,
  rounding: Rounding,
): ComparisonAward {
  if (compared.kind !== 'ruled') return compared;
  const rulings = compared.rulings.map((ruling) => ({ ruling, worth: worthOf(ruling, own, unit) }));
  const exact = Rational.sum(rulings.map(({ worth }) => worth)).div(Rational.of(rulings.length));
  return { kind: 'ruled', points: rounded(exact, rounding), rulings };
}

function worthOf(ruling: Ruling, own: Rational | undefined, unit: TeamUnit): Rational {
  return ruling.kind === 'artificial'
    ? unit.artificial(ruling.award, own)
    : unit.ofPercent(Rational.from(ruling.percent));
}

function ofTeam(team: Team, line: FieldLine, northSouth: Team): SideResult {
  return team === northSouth ? line.ns : line.ew;
}

function partsOf(
  team: Team,
  [homeLine, home]: readonly [string, ComparedResult],
  [awayLine, away]: readonly [string, ComparedResult],
  unit: TeamUnit,
): ComparisonPart[] {
  const others = scoresOf(awayLine, away);
  return scoresOf(homeLine, home).flatMap((one) =>
    others.map((other) => {
      const difference = team === 'home' ? one.score - other.score : other.score - one.score;
      return {
        home: one.score,
        away: other.score,
        weight: one.weight.mul(other.weight),
        difference,
        worth: unit.worth(difference),
      };
    }),
  );
}
