import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';

/** What a printout needs to be shown. */
export interface PrintoutProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}
