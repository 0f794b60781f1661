import { dealable } from './dealable.js';

const DELAYED = { what: 'closing value of an index', how: 'two decimals' };
const [hash, undealt] = ['a'.repeat(64), [1, 2, 3, 4, 5]];
const made = { from: 1, to: 2, hash, delayed: null, value: null };
const being = { ...made, hash: null };
const delayed = { from: 3, to: 4, hash, delayed: DELAYED, value: null };

it('boards without a commitment can be dealt or committed to', () =>
  expect(dealable(undealt, [])).toEqual({ ready: undealt, waiting: [], brought: [], uncovered: undealt }));

it('boards wait for their keys and for their delayed value', () => {
  expect(dealable(undealt, [made, delayed])).toEqual({
    ready: [1, 2, 5],
    waiting: [3, 4],
    brought: [],
    uncovered: [5],
  });
  expect(dealable(undealt, [being, { ...delayed, value: '2431.17' }])).toEqual({
    ready: [3, 4, 5],
    waiting: [1, 2],
    brought: [],
    uncovered: [5],
  });
});

it('boards that an SQD has promised come from a file', () =>
  expect(dealable(undealt, [], { boards: { first: 2, last: 4 } })).toEqual({
    ready: [1, 5],
    waiting: [],
    brought: [2, 3, 4],
    uncovered: [1, 5],
  }));
