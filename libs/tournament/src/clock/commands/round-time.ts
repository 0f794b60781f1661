import { roundsOf, type Scheduled } from '../../session/plan/schedule.js';
import { type BoardsOfRound, type ClockState, MINUTE } from '../state.js';
import type { ClockSettings } from '../settings.js';

/** What the time of rounds follows from: how the session is timed, and its movement. */
export interface Timed {
  readonly settings: { readonly clock: ClockSettings };
  readonly sections: Scheduled['sections'];
}

/** The boards of a round that is timed by board: of the section that plays most; undefined where it is timed by round. */
export function boardsInRound({ settings, sections }: Timed, round: number): BoardsOfRound | undefined {
  const { byBoard } = settings.clock;
  if (!byBoard) return undefined;
  const counts = sections
    .filter(({ movement }) => round <= movement.rounds)
    .map(({ boardsPerRound }) => boardsPerRound);
  return { count: Math.max(1, ...counts), settle: byBoard.settle };
}

/** How long a round is played that is still to be called, in microseconds: a minute at least. */
export function playOfRound(timed: Timed, { more }: Pick<ClockState, 'more'>, round: number): number {
  const { byBoard, round: minutes } = timed.settings.clock;
  const boards = boardsInRound(timed, round);
  const usual = byBoard && boards ? boards.settle + boards.count * byBoard.minutes : minutes;
  return Math.max(1, usual + more) * MINUTE;
}

/** The time of a round that is called now, after the change, but for the first; in a break at its end. */
export function timeOfRound(
  timed: Timed,
  clock: ClockState,
  { round, now }: { readonly round: number; readonly now: number },
): { readonly begins: number; readonly ends: number; readonly boards?: BoardsOfRound } {
  const change = round === 1 ? 0 : timed.settings.clock.change * MINUTE;
  const begins = Math.max(now + change, clock.onBreak?.ends ?? 0);
  const boards = boardsInRound(timed, round);
  return { begins, ends: begins + playOfRound(timed, clock, round), ...(boards && { boards }) };
}

/**
 * What is to come of a session behind the time of the round, or of the break, that is on: from a moment T it ends at
 * `max(T + span, notBefore)`. Microseconds, and a moment.
 */
export type TimeToCome = {
  readonly span: number;
  /** Nothing: no break has a time to resume. */
  readonly notBefore: number | null;
};

function then({ span, notBefore }: TimeToCome, time: number): TimeToCome {
  return { span: span + time, notBefore: notBefore === null ? null : notBefore + time };
}

/**
 * The rounds to come with their changes and planned breaks, by the minutes that they have now; in the last round what
 * tables have beside the others. A break until a moment may be over sooner than the round before it.
 *
 * @param session the session with the last round that was called, 0 before the first
 */
export function timeToCome(session: Timed & { readonly round: number }, clock: ClockState): TimeToCome {
  const rounds = roundsOf(session);
  const change = session.settings.clock.change * MINUTE;
  let toCome: TimeToCome = { span: 0, notBefore: null };
  for (let round = session.round + 1; round <= rounds; round++) {
    const planned = clock.breaks[round - 1];
    const behindBreak = clock.onBreak?.afterRound === round - 1;
    const move = round === 1 || behindBreak ? 0 : change;
    if (planned && 'minutes' in planned) toCome = then(toCome, Math.max(move, planned.minutes * MINUTE));
    else toCome = then(toCome, move);
    if (planned && 'until' in planned) {
      toCome = { ...toCome, notBefore: Math.max(toCome.notBefore ?? 0, planned.until) };
    }
    toCome = then(toCome, playOfRound(session, clock, round));
  }
  if (session.round < rounds) return toCome;
  const extra = Object.values(clock.extra).map((ofTable) => ofTable[rounds] ?? 0);
  return then(toCome, Math.max(0, ...extra) * MINUTE);
}
