import { isPlaceOfPhantom } from '../movement/place-of-phantom.js';
import { plannedBoardsIn, type PlannedBoards, type PlannedSection } from './planned-boards.js';

/** Who comes late: in their section, from a round on. */
export interface Arriving {
  readonly section: string;
  readonly contestants: readonly string[];
  readonly fromRound: number;
}

/** What becomes of the boards when somebody comes late and the copies stay as they are. */
export interface BoardsOnArrival {
  /** The section whose copies are played with. */
  readonly owner: string;
  /** So many copies of each board there are, where without a word there would be more now. */
  readonly copies: number | undefined;
  /** Which tables come to share boards, round by round. */
  readonly shared: readonly SharedBoards[];
  /** Whether it was said before that tables share, or the movement is made for it. */
  readonly allowed: boolean;
  /** So many copies keep the tables apart. */
  readonly apart: number;
}

/** What becomes of the boards when somebody comes late; undefined where the tables have none of their own. */
export function boardsOnArrival(
  sections: readonly PlannedSection[],
  isAway: (contestant: string, round: number) => boolean,
  { section, contestants, fromRound }: Arriving,
): BoardsOnArrival | undefined {
  const awayAfter = (contestant: string, round: number) =>
    !(round >= fromRound && contestants.includes(contestant)) && isAway(contestant, round);
  const planned = (among: readonly PlannedSection[], away: typeof isAway) =>
    plannedBoardsIn(among, away).find((each) => each.sections.some((one) => one.section === section));
  const places = sections.map((data) => `${data.section}-${data.movement.phantom}`);
  const isPlaceOfNobody = (contestant: string) => places.some((place) => isPlaceOfPhantom(place, contestant));
  // Who has left since was reckoned with when the boards were laid out.
  const awayFromTheStart = (contestant: string, round: number) =>
    isPlaceOfNobody(contestant) && isAway(contestant, 1) && isAway(contestant, round);
  const before = planned(sections, isAway);
  const owner = before?.sections[0];
  if (!before || !owner) return undefined;
  const withCopies = (copies: number | undefined) =>
    sections.map((data) => (data.section === owner.section ? { ...data, copies } : data));
  const apart = copiesIn(planned(withCopies(undefined), awayAfter)!);
  const there = copiesIn(planned(sections, awayFromTheStart)!);
  const copies = owner.copies === undefined && apart > there ? there : undefined;
  const after = planned(withCopies(copies ?? owner.copies), awayAfter)!;
  const known = new Set(sharedBoardsFrom(before, fromRound).map(named));
  return {
    owner: owner.section,
    copies,
    shared: sharedBoardsFrom(after, fromRound).filter((each) => !known.has(named(each))),
    allowed: before.sections.some(mayShareBoards),
    apart,
  };
}

function copiesIn({ plan }: PlannedBoards): number {
  return Math.max(1, ...plan.copies.map(({ copies }) => copies));
}

function named({ round, boards, tables }: SharedBoards): string {
  return `${round} ${boards[0]} ${tables.join(' ')}`;
}

/** Tables that play one copy of some boards in the same round, board by board. */
export interface SharedBoards {
  readonly round: number;
  readonly boards: readonly number[];
  /** The tables by name, two or more. */
  readonly tables: readonly string[];
  /** So many copies there are of these boards. */
  readonly copies: number;
}

/** Which tables share boards by a plan from a round on, in the order of rounds. */
export function sharedBoardsFrom(
  { plan, tables, boardsOf }: PlannedBoards,
  fromRound: number,
): SharedBoards[] {
  return plan.ways
    .flatMap(({ set, stops }) =>
      stops
        .filter(({ round, sharedWith }) => round >= fromRound && sharedWith.length > 0)
        .map(({ round, table, sharedWith }) => ({
          round,
          boards: boardsOf(set),
          tables: [table, ...sharedWith].map((number) => tables[number - 1]!),
          copies: plan.copies.find((each) => each.set === set)!.copies,
        })),
    )
    .toSorted((one, other) => one.round - other.round || one.boards[0]! - other.boards[0]!);
}

/** Whether tables of a section may share a copy: it was said so, or the movement is made for it. */
export function mayShareBoards({ shared, movement }: Pick<PlannedSection, 'shared' | 'movement'>): boolean {
  return shared === true || movement.name === 'share-and-relay';
}
