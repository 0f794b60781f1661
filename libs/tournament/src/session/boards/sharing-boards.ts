import {
  mayShareBoards,
  type PlannedBoards,
  type PlannedSection,
  type SharedBoards,
  sharedBoardsFrom,
} from '#movement';
import { reject, type Rejected } from '../../command/command.js';
import { type Absences, phantoms } from '../plan/absences.js';
import { boardPlansOf } from '../plan/board-moves.js';
import type { SectionData } from '../section/section-data.js';

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

/**
 * Why boards cannot be carried as movements ask: a copy would be at two tables in the same round, and nobody has said
 * that tables share it, or more tables would share it than it has boards, so that one of them has none at any time.
 * Undefined: every table has its boards.
 */
export function boardsAtTwoTables(
  sections: readonly SectionData[],
  { absences = phantoms(sections), section, fromRound = 1 }: AtTwoTables = {},
): Rejected | undefined {
  for (const planned of boardPlansOf({ sections, absences })) {
    const [owner] = planned.sections as [PlannedSection];
    if (section !== undefined && !planned.sections.some((each) => each.section === section)) continue;
    const shared = planned.sections.some(mayShareBoards);
    const most = shared ? owner.boardsPerRound : 1;
    const stop = sharedBoardsFrom(planned, fromRound).find(({ tables }) => tables.length > most);
    if (!stop) continue;
    const { round, boards, tables, copies } = stop;
    return reject({
      code: shared ? 'session.boards-too-few-to-share' : 'session.boards-at-two-tables',
      section: owner.section,
      round,
      boards: boards.length === 1 ? `${boards[0]}` : `${boards[0]}–${boards.at(-1)}`,
      tables: tables.join(', '),
      copies,
      least: Math.ceil(tablesWith(planned, stop) / most),
    });
  }
  return undefined;
}

/** How many tables play some boards in a round, with whichever copy. */
function tablesWith({ plan, boardsOf }: PlannedBoards, { round, boards }: SharedBoards): number {
  return plan.ways
    .filter(({ set }) => boardsOf(set)[0] === boards[0])
    .flatMap(({ stops }) => stops.filter((stop) => stop.round === round))
    .reduce((sum, { sharedWith }) => sum + 1 + sharedWith.length, 0);
}

interface AtTwoTables {
  /** Left out: who is missing from the start. */
  readonly absences?: Absences;
  /** Only the boards with which this section plays; left out: those of all. */
  readonly section?: string;
  /** The first round that is looked at; those before stay as they were. */
  readonly fromRound?: number;
}
