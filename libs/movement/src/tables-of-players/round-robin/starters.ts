/** A first round and the tables that go round by themselves: players `line * m + place`, of three lines of m. */
export interface Starter {
  readonly first: readonly (readonly number[])[];
  readonly across: readonly (readonly number[])[];
}

/** By m: what no formula makes, found by looking for an exact cover of all players and all differences. */
export const STARTERS: ReadonlyMap<number, Starter> = new Map([
  [
    11,
    {
      first: [
        [5, 20, 21],
        [14, 18, 30],
        [3, 12, 15],
        [17, 19, 32],
        [9, 11, 16],
        [13, 22, 31],
        [10, 23, 29],
        [24, 27, 28],
        [0, 1, 26],
        [2, 6, 8],
        [4, 7, 25],
      ],
      across: [
        [0, 21, 31],
        [0, 11, 22],
        [0, 17, 23],
        [0, 14, 28],
        [0, 19, 27],
      ],
    },
  ],
  [
    23,
    {
      first: [
        [0, 50, 66],
        [52, 55, 56],
        [41, 47, 61],
        [14, 49, 60],
        [32, 57, 63],
        [24, 62, 64],
        [35, 53, 68],
        [20, 54, 59],
        [45, 48, 58],
        [16, 17, 46],
        [28, 44, 67],
        [6, 10, 65],
        [2, 11, 51],
        [5, 18, 21],
        [1, 3, 9],
        [4, 15, 30],
        [7, 12, 43],
        [22, 38, 40],
        [8, 25, 33],
        [23, 34, 37],
        [13, 36, 42],
        [19, 29, 39],
        [26, 27, 31],
      ],
      across: [
        [0, 45, 67],
        [0, 34, 68],
        [0, 44, 65],
        [0, 37, 51],
        [0, 42, 61],
        [0, 27, 54],
        [0, 35, 47],
        [0, 30, 60],
        [0, 28, 56],
        [0, 24, 48],
        [0, 32, 64],
      ],
    },
  ],
]);
