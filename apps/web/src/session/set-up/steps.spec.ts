import { isDone, nextStep, type Preparation } from './steps.js';

const NOTHING: Preparation = {
  entered: 0,
  listed: false,
  movement: false,
  scoring: false,
  waiting: 0,
  undealt: undefined,
  cardless: undefined,
  started: false,
};

describe('the step to be done next', () => {
  it.each<[string, Partial<Preparation>, string | undefined]>([
    ['are the names', {}, 'entries'],
    [
      'are the names that are written, whatever else there is',
      { entered: 8, movement: true, listed: true },
      'entries',
    ],
    ['is not the names where a movement was chosen without any', { movement: true, undealt: 24 }, 'deals'],
    ['is the movement as long as nobody could sit', { entered: 8, waiting: 8 }, 'movement'],
    ['is the draw where somebody has no place', { movement: true, waiting: 1, undealt: 24 }, 'seats'],
    ['are the deals', { movement: true, undealt: 24 }, 'deals'],
    ['is the start once all is there', { movement: true, undealt: 0 }, 'start'],
    ['is nothing any more', { movement: true, started: true }, undefined],
  ])('%s', (_what, there, step) => {
    expect(nextStep({ ...NOTHING, ...there })).toBe(step);
  });
});

it('is not done with names as long as some are written and not entered', () => {
  const done = [false, true].map((listed) => isDone('entries', { ...NOTHING, entered: 8, listed }));
  expect(done).toEqual([true, false]);
});

describe('the cards of the tables', () => {
  it('are done when each table has one, not before', () => {
    expect([undefined, 3, 1, 0].map((cardless) => isDone('cards', { ...NOTHING, cardless }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('keep nothing back', () =>
    expect(nextStep({ ...NOTHING, movement: true, undealt: 0, cardless: 3 })).toBe('start'));
});
