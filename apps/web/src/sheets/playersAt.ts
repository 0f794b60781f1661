import type { Seated, SeatName } from '#tournament';
import type { PlayerSeen } from '../api/documents.js';
import { contestantText } from '../messages/fieldText.js';
import { shortNames } from './shortNames.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A player of a sheet. */
export interface PlayerAt {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly name: string;
  /** As a key or a drawing has it: the name, shortened where it is too long for one. */
  readonly short: string;
}

/** Who sits at the table of a sheet, clockwise from North. */
export function playersAt({
  seated,
  contestants,
}: {
  readonly seated: Seated;
  readonly contestants: readonly { readonly contestant: string; readonly players: readonly PlayerSeen[] }[];
}): PlayerAt[] {
  const there = SEATS.flatMap((seat) => {
    const contestant = seated[seat];
    if (contestant === undefined) return [];
    const known = contestants.find((one) => one.contestant === contestant);
    return [{ seat, contestant, name: known?.players[0]?.name ?? contestantText(contestant) }];
  });
  const shorts = shortNames(there.map(({ name }) => name));
  return there.map((player, at) => ({ ...player, short: shorts[at]! }));
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
