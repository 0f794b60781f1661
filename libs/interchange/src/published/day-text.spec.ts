import { dayIn } from './day-text.js';

it.each([
  ['08/05/2025', '2025-05-08'],
  ['8/5/25', '2025-05-08'],
  ['08.05.2025 19:30', '2025-05-08'],
  ['8-5-2025', '2025-05-08'],
  ['2025-05-08', '2025-05-08'],
  ['2025-05-08T19:30:00Z', '2025-05-08'],
  ['20250508', '2025-05-08'],
  ['8 May 2025', '2025-05-08'],
  ['Thursday 8th May 2025', '2025-05-08'],
  ['08-May-25', '2025-05-08'],
  ['May 8, 2025', '2025-05-08'],
  ['31/12/1999', '1999-12-31'],
  ['05/27/2025', '2025-05-27'],
])('the date %s means %s', (text, day) => expect(dayIn(text)).toBe(day));

it('has the month first where programs of America write it', () =>
  expect(dayIn('05/08/2025', 'month-first')).toBe('2025-05-08'));

it.each(['', 'today', '31/02/2025', '2025', '8 Floréal 2025', '45/45/2025'])(
  'no day is meant by %s',
  (text) => expect(dayIn(text)).toBeUndefined(),
);
