import type { DrawBasis, DrawnPlay, publicWishes, SectionToDraw } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** How the seats were drawn: anybody draws them again from this. */
export type DrawPlay = Moment & {
  /** The first draw of the session, the second ... */
  readonly number: number;
  readonly seats: readonly DrawnSeat[];
} & (
    | {
        readonly kind: 'seed';
        readonly seed: string;
        /** The draw rules besides the lot, with the movement at the time; undefined: the lot only. */
        readonly wishes: SeatingWishesPlay | null;
      }
    | { readonly kind: 'cards'; readonly cards: readonly { readonly entry: string; readonly card: string }[] }
  );

/** `DrawWishes` of #movement, but for the entries: these have the seats. */
export type SeatingWishesPlay = ReturnType<typeof publicWishes> & {
  readonly sections: readonly SectionToDraw[];
};

export type DrawnSeat = { readonly entry: string; readonly contestant: string };

/** A draw of a round; of several of a round the last one holds. */
export type RoundDrawnPlay = HistoryEvent & {
  readonly plays: readonly DrawnPlay[];
  readonly byes: readonly string[];
  readonly basis: DrawBasis;
  /** Tables that had begun the round. */
  readonly started: readonly string[];
  /** The draw that was turned down last, and by the standings of which line it would have been. */
  readonly declined: { readonly at: number; readonly plays: readonly DrawnPlay[] } | null;
};
