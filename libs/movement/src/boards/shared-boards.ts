import type { PlannedBoards, PlannedSection } from './planned-boards.js';

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
