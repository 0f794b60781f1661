import { nextStep, type Preparation } from './steps.js';

const NOTHING: Preparation = { entered: 0, movement: false, waiting: 0, undealt: undefined, started: false };

describe('the step to be done next', () => {
  it.each<[string, Partial<Preparation>, string | undefined]>([
    ['is the movement, also where nobody has entered', {}, 'movement'],
    ['is the movement as long as nobody could sit', { entered: 8, waiting: 8 }, 'movement'],
    ['is the draw where somebody has no place', { movement: true, waiting: 1, undealt: 24 }, 'seats'],
    ['are the deals', { movement: true, undealt: 24 }, 'deals'],
    ['is the start once all is there', { movement: true, undealt: 0 }, 'start'],
    ['is nothing any more', { movement: true, started: true }, undefined],
  ])('%s', (_what, there, step) => {
    expect(nextStep({ ...NOTHING, ...there })).toBe(step);
  });
});
