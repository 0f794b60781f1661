import type { Tournament } from '../api/types.js';

/** What every dialog over a tournament is given. */
export interface ActionProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}
