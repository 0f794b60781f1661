import { grouped } from '#cards';
import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** How several sessions or stages become one result. Plain data. */
export interface EventRegulation {
  /**
   * - sum: the scores together.
   * - mean: the mean of the scores.
   * - percentage: the scores together, in percent of the maxima together; so long sessions weigh more.
   * - mean-of-percentages: the mean of the sessions' percentages, each as good as another.
   */
  readonly total: 'sum' | 'mean' | 'percentage' | 'mean-of-percentages';
  /** Only so many of the best sessions count; all of them without it. */
  readonly best?: number;
  /** Who has played fewer sessions is not ranked. */
  readonly least?: number;
  /**
   * What who dropped in later has for a session that is missing, in percent of the fullest maximum there: a fixed
   * percentage, or the mean of those who played it. Without it a missing session is none.
   */
  readonly dropIn?: { readonly kind: 'percent'; readonly percent: RationalLike } | { readonly kind: 'mean' };
}

/** A session or stage as it counts for its contestants. */
export interface EventSession {
  readonly id: string;
  readonly scores: readonly SessionScore[];
}

export interface SessionScore {
  readonly contestant: string;
  readonly score: RationalLike;
  /** Of the score; nothing in IMPs and victory points. */
  readonly maximum?: RationalLike;
  /** A substitute played for the contestant: the session counted for the opponents there, but not for the contestant. */
  readonly substitute?: boolean;
}

/** Points that are not of a session: what was carried forward, a penalty, or a handicap. */
export interface EventAdjustment {
  readonly contestant: string;
  readonly reason: 'carry-forward' | 'penalty' | 'handicap';
  /** In the unit of the total. */
  readonly amount: RationalLike;
}

export interface CountedSession {
  readonly session: string;
  readonly score: Rational;
  readonly maximum: Rational | undefined;
  /** Why it counts, or does not. */
  readonly as: 'played' | 'drop-in' | 'not-among-the-best' | 'substitute';
}

export interface EventScore {
  readonly contestant: string;
  readonly sessions: readonly CountedSession[];
  readonly adjustments: readonly EventAdjustment[];
  /** Nothing for who has no session that counts. */
  readonly total: Rational | undefined;
  readonly ranked: boolean;
}

const HUNDRED = Rational.of(100);

/** The result of an event of several sessions, in the order in which contestants first appear. */
export function eventScores(
  sessions: readonly EventSession[],
  regulation: EventRegulation,
  adjustments: readonly EventAdjustment[] = [],
): EventScore[] {
  const played = sessions.map((session) => ({
    byContestant: new Map(session.scores.toReversed().map((one) => [one.contestant, one])),
    own: (one: SessionScore) => countedAs(session, one),
    missing: dropInOf(session, regulation),
  }));
  const given = grouped(adjustments, ({ contestant }) => contestant);
  const contestants = new Set(sessions.flatMap(({ scores }) => scores.map(({ contestant }) => contestant)));
  return [...contestants].map((contestant) => {
    const all = played.flatMap(({ byContestant, own, missing }) => {
      const score = byContestant.get(contestant);
      return (score ? own(score) : missing) ?? [];
    });
    const counted = withBestOnly(all, regulation);
    const own = given.get(contestant) ?? [];
    const sum = totalOf(counted.filter(counts), regulation);
    const total = sum && Rational.sum([sum, ...own.map(({ amount }) => Rational.from(amount))]);
    const times = all.filter((one) => one.as === 'played').length;
    const ranked = total !== undefined && times >= (regulation.least ?? 0);
    return { contestant, sessions: counted, adjustments: own, total, ranked };
  });
}

function counts({ as }: CountedSession): boolean {
  return as === 'played' || as === 'drop-in';
}

function countedAs({ id }: EventSession, { score, maximum, substitute }: SessionScore): CountedSession {
  return {
    session: id,
    score: Rational.from(score),
    maximum: maximum === undefined ? undefined : Rational.from(maximum),
    as: substitute ? 'substitute' : 'played',
  };
}

/** What everybody has for the session who did not play it. */
function dropInOf({ id, scores }: EventSession, { dropIn }: EventRegulation): CountedSession | undefined {
  if (!dropIn) return undefined;
  const maxima = scores.flatMap(({ maximum }) => (maximum === undefined ? [] : [Rational.from(maximum)]));
  const [first, ...others] = maxima;
  const maximum = first && Rational.max(first, ...others);
  const percent = dropIn.kind === 'percent' ? Rational.from(dropIn.percent) : meanPercent(scores);
  if (maximum && percent) {
    return { session: id, score: percent.mul(maximum).div(HUNDRED), maximum, as: 'drop-in' };
  }
  // Without maxima there are no percentages: the mean is that of the scores.
  if (dropIn.kind !== 'mean' || scores.length === 0) return undefined;
  const sum = Rational.sum(scores.map(({ score }) => Rational.from(score)));
  return { session: id, score: sum.div(Rational.of(scores.length)), maximum: undefined, as: 'drop-in' };
}

function meanPercent(scores: readonly SessionScore[]): Rational | undefined {
  const percents = scores.flatMap(({ score, maximum }) => {
    const most = Rational.from(maximum ?? 0);
    return most.isZero ? [] : [Rational.from(score).mul(HUNDRED).div(most)];
  });
  return percents.length === 0 ? undefined : Rational.sum(percents).div(Rational.of(percents.length));
}

/** The earlier of equal sessions counts. */
function withBestOnly(
  sessions: readonly CountedSession[],
  { best, total }: EventRegulation,
): CountedSession[] {
  if (best === undefined) return [...sessions];
  const value = ({ score, maximum }: CountedSession) =>
    total === 'sum' || total === 'mean' || !maximum || maximum.isZero
      ? score
      : score.mul(HUNDRED).div(maximum);
  const among = new Set(
    sessions
      .filter(counts)
      .toSorted((a, b) => value(b).compare(value(a)))
      .slice(0, best),
  );
  return sessions.map((one) => (counts(one) && !among.has(one) ? { ...one, as: 'not-among-the-best' } : one));
}

function totalOf(sessions: readonly CountedSession[], { total }: EventRegulation): Rational | undefined {
  if (sessions.length === 0) return undefined;
  const sum = Rational.sum(sessions.map(({ score }) => score));
  if (total === 'sum') return sum;
  if (total === 'mean') return sum.div(Rational.of(sessions.length));
  const withMaximum = sessions.filter(
    (one): one is CountedSession & { readonly maximum: Rational } => one.maximum?.isZero === false,
  );
  if (withMaximum.length < sessions.length) return undefined;
  if (total === 'percentage') {
    return sum.mul(HUNDRED).div(Rational.sum(withMaximum.map(({ maximum }) => maximum)));
  }
  const percents = withMaximum.map(({ score, maximum }) => score.mul(HUNDRED).div(maximum));
  return Rational.sum(percents).div(Rational.of(percents.length));
}
