import { boardsOfSet, type SetsOfBoards } from '../boards/boards-of-set.js';
import type { PlannedSection } from '../boards/planned-boards.js';
import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { hostedPlay, type HostingSection } from '../hosting/hosted-play.js';
import { highestSet } from './wish/merged.js';
import type { MovementUnderWay } from './wish/wish.js';

/** A section with its movement, as sessions have it. */
export interface SectionUnderWay extends SetsOfBoards {
  readonly section: string;
  readonly movement: Movement & { readonly drawn?: number | undefined };
  readonly hosts?: HostingSection['hosts'];
}

/**
 * The movement of a section in mid-session.
 *
 * @param isAway whether a contestant, named with its section (`A-NS3`), is not there in a round
 */
export function movementUnderWay(
  sections: readonly SectionUnderWay[],
  section: string,
  fromRound: number,
  isAway: (contestant: string, round: number) => boolean,
): MovementUnderWay | undefined {
  const own = sections.find((each) => each.section === section);
  if (!own) return undefined;
  const { drawn, ...movement } = own.movement;
  const { phantom: _phantom, ...everybody } = movement;
  const away = contestantsOf(everybody)
    .map(({ contestant }) => contestant)
    .filter((contestant) => isAway(`${section}-${contestant}`, fromRound));
  const nextSet = firstFreeSet(
    own,
    sections.filter((each) => each !== own),
  );
  const hosted = Array.from({ length: fromRound - 1 }, (_, index) => index + 1).filter((round) =>
    hostedPlay(sections, section, round, isAway),
  );
  return {
    movement,
    fromRound,
    away: new Set(away),
    nextSet,
    ...(drawn !== undefined && { drawn }),
    ...(hosted.length > 0 && { hosted }),
  };
}

/** The first number for a new set whose boards no other section has, unless the sections play the same boards anyway. */
function firstFreeSet(own: SectionUnderWay, others: readonly SectionUnderWay[]): number {
  const boardsUpTo = (each: SectionUnderWay, from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => boardsOfSet(from + index, each)).flat();
  const ours = new Set(boardsUpTo(own, 1, own.movement.sets));
  const theirs = new Set(
    others
      .map((each) => boardsUpTo(each, 1, each.movement.sets))
      .filter((boards) => !boards.some((board) => ours.has(board)))
      .flat(),
  );
  let set = Math.max(own.movement.sets, highestSet(own.movement.rows)) + 1;
  const most = set + theirs.size;
  while (set < most && boardsUpTo(own, set, most).some((board) => theirs.has(board))) set++;
  return set;
}

/**
 * So many copies of each board as there are, where after a change more tables than before play a set at once and the
 * section does not say how many it has.
 *
 * @returns undefined where nothing has to be said: no more tables play a set at once, or it is known how many there are
 */
export function copiesThere(
  { movement, copies, boardsWith }: Pick<PlannedSection, 'movement' | 'copies' | 'boardsWith'>,
  after: Movement,
): number | undefined {
  if (copies !== undefined || boardsWith !== undefined) return undefined;
  const there = mostAtOnce(movement);
  return mostAtOnce(after) > there ? there : undefined;
}

function mostAtOnce({ rows, rounds }: Movement): number {
  const inRounds = Array.from({ length: rounds }, (_, round) => {
    const times = new Map<number, number>();
    for (const row of rows) {
      const set = row[round]?.set;
      if (set !== undefined) times.set(set, (times.get(set) ?? 0) + 1);
    }
    return Math.max(0, ...times.values());
  });
  return Math.max(1, ...inRounds);
}
