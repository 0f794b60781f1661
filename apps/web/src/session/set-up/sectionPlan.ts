import { contestantsOf, makeMovement, movementCost, type MovementChoice, type MovementCost } from '#movement';
import type { SectionWanted } from '../../api/sessionCommands.js';

/** A section as it is being planned. */
export interface SectionPlan {
  readonly pairs: number;
  /** The movement that was chosen, undefined as long as none was. */
  readonly choice?: MovementChoice | undefined;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  /** At most so many copies of each board; undefined: as many as keep the tables apart. */
  readonly copies?: number | undefined;
}

export const MOST_SECTIONS = 26;

/** A, B, C ... */
export function sectionLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** Pairs shared out over sections, as evenly as whole tables allow: the first sections are the larger ones. */
export function shareOut(pairs: number, sections: number): number[] {
  const tables = Math.ceil(pairs / 2);
  const shares = Array.from(
    { length: sections },
    (_, index) => 2 * (Math.floor(tables / sections) + (index < tables % sections ? 1 : 0)),
  );
  // An odd pair leaves half a table in the last section.
  return shares.map((share, index) => (index === sections - 1 ? share - (2 * tables - pairs) : share));
}

/** Plans of so many pairs in so many sections; whoever keeps its number of pairs keeps its movement. */
export function planSections(
  pairs: number,
  sections: number,
  before: readonly SectionPlan[] = [],
): SectionPlan[] {
  return shareOut(pairs, sections).map((share, index) => {
    const held = before[index];
    return held?.pairs === share
      ? held
      : { pairs: share, boardsPerRound: 2, firstBoard: held?.firstBoard ?? 1, copies: held?.copies };
  });
}

/** What the plan gives and costs. */
export function costOf({ choice, boardsPerRound }: SectionPlan): MovementCost | undefined {
  return choice && movementCost(makeMovement(choice), boardsPerRound);
}

/** The sections as they are asked for; undefined as long as one of them has no movement. */
export function wantedOf(plans: readonly SectionPlan[]): SectionWanted[] | undefined {
  const wanted = plans.flatMap(({ choice, boardsPerRound, firstBoard, copies }, index) =>
    choice
      ? [
          {
            section: sectionLetter(index),
            boardsPerRound,
            firstBoard,
            ...(copies === undefined ? {} : { copies }),
            movement: { kind: 'made' as const, ...choice },
          },
        ]
      : [],
  );
  return wanted.length === plans.length ? wanted : undefined;
}

/** The clock's settings, in minutes. */
export interface Clock {
  readonly round: number;
  readonly change: number;
}

/** Minutes that a session of so many rounds takes, the changes between them too. */
export function minutesOf(rounds: number, { round, change }: Clock): number {
  return rounds * round + Math.max(0, rounds - 1) * change;
}

/** Minutes that a round of so many boards is given: seven for each board, and one to sit down. */
export function minutesForBoards(boards: number): number {
  return 7 * boards + 1;
}

/** For how many boards a round is made as long as a session begins with: 22 minutes. */
const BOARDS_AT_FIRST = 3;

/** The clock for rounds of so many boards: as somebody has set it, otherwise as long as the boards take. */
export function clockFor(
  boardsPerRound: number,
  clock: Clock,
  sections: readonly { readonly boardsPerRound: number }[],
): Clock {
  const before = [BOARDS_AT_FIRST, ...sections.map((section) => section.boardsPerRound)];
  const untouched = before.some((boards) => clock.round === minutesForBoards(boards));
  return untouched ? { ...clock, round: minutesForBoards(boardsPerRound) } : clock;
}

/** Hours and minutes: `2 h 55`. */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** How many pairs a movement has places for. */
export function placesIn(choice: MovementChoice): number {
  return contestantsOf(makeMovement(choice)).length;
}
