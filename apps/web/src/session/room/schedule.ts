import { boardsOfSet } from '#movement';
import type { SessionSeen } from '../../api/documents.js';

type Scheduled = Pick<SessionSeen, 'sections'>;

/** Who meets at a table in a round by the movement, and with which boards; undefined where nobody is to sit there. */
export function meetingAt(
  { sections }: Scheduled,
  table: string,
  round: number,
): { readonly ns: string; readonly ew: string; readonly boards: readonly number[] } | undefined {
  const name = /^[A-Z]+/.exec(table)?.[0] ?? '';
  const data = sections.find(({ section }) => section === name);
  const play = data?.movement.rows[Number(table.slice(name.length)) - 1]?.[round - 1];
  if (!data || !play) return undefined;
  return { ns: `${name}-${play.ns}`, ew: `${name}-${play.ew}`, boards: boardsOfSet(play.set, data) };
}

/** Whether a contestant is away in a round. */
export function isAway(
  { contestants }: Pick<SessionSeen, 'contestants'>,
  name: string,
  round: number,
): boolean {
  const absences = contestants.find(({ contestant }) => contestant === name)?.absent ?? [];
  return absences.some(
    ({ fromRound, untilRound }) => round >= fromRound && (untilRound === null || round < untilRound),
  );
}
