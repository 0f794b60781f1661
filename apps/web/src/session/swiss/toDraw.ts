import type { SessionSeen } from '../../api/documents.js';

/** Whether any section is drawn round by round. */
export function isDrawnByRounds({ sections }: Pick<SessionSeen, 'sections'>): boolean {
  return sections.some(({ movement }) => movement.drawn !== undefined);
}

/** The next round, if it is still to be drawn before it can be called. */
export function nextToDraw({ sections, round }: Pick<SessionSeen, 'sections' | 'round'>): number | undefined {
  const next = round + 1;
  const open = sections.some(
    ({ movement: { drawn, rounds } }) => drawn !== undefined && drawn < next && next <= rounds,
  );
  return open ? next : undefined;
}
