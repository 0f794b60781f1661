import type { SetsOfBoards } from '../boards/boards-of-set.js';
import { boardsOfSet } from '../boards/boards-of-set.js';
import { contestantsOf } from '../movement/contestants.js';
import { hostedPlay, type HostingSection } from '../hosting/hosted-play.js';
import type { Movement } from '../movement/movement.js';
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
