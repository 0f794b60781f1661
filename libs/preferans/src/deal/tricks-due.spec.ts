import { deal } from '../testing/deal.js';
import { settingsOf } from '../testing/given.js';
import { tricksDue } from './tricks-due.js';

const sochinka = settingsOf('sochinka');
const lacked = (tricks: string, settings = sochinka) => {
  const record = deal('6C by N', { whists: 'E whist, S whist', tricks });
  const { due, taken } = tricksDue(record, 'S', settings);
  return Math.max(0, due - taken);
};

describe('what one of two whisters lacks', () => {
  it('is nothing as long as both together have what they need (3.8.6)', () => {
    expect(lacked('N 6, E 3, S 1')).toBe(0);
    expect(lacked('N 5, E 5, S 0')).toBe(0);
  });

  it('is what he is short of his half, or no more than both lack where that was agreed', () => {
    expect(lacked('N 9, E 1, S 0')).toBe(2);
    expect(lacked('N 7, E 3, S 0')).toBe(2);
    expect(lacked('N 7, E 3, S 0', settingsOf('sochinka', { shortfallCounted: 'side' }))).toBe(1);
  });
});
