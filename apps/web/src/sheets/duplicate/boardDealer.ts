import type { SeatName } from '#tournament';

const SEATS = { 4: ['N', 'E', 'S', 'W'], 3: ['N', 'E', 'S'] } as const;

/** Who deals a board, at a table of four and at one of three: the first at the table deals board 1, the next one board 2. */
export function boardDealer(board: number, players: 3 | 4): SeatName {
  return SEATS[players][(board - 1) % players]!;
}
