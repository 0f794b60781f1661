import { boardsOnArrival, type BoardsOnArrival } from '#movement';
import { sectionOf } from '../../journal/names.js';
import { isPassedBy } from './absences.js';
import { sectionsWithBoards } from './board-plans.js';
import type { Scheduled } from './schedule.js';
import type { SectionData } from '../section/section-data.js';

/** What is said of the boards when somebody comes late. */
export interface BoardsKept {
  readonly copies?: number | undefined;
  readonly shared?: true | undefined;
}

/** What becomes of the boards when contestants of a section come late. */
export function boardsWhenArriving(
  scheduled: Scheduled,
  contestants: readonly string[],
  fromRound: number,
): BoardsOnArrival | undefined {
  return boardsOnArrival(
    sectionsWithBoards(scheduled),
    (contestant, round) => isPassedBy(scheduled, contestant, round),
    { section: sectionOf(contestants[0]!), contestants, fromRound },
  );
}

/** The sections with what was said of the boards of a contestant that came late. */
export function withBoardsKept(
  sections: readonly SectionData[],
  contestant: string,
  { copies, shared }: BoardsKept,
): readonly SectionData[] {
  if (copies === undefined && !shared) return sections;
  const own = sections.find(({ section }) => section === sectionOf(contestant));
  const owner = own?.boardsWith ?? own?.section;
  return sections.map((data) =>
    data.section === owner
      ? { ...data, ...(copies !== undefined && { copies }), ...(shared && { shared }) }
      : data,
  );
}
