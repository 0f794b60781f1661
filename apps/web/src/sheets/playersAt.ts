import type { SeatName } from '#tournament';
import { contestantText } from '../messages/fieldText.js';
import type { SheetSeen } from './sheetQueries.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A player of a sheet. */
export interface PlayerAt {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly name: string;
  /** As a key or a column has it: the surname, unless two share it. */
  readonly short: string;
}

/** Who sits at the table of a sheet, clockwise from North. */
export function playersAt({ seated, contestants }: Pick<SheetSeen, 'seated' | 'contestants'>): PlayerAt[] {
  const there = SEATS.flatMap((seat) => {
    const contestant = seated[seat];
    if (contestant === undefined) return [];
    const known = contestants.find((one) => one.contestant === contestant);
    const name = known?.players[0]?.name ?? contestantText(contestant);
    return [{ seat, contestant, name, surname: name.split(' ').at(-1)! }];
  });
  return there.map(({ surname, ...player }) => {
    const isShared = there.some((one) => one.surname === surname && one.seat !== player.seat);
    const isNumber = /^\d+$/.test(surname);
    return { ...player, short: isShared || isNumber ? player.name : surname };
  });
}

/** Those at a table from one of them on, clockwise: as they sit around who looks at it. */
export function from<Player extends { readonly seat: SeatName }>(
  players: readonly Player[],
  first: SeatName | undefined,
): Player[] {
  const at = Math.max(
    0,
    players.findIndex(({ seat }) => seat === first),
  );
  return [...players.slice(at), ...players.slice(0, at)];
}
