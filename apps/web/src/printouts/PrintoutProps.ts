import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';

/** What a printout is made for. */
export interface PrintoutProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}
