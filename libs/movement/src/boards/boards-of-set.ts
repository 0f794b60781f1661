export interface SetsOfBoards {
  readonly boardsPerRound: number;
  /** The number on the first board of set 1; 1 unless the boards of another session go before. */
  readonly firstBoard?: number;
}

/** The numbers of a set's boards: sets are counted from 1, each has as many boards as a round. */
export function boardsOfSet(
  set: number,
  { boardsPerRound, firstBoard = 1 }: SetsOfBoards,
): readonly number[] {
  return Array.from(
    { length: boardsPerRound },
    (_, index) => firstBoard + (set - 1) * boardsPerRound + index,
  );
}

/** The set to which a board belongs, by its number. */
export function setOfBoard(board: number, { boardsPerRound, firstBoard = 1 }: SetsOfBoards): number {
  return Math.floor((board - firstBoard) / boardsPerRound) + 1;
}
