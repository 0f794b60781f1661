import { reject, type Rejected } from '../command.js';
import { phantoms } from './absences.js';
import { boardPlansOf } from './board-plans.js';
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

/**
 * Why boards cannot be carried as a movement asks: a copy would be at two tables in the same round, and nobody has said
 * that tables share it, or more tables would share it than it has boards, so that one of them has none at any time.
 * Undefined: every table has its boards.
 *
 * @param fromRound the first round that is looked at; those before stay as they were
 */
export function boardsAtTwoTables(sections: readonly SectionData[], fromRound = 1): Rejected | undefined {
  for (const { sections: together, plan, tables, boardsOf } of boardPlansOf({
    sections,
    absences: phantoms(sections),
  })) {
    const [owner] = together as [SectionData];
    const most = together.some(isShared) ? owner.boardsPerRound : 1;
    for (const { set, stops } of plan.ways) {
      const stop = stops.find(({ round, sharedWith }) => round >= fromRound && sharedWith.length >= most);
      if (!stop) continue;
      const boards = boardsOf(set);
      const { copies } = plan.copies.find((each) => each.set === set)!;
      return reject({
        code: 'session.boards-at-two-tables',
        section: owner.section,
        round: stop.round,
        boards: boards.length === 1 ? `${boards[0]}` : `${boards[0]}–${boards.at(-1)}`,
        tables: [stop.table, ...stop.sharedWith].map((table) => tables[table - 1]!).join(', '),
        copies,
        least: Math.ceil((copies * (stop.sharedWith.length + 1)) / most),
      });
    }
  }
  return undefined;
}

/** Whether tables may share a copy: it was said so, or the movement is made for it. */
function isShared({ shared, movement }: SectionData): boolean {
  return shared === true || movement.name === 'share-and-relay';
}
