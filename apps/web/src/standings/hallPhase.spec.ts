import type { ClockFacts } from '../api/documents.js';
import { hallPhase } from './hallPhase.js';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

/** Minutes after the call of a round of `play` minutes behind `change` minutes. */
const phaseAfter = (minutes: number, { change = 2, play = 20 } = {}) =>
  hallPhase(
    {
      status: 'running',
      ends: (NOW + (change + play) * MINUTE) * 1000,
      play: play * MINUTE * 1000,
      minutes: { round: play, change },
    } as ClockFacts,
    NOW + minutes * MINUTE,
  );

it('counts the first minute of play behind the change to those who still look for their table', () => {
  expect(phaseAfter(1)).toBe('change');
  expect(phaseAfter(2.5)).toBe('settling');
  expect(phaseAfter(3)).toBe('play');
});

it('leaves three minutes from the call where no time is set for the change', () => {
  expect(phaseAfter(2.5, { change: 0 })).toBe('settling');
  expect(phaseAfter(3, { change: 0 })).toBe('play');
});

it('leaves most of a short round to the standings', () => {
  expect(phaseAfter(0.9, { change: 0, play: 4 })).toBe('settling');
  expect(phaseAfter(1, { change: 0, play: 4 })).toBe('play');
  expect(phaseAfter(0.4, { change: 0, play: 2 })).toBe('settling');
  expect(phaseAfter(0.5, { change: 0, play: 2 })).toBe('warning');
});
