import { everybodyAt } from '#movement';
import type { TableDocument } from '../../play/documents/table-document.js';
import type { ContestantSeen } from './session-view.js';
import type { TravellerSeen } from './traveller-view.js';

/** A table with the people of those who sit there or are met next, and the fields that may be seen there now. */
export interface TableSeen extends TableDocument {
  readonly contestants: readonly ContestantSeen[];
  /** Travellers of boards of this round that were played here, until the players move on. */
  readonly fields: readonly TravellerSeen[];
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
