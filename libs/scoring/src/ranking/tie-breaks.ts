import type { RuleValues } from './rank.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** How those who share a place are told apart. Plain data: each rule is small, and a list of them is a regulation. */
export type TieBreak =
  /** What they have against each other, of what there was to win; only where each has met each. */
  | { readonly kind: 'direct-score' }
  /** The basic method of the same matches: what they won less what they lost; of no more than `most` where it is said. */
  | { readonly kind: 'direct-basic'; readonly most?: number }
  /** The sum of the final scores of all opponents, each as often as met. */
  | { readonly kind: 'opponents' }
  /** Of an individual: the final scores of all opponents over those of all partners. */
  | { readonly kind: 'opponents-over-partners' }
  /** The basic method over the stage: what was won less what was lost. */
  | { readonly kind: 'basic-total' }
  /** The basic method over the stage: what was won over what was lost; without a loss it is beyond all others. */
  | { readonly kind: 'basic-quotient' }
  /** Points of the boards over the stage: won over lost. */
  | { readonly kind: 'total-point-quotient' }
  /** The margins against the others from the first place down, as far as all of the tied have met them. */
  | { readonly kind: 'against-next' }
  /** Boards counted back as point-a-board. */
  | { readonly kind: 'point-a-board' }
  /** Who is seeded higher: 1 before 2. */
  | { readonly kind: 'seed' }
  /** What a ballot or a play-off has decided: 1 before 2. */
  | { readonly kind: 'ballot' };

export interface TieBreakRegulation {
  readonly rules: readonly TieBreak[];
  /** When a rule has told some apart, those who are still tied go on with the next one, start again, or do so as two. */
  readonly afterSplit: 'go-on' | 'start-again' | 'two-start-again';
}

/**
 * The English Bridge Union. White Book, 143.7: the match between them in victory points and then in the basic method,
 * opponents' final scores, the basic method over the stage, point-a-board, a ballot. In an all-play-all opponents'
 * scores say nothing: leave the rule out (`without`). For an individual it is `opponents-over-partners`.
 */
export const EBU_TIE_BREAKS: TieBreakRegulation = {
  rules: [
    { kind: 'direct-score' },
    { kind: 'direct-basic' },
    { kind: 'opponents' },
    { kind: 'basic-total' },
    { kind: 'point-a-board' },
    { kind: 'ballot' },
  ],
  afterSplit: 'go-on',
};

/**
 * The World and the European Bridge League, as their conditions of contest usually are: those of the event may name
 * others.
 */
export const WBF_TIE_BREAKS: TieBreakRegulation = {
  rules: [{ kind: 'direct-score' }, { kind: 'basic-quotient' }, { kind: 'total-point-quotient' }],
  afterSplit: 'go-on',
};

/** A regulation without some of its rules. */
export function without(
  { rules, ...rest }: TieBreakRegulation,
  ...kinds: readonly TieBreak['kind'][]
): { readonly rules: TieBreak[]; readonly afterSplit: TieBreakRegulation['afterSplit'] } {
  return { ...rest, rules: rules.filter(({ kind }) => !kinds.includes(kind)) };
}

/** What a contestant had against an opponent; a match is there twice, once for each side. */
export interface MatchFacts {
  readonly contestant: string;
  readonly opponent: string;
  readonly score: RationalLike;
  /** What there was to win: 20 victory points, 10 in a half match. */
  readonly pool: RationalLike;
  /** What was won and lost in the basic method: IMPs, or matchpoints. */
  readonly won?: RationalLike;
  readonly lost?: RationalLike;
  /** Points of the boards. */
  readonly pointsWon?: RationalLike;
  readonly pointsLost?: RationalLike;
}

/** What else is known of a contestant. */
export interface ContestantFacts {
  readonly contestant: string;
  /** Final score: what others' tie-breaks take it for. */
  readonly score: RationalLike;
  /** Of an individual or of a pairs event without matches: whom it played against, each as often as met, ... */
  readonly opponents?: readonly string[];
  /** ... and with. */
  readonly partners?: readonly string[];
  readonly pointABoard?: RationalLike;
  readonly seed?: number;
  readonly ballot?: number;
}

export interface TieFacts {
  /** Everybody, the tied among them. */
  readonly contestants: readonly ContestantFacts[];
  readonly matches?: readonly MatchFacts[];
}

/** How those who are equal are told apart, and by what. */
export interface Ties {
  readonly regulation: TieBreakRegulation;
  readonly facts: TieFacts;
}

/** What a rule has for each of the tied. */
export type TieBreakValues = RuleValues;

/**
 * What a rule says of those who are tied.
 *
 * @returns nothing when the rule does not apply: it is for fewer, or something is not known of one of them
 */
export function tieBreakValues(
  rule: TieBreak,
  tied: readonly string[],
  facts: TieFacts,
): TieBreakValues | undefined {
  const values = new Map<string, readonly Rational[]>();
  const valueOf = ofRule(rule, tied, facts);
  for (const contestant of tied) {
    const value = valueOf(contestant);
    if (!value) return undefined;
    values.set(contestant, value);
  }
  return values;
}

type ValueOf = (contestant: string) => readonly Rational[] | undefined;

