import { isWritten, type HalfWritten } from './halfWritten.js';

const BEGUN: HalfWritten = {
  ruling: 'r1',
  about: [{ table: 'A3', round: 1, board: 5 }],
  ways: [],
  law: null,
  effects: null,
  reason: '',
  facts: '',
  told: null,
  departs: null,
  at: 7,
  when: 0,
};

describe('a ruling that is half written', () => {
  it('is one as soon as it says anything else than it began with, whatever the page has read meanwhile', () => {
    expect(isWritten({ ...BEGUN, ruling: 'r2', at: 9, when: 1 }, BEGUN)).toBe(false);
    const written: Partial<HalfWritten>[] = [
      { about: [] },
      { ways: [{ law: '61', answers: [] }] },
      { law: '64C' },
      { effects: [] },
      { reason: 'South revoked' },
      { facts: 'in clubs' },
      { told: '' },
      { departs: '' },
    ];
    for (const one of written) expect(isWritten({ ...BEGUN, ...one }, BEGUN)).toBe(true);
  });
});
