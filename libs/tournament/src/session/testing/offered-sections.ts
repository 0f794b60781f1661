import { makeMovement, offersFor } from '#movement';
import { phantoms, withArrival, withDeparture, type Absences } from '../plan/absences.js';
import type { SectionData } from '../events.js';
import { contestantsIn, type Scheduled } from '../plan/schedule.js';

const offered = new Map<number, readonly SectionData[]>();

/** Section A of so many pairs in each movement that is offered to them, and as a barometer in the best of those. */
export function offeredSections(pairs: number): readonly SectionData[] {
  const sections =
    offered.get(pairs) ??
    [
      ...offersFor({ pairs }).offers,
      ...offersFor({ pairs, barometer: true, copies: pairs }).offers.slice(0, 1),
    ].map(({ choice, cost }) => ({
      section: 'A',
      boardsPerRound: cost.boardsPerRound,
      firstBoard: 1,
      movement: makeMovement(choice) as SectionData['movement'],
    }));
  offered.set(pairs, sections);
  return sections;
}

/** A session of this section, with nobody missing but the phantom. */
export function scheduledAs(section: SectionData): Scheduled {
  return { sections: [section], absences: phantoms([section]) };
}

/** A pair that leaves or comes, by any numbers: they are counted round the circle of pairs and of rounds. */
export type Happening = readonly [pair: number, round: number, what: 'leaves' | 'late' | 'not-played'];
export const WHAT_HAPPENS = ['leaves', 'late', 'not-played'] as const;

/** A session of so many pairs in one of the movements offered to them, in which pairs leave and come. */
export function sessionWith(pairs: number, which: number, happenings: readonly Happening[]): Scheduled {
  const sections = offeredSections(pairs);
  const scheduled = scheduledAs(sections[which % sections.length]!);
  const contestants = contestantsIn(scheduled);
  const { rounds } = scheduled.sections[0]!.movement;
  const absences = happenings.reduce<Absences>((earlier, [pair, round, what]) => {
    const contestant = contestants[pair % contestants.length]!;
    const from = 1 + (round % rounds);
    const known = earlier[contestant] ?? [];
    const next = what === 'leaves' ? withDeparture(known, from) : withArrival(known, from, what);
    return { ...earlier, [contestant]: next };
  }, scheduled.absences);
  return { ...scheduled, absences };
}
