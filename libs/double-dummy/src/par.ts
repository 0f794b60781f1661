import {
  dealerOf,
  nextSeat,
  sideOf,
  vulnerabilityOf,
  type Seat,
  type Side,
  type Vulnerability,
} from '#cards';
import { contractScore, isVulnerableSide, LEVELS, STRAINS, type Level, type Strain } from '#scoring';
import type { TricksTable } from './tricks-table.js';

/** What both sides come to when they bid as well as can be, knowing all results. */
export interface Par {
  /** The score, as North and South's gain. */
  readonly score: number;
  /** The contracts that give it, best first; none when the board is passed out. */
  readonly contracts: readonly ParContract[];
}

/** A contract that gives par. */
export interface ParContract {
  readonly level: Level;
  readonly strain: Strain;
  readonly side: Side;
  /** Who of the side takes so many tricks: one or both. */
  readonly declarers: readonly Seat[];
  /** It is a sacrifice, and doubled. */
  readonly doubled: boolean;
  /** Tricks more than the contract says; of a sacrifice fewer, as a negative number. */
  readonly over: number;
}

interface Bid {
  readonly level: Level;
  readonly strain: Strain;
}

/** Every bid, from the lowest up. */
const BIDS: readonly Bid[] = LEVELS.flatMap((level) => STRAINS.map((strain) => ({ level, strain })));
const BOOK = 6;

/**
 * The par of a board, by its dealer and vulnerability. The side that can make the highest contract has it; where
 * both can make the same one, it is whose turn comes first from the dealer. Of its contracts it chooses the one that is
 * worth most after the cheapest doubled sacrifice above it.
 *
 * @param board its number, any from 1
 * @param said its dealer and its vulnerability where they are not those of Law 2
 * @throws RangeError when no board can have this number
 */
export function parOf(
  table: TricksTable,
  board: number,
  said: { readonly dealer?: Seat; readonly vulnerable?: Vulnerability } = {},
): Par {
  const { dealer = dealerOf(board), vulnerable = vulnerabilityOf(board) } = said;
  const side = sideOfTheHighest(table, dealer);
  if (side === undefined) return { score: 0, contracts: [] };
  const other: Side = side === 'NS' ? 'EW' : 'NS';
  const scoreOf = (of: Side, { level, strain }: Bid) => {
    const tricks = mostTricks(table, of, strain);
    const doubling = tricks < BOOK + level ? 'x' : '';
    return contractScore({ level, strain, doubling, tricks }, isVulnerableSide(vulnerable, of));
  };
  const makeable = BIDS.flatMap((bid, at) => {
    if (mostTricks(table, side, bid.strain) < BOOK + bid.level) return [];
    const made = scoreOf(side, bid);
    const above = BIDS.slice(at + 1).map((over) => -scoreOf(other, over));
    return [{ bid, at, made, worth: Math.min(made, ...above) }];
  });
  const best = Math.max(...makeable.map(({ worth }) => worth));
  const atBest = makeable.filter(({ worth }) => worth === best);
  const made = atBest.filter((contract) => contract.made === best).map(({ bid }) => bid);
  const contracts =
    made.length > 0
      ? highestFirst(lowestOfEachStrain(made).map((bid) => parContract(table, side, bid)))
      : sacrifices(BIDS.slice(atBest.at(-1)!.at + 1), (bid) => scoreOf(other, bid) === -best).map((bid) =>
          parContract(table, other, bid),
        );
  return { score: side === 'NS' ? best : -best, contracts };
}

/** Par contracts as analyses write them: `3S-NS`, `4S-EW+1`, `2S-W`, `5D*-EW-1`, several divided by commas; or `pass`. */
export function formatParContracts({ contracts }: Par): string {
  if (contracts.length === 0) return 'pass';
  return contracts
    .map(({ level, strain, declarers, doubled, over }) => {
      const difference = over > 0 ? `+${over}` : over < 0 ? `${over}` : '';
      return `${level}${strain === 'NT' ? 'N' : strain}${doubled ? '*' : ''}-${declarers.join('')}${difference}`;
    })
    .join(',');
}

function sideOfTheHighest(table: TricksTable, dealer: Seat): Side | undefined {
  const turns = [dealer];
  while (turns.length < 4) turns.push(nextSeat(turns.at(-1)!));
  for (const { level, strain } of BIDS.toReversed()) {
    const seat = turns.find((turn) => table[turn][strain] >= BOOK + level);
    if (seat !== undefined) return sideOf(seat);
  }
  return undefined;
}

function declarersOf(side: Side): readonly Seat[] {
  return side === 'NS' ? ['N', 'S'] : ['E', 'W'];
}

function mostTricks(table: TricksTable, side: Side, strain: Strain): number {
  return Math.max(...declarersOf(side).map((seat) => table[seat][strain]));
}

function parContract(table: TricksTable, side: Side, { level, strain }: Bid): ParContract {
  const tricks = mostTricks(table, side, strain);
  const declarers = declarersOf(side).filter((seat) => table[seat][strain] === tricks);
  const over = tricks - (BOOK + level);
  return { level, strain, side, declarers, doubled: over < 0, over };
}

/** Nobody has to bid more than is needed to be safe. */
function lowestOfEachStrain(bids: readonly Bid[]): Bid[] {
  return STRAINS.flatMap((strain) => bids.find((bid) => bid.strain === strain) ?? []);
}

/** By the highest contract that each could have been, from the top down. */
function highestFirst(contracts: readonly ParContract[]): ParContract[] {
  const height = ({ level, over, strain }: ParContract) => 5 * (level + over) + STRAINS.indexOf(strain);
  return contracts.toSorted((one, two) => height(two) - height(one));
}

/** Sacrifices by strain, from clubs up. */
function sacrifices(bids: readonly Bid[], isPar: (bid: Bid) => boolean): Bid[] {
  return STRAINS.flatMap((strain) => bids.filter((bid) => bid.strain === strain && isPar(bid)));
}
