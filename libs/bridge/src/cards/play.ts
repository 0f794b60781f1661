import {
  nextSeat,
  RANKS,
  rankOf,
  SEATS,
  sideOf,
  suitOf,
  type Card,
  type Deal,
  type Seat,
  type Side,
} from '#cards';
import type { Strain } from '#scoring';

/** What the play of a deal is played in, and by whom. */
export interface PlayedBy {
  readonly declarer: Seat;
  readonly strain: Strain;
}

/** A card and who has played it. */
export interface CardOfSeat {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick, whole or as far as it was played: the leader's card first, the others clockwise (Law 44A and B, 2017). */
export interface Trick {
  readonly cards: readonly CardOfSeat[];
  /** Null: not all four have played to it. */
  readonly winner: Seat | null;
}

/** Somebody did not follow suit though he could (Law 61A, 2017). */
export interface Revoke {
  /** The trick, from 1. */
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
}

/** The play of the cards of a deal. */
export interface CardPlay {
  readonly tricks: readonly Trick[];
  /** Tricks that each side has won. */
  readonly won: Readonly<Record<Side, number>>;
  /** Whose turn it is; null: all thirteen tricks were played. */
  readonly turn: Seat | null;
  readonly revokes: readonly Revoke[];
}

/** The play of the cards looked at one by one; `at` counts from 0. */
export type CheckedPlay =
  | { readonly possible: true; readonly play: CardPlay }
  | {
      readonly possible: false;
      readonly fault: PlayFault;
      readonly law: string;
      readonly at: number;
      readonly card: Card;
      /** Whose turn it was. */
      readonly seat: Seat;
    };

const TRICKS = 13;

/** Who plays to the first trick: the opponent on declarer's left (Law 41A, 2017). */
export function openingLeader(declarer: Seat): Seat {
  return nextSeat(declarer);
}

/**
 * Checks the play of the cards in the order in which they were played. Who does not follow suit though he could has
 * revoked: that happens, and is marked (Law 61A, 2017). Without the deal a revoke is known by what the same hand plays
 * later.
 *
 * @param deal who held what; null: not known
 * @returns the play as far as it goes, or the first card that cannot be, with its law
 */
export function checkPlay(cards: readonly Card[], by: PlayedBy, deal: Deal | null): CheckedPlay {
  const holders = deal && new Map(SEATS.flatMap((seat) => deal[seat].map((card) => [card, seat] as const)));
  const seen = new Set<Card>();
  const tricks: CardOfSeat[][] = [];
  let turn = openingLeader(by.declarer);
  for (const [at, card] of cards.entries()) {
    const fault = faultOf(card, { seen, isLead: at % 4 === 0, holder: holders?.get(card) ?? turn, turn });
    if (fault) return { possible: false, fault, law: PLAY_FAULTS[fault], at, card, seat: turn };
    seen.add(card);
    if (at % 4 === 0) tricks.push([]);
    const trick = tricks.at(-1)!;
    trick.push({ seat: turn, card });
    turn = trick.length === 4 ? winnerOf(trick, by.strain) : nextSeat(turn);
  }
  return { possible: true, play: played(tricks, by, { turn, deal }) };
}

function faultOf(
  card: Card,
  {
    seen,
    isLead,
    holder,
    turn,
  }: {
    readonly seen: ReadonlySet<Card>;
    readonly isLead: boolean;
    readonly holder: Seat;
    readonly turn: Seat;
  },
): PlayFault | undefined {
  if (seen.has(card)) return 'play.card-twice';
  if (holder === turn) return undefined;
  return isLead ? 'play.lead-out-of-turn' : 'play.out-of-turn';
}

/** Who wins four cards: the highest trump, or the highest of the suit led (Law 44E and F, 2017). */
export function winnerOf(trick: readonly CardOfSeat[], strain: Strain): Seat {
  const led = suitOf(trick[0]!.card);
  const trumped = trick.some(({ card }) => suitOf(card) === strain);
  const [best] = trick
    .filter(({ card }) => suitOf(card) === (trumped ? strain : led))
    .toSorted((one, other) => RANKS.indexOf(rankOf(one.card)) - RANKS.indexOf(rankOf(other.card)));
  return best!.seat;
}

function played(
  tricks: readonly CardOfSeat[][],
  { strain }: PlayedBy,
  { turn, deal }: { readonly turn: Seat; readonly deal: Deal | null },
): CardPlay {
  const whole = tricks.map((cards) => ({
    cards,
    winner: cards.length === 4 ? winnerOf(cards, strain) : null,
  }));
  const wonBy = (side: Side) => whole.filter(({ winner }) => winner && sideOf(winner) === side).length;
  return {
    tricks: whole,
    won: { NS: wonBy('NS'), EW: wonBy('EW') },
    turn: whole.length === TRICKS && whole.at(-1)!.winner ? null : turn,
    revokes: revokesIn(tricks, deal),
  };
}

function revokesIn(tricks: readonly (readonly CardOfSeat[])[], deal: Deal | null): Revoke[] {
  const playedBy = (seat: Seat, from: number) =>
    tricks.slice(from).flatMap((cards) => cards.flatMap((one) => (one.seat === seat ? [one.card] : [])));
  return tricks.flatMap(([lead, ...others], index) =>
    others.flatMap(({ seat, card }): Revoke[] => {
      const led = suitOf(lead!.card);
      if (suitOf(card) === led) return [];
      const gone = new Set(playedBy(seat, 0).slice(0, index));
      const held = deal ? deal[seat].filter((one) => !gone.has(one)) : playedBy(seat, index);
      return held.some((one) => suitOf(one) === led) ? [{ trick: index + 1, seat, card }] : [];
    }),
  );
}

/**
 * The tricks that declarer's side has by the play and its claim; nothing where it stops without one.
 *
 * @param claimed how many of the tricks that are left declarer's side was given (Law 68A, 2017); null: nobody claimed
 */
export function tricksOfDeclarer(play: CardPlay, declarer: Seat, claimed: number | null): number | undefined {
  if (claimed === null && play.turn !== null) return undefined;
  return play.won[sideOf(declarer)] + (claimed ?? 0);
}

/** How many tricks are left to be claimed: one that was begun is among them. */
export function tricksLeft({ won }: Pick<CardPlay, 'won'>): number {
  return TRICKS - won.NS - won.EW;
}

/** What cannot be in the play of the cards, with the law that says so (2017). */
export const PLAY_FAULTS = {
  'play.card-twice': '1',
  'play.lead-out-of-turn': '53A',
  'play.out-of-turn': '44B',
  'play.claimed-too-many': '68A',
} as const;

export type PlayFault = keyof typeof PLAY_FAULTS;
