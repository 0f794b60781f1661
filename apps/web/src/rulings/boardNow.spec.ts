import { mitchell } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { DeskSeen } from '../api/deskDocuments.js';
import { boardNow, withBoard } from './boardNow.js';

const at = (table: string, round: number, ...boards: (readonly [number, string])[]) => ({
  table,
  round,
  boards: boards.map(([board, status]) => ({ board, status })),
});
const room = {
  tables: [at('A1', 2, [3, 'agreed'], [4, 'to-play']), at('A2', 2, [5, 'agreed'], [6, 'ruled']), at('A3', 2)],
} as unknown as DeskSeen;

it('the board that a table is at is the first of its round that is not done, or the last', () => {
  expect(boardNow(room, 'A1')).toEqual({ round: 2, board: 4 });
  expect(boardNow(room, 'A2')).toEqual({ round: 2, board: 6 });
  expect(boardNow(room, 'A3')).toBeUndefined();
  expect(boardNow(undefined, 'A1')).toBeUndefined();
});

it('a board that is typed is of the round in which the table plays it', () => {
  const session = {
    sections: [{ section: 'A', movement: mitchell({ tables: 3 }), boardsPerRound: 2, firstBoard: 1 }],
    contestants: [],
    rounds: 3,
  } as unknown as SessionSeen;
  const place = { table: 'A1', round: 1, board: 1 };
  expect(withBoard(session, place, 2)).toEqual({ ...place, board: 2 });
  expect(withBoard(session, place, 3)).toEqual({ table: 'A1', round: 2, board: 3 });
  expect(withBoard(session, place, 99)).toEqual({ ...place, board: 99 });
});
