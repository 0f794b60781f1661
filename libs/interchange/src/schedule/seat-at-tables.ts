import { grouped } from '../text/grouped.js';
import { areForThemselves, type Meeting } from './meeting.js';

/**
 * A table for each meeting, from 1: each table has one meeting a round. Where North-South never sit East-West they stay
 * at their tables; elsewhere whoever can stay in a seat stays.
 *
 * @param roundOf the round of each meeting
 */
export function seatAtTables(meetings: readonly Meeting[], roundOf: readonly number[]): number[] {
  const north = new Set(meetings.map(({ ns }) => ns));
  if (meetings.every((meeting) => !areForThemselves(meeting) && !north.has(meeting.ew))) {
    const byNumber = [...north].sort((one, other) => numberOf(one) - numberOf(other));
    return meetings.map(({ ns }) => byNumber.indexOf(ns) + 1);
  }
  return stayingWherePossible(meetings, roundOf);
}

function numberOf(contestant: string): number {
  return Number(contestant.replace(/^\D+/, ''));
}

function stayingWherePossible(meetings: readonly Meeting[], roundOf: readonly number[]): number[] {
  const inRounds = [...grouped(meetings.keys(), (index) => roundOf[index]!)].sort(
    ([one], [other]) => one - other,
  );
  const tables = Math.max(0, ...inRounds.map(([, together]) => together.length));
  const tableOf = meetings.map(() => 0);
  let seats = new Map<string, number>();
  for (const [, together] of inRounds) {
    const free = new Set(Array.from({ length: tables }, (_, index) => index + 1));
    const take = (index: number, table: number | undefined) => {
      if (tableOf[index] !== 0 || table === undefined || !free.delete(table)) return;
      tableOf[index] = table;
    };
    for (const index of together) take(index, seats.get(`NS ${meetings[index]!.ns}`));
    for (const index of together) take(index, seats.get(`EW ${meetings[index]!.ew}`));
    for (const index of together) take(index, [...free][0]);
    seats = new Map(
      together.flatMap((index) => [
        [`NS ${meetings[index]!.ns}`, tableOf[index]!] as const,
        [`EW ${meetings[index]!.ew}`, tableOf[index]!] as const,
      ]),
    );
  }
  return tableOf;
}
