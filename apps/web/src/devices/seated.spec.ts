import { meantOf, seatedOf, type Seated } from './seated.js';

const FIRST: Seated = { session: '1', status: 'closed', tables: ['A1', 'A2'] };
const SECOND: Seated = { session: '2', status: 'set-up', tables: ['A1', 'B1'] };
const WITHOUT_MOVEMENT: Seated = { session: '3', status: 'set-up', tables: [] };

it('sessions have tables as soon as they have a movement', () => {
  expect(seatedOf([FIRST, WITHOUT_MOVEMENT])).toEqual([FIRST]);
});

describe('the session that is meant', () => {
  it('is the first that is not over', () => expect(meantOf([FIRST, SECOND])).toBe(SECOND));
  it('is the last when all are over', () => expect(meantOf([FIRST])).toBe(FIRST));
  it('is none when there is none', () => expect(meantOf([])).toBeUndefined());
});
