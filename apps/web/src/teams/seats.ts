import type { SeatName } from '#tournament';
import type { PlayerSeen } from '../api/documents.js';

/** Who sits where for a team, by their ids. */
export type Seats = Readonly<Record<SeatName, string>>;

/** As a team entered: the first four. */
export function seatsAsEntered(players: readonly PlayerSeen[]): Seats {
  const id = (index: number) => players[index]?.person ?? '';
  return { N: id(0), E: id(2), S: id(1), W: id(3) };
}
