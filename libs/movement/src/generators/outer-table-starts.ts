/** How an outer-table movement begins, in a group of as many elements as there are teams in the circle. */
export interface OuterTableStart {
  /** The group: remainders of these moduli; an element is a number in that mixed base, the first digit the lowest. */
  readonly moduli: readonly number[];
  /** `tables[d]`: the home table at which the visitor is d further; at `tables[0]` it is the outer team. */
  readonly tables: readonly number[];
  /** `sets[d]`: by how much the set is further than that table; `sets[d] - sets[-d]` is d. */
  readonly sets: readonly number[];
}

/** What a search has found, by the number of teams. */
export const OUTER_TABLE_STARTS: Readonly<Record<number, OuterTableStart>> = {
  10: { moduli: [3, 3], tables: [0, 3, 6, 2, 5, 8, 1, 4, 7], sets: [0, 2, 1, 6, 8, 7, 3, 5, 4] },
  16: {
    moduli: [15],
    tables: [0, 1, 6, 9, 5, 11, 14, 12, 2, 4, 8, 3, 10, 13, 7],
    sets: [0, 13, 6, 2, 11, 10, 9, 8, 1, 3, 5, 7, 14, 4, 12],
  },
  22: {
    moduli: [21],
    tables: [0, 1, 15, 6, 2, 10, 7, 19, 16, 3, 9, 20, 13, 5, 8, 14, 4, 11, 17, 18, 12],
    sets: [0, 4, 16, 2, 11, 18, 12, 8, 17, 19, 15, 5, 10, 9, 1, 6, 13, 7, 20, 14, 3],
  },
  28: {
    moduli: [27],
    tables: [
      0, 8, 1, 14, 10, 7, 5, 25, 12, 17, 3, 22, 11, 16, 20, 9, 15, 18, 4, 2, 23, 24, 6, 19, 13, 21, 26,
    ],
    sets: [0, 22, 4, 15, 18, 6, 13, 23, 5, 19, 8, 20, 11, 3, 17, 26, 9, 25, 10, 24, 16, 7, 1, 14, 12, 2, 21],
  },
  34: {
    moduli: [33],
    tables: [
      0, 6, 21, 10, 15, 24, 19, 31, 8, 32, 7, 4, 9, 14, 29, 20, 23, 17, 12, 26, 16, 1, 25, 5, 18, 28, 11, 30,
      3, 22, 2, 13, 27,
    ],
    sets: [
      0, 14, 5, 20, 32, 31, 24, 8, 15, 19, 6, 27, 2, 22, 25, 12, 4, 21, 30, 11, 9, 23, 16, 29, 10, 7, 1, 18,
      26, 28, 17, 3, 13,
    ],
  },
  40: {
    moduli: [39],
    tables: [
      0, 21, 30, 6, 8, 18, 24, 13, 35, 29, 26, 14, 19, 16, 28, 37, 38, 7, 1, 34, 25, 12, 22, 4, 10, 31, 23,
      33, 27, 17, 5, 36, 9, 32, 3, 15, 11, 20, 2,
    ],
    sets: [
      0, 5, 32, 9, 24, 3, 31, 18, 23, 38, 26, 28, 8, 14, 21, 27, 10, 36, 13, 2, 22, 34, 19, 33, 12, 7, 1, 35,
      17, 16, 29, 15, 11, 25, 37, 20, 6, 30, 4,
    ],
  },
};
