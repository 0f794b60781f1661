import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';

/** What a paper is made for. */
export interface PaperProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}
