import { contractScore, scoreForNS, type Contract } from './contract-score.js';

const notVulnerable = false;
const vulnerable = true;

describe('a contract scores (Law 77)', () => {
  it.each([
    ['1NT making 1', { level: 1, strain: 'NT', doubling: '', tricks: 7 }, notVulnerable, 90],
    ['2H making 4', { level: 2, strain: 'H', doubling: '', tricks: 10 }, vulnerable, 170],
    ['3NT just made', { level: 3, strain: 'NT', doubling: '', tricks: 9 }, vulnerable, 600],
    ['5C with an overtrick', { level: 5, strain: 'C', doubling: '', tricks: 12 }, notVulnerable, 420],
    ['2S doubled into game', { level: 2, strain: 'S', doubling: 'x', tricks: 8 }, notVulnerable, 470],
    ['2D redoubled, 2 over', { level: 2, strain: 'D', doubling: 'xx', tricks: 10 }, vulnerable, 1560],
    ['6D made', { level: 6, strain: 'D', doubling: '', tricks: 12 }, vulnerable, 1370],
    ['7NT made', { level: 7, strain: 'NT', doubling: '', tricks: 13 }, vulnerable, 2220],
    ['4S down 2', { level: 4, strain: 'S', doubling: '', tricks: 8 }, vulnerable, -200],
    ['4S doubled down 4', { level: 4, strain: 'S', doubling: 'x', tricks: 6 }, notVulnerable, -800],
    ['4S redoubled down 3', { level: 4, strain: 'S', doubling: 'xx', tricks: 7 }, vulnerable, -1600],
  ] as const)('%s', (_name, contract, isVulnerable, score) => {
    expect(contractScore(contract, isVulnerable)).toBe(score);
  });

  it('for the declaring side, which travellers write for North and South', () => {
    const made: Omit<Contract, 'declarer'> = { level: 4, strain: 'H', doubling: '', tricks: 10 };
    expect(scoreForNS({ ...made, declarer: 'S' }, 'NS')).toBe(620);
    expect(scoreForNS({ ...made, declarer: 'W' }, 'NS')).toBe(-420);
    expect(scoreForNS({ ...made, declarer: 'E' }, 'both')).toBe(-620);
    expect(scoreForNS({ ...made, declarer: 'N', tricks: 8 }, 'EW')).toBe(-100);
  });

  it.each([-1, 14, 7.5])('never with %p tricks', (tricks) => {
    expect(() => contractScore({ level: 1, strain: 'C', doubling: '', tricks }, false)).toThrow(RangeError);
  });
});
