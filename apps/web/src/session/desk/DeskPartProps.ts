import type { SessionSeen } from '../../api/documents.js';
import type { Tournament } from '../../api/types.js';

/** What every part of the room is given. */
export interface DeskPartProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  /** Of which table or board. */
  readonly of?: string | undefined;
  /** Whether the reader directs; a scorer works on results alone. */
  readonly mayDirect: boolean;
}
