import { everybodyAt } from '#movement';
import { type SeatName, sectionOf } from '../../journal/names.js';
import { isAbsent } from './absences.js';
import { meetingAt, type Scheduled, seatingOf } from './schedule.js';

/** Who answers for the boards and the condition of a table in a round. */
export type ResponsibleAtTable = {
  readonly seat: SeatName;
  readonly contestant: string;
  /** The director has named the seat, the movement keeps the contestant there, or it is North by default. */
  readonly why: 'named' | 'stationary' | 'north';
};

/**
 * Who is responsible at a table (Law 7D, 1997: the player who stays there for the session): the seat that the director
 * has named, otherwise the contestant whom the movement keeps at the table, otherwise North. Of those who are not there
 * the opponents' East; undefined where nobody sits.
 */
export function responsibleAt(
  scheduled: Scheduled,
  { table, round }: { readonly table: string; readonly round: number },
  named?: SeatName,
): ResponsibleAtTable | undefined {
  const meeting = meetingAt(scheduled, table, round);
  if (!meeting) return undefined;
  const seating = seatingOf(meeting);
  const there = (seat: SeatName) => !isAbsent(scheduled, seating[seat], round);
  const at = (seat: SeatName, why: ResponsibleAtTable['why']) => ({ seat, contestant: seating[seat], why });
  if (named && there(named)) return at(named, 'named');
  const section = scheduled.sections.find(({ section: name }) => name === sectionOf(table));
  const stationary = new Set(section?.movement.stationary.map((name) => `${section.section}-${name}`));
  const stays = everybodyAt(meeting).find((contestant) => stationary.has(contestant));
  const seatOfStationary = (['N', 'E', 'S', 'W'] as const).find((seat) => seating[seat] === stays);
  if (seatOfStationary && there(seatOfStationary)) return at(seatOfStationary, 'stationary');
  const seat = (['N', 'E', 'S', 'W'] as const).find(there);
  return seat && at(seat, 'north');
}
