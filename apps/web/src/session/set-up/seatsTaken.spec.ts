import type { SessionSeen } from '../../api/documents.js';
import { replacesDraw, seatsTaken } from './seatsTaken.js';

const seated = (seatDraws: number, ...entries: (string | null)[]) =>
  ({ seatDraws, contestants: entries.map((entry) => ({ entry })) }) as unknown as SessionSeen;

it('a draw replaces one before it only where somebody still has a seat', () => {
  expect(replacesDraw(seated(1, 'p1', null))).toBe(true);
  expect(replacesDraw(seated(1, null, null))).toBe(false);
  expect(replacesDraw(seated(0, 'p1', 'p2'))).toBe(false);
  expect(seatsTaken(seated(0, 'p1', 'p2', null))).toBe(2);
});
