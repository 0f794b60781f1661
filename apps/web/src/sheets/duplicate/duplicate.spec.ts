import { conventionOf } from '#preferans';
import type { SheetLine } from '#tournament';
import { boardsLeft, sheetOfBoard } from './atBoard.js';
import { boardDealer } from './boardDealer.js';
import { boardsOfRound } from './boardsOfRound.js';
import { comparisonDraft, comparisonOf } from './comparisonDraft.js';
import { hasBoards, isDuplicate } from '../../play/sharesDeals.js';

const BOARDS = [
  { board: 5, dealer: 'N', net: null },
  { board: 6, dealer: 'E', net: null },
  { board: 7, dealer: 'S', net: null },
] as const;
const allPass = (dealer: 'N' | 'E' | 'S', board: number) => ({
  board,
  what: {
    kind: 'deal',
    record: {
      players: ['N', 'E', 'S', 'W'],
      dealer,
      played: { kind: 'all-pass' },
      whists: [],
      ended: 'played',
      tricks: { W: 10 },
      rectifications: [],
    },
  } as unknown as SheetLine,
});
const mountain = { board: 6, what: { kind: 'penalties', rectifications: [] } as SheetLine };

describe('the boards of a round at a table', () => {
  it('are left until something is said of their deals, in whatever order', () => {
    const left = (...lines: Parameters<typeof boardsLeft>[1]) =>
      boardsLeft(BOARDS, lines).map(({ board }) => board);
    expect(left()).toEqual([5, 6, 7]);
    expect(left(allPass('E', 6), mountain)).toEqual([5, 7]);
    expect(left(mountain, { board: 5, what: { kind: 'void' } })).toEqual([6, 7]);
  });

  it('have a sheet each: the number says who deals, and no all-pass raises the price of the next', () => {
    const agreed = { settings: conventionOf('sochinka')!.settings, players: ['N', 'E', 'S', 'W'] } as const;
    const lines = [allPass('N', 5), allPass('E', 6)];
    const sheet = sheetOfBoard(BOARDS[2], lines, agreed);
    expect(sheet).toMatchObject({ dealer: 'S', deals: 0, entries: [] });
    expect(sheetOfBoard(BOARDS[0], lines, agreed).deals).toBe(1);
    expect(sheet.settings).toMatchObject({ poolSize: null, help: false });
  });

  it('are dealt by one after the other from North on, also where three sit', () => {
    expect([1, 2, 3, 4, 5].map((board) => boardDealer(board, 4)).join('')).toBe('NESWN');
    expect([1, 2, 3, 4, 5].map((board) => boardDealer(board, 3)).join('')).toBe('NESNE');
  });

  it('are those of the round', () => {
    const session = { sections: [{ boardsPerRound: 3, firstBoard: 11 }] } as never;
    expect(boardsOfRound(session, 2)).toEqual([14, 15, 16]);
  });
});

it('has boards to look at in bridge, and in preferans where all tables play the same', () => {
  expect(hasBoards({ game: 'bridge', boards: [] })).toBe(true);
  expect(hasBoards({ game: 'preferans', boards: [] })).toBe(false);
  expect(isDuplicate({ game: 'preferans', boards: [1] })).toBe(true);
  expect(isDuplicate({ game: 'bridge', boards: [1] })).toBe(false);
});

describe('how boards are compared, as it is typed', () => {
  it('comes back as it was kept', () => {
    const kept = comparisonOf({ ...comparisonDraft(undefined, 'from'), kind: 'tables', cutOffs: '100=1' });
    expect(kept.comparison).toMatchObject({ kind: 'tables', of: 'mean' });
    expect(comparisonOf(comparisonDraft(kept.comparison, 'from')).comparison).toEqual(kept.comparison);
    expect(comparisonOf(comparisonDraft(undefined, 'from')).comparison).toEqual({
      kind: 'average',
      own: 'in',
      leftOutEachEnd: 0,
    });
  });

  it('says what is wrong with cut-offs', () => {
    const { comparison, fault } = comparisonOf({
      ...comparisonDraft(undefined, 'from'),
      kind: 'tables',
      cutOffs: 'a lot',
    });
    expect([comparison, fault !== undefined]).toEqual([undefined, true]);
  });
});
