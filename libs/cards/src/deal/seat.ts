/** The seats clockwise from North. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A place at the table, and the hand that lies there. */
export type Seat = (typeof SEATS)[number];

/** Two partners. */
export type Side = 'NS' | 'EW';

/** The side that a seat belongs to. */
export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

/** The seat on the left: whose turn is next. */
export function nextSeat(seat: Seat): Seat {
  return SEATS[(SEATS.indexOf(seat) + 1) % 4]!;
}

/** The seat opposite. */
export function partnerOf(seat: Seat): Seat {
  return nextSeat(nextSeat(seat));
}
