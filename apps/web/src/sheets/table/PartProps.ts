import type { Sheet } from '#preferans';
import type { SeatName } from '#tournament';
import type { Draft, Tap } from './draft.js';

/** What each part of the form of a deal is about. */
export interface PartProps {
  readonly draft: Draft;
  readonly sheet: Sheet;
  readonly tap: (tap: Tap) => void;
  readonly shortOf: (seat: SeatName) => string;
}
