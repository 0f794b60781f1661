import { deal } from '../testing/deal.js';
import { unusualInDeal } from './unusual-in-deal.js';

const six = { kind: 'contract', declarer: 'N', level: 6, denomination: 'S' } as const;

describe('what is not usual in a deal', () => {
  it.each([
    ['a game that was played out', deal('6S by N', { whists: 'E whist, S pass', open: false }), []],
    ['cards laid open', deal('6S by N', { whists: 'E whist, S pass', open: true }), ['open']],
    ['a game given up', deal('6S by N', { ended: 'without-all' }), ['withoutAll']],
    ['a game given up for three', deal('6S by N', { ended: 'without-three' }), ['withoutThree']],
    ['tricks as agreed', deal('all-pass', { ended: 'agreed' }), ['agreed']],
    [
      'a misère halved',
      { ...deal('misère by N'), played: { kind: 'misere', declarer: 'N', halved: true } },
      ['halved'],
    ],
    ['a blind pass', { ...deal('all-pass'), played: { kind: 'all-pass', blindPasses: ['E'] } }, ['blind']],
    [
      'all that a game can have besides',
      { ...deal('6S by N'), played: { ...six, blind: true, offMountain: true, talonRefused: true } },
      ['blind', 'offMountain', 'talonRefused'],
    ],
  ] as const)('of %s', (_, record, unusual) => {
    expect(unusualInDeal(record as Parameters<typeof unusualInDeal>[0])).toEqual(unusual);
  });
});
