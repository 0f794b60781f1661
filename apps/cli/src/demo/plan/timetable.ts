import { meetingAt, playedAt, roundsOf, tablesOf, type Scheduled } from '#tournament';
import type { Chance } from './chance.js';
import { isAt, type Place, type Troubles } from './troubles.js';

/** Minutes that a board takes at a table that keeps up. */
export const BOARD_MINUTES = 6.5;

/** One board at a table: when its result is entered and when it is answered, in minutes since the first round. */
export interface TimedPlay extends Place {
  readonly ns: string;
  readonly ew: string;
  readonly entered: number;
  readonly answered: number;
}

/** A round at a table; without plays where somebody sits out. */
export interface TimedRound {
  readonly table: string;
  readonly round: number;
  readonly movesOn: number;
  readonly plays: readonly TimedPlay[];
}

/**
 * When each table sits down to each round and is done with its boards: a round begins at a table once it was called and
 * both pairs and the boards have come from the tables before (Law 8B).
 *
 * @param roundMinutes how long after a round the next one is called
 */
export function timetable(
  scheduled: Scheduled,
  roundMinutes: number,
  { slow, notBegun }: Pick<Troubles, 'slow' | 'notBegun'>,
  chance: Chance,
): TimedRound[] {
  const free = new Map<string, number>();
  const freeAt = (what: string) => free.get(what) ?? 0;
  const rounds: TimedRound[] = [];
  for (let round = 1; round <= roundsOf(scheduled); round++) {
    const called = (round - 1) * roundMinutes;
    // Where pairs and boards were in the round before, whatever has become of this one by now.
    const before = new Map(free);
    for (const table of tablesOf(scheduled)) {
      const meeting = meetingAt(scheduled, table, round);
      if (!meeting) continue;
      const boards = `boards ${meeting.boards[0]}`;
      const ready = Math.max(
        called,
        ...[meeting.ns, meeting.ew, boards].map((what) => before.get(what) ?? 0),
      );
      const movesOn = ready + chance.between(0.2, 0.7);
      const late = ready > called + 1;
      const played = playedAt(scheduled, table, round);
      const plays: TimedPlay[] = [];
      let now = movesOn;
      for (const board of played?.boards ?? []) {
        if (isAt(notBegun, { table, round, board })) continue;
        const pace = (table === slow ? 1.22 : 1) * (late ? 0.85 : 1);
        const entered = now + BOARD_MINUTES * pace * chance.between(0.7, 1);
        const answered = entered + chance.between(0.15, 0.7);
        plays.push({ table, round, board, ns: meeting.ns, ew: meeting.ew, entered, answered });
        now = answered;
      }
      rounds.push({ table, round, movesOn, plays });
      for (const what of [meeting.ns, meeting.ew, boards]) free.set(what, Math.max(freeAt(what), now));
    }
  }
  return rounds;
}
