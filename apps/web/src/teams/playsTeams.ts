import type { SessionSeen } from '../api/documents.js';

/** Whether teams of four play in a session. */
export function playsTeams({ sections }: Pick<SessionSeen, 'sections'>): boolean {
  return sections.some(({ movement }) => movement.teams !== undefined);
}
