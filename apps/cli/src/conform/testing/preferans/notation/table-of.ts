import { SEATS, type Card, type Rank, type Seat, type Suit } from '#cards';
import { conventionOf, type Settings } from '#preferans';
import { z } from 'zod';

/** Names of players, in the order in which they sit clockwise. */
export const PLAYERS = z.array(z.string().min(1)).min(3).max(4);

/** Numbers by player. */
export const BY_PLAYER = z.record(z.string(), z.int());

/** Three or four named players at a table, clockwise from North. */
export interface NamedTable {
  readonly players: readonly Seat[];
  seatOf(name: string): Seat;
  nameOf(seat: Seat): string;
}

export function namedTable(names: readonly string[]): NamedTable {
  const players = SEATS.slice(0, names.length);
  return {
    players,
    seatOf(name) {
      const seat = SEATS[names.indexOf(name)];
      if (!seat) throw new RangeError(`${name} does not play`);
      return seat;
    },
    nameOf: (seat) => names[SEATS.indexOf(seat)]!,
  };
}

/** As many players as there are, by letters: A, B, C and D. */
export function lettered(count: number): NamedTable {
  return namedTable(['A', 'B', 'C', 'D'].slice(0, count));
}

/** What examples call conventions. */
const NAMES: Readonly<Record<string, string>> = {
  fspr: 'sports-federation',
  klassika: 'klassika-open',
  klassika_open: 'klassika-open',
  klassika_closed: 'klassika-closed',
};

/** The settings of a convention. */
export const CONVENTION = z.string().transform((name, context): Settings => {
  const convention = conventionOf(Object.hasOwn(NAMES, name) ? NAMES[name]! : name);
  if (convention) return convention.settings;
  context.addIssue(`there is no convention ${name}`);
  return z.NEVER;
});

/** What tournaments agree where an example names no convention. */
export const USUAL: Settings = conventionOf('sochinka')!.settings;

/** A card as examples write it: rank first, `10D`. */
export const CARD = z
  .string()
  .regex(/^(A|K|Q|J|10|T|9|8|7)[SHDC]$/)
  .transform((text): Card => `${text.at(-1) as Suit}${text.slice(0, -1).replace('10', 'T') as Rank}`);
