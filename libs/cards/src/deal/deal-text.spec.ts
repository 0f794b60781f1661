import fc from 'fast-check';
import type { Card } from './card.js';
import { formatDeal, parseDeal } from './deal-text.js';
import { MalformedDeal, type DealFault } from './malformed-deal.js';
import { BRIDGE_PACK } from './pack.js';
import { SEATS, type Seat } from './seat.js';
import { dealt } from '../testing/dealt.js';

const TEXT = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';

const deals = fc.shuffledSubarray([...BRIDGE_PACK], { minLength: 52 }).map((pack) => dealt(pack));

describe('the text of a deal', () => {
  it('gives the four hands', () => {
    expect(parseDeal(TEXT)).toEqual({
      N: ['ST', 'S8', 'S6', 'S4', 'HA', 'HT', 'H8', 'H7', 'H6', 'DT', 'CA', 'C5', 'C2'],
      E: ['SK', 'SJ', 'H9', 'H5', 'H2', 'DQ', 'DJ', 'D5', 'D4', 'D3', 'CT', 'C9', 'C4'],
      S: ['SA', 'S9', 'S7', 'S3', 'HJ', 'H4', 'H3', 'DA', 'DK', 'D6', 'CQ', 'C8', 'C7'],
      W: ['SQ', 'S5', 'S2', 'HK', 'HQ', 'D9', 'D8', 'D7', 'D2', 'CK', 'CJ', 'C6', 'C3'],
    });
  });
  it.each([
    ['from another hand', 'S:A973.J43.AK6.Q87 Q52.KQ.9872.KJ63 T864.AT876.T.A52 KJ.952.QJ543.T94'],
    ['with ranks in any order', 'N:468T.AT876.T.52A KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63'],
    ['in lower case', TEXT.toLowerCase()],
    ['over several lines', `  ${TEXT.replaceAll(' ', '\r\n\t')}\n`],
    ['with a space after the colon', TEXT.replace(':', ': ')],
  ])('may be written %s', (_how, text) => expect(formatDeal(parseDeal(text))).toBe(TEXT));
  it('may have voids, whole suits in a hand too', () => {
    const suits = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    expect(formatDeal(parseDeal(suits))).toBe(suits);
  });
  it('is one for one deal and comes back as the same deal', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const text = formatDeal(deal);
        expect(text).toHaveLength(69);
        expect(parseDeal(text)).toEqual(deal);
      }),
    );
  });
  it('says the same whichever hand comes first and however the cards lie in it', () => {
    const cards = fc.shuffledSubarray([...BRIDGE_PACK], { minLength: 52 });
    fc.assert(
      fc.property(deals, fc.constantFrom(...SEATS), cards, (deal, first, order) => {
        const hand = (seat: Seat) =>
          ['S', 'H', 'D', 'C']
            .map((suit) => order.filter((card) => card[0] === suit && deal[seat].includes(card)))
            .map((suit) => suit.map((card) => card[1]).join(''))
            .join('.');
        const at = SEATS.indexOf(first);
        const hands = [...SEATS.slice(at), ...SEATS.slice(0, at)].map(hand);
        expect(parseDeal(`${first}:${hands.join(' ')}`)).toEqual(deal);
      }),
    );
  });
});

