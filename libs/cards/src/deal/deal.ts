import type { Hand } from './hand.js';
import type { Seat } from './seat.js';

/** The four hands of a board: every card of the bridge pack once, thirteen each. The order inside a hand says nothing. */
export type Deal = Readonly<Record<Seat, Hand>>;
