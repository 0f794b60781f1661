import { rankOf, suitOf } from './card.js';
import { BRIDGE_PACK, highToLow } from './pack.js';

describe('the bridge pack', () => {
  it('is spades, hearts, diamonds, clubs, each from the ace down', () => {
    expect(BRIDGE_PACK.join(' ')).toBe(
      [
        'SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2',
        'HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2',
        'DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2',
        'CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2',
      ].join(' '),
    );
  });
  it('knows its cards by suit and rank', () => {
    expect(BRIDGE_PACK.every((card) => card === `${suitOf(card)}${rankOf(card)}`)).toBe(true);
  });
  it('is the order in which hands are sorted', () => {
    expect(highToLow(['C2', 'HT', 'H9', 'SA', 'D7', 'HK'])).toEqual(['SA', 'HK', 'HT', 'H9', 'D7', 'C2']);
    expect(highToLow(BRIDGE_PACK.toReversed())).toEqual(BRIDGE_PACK);
  });
});
