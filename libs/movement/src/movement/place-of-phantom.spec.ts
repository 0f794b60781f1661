import { isPlaceOfPhantom } from './place-of-phantom.js';

it.each([
  ['A-NS3', ['A-NS3'], ['A-NS30', 'A-EW3', 'B-NS3']],
  ['A-6', ['A-6', 'A-NS6', 'A-EW6'], ['A-60', 'A-NS60', 'B-6']],
])('who has the place of %s', (phantom, own, others) => {
  expect(own.filter((contestant) => !isPlaceOfPhantom(phantom, contestant))).toEqual([]);
  expect(others.filter((contestant) => isPlaceOfPhantom(phantom, contestant))).toEqual([]);
});
