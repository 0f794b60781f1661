import type { SideResult } from '#scoring';
import { calledIn, isAbsent, lastDrawn, tablesOf, type DrawOptions, type SectionData } from '#tournament';
import { placeKey, type SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import type { Extent } from './extent.js';
import { artificialAwards, type Place, type ScoredLine } from './scored-lines.js';

/** Who sits out while a board is played, and where it would sit. */
export interface ByePlace extends Place {
  readonly contestant: string;
  readonly side: 'ns' | 'ew';
}

/** Those who sit out while a board is played in a section whose draws give something for that, in rounds that were called. */
export function byesOfBoard(session: SessionPlay, board: number): ByePlace[] {
  return session.sections.flatMap((data) => (awardFor(data) ? byesIn(session, data, board) : []));
}

function awardFor({ movement, draw }: SectionData): DrawOptions['bye'] {
  return movement.drawn === undefined || movement.teams ? undefined : draw?.bye;
}

function byesIn(session: SessionPlay, data: SectionData, board: number): ByePlace[] {
  const schedule = scheduleOf(session);
  const called = Math.min(calledIn(session, data.section), lastDrawn(data));
  return tablesOf({ sections: [data] }).flatMap((table) =>
    Array.from({ length: called }, (_, index) => index + 1).flatMap((round): ByePlace[] => {
      const meeting = schedule.meetingAt(table, round);
      if (!meeting?.boards.includes(board)) return [];
      const there = (['ns', 'ew'] as const).filter((side) => !isAbsent(schedule, meeting[side], round));
      const [side] = there;
      return there.length === 1 ? [{ table, round, side: side!, contestant: meeting[side!] }] : [];
    }),
  );
}

/** What byes are worth, as lines of the board: who sits out is compared with nobody, and nobody with it. */
export function byeLines(session: SessionPlay, board: number, extent: Extent): ScoredLine[] {
  return byesOfBoard(session, board)
    .filter(({ round }) => round <= extent.upTo)
    .map(({ table, round, side }) => {
      const data = session.sections.find((one) => tablesOf({ sections: [one] }).includes(table))!;
      const { ns, ew } = scheduleOf(session).meetingAt(table, round)!;
      const own = resultOf(awardFor(data)!);
      return {
        id: placeKey({ table, round }),
        place: { table, round },
        contestants: { ns, ew },
        ns: side === 'ns' ? own : NOTHING,
        ew: side === 'ew' ? own : NOTHING,
      };
    });
}

const NOTHING = { kind: 'not-played' } as const satisfies SideResult;

function resultOf(award: NonNullable<DrawOptions['bye']>): SideResult {
  return award.kind === 'artificial'
    ? { kind: 'artificial', award: artificialAwards[award.award] }
    : { kind: 'percentage', percent: `${award.hundredths}/100` };
}
