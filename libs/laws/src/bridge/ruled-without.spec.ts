import { type Edition, EDITIONS } from './terms/terms.js';
import { lawsOf } from './law-book.js';
import { ASKED_WITHIN, RULED_WITHOUT, whyWithout } from './ruled-without.js';

const NUMBERS = Array.from({ length: 93 }, (_, index) => `${index + 1}`);
const numbersOf = (edition: Edition) => new Set(lawsOf(edition).map((law) => `${Number.parseInt(law, 10)}`));

describe('laws that are ruled without questions', () => {
  it('are these, each with its reason, and no others', () => {
    const listed = (edition: Edition) =>
      NUMBERS.flatMap((law) => {
        const why = whyWithout(law, edition);
        return why ? [`${law} ${why}`] : [];
      });
    const always = [
      ...['1', '2', '3', '4', '5'].map((law) => `${law} arrangement`),
      '77 computed',
      '78 computed',
      '80 regulations',
    ];
    expect(listed(2017)).toEqual(always);
    expect(listed(2007)).toEqual(always);
    expect(listed(1997)).toEqual(always);
    expect(new Set(listed(1987))).toEqual(
      new Set([...always, ...['25', '47', '73'].map((law) => `${law} text-of-the-edition`)]),
    );
  });

  it.each(EDITIONS)('are all that have no questions in %s', (edition) => {
    const asked = numbersOf(edition);
    const silent = NUMBERS.filter((law) => !asked.has(law) && !ASKED_WITHIN.has(law));
    expect(silent).toEqual(NUMBERS.filter((law) => whyWithout(law, edition) !== undefined));
  });

  it('are none that is asked within another', () => {
    for (const edition of EDITIONS)
      for (const [law, within] of ASKED_WITHIN) {
        expect(lawsOf(edition)).toContain(within);
        expect(RULED_WITHOUT.some((one) => one.law === law)).toBe(false);
      }
  });
});
