import {
  eventScores,
  rank,
  rankTables,
  Rational,
  type CountedSession,
  type EventAdjustment,
  type EventScore,
  type GoingOn,
  type Rank,
} from '#scoring';
import type { ContestSettings, ContestTableChoice, CutAtLine, CutWanted } from '#tournament';
import { EVERYTHING } from '../../../visibility/standings-seen.js';
import type { ContestPlay, PlayState } from '../../play-state.js';
import { carryOf, type Carry, type CarryDocument, cutOf, regulationOf } from './contest-carry.js';
import {
  contestOfficial,
  isContestOver,
  sessionCounted,
  type ContestOfficial,
  type SessionCounted,
} from './contest-official.js';
import { type Stage, sessionsOf, type SeenOf } from '../../stages/contest-stages.js';
import { stageOf } from '../../games/by-game.js';
import { Participants } from '../../stages/participants.js';
import { masterPointsOf } from '../../stages/ranking-tables.js';

/**
 * The standing of a contest: the scores of its sessions side by side, what was brought along, penalties, and places.
 * Points and percentages are exact: fractions as text.
 */
export type ContestDocument = ContestOfficial & {
  readonly contest: string;
  readonly settings: ContestSettings;
  /** Its sessions as far as they are there, each with the part that it stands for here (`StandingsDocument`). */
  readonly sessions: readonly (SessionCounted & { readonly afterRound: number | null })[];
  /** Nothing can change any more: all its sessions are there and closed. */
  readonly final: boolean;
  /** The inputs of the carry-forward formula; undefined if there is none, or not yet. */
  readonly carry: CarryDocument | null;
  /** How many go on, and how many of their places those share who are tied; nothing where it ends here. */
  readonly cut: { readonly places: number; readonly open: number } | null;
  /**
   * In the order of places; who takes none comes after them. Last come those who have places in sessions that are still to
   * be played, without a total, by what they bring along.
   */
  readonly entries: readonly ParticipantDocument[];
  readonly tables: readonly ContestTable[];
};

export type ParticipantDocument = {
  /** Stands for the participant here: the first of its sessions with the number there, `1/A-NS3`. */
  readonly key: string;
  /** The persons behind it, of a team its captain; nobody as long as only a number is known. */
  readonly players: readonly string[];
  /** Of a team that was given one: what it is called. */
  readonly team: string | null;
  /** Where it played. */
  readonly at: readonly { readonly session: string; readonly contestant: string }[];
  readonly stratum: string | null;
  /** From 1; nothing for who takes none. */
  readonly place: number | null;
  readonly last: number | null;
  /** Whether it goes on where some do. */
  readonly qualifies: GoingOn | null;
  /**
   * The director's decision about that, also if it has no effect: too many were chosen, or somebody shares no last
   * place.
   */
  readonly decided: 'goes-on' | 'declines' | null;
  readonly total: string | null;
  readonly sessions: readonly {
    readonly session: string;
    readonly score: string;
    readonly maximum: string | null;
    /** Why it counts, or does not. */
    readonly as: CountedSession['as'];
  }[];
  /** Points of no session, in the unit of the total. */
  readonly adjustments: readonly AdjustmentDocument[];
  readonly masterPoints: string | null;
};

export type AdjustmentDocument =
  | {
      readonly kind: 'carry';
      readonly amount: string;
      /** The score of the qualification that the formula started from; nothing where it was given by hand. */
      readonly qualified: string | null;
    }
  | { readonly kind: 'penalty'; readonly amount: string; readonly penalty: string };

export type ContestTable = {
  readonly name: string;
  readonly whom: ContestTableChoice['whom'];
  readonly handicap: boolean;
  readonly masterPoints: boolean;
  readonly entries: readonly {
    /** `ParticipantDocument.key` */
    readonly key: string;
    readonly place: number | null;
    readonly last: number | null;
    readonly handicapped: string | null;
    readonly masterPoints: string | null;
  }[];
};

/** Who stands where in a contest, and by what. */
interface Standing {
  readonly participants: Participants;
  readonly stages: readonly Stage[];
  /** Who has a place in a session that is still to be played. */
  readonly seated: readonly string[];
  readonly carry: Carry;
  readonly given: ReturnType<typeof adjustmentsOf>;
  readonly scores: readonly EventScore[];
  readonly ranks: readonly Rank[];
}

