import { DOUBLINGS, LEVELS, STRAINS, scoreForNS } from './contract-score.js';
import { contractsGiving, isPossibleScore } from './possible-scores.js';

const VULNERABILITIES = ['none', 'NS', 'EW', 'both'] as const;

describe('a score without its contract', () => {
  it('says which contracts it can come from', () => {
    expect(contractsGiving(2220, 'NS')).toEqual([
      { kind: 'contract', side: 'NS', level: 7, strain: 'NT', doubling: '', tricks: 13 },
    ]);
    expect(contractsGiving(-7600, 'NS')).toEqual([
      { kind: 'contract', side: 'NS', level: 7, strain: 'C', doubling: 'xx', tricks: 0 },
      { kind: 'contract', side: 'NS', level: 7, strain: 'D', doubling: 'xx', tricks: 0 },
      { kind: 'contract', side: 'NS', level: 7, strain: 'H', doubling: 'xx', tricks: 0 },
      { kind: 'contract', side: 'NS', level: 7, strain: 'S', doubling: 'xx', tricks: 0 },
      { kind: 'contract', side: 'NS', level: 7, strain: 'NT', doubling: 'xx', tricks: 0 },
    ]);
    expect(contractsGiving(0, 'none')).toEqual([{ kind: 'passed-out' }]);
  });

  it('can be of either side: 100 is a part score of nobody, but undertricks of East and West', () => {
    const ways = contractsGiving(100, 'none');
    expect(new Set(ways.map((way) => (way.kind === 'contract' ? way.side : way.kind)))).toEqual(
      new Set(['EW']),
    );
  });

  it('depends on vulnerability', () => {
    expect(isPossibleScore(620, 'NS')).toBe(true);
    expect(isPossibleScore(620, 'EW')).toBe(false);
    expect(isPossibleScore(-620, 'EW')).toBe(true);
  });

  it.each([10, 30, 40, 101, 425, -75, 7700, 0.5, Number.NaN])('is never %p', (score) => {
    for (const vulnerability of VULNERABILITIES) {
      expect(contractsGiving(score, vulnerability)).toEqual([]);
      expect(isPossibleScore(score, vulnerability)).toBe(false);
    }
  });

  it.each(VULNERABILITIES)('finds every contract again, %s vulnerable', (vulnerability) => {
    const contracts = LEVELS.flatMap((level) =>
      STRAINS.flatMap((strain) =>
        DOUBLINGS.flatMap((doubling) =>
          Array.from({ length: 14 }, (_, tricks) => ({ level, strain, doubling, tricks })),
        ),
      ),
    );
    const lost = contracts.filter((contract) => {
      const score = scoreForNS({ ...contract, declarer: 'W' }, vulnerability);
      return !contractsGiving(score, vulnerability).some(
        (way) =>
          way.kind === 'contract' &&
          way.side === 'EW' &&
          way.level === contract.level &&
          way.strain === contract.strain &&
          way.doubling === contract.doubling &&
          way.tricks === contract.tricks,
      );
    });
    expect(lost).toEqual([]);
  });
});
