import { carryOver, Rational } from '#scoring';
import type { MatchResult } from '../command/command.js';
import type { CarryRule, EarlierMatch } from '../team/carry-rule.js';
import type { DrawnMatch } from './events.js';
import type { KnockoutState } from './knockout-data.js';

/** What the teams of a match begin it with, in hundredths, and the earlier match by which that was computed. */
export interface CarriedInto {
  readonly hundredths: { readonly home: number; readonly away: number };
  readonly earlier?: EarlierMatch;
}

/** What the teams of a match begin with: for the match that they played before, and for being the higher seed. */
export function carriedInto(
  { settings, entries }: Pick<KnockoutState, 'settings' | 'entries'>,
  { home, away }: DrawnMatch,
  results: readonly MatchResult[],
): CarriedInto | undefined {
  const { higherSeed = 0, carry } = settings!;
  const seed = (entry: string) => {
    const found = entries.indexOf(entry);
    return found < 0 ? Infinity : found;
  };
  const higher = seed(home) <= seed(away) ? 'home' : 'away';
  const begin = { home: 0, away: 0, [higher]: higherSeed };
  const margin = carry && marginBefore(results, carry.from, home, away);
  if (!carry || !margin || margin.isZero) return higherSeed === 0 ? undefined : { hundredths: begin };
  const { from, ...rule } = carry;
  const carried = toHome(rule, margin, higher);
  const winner = carried < 0 ? 'away' : 'home';
  return {
    hundredths: { ...begin, [winner]: begin[winner] + Math.abs(carried) },
    earlier: { session: from, margin: margin.toString(), higher, rule },
  };
}

/** What home won by against away in an earlier session, all their matches there together; nothing where they have none. */
function marginBefore(
  results: readonly MatchResult[],
  session: string,
  home: string,
  away: string,
): Rational | undefined {
  const met = results.filter(
    (one) =>
      one.session === session &&
      one.begun &&
      [one.home, one.away].toSorted().join() === [home, away].toSorted().join(),
  );
  if (met.length === 0) return undefined;
  return Rational.sum(
    met.map((one) => {
      const margin = Rational.parse(one.score.home).sub(Rational.parse(one.score.away));
      return one.home === home ? margin : margin.negated();
    }),
  );
}

/** In hundredths, negative where it goes to away. Rules have two decimals at most, so that nothing is lost. */
function toHome(rule: CarryRule, margin: Rational, higher: 'home' | 'away'): number {
  const ofHigher = higher === 'home' ? margin : margin.negated();
  const carried = carryOver({ kind: 'earlier-match', ...rule }, { match: ofHigher });
  const toHigher = Number(carried.mul(Rational.of(100)).toText(0));
  return higher === 'home' ? toHigher : -toHigher;
}