function standingOf(state: PlayState, contest: ContestPlay, seenOf: SeenOf): Standing {
  const { settings } = contest;
  const participants = new Participants(state, settings);
  const counted = sessionsOf(state, settings.sessions);
  const stages = counted.map((session) =>
    stageOf(state, session, seenOf(session), participants, settings.total),
  );
  const seated = counted
    .filter(({ status }) => status !== 'closed')
    .flatMap((session) => participants.seatedIn(session));
  const carry = carryOf(state, contest, stages, seenOf, participants);
  const given = adjustmentsOf(contest, carry, participants);
  const scores = eventScores(
    stages.map(({ event }) => event),
    regulationOf(settings),
    [...given].flatMap(([contestant, own]) => own.map((one) => adjustmentOf(contestant, one))),
  );
  const ranks = rank(
    scores.map(({ contestant, total = Rational.ZERO, ranked }) => ({
      contestant,
      value: total,
      ranking: 'one',
      ranked,
    })),
  );
  return { participants, stages, seated, carry, given, scores, ranks };
}

/**
 * Who would qualify for the last places of a contest after some decisions of the director; undefined if there is no
 * such contest, or it has no qualifiers.
 */
export function contestCut(
  state: PlayState,
  { contest: name, goingOn }: Pick<CutWanted, 'contest' | 'goingOn'>,
): CutAtLine | undefined {
  const contest = Object.hasOwn(state.contests, name) ? state.contests[name] : undefined;
  if (!contest) return undefined;
  const { ranks, participants } = standingOf(state, contest, () => EVERYTHING);
  const cut = cutOf(ranks, { ...contest, goingOn }, participants);
  return cut ? { places: cut.shared, chosen: cut.chosen } : undefined;
}

/** Who stands where in a contest by everything that counts in it, by `ParticipantDocument.key`. */
export function contestPlaces(
  state: PlayState,
  name: string,
): ReadonlyMap<
  string,
  {
    readonly session: string;
    readonly contestant: string;
    readonly place: number | null;
    readonly total: string;
  }
> {
  const contest = Object.hasOwn(state.contests, name) ? state.contests[name] : undefined;
  if (!contest) return new Map();
  const { participants, scores, ranks } = standingOf(state, contest, () => EVERYTHING);
  const totals = new Map(scores.map(({ contestant, total }) => [contestant, total]));
  return new Map(
    ranks.flatMap(({ contestant, place }) => {
      const [at] = participants.of(contestant).at;
      const total = `${totals.get(contestant) ?? Rational.ZERO}`;
      return at ? [[contestant, { ...at, place: place ?? null, total }]] : [];
    }),
  );
}

/** The standing of a contest, of the parts of its sessions that somebody sees. */
export function contestDocument(state: PlayState, contest: ContestPlay, seenOf: SeenOf): ContestDocument {
  const { settings } = contest;
  const { participants, stages, seated, carry, given, scores, ranks } = standingOf(state, contest, seenOf);
  const byName = new Map(scores.map((score) => [score.contestant, score]));
  const worth = masterPointsOf(ranks, settings.masterPoints);
  const cut = cutOf(ranks, contest, participants);
  const waiting = [...new Set(seated)].filter((one) => !byName.has(one));
  const importedBy = (one: string) =>
    Rational.sum((given.get(one) ?? []).map(({ amount }) => Rational.parse(amount)));
  const inOrderOfCarry = waiting.toSorted((a, b) => importedBy(b).compare(importedBy(a)));
  return {
    contest: contest.contest,
    settings,
    sessions: stages.map(({ session, seen }) => ({
      ...sessionCounted(state, session),
      afterRound: seen.kind === 'everything' ? null : seen.upTo,
    })),
    final: isContestOver(state, contest),
    ...contestOfficial(state, contest),
    carry: carry.document,
    cut: cut && { places: cut.places, open: cut.open },
    entries: [
      ...ranks,
      ...inOrderOfCarry.map((contestant) => ({ contestant, place: undefined, last: undefined })),
    ].map(({ contestant, place, last }): ParticipantDocument => {
      const { total, sessions } = byName.get(contestant) ?? { total: undefined, sessions: [] };
      const { at, players } = participants.of(contestant);
      return {
        key: contestant,
        players,
        team: participants.teamOf(contestant),
        at,
        stratum: participants.classOf(contestant).stratum,
        place: place ?? null,
        last: last ?? null,
        qualifies: cut?.goingOn.get(contestant) ?? null,
        decided: cut?.decided.get(contestant) ?? null,
        total: total?.toString() ?? null,
        sessions: sessions.map(({ session, score, maximum, as }) => ({
          session,
          score: score.toString(),
          maximum: maximum?.toString() ?? null,
          as,
        })),
        adjustments: given.get(contestant) ?? [],
        masterPoints: worth.get(contestant) ?? null,
      };
    }),
    tables: settings.tables.map((table) => tableOf(table, { settings, ranks, scores: byName, participants })),
  };
}

