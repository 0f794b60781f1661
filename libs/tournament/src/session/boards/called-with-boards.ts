import type { PlannedBoards } from '#movement';
import { calledIn, type CalledRounds } from '../called-rounds.js';

/** The last round that was called where boards are played. */
export function calledWithBoards(session: CalledRounds, { sections }: PlannedBoards): number {
  return calledIn(session, sections[0]!.section);
}
