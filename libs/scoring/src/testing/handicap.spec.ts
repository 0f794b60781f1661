import { handicapOf, withHandicap } from './handicap.js';

describe('a handicap', () => {
  it('is the sum of the players', () => {
    expect(withHandicap(48, handicapOf({ kind: 'sum' }, [1, 2])).toString()).toBe('51');
  });

  it('is what they lack to par on average, or a part of it', () => {
    expect(handicapOf({ kind: 'to-par', par: 50 }, [44, 46]).toString()).toBe('5');
    expect(handicapOf({ kind: 'to-par', par: 65, part: '9/10' }, [55, 57]).toString()).toBe('81/10');
    expect(handicapOf({ kind: 'to-par', par: 50 }, [60, 58]).toString()).toBe('-9');
  });

  it('is none without players', () => {
    expect(handicapOf({ kind: 'to-par', par: 50 }, []).toString()).toBe('0');
  });
});
