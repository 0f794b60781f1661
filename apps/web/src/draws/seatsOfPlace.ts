import type { SeatName } from '#tournament';
import type { PlaceInRound } from '../play/roundDraw.js';

/** Seat by seat who sits at a table of an individual, clockwise from North; nobody where pairs or teams play. */
export function seatsOfPlace(sides: PlaceInRound['sides']): { seat: SeatName; contestant: string }[] {
  const seats = sides.flatMap(({ side, contestant, partner }) =>
    partner === undefined
      ? []
      : (side.split('') as SeatName[]).map((seat, at) => ({
          seat,
          contestant: at === 0 ? contestant : partner,
        })),
  );
  return seats.toSorted((one, other) => 'NESW'.indexOf(one.seat) - 'NESW'.indexOf(other.seat));
}
