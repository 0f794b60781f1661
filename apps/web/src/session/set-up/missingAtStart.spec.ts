import { asksAtStart, missingAtStart } from './missingAtStart.js';

const READY = {
  entered: 12,
  listed: false,
  movement: true,
  scoring: true,
  waiting: 0,
  undealt: 0,
  cardless: 0,
  started: false,
};

it('names what is missing when a session is started', () => {
  expect(missingAtStart(READY)).toEqual([]);
  expect(missingAtStart({ ...READY, entered: 0, undealt: 24 })).toEqual(['no-names', 'no-deals']);
  expect(missingAtStart({ ...READY, entered: 0, listed: true })).toEqual(['not-entered']);
  expect(missingAtStart({ ...READY, waiting: 2, undealt: undefined })).toEqual(['no-seats']);
});

it('asks where nobody knows who plays where, not for the deals alone', () => {
  expect(asksAtStart(['no-deals'])).toBe(false);
  expect(asksAtStart(['no-seats', 'no-deals'])).toBe(true);
  expect(asksAtStart([])).toBe(false);
});
