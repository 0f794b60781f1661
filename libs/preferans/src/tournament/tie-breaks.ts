import { drawOrder } from '#cards';
import { Rational, type RuleValues } from '#scoring';
import type { RoundScore } from './round-score.js';
import type { TieBreakRule } from './regulation.js';

/** What tie-breaks ask for. */
export interface TieBreakFacts {
  /** The rounds of each contestant: of a player his own, of a team those of its members. */
  readonly rounds: ReadonlyMap<string, readonly RoundScore[]>;
  /** Of a lot that decides in the end: 32 bytes in 64 hexadecimal digits. */
  readonly seed?: string | undefined;
}

/** What a rule says of those who are tied; nothing when it does not apply to them. */
export function tieBreakOf(
  rule: TieBreakRule,
  tied: readonly string[],
  facts: TieBreakFacts,
): RuleValues | undefined {
  const sumBy = (of: (score: RoundScore) => Rational) =>
    byContestant(tied, (contestant) => [Rational.sum((facts.rounds.get(contestant) ?? []).map(of))]);
  switch (rule) {
    case 'whists':
      return sumBy(({ whists }) => whists);
    case 'tables-won':
      return sumBy(({ placing }) => placing.won);
    case 'placing':
      return sumBy(({ placing }) => placing.points);
    case 'head-to-head':
      return headToHead(tied, facts);
    case 'best-round':
      return bestRounds(tied, facts);
    case 'lot':
      return byLot(tied, facts);
    default:
      return rule satisfies never;
  }
}

function byContestant(
  tied: readonly string[],
  values: (contestant: string) => readonly Rational[],
): RuleValues {
  return new Map(tied.map((contestant) => [contestant, values(contestant)]));
}

/** At each table where some of them sat: own whists less the mean of the others of them. */
function headToHead(tied: readonly string[], { rounds }: TieBreakFacts): RuleValues | undefined {
  const tables = new Map<string, { readonly contestant: string; readonly whists: Rational }[]>();
  for (const contestant of tied) {
    for (const { round, table, whists } of rounds.get(contestant) ?? []) {
      const key = `${round} ${table}`;
      tables.set(key, [...(tables.get(key) ?? []), { contestant, whists }]);
    }
  }
  const met = new Set<string>();
  const sums = new Map(tied.map((contestant) => [contestant, Rational.ZERO]));
  for (const there of tables.values()) {
    for (const { contestant, whists } of there) {
      const others = there.filter((one) => one.contestant !== contestant);
      if (others.length === 0) continue;
      for (const other of others) met.add(JSON.stringify([contestant, other.contestant]));
      const mean = Rational.sum(others.map((one) => one.whists)).div(Rational.of(others.length));
      sums.set(contestant, sums.get(contestant)!.add(whists.sub(mean)));
    }
  }
  const allMet = tied.every((one) =>
    tied.every((other) => one === other || met.has(JSON.stringify([one, other]))),
  );
  return allMet ? byContestant(tied, (contestant) => [sums.get(contestant)!]) : undefined;
}

/** Scores of the rounds, the best first; of a team the sum of its members in each. */
function bestRounds(tied: readonly string[], { rounds }: TieBreakFacts): RuleValues {
  const scores = new Map(
    tied.map((contestant) => {
      const byRound = new Map<number, Rational>();
      for (const { round, score } of rounds.get(contestant) ?? []) {
        byRound.set(round, (byRound.get(round) ?? Rational.ZERO).add(score));
      }
      return [contestant, [...byRound.values()].toSorted((a, b) => b.compare(a))] as const;
    }),
  );
  const most = Math.max(...[...scores.values()].map(({ length }) => length));
  return byContestant(tied, (contestant) => {
    const own = scores.get(contestant)!;
    return [...own, ...Array<Rational>(most - own.length).fill(Rational.ZERO)];
  });
}

/** The order of the seed's lot over those who are tied, in the order of their names. */
function byLot(tied: readonly string[], { seed }: TieBreakFacts): RuleValues | undefined {
  if (seed === undefined) return undefined;
  const named = tied.toSorted();
  const order = drawOrder(named.length, seed).map((at) => named[at]!);
  return byContestant(tied, (contestant) => [Rational.of(-order.indexOf(contestant))]);
}
