import { calledIn, isDrawn, placeOf, roundsOfSection, type SideName } from '#tournament';
import { roundAt } from './progress.js';
import { scheduleOf } from './schedule.js';
import type { SessionPlay } from './play-state.js';

/** Where a pair is now. */
export interface PairNow {
  /** The round that it plays, or waits for. */
  readonly round: number;
  /** Its place in that round; null: at no table. */
  readonly place: { readonly table: string; readonly side: SideName } | null;
  /** It sits there; not as long as others still play an earlier round there, and not in a round without a table. */
  readonly here: boolean;
}

/**
 * Where a pair is: at its first table that has not moved on. A round without a table ends for it when the next one
 * starts. After a round it is on its way to the next as soon as that is drawn; until then it stays where it was.
 */
export function pairNow(session: SessionPlay, contestant: string): PairNow {
  const schedule = scheduleOf(session);
  const rounds = roundsOfSection(schedule, contestant);
  const called = calledIn(session, contestant);
  for (let round = 1; round < rounds; round++) {
    const place = placeOf(schedule, contestant, round);
    const hasLeft = place ? roundAt(session, place.table) > round : called > round;
    if (!hasLeft || !isDrawn(schedule, contestant, round + 1)) return at(session, contestant, round);
  }
  return at(session, contestant, Math.max(1, rounds));
}

/** Where a pair sat in the rounds that it has left, in their order; in a round without a table nowhere. */
export function placesLeft(
  session: SessionPlay,
  contestant: string,
): { readonly table: string; readonly side: SideName; readonly round: number }[] {
  const { round: now } = pairNow(session, contestant);
  return Array.from({ length: now - 1 }, (_, index) => index + 1).flatMap((round) => {
    const place = placeOf(scheduleOf(session), contestant, round);
    return place ? [{ table: place.table, side: place.side, round }] : [];
  });
}

/**
 * The pair on a side of a table in its round; before the first round the pair that will sit there; undefined: nobody.
 */
export function pairAt(
  session: SessionPlay,
  { table, side }: { readonly table: string; readonly side: SideName },
): string | undefined {
  const meeting = scheduleOf(session).meetingAt(table, Math.max(1, roundAt(session, table)));
  return meeting && (side === 'NS' ? meeting.ns : meeting.ew);
}

function at(session: SessionPlay, contestant: string, round: number): PairNow {
  const found = placeOf(scheduleOf(session), contestant, round);
  if (!found) return { round, place: null, here: false };
  const { table, side } = found;
  // Before the first round is called everybody sits down for it.
  return { round, place: { table, side }, here: Math.max(1, roundAt(session, table)) === round };
}
