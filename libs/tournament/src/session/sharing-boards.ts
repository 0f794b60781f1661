import { reject, type Rejected } from '../command.js';
import type { SectionData } from './section-data.js';

/** Why a section cannot play with the boards of the one that it names; undefined: every section can. */
export function boardsNotShared(sections: readonly SectionData[]): Rejected | undefined {
  const stray = sections.find((section) => section.boardsWith !== undefined && !fits(section, sections));
  return (
    stray &&
    reject({ code: 'session.boards-not-shared', section: stray.section, other: stray.boardsWith ?? '' })
  );
}

/** Whether the same sets of boards can be carried between the two, with as many copies as the owner has. */
function fits(
  { boardsWith, boardsPerRound, firstBoard, copies }: SectionData,
  sections: readonly SectionData[],
): boolean {
  const owner = sections.find(({ section }) => section === boardsWith);
  return (
    owner !== undefined &&
    owner.boardsWith === undefined &&
    copies === undefined &&
    owner.boardsPerRound === boardsPerRound &&
    (owner.firstBoard - firstBoard) % boardsPerRound === 0
  );
}
