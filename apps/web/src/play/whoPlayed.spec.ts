import { mitchell } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import { whoPlayed } from './whoPlayed.js';

const session = {
  sections: [{ section: 'A', movement: mitchell({ tables: 3 }), boardsPerRound: 2, firstBoard: 1 }],
  contestants: [],
} as unknown as SessionSeen;
const room = { reallyPlayed: [{ table: 'A1', round: 1, board: 1, ns: 'A-NS1', ew: 'A-EW2' }] };
const at = (table: string, board: number) => whoPlayed(session, room, { table, round: 1, board });

it('a board was played by those who really sat there, every other one by those who were to', () => {
  expect(at('A1', 1)).toMatchObject({ ns: 'A-NS1', ew: 'A-EW2' });
  expect(at('A1', 2)).toMatchObject({ ns: 'A-NS1', ew: 'A-EW1' });
  expect(at('A2', 1)).toMatchObject({ ns: 'A-NS2', ew: 'A-EW2' });
  expect(at('A9', 1)).toBeUndefined();
  expect(whoPlayed(session, undefined, { table: 'A1', round: 1, board: 1 })).toMatchObject({ ew: 'A-EW1' });
});
