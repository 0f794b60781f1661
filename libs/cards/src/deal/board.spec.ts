import { SEATS, type Seat } from './seat.js';
import { dealerOf, vulnerabilityOf, type Vulnerability } from './board.js';

/** The boards of Law 2, as it lists them. */
const DEALERS: Record<Seat, number[]> = {
  N: [1, 5, 9, 13],
  E: [2, 6, 10, 14],
  S: [3, 7, 11, 15],
  W: [4, 8, 12, 16],
};
const VULNERABLE: Record<Vulnerability, number[]> = {
  none: [1, 8, 11, 14],
  NS: [2, 5, 12, 15],
  EW: [3, 6, 9, 16],
  both: [4, 7, 10, 13],
};
const SIXTEEN = Array.from({ length: 16 }, (_, index) => index + 1);

describe('a board', () => {
  it('has the dealer of Law 2', () => {
    for (const seat of SEATS)
      expect(SIXTEEN.filter((board) => dealerOf(board) === seat)).toEqual(DEALERS[seat]);
  });
  it('has the vulnerability of Law 2', () => {
    for (const [vulnerability, boards] of Object.entries(VULNERABLE)) {
      expect(SIXTEEN.filter((board) => vulnerabilityOf(board) === vulnerability)).toEqual(boards);
    }
  });
  it('repeats both after sixteen, however high its number', () => {
    for (const board of SIXTEEN) {
      for (const later of [board + 16, board + 32, board + 16_000]) {
        expect([dealerOf(later), vulnerabilityOf(later)]).toEqual([dealerOf(board), vulnerabilityOf(board)]);
      }
    }
  });
  it.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])('has no number like %p', (board) => {
    expect(() => dealerOf(board)).toThrow(RangeError);
    expect(() => vulnerabilityOf(board)).toThrow(`There is no board ${board}.`);
  });
});
