import { highCardPoints, RANKS, rankOf, SEATS, SUITS, suitOf, type Deal, type Seat } from '#cards';
import type { Strain } from '#scoring';
import { prepare, TimeOver, takes } from './search.js';
import type { PartialTricksTable } from './tricks-table.js';

/** The strains as the search counts them: suits from spades down, then no trumps. */
const SEARCHED: readonly Strain[] = [...SUITS, 'NT'];

/** One side's declarers after the other: what one takes is nearly always what partner takes. */
const DECLARERS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/**
 * The double-dummy results of a deal: how many tricks each seat's side takes as declarer in each strain when all four
 * play as well as can be, seeing all cards.
 *
 * It holds some 70 MB of memory from the first call on, and one call works at a time.
 *
 * @param isOver asked every few thousand positions, some milliseconds apart; when it says true, what is solved by then
 *   is the answer
 * @returns all twenty results, or those that were solved in time
 */
export function solveDeal(deal: Deal, isOver: () => boolean = () => false): PartialTricksTable {
  const table: Record<Seat, Partial<Record<Strain, number>>> = { N: {}, E: {}, S: {}, W: {} };
  const hands = suitSetsOf(deal);
  try {
    for (const strain of ['NT', 'S', 'H', 'D', 'C'] as const) {
      const tricks = prepare(hands, SEARCHED.indexOf(strain), isOver);
      let taken = expectedTricks(deal, strain);
      for (const declarer of DECLARERS) {
        const at = SEATS.indexOf(declarer);
        taken = countTricks(tricks, (at + 1) & 3, taken);
        table[declarer][strain] = at % 2 === 0 ? taken : tricks - taken;
      }
    }
  } catch (error) {
    if (!(error instanceof TimeOver)) throw error;
  }
  return table;
}

/** The hands as sixteen sets of a suit: of seat s (clockwise from North) and suit t (from spades down) at 4 s + t. */
function suitSetsOf(deal: Deal): Int32Array {
  const sets = new Int32Array(16);
  SEATS.forEach((seat, at) => {
    for (const card of deal[seat]) {
      const place = 4 * at + SUITS.indexOf(suitOf(card));
      sets[place] = sets[place]! | (1 << (12 - RANKS.indexOf(rankOf(card))));
    }
  });
  return sets;
}

/** A guess at the tricks of North and South, from their points and trumps. */
function expectedTricks(deal: Deal, strain: Strain): number {
  const hands = [...deal.N, ...deal.S];
  const trumps = hands.filter((card) => suitOf(card) === strain).length;
  const forTrumps = strain === 'NT' ? 0 : 0.5 * (trumps - 6.5);
  return Math.round(7.5 + 0.3 * (highCardPoints(hands) - 20) + forTrumps);
}

/**
 * How many tricks North and South take from a position that the search was prepared for: whether they take one more or
 * one fewer is asked from the expected number on, until both are known.
 *
 * @param tricks how many are left
 * @param leader the seat on lead, 0 to 3 clockwise from North
 * @param expected a guess: a good one saves time, and any gives the same answer
 * @throws TimeOver
 */
export function countTricks(tricks: number, leader: number, expected: number): number {
  let least = 0;
  let most = tricks;
  let next = Math.max(1, Math.min(tricks, expected));
  while (least < most) {
    if (takes(tricks, leader, next)) next = (least = next) + 1;
    else next = most = next - 1;
  }
  return least;
}
