import { surnameOf } from './surname.js';

it.each([
  ['Anna Maria Nowak', 'Nowak'],
  ['Jan van der Berg', 'van der Berg'],
  ['Nowak, Anna', 'Nowak'],
  ['Pelé', 'Pelé'],
  ['', ''],
])('the surname of %s is %s', (name, surname) => expect(surnameOf(name)).toBe(surname));
