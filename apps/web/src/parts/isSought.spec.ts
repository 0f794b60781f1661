import { isSought } from './isSought.js';

it.each([
  ['', 'Nowak – Wiśniewska', true],
  ['wisniewska', 'Nowak – Wiśniewska', true],
  ['Łącki', 'Lacki – Nowak', true],
  ['петр', 'Пётр Орлов', true],
  ['nowak wis', 'Wiśniewska – Nowak A NS 3', true],
  ['ns 3', 'Nowak – Wiśniewska NS 3', true],
  ['  berg ', 'Lindqvist – Berg', true],
  ['nowak berg', 'Nowak – Wiśniewska', false],
])('looks for "%s" in "%s": %s', (sought, text, found) => {
  expect(isSought(sought, text)).toBe(found);
});
