import type { SeatName, Seating } from '#tournament';
import type { PlanReason } from './planned-result.js';
import type { PlayOfResult, SessionToFill } from './session-to-fill.js';

/** What the movement has otherwise than a row; undefined: nothing. */
export function irregularityOf(
  seating: Seating,
  { board }: PlayOfResult,
  meeting: ReturnType<SessionToFill['meetingAt']>,
): PlanReason | undefined {
  if (!meeting) return { code: 'other-contestants', there: '' };
  const { seating: scheduled, boards } = meeting;
  if (!boards.includes(board)) return { code: 'other-board', there: boards.join(', ') };
  if (sameSeats(seating, scheduled)) return undefined;
  const turned = { N: scheduled.E, E: scheduled.N, S: scheduled.W, W: scheduled.S };
  if (sameSeats(seating, turned)) return { code: 'turned' };
  const names = (Object.keys(scheduled) as SeatName[]).map((seat) => scheduled[seat]);
  return { code: 'other-contestants', there: [...new Set(names)].join(' – ') };
}

/** Whether the same sit on the same seats. */
export function sameSeats(one: Seating, other: Seating): boolean {
  return one.N === other.N && one.E === other.E && one.S === other.S && one.W === other.W;
}
