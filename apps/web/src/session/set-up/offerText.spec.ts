import { offersFor } from '#movement';
import { wordsIn } from '../../messages/testing/words-in.js';
import { movementWay } from './offerText.js';

/** The Howell that is offered for a half table of eight, in which nobody stays. */
const ofFifteen = offersFor({ pairs: 15, boards: 24 }).offers.find(
  ({ moves: { kind, stay } }) => kind.endsWith('howell') && stay === 0,
);

it.each([
  ['en', 'Every pair always follows the same pair. Each table gets the next board set.'],
  ['pl', 'Każda para idzie zawsze za tą samą parą. Każdy stół dostaje następny zestaw.'],
  ['ru', 'Каждая пара всегда идёт за одной и той же парой. Каждый стол получает следующий комплект.'],
])('a Howell in which every pair moves is told without those that stay (%s)', async (language, way) => {
  expect(ofFifteen).toBeDefined();
  expect(movementWay((await wordsIn(language)).t, ofFifteen!)).toMatch(new RegExp(`^${way} `));
});
