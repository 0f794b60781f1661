import { grouped } from '../grouping/grouped.js';
import type { Card } from '../deal/card.js';
import { formatDeal } from '../deal/deal-text.js';
import type { Deal } from '../deal/deal.js';
import { BRIDGE_PACK } from '../deal/pack.js';
import { SEATS, type Seat } from '../deal/seat.js';
import type { SquareDealDescription, SquareDealSession, SquareDealSet } from './description.js';
import { squareDeals, type SquareDealBoard } from './session-deals.js';
import type { SessionKeys } from './session-keys.js';

/** A deal of a file; its board where the file says that. */
export interface FoundDeal {
  readonly board?: number;
  readonly deal: Deal;
}

/** The first card, in the order SA..C2, that is not where it was dealt. */
export interface WrongCard {
  readonly card: Card;
  readonly dealt: Seat;
  readonly found: Seat;
}

/** Where the deals of a file come from. */
export interface DealsCompared {
  /** Sessions that the file has boards of, with how many there are as dealt, and how many the session has. */
  readonly sessions: readonly (SquareDealSession & { readonly equal: number; readonly boards: number })[];
  /** What is not as dealt, in the order of the file; `place` counts its deals from 1. */
  readonly differences: readonly DealDifference[];
}

/** A deal of a file that is not as it was dealt, or one that is missing there. */
export type DealDifference =
  | (SquareDealSession & {
      readonly kind: 'altered';
      readonly place: number;
      readonly board: number;
      readonly wrong: WrongCard;
    })
  /** It is dealt so, but for another board. */
  | (SquareDealSession & {
      readonly kind: 'renumbered';
      readonly place: number;
      readonly board: number;
      readonly says: number;
    })
  | (SquareDealSession & { readonly kind: 'again'; readonly place: number; readonly board: number })
  /** It is of no session. */
  | { readonly kind: 'unknown'; readonly place: number; readonly board: number | undefined }
  /** A board of a session of which others are there. */
  | (SquareDealSession & { readonly kind: 'missing'; readonly board: number });

interface Published extends SquareDealSession, SquareDealBoard {
  /** Whether the SQD says which boards its session has. */
  readonly numbered: boolean;
  readonly seats: Uint8Array;
}

const PLACES = new Map(BRIDGE_PACK.map((card, place) => [card, place]));

/** Fewer cards in the same hands than of 52, and two deals have nothing to do with each other. */
const ALIKE = 36;
const MOST_OPEN_SESSIONS = 200;
const MOST_OPEN_BOARDS = 100;

/**
 * Compares the deals of a file with those that the published keys give, of whichever sessions they are: a deal that is
 * found nowhere is held against the one that it was made from, or that stands between its neighbours.
 *
 * @param found in the order of the file
 * @throws SquareDealRefused when the delayed value is not known yet
 */
export function compareDeals(
  description: SquareDealDescription,
  keys: SessionKeys,
  found: readonly FoundDeal[],
): DealsCompared {
  const texts = found.map(({ deal }) => formatDeal(deal));
  const originals = published(description, keys, 'original', found.length);
  const known = byText(originals);
  // Reserve deals are made only where they may be wanted.
  const all = texts.every((text) => known.has(text))
    ? originals
    : [...originals, ...published(description, keys, 'reserve', found.length)];
  const byDeal = byText(all);
  const places = new Map(all.map((one, place) => [one, place]));
  const origins = texts.map((text) => byDeal.get(text));
  const taken = new Set(origins.filter((one) => one !== undefined));
  const differences: DealDifference[] = [];
  const seen = new Set<Published>();
  for (const [index, { board: says, deal }] of found.entries()) {
    const place = index + 1;
    const dealt = origins[index];
    if (!dealt) {
      const origin = originOf(deal, {
        all,
        places,
        taken,
        before: origins[index - 1],
        after: origins[index + 1],
      });
      if (origin) {
        origins[index] = origin;
        taken.add(origin);
        differences.push({
          kind: 'altered',
          place,
          ...boardOf(origin),
          wrong: wrongCard(origin.deal, deal)!,
        });
      } else differences.push({ kind: 'unknown', place, board: says });
      continue;
    }
    if (seen.has(dealt)) differences.push({ kind: 'again', place, ...boardOf(dealt) });
    else if (says !== undefined && dealt.numbered && says !== dealt.board)
      differences.push({ kind: 'renumbered', place, ...boardOf(dealt), says });
    seen.add(dealt);
  }
  return withSessions(all, { seen, taken, differences });
}