/** Everything that is of no session, by participant: an amount given by hand holds against the formula. */
function adjustmentsOf(
  { carried, penalties }: ContestPlay,
  { amounts }: Carry,
  participants: Participants,
): ReadonlyMap<string, readonly AdjustmentDocument[]> {
  const imported = new Map<string, AdjustmentDocument>();
  for (const [contestant, { amount, qualified }] of amounts)
    imported.set(contestant, { kind: 'carry', amount: amount.toString(), qualified: qualified.toString() });
  for (const [who, { hundredths }] of inOrder(carried)) {
    const [session, contestant] = who.split('/') as [string, string];
    const name = participants.find({ session, contestant });
    if (name === undefined) continue;
    imported.set(name, { kind: 'carry', amount: Rational.of(hundredths, 100).toString(), qualified: null });
  }
  const all = new Map([...imported].map(([contestant, one]) => [contestant, [one]]));
  for (const [penalty, { hundredths, withdrawn, ...who }] of inOrder(penalties)) {
    if (withdrawn) continue;
    const name = participants.find(who);
    if (name === undefined) continue;
    const amount = Rational.of(-hundredths, 100).toString();
    all.set(name, [...(all.get(name) ?? []), { kind: 'penalty', amount, penalty }]);
  }
  return all;
}

/** In the order in which they were given; of one line, by name. */
function inOrder<Given extends { readonly given: number }>(
  record: Readonly<Record<string, Given>>,
): [string, Given][] {
  return Object.entries(record).toSorted(
    ([a, one], [b, other]) => one.given - other.given || (a < b ? -1 : 1),
  );
}

function adjustmentOf(contestant: string, { kind, amount }: AdjustmentDocument): EventAdjustment {
  return { contestant, reason: kind === 'carry' ? 'carry-forward' : 'penalty', amount };
}

function tableOf(
  { name, whom, handicap, masterPoints: worth }: ContestTableChoice,
  {
    settings,
    ranks,
    scores,
    participants,
  }: {
    readonly settings: ContestSettings;
    readonly ranks: readonly Rank[];
    readonly scores: ReadonlyMap<string, EventScore>;
    readonly participants: Participants;
  },
): ContestTable {
  const entries = ranks.map(({ contestant, value, place }) => {
    const { stratum, categories, handicap: hundredths } = participants.classOf(contestant);
    return {
      contestant,
      value: handicap ? value.add(handicapIn(settings, scores.get(contestant)!, hundredths)) : value,
      ranking: 'one',
      ranked: place !== undefined,
      ...(stratum === null ? {} : { stratum }),
      categories,
    };
  });
  const passing = rankTables(entries, [{ name, filter: whom }]).flatMap((table) => table.ranks);
  const points = masterPointsOf(passing, worth);
  return {
    name,
    whom,
    handicap,
    masterPoints: worth !== undefined,
    entries: passing.map(({ contestant, place, last, value }) => ({
      key: contestant,
      place: place ?? null,
      last: last ?? null,
      handicapped: handicap && scores.get(contestant)?.total ? value.toString() : null,
      masterPoints: points.get(contestant) ?? null,
    })),
  };
}

/** A handicap in the unit of the total: percentage points, or so much of all that could be scored. */
function handicapIn({ total }: ContestSettings, { sessions }: EventScore, hundredths: number): Rational {
  const points = Rational.of(hundredths, 100);
  if (total !== 'sum') return points;
  const maxima = sessions.flatMap(({ as, maximum }) =>
    maximum && (as === 'played' || as === 'drop-in') ? [maximum] : [],
  );
  return maxima.length === 0 ? points : Rational.sum(maxima).mul(points).div(Rational.of(100));
}
