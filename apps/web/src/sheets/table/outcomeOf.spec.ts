import type { DealRecord, Rectification } from '#preferans';
import { deal } from '../../../../../libs/preferans/src/testing/deal.js';
import { outcomeOf } from './outcomeOf.js';

const remise = (tricks: number): readonly Rectification[] => [
  { kind: 'remise', seat: 'N', tricks, rule: '3.4.6' },
];
const penaltyTricks: readonly Rectification[] = [
  { kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.4.9' },
];

/** North's deal, and what a ruling writes besides. */
function outcome(record: DealRecord, rectifications: readonly Rectification[] = []) {
  const { played } = record;
  if (played.kind === 'all-pass') throw new Error('An all-pass has no declarer.');
  return outcomeOf({ ...record, rectifications: [...rectifications] }, played);
}

const whisted = (tricks: string) => deal('7H by N', { whists: 'E whist, S pass', tricks });
const made = whisted('N 7, E 3, S 0');
const unwhisted = deal('7H by N', { whists: 'E pass, S pass' });
const misere = (tricks: string) => deal('misère by N', { tricks });

describe('how a deal came out', () => {
  it.each([
    ['a game made', outcome(made), { kind: 'made' }],
    ['a trick over', outcome(whisted('N 8, E 2, S 0')), { kind: 'madeWith', count: 1 }],
    ['two down', outcome(whisted('N 5, E 3, S 2')), { kind: 'down', count: 2 }],
    ['a penalty trick from a game made', outcome(made, penaltyTricks), { kind: 'down', count: 1 }],
    ['a remise by ruling on a game made', outcome(made, remise(1)), { kind: 'down', count: 1 }],
    ['a remise on a trick over', outcome(whisted('N 8, E 2, S 0'), remise(2)), { kind: 'down', count: 2 }],
    [
      'a remise besides what was lacked',
      outcome(whisted('N 5, E 3, S 2'), remise(1)),
      { kind: 'down', count: 3 },
    ],
    ['a remise on a game nobody whisted', outcome(unwhisted, remise(1)), { kind: 'down', count: 1 }],
    ['nobody whists', outcome(unwhisted), { kind: 'unwhisted' }],
    [
      'left for half',
      outcome(deal('7H by N', { whists: 'E pass, S half, E pass' })),
      { kind: 'leftForHalf' },
    ],
    ['without all', outcome(deal('7H by N', { ended: 'without-all' })), { kind: 'without-all' }],
    ['without three', outcome(deal('7H by N', { ended: 'without-three' })), { kind: 'without-three' }],
    ['a misère made', outcome(misere('N 0, E 5, S 5')), { kind: 'made' }],
    ['a misère caught', outcome(misere('N 2, E 5, S 3')), { kind: 'misereTricks', count: 2 }],
    [
      'a penalty trick at a misère',
      outcome(misere('N 0, E 5, S 5'), penaltyTricks),
      { kind: 'misereTricks', count: 1 },
    ],
    ['a remise on a misère made', outcome(misere('N 0, E 5, S 5'), remise(1)), { kind: 'down', count: 1 }],
    ['a remise on a misère caught', outcome(misere('N 2, E 5, S 3'), remise(1)), { kind: 'down', count: 3 }],
  ])('of %s', (_, told, is) => expect(told).toEqual(is));
});
