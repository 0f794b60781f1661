import { everybodyAt } from '#movement';
import type { EarlierPlay, SeatsAtTable, TableDocument } from '../../../play/documents/table-document.js';
import type { PlayerSeen } from './people.js';
import type { ContestantSeen } from './session-view.js';
import type { TravellerSeen } from './traveller-view.js';

/** A table with the people of those who sit there or are met next, and the fields that may be seen there now. */
export interface TableSeen extends Omit<TableDocument, 'seats'> {
  readonly seats: SeatsSeen | null;
  readonly contestants: readonly ContestantSeen[];
  /** To a phone that goes with a pair: what the pair has played in the rounds that it has left. */
  readonly earlier: readonly EarlierPlay[];
  /** Travellers of boards of this round that were played here, until the players move on. */
  readonly fields: readonly TravellerSeen[];
}

/** How those at a table sit, with the four as they were announced. */
export interface SeatsSeen extends SeatsAtTable {
  readonly players: {
    readonly N?: PlayerSeen;
    readonly E?: PlayerSeen;
    readonly S?: PlayerSeen;
    readonly W?: PlayerSeen;
  };
}

/** The contestants that a table's document names. */
export function contestantsAt({ ns, ew, partners, next, late }: TableDocument): string[] {
  const named = [
    ns,
    ew,
    ...Object.values(partners ?? {}),
    ...next.flatMap((place) => [place.opponents, ...Object.values(place.partners ?? {})]),
    ...late.flatMap((play) => everybodyAt(play)),
  ];
  return [...new Set(named.filter((contestant) => contestant !== null))];
}
