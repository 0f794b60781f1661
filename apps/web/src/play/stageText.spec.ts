import { wordsIn } from '../messages/testing/words-in.js';
import { sessionText, sessionWithin } from './stageText.js';

const stage = (from: number, to: number, extra = false) => ({ round: 2, places: { from, to }, extra });

it.each([
  ['en', stage(1, 2), 'Session 3 · final'],
  ['en', stage(1, 4), 'Session 3 · semi-final'],
  ['en', stage(1, 16), 'Session 3 · Round 2'],
  ['en', stage(3, 4, true), 'Session 3 · third place, extra boards'],
  ['pl', stage(1, 2, true), 'Sesja 3 · finał, dogrywka'],
  ['ru', stage(1, 2, true), 'Сессия 3 · финал, дополнительные сдачи'],
  ['en', null, 'Session 3'],
])('a session says what it is in its knockout, in %s: %j', async (language, own, expected) => {
  const { t } = await wordsIn(language);
  expect(sessionText(t, { session: '3', stage: own })).toBe(expected);
  expect(sessionWithin(t, { session: '3', stage: own }).toLowerCase()).toBe(expected.toLowerCase());
});
