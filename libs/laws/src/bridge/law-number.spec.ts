import { lawNumber } from './law-number.js';

describe('the number of a law', () => {
  it.each([
    ['27B1(a)', '27B1a'],
    ['27b1A', '27B1a'],
    ['law 27 b 1 a', '27B1a'],
    ['Law 27B(1)(a)', '27B1a'],
    ['12C1(b)', '12C1b'],
    ['12.C.1', '12C1'],
    ['64A2', '64A2'],
    [' 64 a 2 ', '64A2'],
    ['64c2a', '64C2(a)'],
    ['25B2(b)(1)', '25B2b1'],
    ['20F5(b)(ii)', '20F5bii'],
    ['przepis 7 B', '7B'],
    ['правило 12С1', '12C1'],
    ['§ 64', '64'],
    ['7', '7'],
  ])('is understood as it was typed: %s is %s', (typed, law) => expect(lawNumber(typed)).toBe(law));

  it.each(['revoke', '2 cards', '64AB', '0', '100', 'law', '', '3NT', '1 каро', '3.9', '6 4'])(
    'is not: %s',
    (typed) => expect(lawNumber(typed)).toBeUndefined(),
  );
});
