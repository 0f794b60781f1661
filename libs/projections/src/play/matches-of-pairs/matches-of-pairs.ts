import {
  pairsMatch,
  type BoardAward,
  type PairsMatchRegulation,
  type PairsMatchScore,
  type SessionRanking,
  type SessionScores,
  type SideOfPairsMatch,
  byeOnScale,
  Rational,
  Unscorable,
  type ByeWorth,
  type VpScale,
} from '#scoring';
import {
  methodOf,
  type TournamentSettings,
  calledIn,
  drawOptionsOf,
  isAbsent,
  lastDrawn,
  sectionOf,
  type SectionData,
} from '#tournament';
import { placeKey, type SessionPlay } from '../play-state.js';
import { isSettled, playsAt } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import type { Place } from '../scoring/scored-lines.js';
import { everybodyAt } from '#movement';
import { standsAt, type Extent } from '../scoring/extent.js';

/** By what the matches of a session become victory points, and equals are told apart. */
export interface RankedByMatches extends PairsMatchRegulation {
  readonly tieBreaks: Extract<SessionRanking, { readonly by: 'victory-points' }>['tieBreaks'];
}

/** The side of a match, where the match is played, and over how many boards. */
export interface SideAtTable extends SideOfPairsMatch, Place {
  readonly scheduled: number;
  /** Everything that is to be played of it is settled. */
  readonly complete: boolean;
}

/** How the matches of a session are ranked; nothing where its places go by boards. */
export function rankedByMatches(
  rules: Pick<TournamentSettings, 'method'>,
  { settings }: Pick<SessionPlay, 'settings'>,
): RankedByMatches | undefined {
  const { board, ranking } = methodOf(rules, settings);
  if (ranking.by !== 'victory-points') return undefined;
  return { board, scale: ranking.scale, tieBreaks: ranking.tieBreaks };
}

/** A contestant's boards at one table in one round. */
interface Meeting extends Place {
  readonly contestant: string;
  readonly opponents: readonly string[];
  readonly awards: BoardAward[];
}

/**
 * The matches of a session, each as its sides have it: the boards of a round that the same meet on. Of a table where one
 * side sits out there is none.
 */
export function sidesOfMatches(
  session: SessionPlay,
  scores: SessionScores,
  regulation: PairsMatchRegulation,
): SideAtTable[] {
  const meetings = [...scores.contestants.values()].map((score) => [...meetingsOf(session, score).values()]);
  const scored = new Map<string, Meeting & { readonly score: PairsMatchScore; readonly scheduled: number }>();
  for (const meeting of meetings.flat()) {
    const scheduled = scheduleOf(session).playedAt(meeting.table, meeting.round)?.boards.length;
    const boards = scheduled ?? meeting.awards.length;
    const score = pairsMatch(meeting.awards, regulation, { boards });
    scored.set(keyOf(meeting.contestant, meeting), { ...meeting, score, scheduled: boards });
  }
  return [...scored.values()].flatMap(({ contestant, opponents, table, round, score, scheduled }) => {
    const others = scored.get(keyOf(opponents[0]!, { table, round }));
    if (!others) return [];
    const complete = playsAt(session, table, round).every((play) => isSettled(session, play));
    return [{ contestant, opponents, table, round, score, others: others.score, scheduled, complete }];
  });
}

function keyOf(contestant: string, place: Place): string {
  return `${contestant} ${placeKey(place)}`;
}

type Scored = SessionScores['contestants'] extends { values(): Iterable<infer Score> } ? Score : never;

function meetingsOf(session: SessionPlay, { contestant, entries }: Scored): Map<string, Meeting> {
  const meetings = new Map<string, Meeting>();
  for (const { line, opponents, award } of entries) {
    const known = meetings.get(line);
    if (known) {
      known.awards.push(award);
      continue;
    }
    const place = placeOf(line);
    // A bye is worth so much a board there, and is no match.
    if (!scheduleOf(session).playedAt(place.table, place.round) && isArtificial(award)) continue;
    meetings.set(line, { ...place, contestant: contestant.contestant, opponents, awards: [award] });
  }
  return meetings;
}

function isArtificial({ kind }: BoardAward): boolean {
  return kind !== 'scored';
}

function placeOf(line: string): Place {
  const [table, round] = line.split('/') as [string, string];
  return { table, round: Number(round) };
}

/** A contestant is there in a round that has been called, and meets nobody. */
export interface ByeOfPair extends ByeWorth {
  readonly contestant: string;
  readonly round: number;
}

/** The byes of a session up to a round, and what they are worth where places go by victory points. */
export function byesOfPairs(session: SessionPlay, scale: VpScale, upTo: number): ByeOfPair[] {
  const schedule = scheduleOf(session);
  return session.sections.flatMap((data) => {
    const called = Math.min(calledIn(session, data.section), lastDrawn(data), upTo);
    const own = schedule.contestants.filter((one) => sectionOf(one) === data.section);
    return Array.from({ length: called }, (_, index) => index + 1).flatMap((round) => {
      const playing = new Set(
        schedule.tables.flatMap((table) => {
          const meeting = schedule.playedAt(table, round);
          return meeting ? everybodyAt(meeting) : [];
        }),
      );
      return own
        .filter((one) => !playing.has(one) && !isAbsent(schedule, one, round))
        .map((contestant) => ({ contestant, round, ...worthOfBye(data, scale) }));
    });
  });
}

function worthOfBye(data: SectionData, scale: VpScale): ByeWorth {
  const { teamBye } = drawOptionsOf(data);
  if (teamBye !== undefined) return { points: Rational.of(teamBye, 100), why: 'chosen' };
  try {
    return byeOnScale(scale, { boards: data.boardsPerRound });
  } catch (error) {
    if (!(error instanceof Unscorable)) throw error;
    return { points: Rational.ZERO, why: 'nothing' };
  }
}

/** A penalty in victory points. */
export interface VictoryPointPenalty {
  /** The key of its ruling. */
  readonly id: string;
  readonly contestant: string;
  /** What it takes off: negative. */
  readonly points: Rational;
}

/** The penalties in victory points that stand, in the order in which they were given (Law 90). */
export function victoryPointPenalties({ rulings }: SessionPlay, extent: Extent): VictoryPointPenalty[] {
  return Object.entries(rulings)
    .filter(([, ruling]) => standsAt(ruling, extent))
    .toSorted(([, one], [, other]) => one.given.position - other.given.position)
    .flatMap(([id, { what }]) => {
      if (what.kind !== 'penalty' || what.amount.unit !== 'victory-points') return [];
      const { hundredths } = what.amount;
      return [{ id, contestant: what.contestant, points: Rational.of(-hundredths, 100) }];
    });
}
