import { dealPreferans } from './deal-preferans.js';
import { highToLow, PREFERANS_PACK } from '../deal/pack.js';
import { numberOfPreferansDeal, type PreferansDeal } from '../numbers/preferans-deal-number.js';
import { formatPreferansDeal, parsePreferansDeal } from './preferans-deal-text.js';
import { seededRandom } from '../shuffling/seeded-random.js';
import { isUnshuffledPreferans } from './unshuffled-preferans.js';
import type { SecretRandomBytes } from '../shuffling/deal-bridge.js';

/** As fixed as a draw's, here alone. */
const random = seededRandom('ab'.repeat(32)) as unknown as SecretRandomBytes;

/** The pack dealt in pairs from a place on, the talon behind the first three pairs. */
function dealtFrom(cut: number): PreferansDeal {
  const pack = [...PREFERANS_PACK.slice(cut), ...PREFERANS_PACK.slice(0, cut)];
  const talon = pack.slice(6, 8);
  const others = [...pack.slice(0, 6), ...pack.slice(8)];
  const hand = (player: number) =>
    highToLow(others.filter((_card, place) => Math.floor(place / 2) % 3 === player));
  return { hands: [hand(1), hand(2), hand(0)], talon };
}

it('deals ten cards to each of three and two to the talon, and reads what it writes', () => {
  for (let again = 0; again < 20; again++) {
    const deal = dealPreferans(random);
    expect([...deal.hands, deal.talon].map(({ length }) => length)).toEqual([10, 10, 10, 2]);
    const text = formatPreferansDeal(deal);
    expect(numberOfPreferansDeal(parsePreferansDeal(text))).toBe(numberOfPreferansDeal(deal));
    expect(isUnshuffledPreferans(deal)).toBe(false);
  }
});

it('reads no deal where a card is doubled, a hand is short or it is one of bridge', () => {
  const text = formatPreferansDeal(dealPreferans(random));
  const [first, second, third, talon] = text.split(' ');
  for (const bad of [
    [first, first, third, talon],
    [first, second, third],
    [talon, second, third, first],
  ])
    expect(() => parsePreferansDeal(bad.join(' '))).toThrow(RangeError);
  expect(() =>
    parsePreferansDeal('N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63'),
  ).toThrow(RangeError);
});

it('knows the deals of a sorted pack, cut or not', () => {
  expect(isUnshuffledPreferans(dealtFrom(0))).toBe(true);
  expect(isUnshuffledPreferans(dealtFrom(11))).toBe(true);
});
