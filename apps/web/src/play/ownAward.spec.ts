import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { ownOf } from './ownAward.js';

const award = (percent: string) => ({ kind: 'scored', points: '1', top: '2', percent }) as never;
const line = {
  ns: 'A-1',
  ew: 'A-2',
  status: 'agreed',
  score: -140,
  awards: { NS: award('25'), EW: award('75') },
} as unknown as TravellerLineSeen;

describe('a line as somebody who plays in it sees it', () => {
  it.each([
    ['A-1', 'NS', -140, '25'],
    ['A-2', 'EW', 140, '75'],
  ])('is for %s that of %s, with %i and %s percent', (contestant, side, score, percent) => {
    expect(ownOf(line, contestant)).toMatchObject({ side, score, percent });
  });

  it('is for the partner of an individual that of their side', () => {
    expect(ownOf({ ...line, partners: { ns: 'A-3', ew: 'A-4' } } as never, 'A-4')).toMatchObject({
      side: 'EW',
      score: 140,
    });
  });

  it('has nobody win or lose a board that was passed out', () => {
    expect(ownOf({ ...line, score: 0 }, 'A-2').score).toBe(0);
  });

  it('has no score where none stands, nor what was played where a ruling stands in its place', () => {
    expect(ownOf({ ...line, score: null, awards: null }, 'A-2')).toEqual({
      side: 'EW',
      score: undefined,
      award: undefined,
      percent: undefined,
    });
    expect(ownOf({ ...line, status: 'ruled' }, 'A-1').score).toBeUndefined();
  });
});