describe('a text that is no deal', () => {
  const refused: [string, string, DealFault[], string][] = [
    [
      'has no first hand',
      TEXT.slice(2),
      [{ code: 'deal.first-hand' }],
      'A deal begins with the seat of its first hand: N:, E:, S: or W:.',
    ],
    ['is empty', '', [{ code: 'deal.first-hand' }], 'A deal begins with the seat of its first hand'],
    ['begins with no seat', `X${TEXT.slice(1)}`, [{ code: 'deal.first-hand' }], 'A deal begins with'],
    [
      'has three hands',
      TEXT.replace(/ \S+$/, ''),
      [{ code: 'deal.hand-count', hands: 3 }],
      'A deal has 4 hands, not 3.',
    ],
    ['has five hands', `${TEXT} ...`, [{ code: 'deal.hand-count', hands: 5 }], 'A deal has 4 hands, not 5.'],
    ['has none', 'N:', [{ code: 'deal.hand-count', hands: 0 }], 'A deal has 4 hands, not 0.'],
    [
      'hides hands',
      'W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -',
      [
        { code: 'deal.hand-not-given', seat: 'N' },
        { code: 'deal.hand-not-given', seat: 'S' },
      ],
      'The hand of N is not given. The hand of S is not given.',
    ],
    [
      'has a hand of three suits',
      TEXT.replace('KJ.952.', 'KJ952.'),
      [{ code: 'deal.suit-count', seat: 'E', suits: 3 }],
      'The hand of E has 4 suits divided by dots, not 3.',
    ],
    [
      'writes the ten as two figures',
      TEXT.replace('A52', '10A52'),
      [
        { code: 'deal.rank', seat: 'N', suit: 'C', found: '1' },
        { code: 'deal.rank', seat: 'N', suit: 'C', found: '0' },
      ],
      'C of N: "1" is no rank (the ten is T). C of N: "0" is no rank.',
    ],
    [
      'has a card twice, another not at all',
      TEXT.replace('Q52.KQ', 'Q52.AQ'),
      [
        { code: 'deal.card-doubled', card: 'HA', seats: ['N', 'W'] },
        { code: 'deal.card-missing', card: 'HK' },
      ],
      'HA is there 2 times: N, W. HK is missing.',
    ],
    [
      'has a card twice in one hand',
      TEXT.replace('A973', 'AA73'),
      [
        { code: 'deal.card-doubled', card: 'SA', seats: ['S', 'S'] },
        { code: 'deal.card-missing', card: 'S9' },
      ],
      'SA is there 2 times: S, S. S9 is missing.',
    ],
    [
      'lacks a card',
      TEXT.replace('Q52.KQ', 'Q52.Q'),
      [
        { code: 'deal.card-missing', card: 'HK' },
        { code: 'deal.hand-size', seat: 'W', cards: 12 },
      ],
      'HK is missing. W has 13 cards, not 12.',
    ],
    [
      'has hands of fourteen and twelve',
      TEXT.replace('Q52.KQ', 'Q52.Q').replace('A973.J43', 'A973.KJ43'),
      [
        { code: 'deal.hand-size', seat: 'S', cards: 14 },
        { code: 'deal.hand-size', seat: 'W', cards: 12 },
      ],
      'S has 13 cards, not 14. W has 13 cards, not 12.',
    ],
  ];
  it.each(refused)('%s', (_what, text, faults, message) => {
    expect(faultsOf(text)).toEqual(faults);
    expect(() => parseDeal(text)).toThrow(message);
  });
  it('is told by name and by every card that one card took the place of another', () => {
    const other = fc.constantFrom(...BRIDGE_PACK);
    fc.assert(
      fc.property(deals, other, other, (deal, missing, doubled) => {
        fc.pre(missing !== doubled);
        const replaced = (seat: Seat): Card[] =>
          deal[seat].map((card) => (card === missing ? doubled : card));
        const hands = SEATS.map((seat) =>
          ['S', 'H', 'D', 'C']
            .map((suit) => replaced(seat).filter((card) => card[0] === suit))
            .map((suit) => suit.map((card) => card[1]).join(''))
            .join('.'),
        );
        const found = faultsOf(`N:${hands.join(' ')}`);
        expect(found).toHaveLength(2);
        expect(found).toContainEqual({ code: 'deal.card-missing', card: missing });
        expect(found).toContainEqual(expect.objectContaining({ code: 'deal.card-doubled', card: doubled }));
      }),
    );
  });
  it('is refused as malformed, whatever it is', () => {
    const scraps = fc.array(fc.constantFrom('N:', 'e:', ' ', '.', '-', 'AKQ', 'T98', '10', 'x', '\n', '♠'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          scraps.map((all) => all.join('')),
        ),
        (text) => {
          expect(faultsOf(text).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

it('a text full of faults names each sign once in a suit', () => {
  const hand = `${'x'.repeat(500_000)}...`;
  expect(faultsOf(`N:${hand} ${hand} ${hand} ${hand}`)).toHaveLength(4);
});

function faultsOf(text: string): readonly DealFault[] {
  try {
    parseDeal(text);
  } catch (error) {
    if (error instanceof MalformedDeal) return error.faults;
    throw error;
  }
  throw new Error(`${text} is a deal.`);
}
