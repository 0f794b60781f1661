import { z } from 'zod';
import { CHANGE_KINDS, contestantsOf } from '#movement';
import { sameData } from '#scoring';
import { roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { textReference } from '../../journal/texts.js';
import type { Absence, Absences } from './absences.js';
import { announcementNamed, boardMoves } from './board-moves.js';
import { withHostingOver } from './hosting.js';
import { movementData, type MovementData, movementOf, type SectionData } from '../section/section-data.js';

/** A movement that was changed in mid-session: the whole of it, of which the rounds before stay as they were. */
export const movementChange = z.strictObject({
  session: sessionName,
  section: sectionName,
  change: z.enum(CHANGE_KINDS),
  /** The first round that is another one. */
  fromRound: roundNumber,
  movement: movementData,
  /** At most so many copies of each board from now on, where more tables than before play a set at once. */
  copies: z.int().min(1).max(200).optional(),
  /** Tables may play one copy in the same round, board by board; left out: only where it was said before. */
  shared: z.literal(true).optional(),
  reason: textReference.optional(),
});
export type MovementChange = z.infer<typeof movementChange>;

/** The sections with one movement changed; from then on nobody of it meets the sit-outs of another section. */
export function withMovementChanged(
  sections: readonly SectionData[],
  {
    section,
    movement,
    copies,
    shared,
    fromRound,
  }: Pick<MovementChange, 'section' | 'movement' | 'copies' | 'shared' | 'fromRound'>,
): SectionData[] {
  return withHostingOver(sections, section, fromRound).map((data) =>
    data.section === section
      ? { ...data, movement, ...(copies !== undefined && { copies }), ...(shared && { shared }) }
      : data,
  );
}

/** New contestants: absent before the first round that has changed. */
export function absencesOfNewcomers(
  sections: readonly SectionData[],
  { section, movement, fromRound }: Pick<MovementChange, 'section' | 'movement' | 'fromRound'>,
): Readonly<Record<string, readonly Absence[]>> {
  const before = sections.find((data) => data.section === section);
  const known = new Set(before ? everybodyIn(before.movement) : []);
  const absences = fromRound > 1 ? [{ fromRound: 1, untilRound: fromRound }] : [];
  return Object.fromEntries(
    everybodyIn(movement)
      .filter((contestant) => !known.has(contestant))
      .map((contestant) => [`${section}-${contestant}`, absences]),
  );
}

function everybodyIn(movement: MovementData): string[] {
  const { phantom: _phantom, ...everybody } = movementOf(movement);
  return contestantsOf(everybody).map(({ contestant }) => contestant);
}

/** What a change asks of the boards' announced ways: those that no longer hold are announced anew. */
interface Announced {
  readonly before: readonly SectionData[];
  readonly after: readonly SectionData[];
  readonly absences: Absences;
}

/** Whether an announcement still holds. */
export function isStillAnnounced({ before, after, absences }: Announced, name: string): boolean {
  const { afterRound, section } = announcementNamed(name);
  const [was, is] = [before, after].map((all) => {
    const sections = all.filter((data) => section === undefined || data.section === section);
    return boardMoves({ sections, absences }, afterRound);
  });
  return sameData(was, is);
}