function ofRule(rule: TieBreak, tied: readonly string[], facts: TieFacts): ValueOf {
  switch (rule.kind) {
    case 'direct-score':
      return (one) => among(one, tied, facts, scoreOfPool);
    case 'direct-basic':
      if (rule.most !== undefined && tied.length > rule.most) return () => undefined;
      return (one) => among(one, tied, facts, (matches) => difference(matches, 'won', 'lost'));
    case 'opponents':
      return (one) => sumOfScores(opponentsOf(one, facts), facts);
    case 'opponents-over-partners':
      return (one) => opponentsOverPartners(one, facts);
    case 'basic-total':
      return (one) => difference(matchesOf(one, facts), 'won', 'lost');
    case 'basic-quotient':
      return (one) => quotient(matchesOf(one, facts), 'won', 'lost');
    case 'total-point-quotient':
      return (one) => quotient(matchesOf(one, facts), 'pointsWon', 'pointsLost');
    case 'against-next':
      return againstOthers(tied, facts);
    case 'point-a-board':
      return (one) => single(factsOf(one, facts)?.pointABoard);
    case 'seed':
      return (one) => lowestFirst(factsOf(one, facts)?.seed);
    case 'ballot':
      return (one) => lowestFirst(factsOf(one, facts)?.ballot);
    default:
      return rule satisfies never;
  }
}

function factsOf(contestant: string, { contestants }: TieFacts): ContestantFacts | undefined {
  return contestants.find((one) => one.contestant === contestant);
}

function matchesOf(contestant: string, { matches = [] }: TieFacts): readonly MatchFacts[] {
  return matches.filter((match) => match.contestant === contestant);
}

function single(value: RationalLike | undefined): readonly Rational[] | undefined {
  return value === undefined ? undefined : [Rational.from(value)];
}

function lowestFirst(value: number | undefined): readonly Rational[] | undefined {
  return value === undefined ? undefined : [Rational.of(0 - value)];
}

/** Of the matches of one of the tied with the others; nothing when it has not met each of them. */
function among(
  contestant: string,
  tied: readonly string[],
  facts: TieFacts,
  value: (matches: readonly MatchFacts[]) => readonly Rational[] | undefined,
): readonly Rational[] | undefined {
  const others = new Set(tied.filter((one) => one !== contestant));
  const matches = matchesOf(contestant, facts).filter(({ opponent }) => others.has(opponent));
  const met = new Set(matches.map(({ opponent }) => opponent));
  return met.size === others.size ? value(matches) : undefined;
}

/** In parts of what there was to win, so that half matches and unequal numbers of them compare. */
function scoreOfPool(matches: readonly MatchFacts[]): readonly Rational[] | undefined {
  const pool = Rational.sum(matches.map((match) => Rational.from(match.pool)));
  if (pool.isZero) return undefined;
  return [Rational.sum(matches.map(({ score }) => Rational.from(score))).div(pool)];
}

function difference(
  matches: readonly MatchFacts[],
  plus: 'won' | 'pointsWon',
  minus: 'lost' | 'pointsLost',
): readonly Rational[] | undefined {
  const [won, lost] = [sumOf(matches, plus), sumOf(matches, minus)];
  return won && lost && [won.sub(lost)];
}

function quotient(
  matches: readonly MatchFacts[],
  above: 'won' | 'pointsWon',
  below: 'lost' | 'pointsLost',
): readonly Rational[] | undefined {
  const [won, lost] = [sumOf(matches, above), sumOf(matches, below)];
  if (!won || !lost) return undefined;
  // First whether it is beyond all quotients.
  if (lost.isZero) return [won.isZero ? Rational.ZERO : Rational.ONE, won];
  return [Rational.ZERO, won.div(lost)];
}

function sumOf(
  matches: readonly MatchFacts[],
  part: 'won' | 'lost' | 'pointsWon' | 'pointsLost',
): Rational | undefined {
  const known = matches.flatMap((match) => match[part] ?? []);
  if (matches.length === 0 || known.length < matches.length) return undefined;
  return Rational.sum(known.map((one) => Rational.from(one)));
}

function opponentsOf(contestant: string, facts: TieFacts): readonly string[] {
  return (
    factsOf(contestant, facts)?.opponents ?? matchesOf(contestant, facts).map(({ opponent }) => opponent)
  );
}

function sumOfScores(contestants: readonly string[], facts: TieFacts): readonly Rational[] | undefined {
  const scores = contestants.flatMap((one) => factsOf(one, facts)?.score ?? []);
  if (scores.length === 0 || scores.length < contestants.length) return undefined;
  return [Rational.sum(scores.map((one) => Rational.from(one)))];
}

function opponentsOverPartners(contestant: string, facts: TieFacts): readonly Rational[] | undefined {
  const opponents = sumOfScores(opponentsOf(contestant, facts), facts)?.[0];
  const partners = sumOfScores(factsOf(contestant, facts)?.partners ?? [], facts)?.[0];
  return opponents && partners && !partners.isZero ? [opponents.div(partners)] : undefined;
}

function againstOthers(tied: readonly string[], facts: TieFacts): ValueOf {
  const others = facts.contestants
    .filter(({ contestant }) => !tied.includes(contestant))
    .toSorted((a, b) => Rational.from(b.score).compare(Rational.from(a.score)));
  const matchesWith = (one: string, other: string) =>
    matchesOf(one, facts).filter(({ opponent }) => opponent === other);
  const metByAll = others.filter(({ contestant }) =>
    tied.every((one) => difference(matchesWith(one, contestant), 'won', 'lost')),
  );
  return (one) =>
    metByAll.length === 0
      ? undefined
      : metByAll.flatMap(({ contestant }) => difference(matchesWith(one, contestant), 'won', 'lost') ?? []);
}
