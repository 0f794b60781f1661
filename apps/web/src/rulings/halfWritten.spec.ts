import { renamedDrafts } from '../parts/keptDraft.js';
import {
  dealOfEffect,
  goTheSameWay,
  isWritten,
  withoutEffect,
  withoutEffects,
  type HalfWritten,
} from './halfWritten.js';

const BEGUN: HalfWritten = {
  ruling: 'r1',
  about: [{ table: 'A3', round: 1, board: 5 }],
  ways: [],
  law: null,
  effects: null,
  reason: null,
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
      { reason: '' },
      { facts: 'in clubs' },
      { told: '' },
      { departs: '' },
    ];
    for (const one of written) expect(isWritten({ ...BEGUN, ...one }, BEGUN)).toBe(true);
  });
});

describe('deals that are half entered in a ruling', () => {
  const LOST = 'could have been';
  const KEPT = [
    '',
    LOST,
    ...[0, 1, 10].map((effect) => dealOfEffect(effect, 'deal')),
    'effect 2 plan ofWhister',
  ];
  const left = (nameOf: (of: string) => string | undefined) =>
    renamedDrafts(
      KEPT.map((of) => [of, { enteredIn: of }]),
      nameOf,
    );

  it('go with the effect that is taken away, and those behind it move up with theirs', () => {
    expect(left((of) => withoutEffect(of, 0))).toEqual([
      ['', { enteredIn: '' }],
      [LOST, { enteredIn: LOST }],
      ['effect 0 deal', { enteredIn: 'effect 1 deal' }],
      ['effect 9 deal', { enteredIn: 'effect 10 deal' }],
      ['effect 1 plan ofWhister', { enteredIn: 'effect 2 plan ofWhister' }],
    ]);
    const names = left((of) => withoutEffect(of, 2)).map(([of]) => of);
    expect(names).toEqual(['', LOST, 'effect 0 deal', 'effect 1 deal', 'effect 9 deal']);
  });

  it('go with the effects; by another law also those that could have been', () => {
    expect(left((of) => withoutEffects(of, false)).map(([of]) => of)).toEqual(['', LOST]);
    expect(left((of) => withoutEffects(of, true)).map(([of]) => of)).toEqual(['']);
  });

  it('stay where only who is at fault is said', () => {
    const way = { law: '3.9.16', answers: [{ question: 'last-trick', answer: 'no' }] };
    const known = { ...way, seat: 'S' };
    expect(goTheSameWay([way], [known])).toBe(true);
    expect(goTheSameWay([way], [{ ...known, answers: [{ question: 'last-trick', answer: 'yes' }] }])).toBe(
      false,
    );
    expect(goTheSameWay([way], [])).toBe(false);
  });
});
