import type { Unsent } from '../../offline/outbox.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import { secondsLeft } from './secondsLeft.js';

const times: SheetSeen['times'] = [{ seat: 'S', contestant: 'A-3', used: 500, allowed: 600 }];
const seen = { table: 'A1', round: 2, times };
const used = (seconds: number, of: object = {}): Unsent => ({
  id: `${seconds}`,
  name: 'sheet.use-time',
  body: { session: '1', table: 'A1', round: 2, seat: 'S', seconds, ...of },
});

describe('the time that a player has left', () => {
  it('is what the round allows without what was used, sent or not', () => {
    expect(secondsLeft(seen, 'S', [])).toBe(100);
    expect(secondsLeft(seen, 'S', [used(30), used(20)])).toBe(50);
  });

  it('is another player’s and another round’s alone', () =>
    expect(secondsLeft(seen, 'S', [used(30, { seat: 'N' }), used(30, { round: 1 })])).toBe(100));

  it('is below zero once too much was used', () => expect(secondsLeft(seen, 'S', [used(160)])).toBe(-60));
});
