import { plannedBoardsIn, type PlannedBoards } from '#movement';
import { withRoundsToCome } from './drawn-rounds.js';
import { movementOf } from './movement-data.js';
import { isAbsent, type Scheduled } from './schedule.js';

/**
 * Where the boards of a session are and where they go, those of rounds that are still to be drawn as well; nothing of
 * sections whose tables deal for themselves.
 */
export function boardPlansOf(scheduled: Scheduled): PlannedBoards[] {
  const sections = scheduled.sections
    .filter(({ boardsPerRound }) => boardsPerRound > 0)
    .map((data) => ({ ...data, movement: movementOf(withRoundsToCome(data.movement)) }));
  return plannedBoardsIn(sections, (contestant, round) => isAbsent(scheduled, contestant, round));
}
