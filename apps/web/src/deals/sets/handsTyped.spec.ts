import { dealOfHands, NO_HANDS, withSuit } from './handsTyped.js';

describe('hands that are typed suit by suit', () => {
  it('make the text of a deal, voids and all', () => {
    const north = withSuit(withSuit(NO_HANDS, 'N', 'S', 'a k 10 9'), 'N', 'C', '10,2');
    expect(dealOfHands(north)).toBe('N:AKT9...T2 ... ... ...');
  });
});
