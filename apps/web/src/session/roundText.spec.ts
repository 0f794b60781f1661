import type { TFunction } from 'i18next';
import { roundText } from './roundText.js';

it('counts no round before the first was called', () => {
  const t = ((key: string) => key) as TFunction;
  expect([0, 1].map((round) => roundText(t, { round, rounds: 9 }))).toEqual([
    'session.beforeRound',
    'session.roundOf',
  ]);
});
