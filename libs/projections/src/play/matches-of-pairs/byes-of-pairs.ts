import { everybodyAt } from '#movement';
import { byeOnScale, Rational, Unscorable, type ByeWorth, type VpScale } from '#scoring';
import { calledIn, drawOptionsOf, isAbsent, lastDrawn, sectionOf, type SectionData } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';

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
