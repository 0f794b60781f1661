import type { BoardSetSeen } from '../api/boardSets.js';
import { boardsInFilesOf } from './boardsInFilesOf.js';

const set = {
  files: [
    { person: 'olga', boards: [3, 1, 2] },
    { person: 'pavel', boards: [4] },
    { person: 'olga', boards: [2] },
  ],
  boards: [1, 2, 3, 4].map((board) => ({ board, status: board === 1 ? 'revealed' : 'dealt' })),
} as unknown as BoardSetSeen;

it('are those that somebody holds in a file and that are not open yet', () => {
  expect(boardsInFilesOf([set], 'olga')).toEqual([2, 3]);
  expect(boardsInFilesOf([set], 'pavel')).toEqual([4]);
  expect(boardsInFilesOf([set], 'anna')).toEqual([]);
});
