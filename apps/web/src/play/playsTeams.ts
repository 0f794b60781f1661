import type { SessionSeen } from '../api/documents.js';

/** Whether teams of four play in a session. */
export function playsTeams({ sections }: Pick<SessionSeen, 'sections'>): boolean {
  return sections.some(({ movement }) => movement.teams !== undefined);
}

/** Whether three teams of a section may play each other. */
export function hasMatchesOfThree({ sections }: Pick<SessionSeen, 'sections'>, name: string): boolean {
  return sections.some(
    ({ section, movement }) => section === name && movement.teams?.spareBehind !== undefined,
  );
}
