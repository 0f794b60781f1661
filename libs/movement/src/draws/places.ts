import { drawnCardOrder, drawOrder, type Card } from '#cards';
import type { Movement, Play } from '../movement/movement.js';
import { contestantsOn } from '../movement/seats.js';

/** A section as a draw sees it: who would sit where in which round. */
export interface DrawnSection {
  readonly section: string;
  readonly movement: Pick<Movement, 'rows' | 'rounds'>;
}

/** Two places that meet. */
export interface PlaceMeeting {
  readonly round: number;
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
}

/** Where a place sits down first. */
export interface FirstSeat {
  readonly place: string;
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly side: 'NS' | 'EW';
}

/** Every meeting of the movements, round by round and in a round from the first table on. */
export function meetingsIn(sections: readonly DrawnSection[]): readonly PlaceMeeting[] {
  const rounds = Math.max(0, ...sections.map(({ movement }) => movement.rounds));
  return Array.from({ length: rounds }, (_, round) =>
    sections.flatMap(({ section, movement }) =>
      movement.rows.flatMap((row, index): PlaceMeeting[] => {
        const play = row[round];
        if (!play) return [];
        const table = `${section}${index + 1}`;
        const at = (place: string) => `${section}-${place}`;
        return meetingTwo(play).map(([ns, ew]) => ({ round: round + 1, table, ns: at(ns), ew: at(ew) }));
      }),
    ),
  ).flat();
}

/** Each two who meet: of an individual partners, too. */
function meetingTwo(play: Play): readonly (readonly [string, string])[] {
  const { ns, ew, partners } = play;
  if (!partners) return [[ns, ew]];
  return [
    [ns, ew],
    [partners.ns, ew],
    [ns, partners.ew],
    [partners.ns, partners.ew],
    [ns, partners.ns],
    [ew, partners.ew],
  ];
}

/** Where each place sits down first, in the order of sections, of rounds and of tables. */
export function firstSeats(sections: readonly DrawnSection[]): readonly FirstSeat[] {
  const found = new Map<string, FirstSeat>();
  for (const { section, movement } of sections) {
    for (let round = 1; round <= movement.rounds; round++) {
      movement.rows.forEach((row, index) => {
        const play = row[round - 1];
        if (!play) return;
        for (const side of ['NS', 'EW'] as const) {
          for (const contestant of contestantsOn(play, side)) {
            const place = `${section}-${contestant}`;
            if (!found.has(place)) found.set(place, { place, section, round, table: index + 1, side });
          }
        }
      });
    }
  }
  return [...found.values()];
}

/** An entry and the contestant that it plays as. */
export interface DrawnSeat {
  readonly entry: string;
  readonly contestant: string;
}

/** A card that an entry drew. */
export interface DrawnCard {
  readonly entry: string;
  readonly card: string;
}

/**
 * The seats of a draw at random: the entries in the order of their ids, put in the order of `drawOrder`, take the places
 * one after the other. What a draw's event holds is enough to draw again: its seed, its entries and, in the order of its
 * seats, the places.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @param places at least as many as entries; those behind them stay empty
 */
export function drawnSeats(entries: readonly string[], places: readonly string[], seed: string): DrawnSeat[] {
  const inOrder = entries.toSorted();
  const order = drawOrder(inOrder.length, seed).map((index) => inOrder[index]!);
  return seats(order, places);
}

/**
 * The seats of a draw by cards (Preferans Code 3.1.1): who has the lowest card takes the first place, the others the
 * next ones by rising cards. What a draw's event holds is enough to draw again: its cards and, in the order of its seats,
 * the places.
 *
 * @param places at least as many as cards, the one that the lowest chose first; those behind them stay empty
 * @throws RangeError when two entries have the same card
 */
export function seatsByCards(cards: readonly DrawnCard[], places: readonly string[]): DrawnSeat[] {
  return seats(drawnCardOrder(new Map(cards.map(({ entry, card }) => [entry, card as Card]))), places);
}

function seats(order: readonly string[], places: readonly string[]): DrawnSeat[] {
  return order.map((entry, index) => ({ entry, contestant: places[index]! }));
}

/** The places as they are taken when the first one chosen is this: round the circle. */
export function placesFrom(chosen: string, places: readonly string[]): string[] {
  const first = places.indexOf(chosen);
  return [...places.slice(first), ...places.slice(0, first)];
}
