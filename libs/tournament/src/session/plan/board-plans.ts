import { plannedBoardsIn, type PlannedBoards, type PlannedSection } from '#movement';
import { isPassedBy } from './absences.js';
import { withRoundsToCome } from './drawn-rounds.js';
import { movementOf } from '../section/movement-data.js';
import type { Scheduled } from './schedule.js';

/**
 * Where the boards of a session are and where they go, those of rounds that are still to be drawn as well; nothing of
 * sections whose tables deal for themselves.
 */
export function boardPlansOf(scheduled: Scheduled): PlannedBoards[] {
  return plannedBoardsIn(sectionsWithBoards(scheduled), (contestant, round) =>
    isPassedBy(scheduled, contestant, round),
  );
}

/** The sections whose boards are carried. */
export function sectionsWithBoards({ sections }: Pick<Scheduled, 'sections'>): PlannedSection[] {
  return sections
    .filter(({ boardsPerRound }) => boardsPerRound > 0)
    .map((data) => ({ ...data, movement: movementOf(withRoundsToCome(data.movement)) }));
}