/** The first card that is in another hand; nothing where the deals are the same. */
export function wrongCard(dealt: Deal, found: Deal): WrongCard | undefined {
  const [there, here] = [seatsOf(dealt), seatsOf(found)];
  const place = there.findIndex((seat, index) => seat !== here[index]);
  return place === -1
    ? undefined
    : { card: BRIDGE_PACK[place]!, dealt: SEATS[there[place]!]!, found: SEATS[here[place]!]! };
}

function published(
  description: SquareDealDescription,
  keys: SessionKeys,
  set: SquareDealSet,
  found: number,
): Published[] {
  return description.phases.flatMap(({ sessions, boards }, index) => {
    const count = sessions === 'open' ? Math.min(found, MOST_OPEN_SESSIONS) : sessions;
    const open = boards ? undefined : { first: 1, last: Math.min(found, MOST_OPEN_BOARDS) };
    return Array.from({ length: found === 0 ? 0 : count }, (_, at) => ({
      phase: index + 1,
      session: at + 1,
      set,
    })).flatMap((session) =>
      squareDeals(description, keys, session, open).map((board) => ({
        ...session,
        ...board,
        numbered: boards !== undefined,
        seats: seatsOf(board.deal),
      })),
    );
  });
}

function byText(all: readonly Published[]): Map<string, Published> {
  return new Map(all.map((one) => [formatDeal(one.deal), one]));
}

function boardOf({ phase, session, set, board }: Published) {
  return { phase, session, set, board };
}

/** The deal that an unknown one was made from, if any. */
function originOf(
  deal: Deal,
  {
    all,
    places,
    taken,
    before,
    after,
  }: {
    readonly all: readonly Published[];
    readonly places: ReadonlyMap<Published, number>;
    readonly taken: ReadonlySet<Published>;
    readonly before: Published | undefined;
    readonly after: Published | undefined;
  },
): Published | undefined {
  const here = seatsOf(deal);
  let [nearest, most]: [Published | undefined, number] = [undefined, ALIKE - 1];
  for (const one of all) {
    const cards = one.seats.reduce((sum, seat, place) => sum + (seat === here[place] ? 1 : 0), 0);
    if (cards > most && !taken.has(one)) [nearest, most] = [one, cards];
  }
  if (nearest) return nearest;
  const between = [before && all[places.get(before)! + 1], after && all[places.get(after)! - 1]];
  return between.find((one) => one !== undefined && !taken.has(one));
}

/** Whose each card of the pack is, SA..C2, as places in `SEATS`. */
function seatsOf(deal: Deal): Uint8Array {
  const seats = new Uint8Array(BRIDGE_PACK.length);
  for (const [index, seat] of SEATS.entries()) {
    for (const card of deal[seat]) seats[PLACES.get(card)!] = index;
  }
  return seats;
}

function withSessions(
  all: readonly Published[],
  {
    seen,
    taken,
    differences,
  }: {
    readonly seen: ReadonlySet<Published>;
    readonly taken: ReadonlySet<Published>;
    readonly differences: readonly DealDifference[];
  },
): DealsCompared {
  const nameOf = ({ phase, session, set }: SquareDealSession) => `${phase},${session} ${set}`;
  const touched = new Set([...taken].map(nameOf));
  const boards = grouped(
    all.filter((one) => touched.has(nameOf(one))),
    nameOf,
  );
  const missing = [...boards.values()].flatMap((session) =>
    session
      .filter((one) => one.numbered && !taken.has(one))
      .map((one) => ({ kind: 'missing' as const, ...boardOf(one) })),
  );
  return {
    sessions: [...boards.values()].map((session) => ({
      phase: session[0]!.phase,
      session: session[0]!.session,
      set: session[0]!.set,
      equal: session.filter((one) => seen.has(one)).length,
      boards: session.length,
    })),
    differences: [...differences, ...missing],
  };
}
