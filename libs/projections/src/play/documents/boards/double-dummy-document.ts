import { SEATS, type Seat } from '#cards';
import {
  isWhole,
  makeableContracts,
  parOf,
  parsePartialTricks,
  type MakeableContract,
  type ParContract,
} from '#double-dummy';
import { STRAINS, type Strain } from '#scoring';

/** What a hand record says of its deal when all four see all cards and play as well as can be. */
export type DoubleDummyDocument = {
  /** How many tricks each seat takes as declarer in each strain; null what was not computed in the time that a deal has. */
  readonly tricks: Readonly<Record<Seat, Readonly<Record<Strain, number | null>>>>;
  /** The highest contracts that each side makes, notrump first; null unless everything is computed, as is par. */
  readonly makeable: Readonly<Record<'NS' | 'EW', readonly MakeableDocument[]>> | null;
  readonly par: ParDocument | null;
};

export type MakeableDocument = Pick<MakeableContract, keyof MakeableContract>;

/** What both sides come to when they bid as well as can be. */
export type ParDocument = {
  /** As North and South's gain. */
  readonly score: number;
  /** The contracts that give it, best first; none when the board is passed out. */
  readonly contracts: readonly Pick<ParContract, keyof ParContract>[];
};

/** The double-dummy results of a board for readers, from their twenty signs; par is that of its dealer and vulnerability. */
export function doubleDummyDocument(digits: string, board: number): DoubleDummyDocument {
  const table = parsePartialTricks(digits);
  const tricks = Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      Object.fromEntries(STRAINS.map((strain) => [strain, table[seat][strain] ?? null])),
    ]),
  ) as DoubleDummyDocument['tricks'];
  if (!isWhole(table)) return { tricks, makeable: null, par: null };
  const makeable = { NS: makeableContracts(table, 'NS'), EW: makeableContracts(table, 'EW') };
  return { tricks, makeable, par: parOf(table, board) };
}
