import { forDraws } from '#tournament';
import { draftOf, forDrawsOf, isKnown, NOTHING_KNOWN } from './forDrawsDraft.js';

const nothing = draftOf(NOTHING_KNOWN);

describe('what is said of an entry for draws', () => {
  it('is read as it was shown', () => {
    const known = {
      groups: { club: ['Młociny', 'St. Mary’s'], country: ['PL'], family: ['A'] },
      stationary: true,
      seed: 12,
    };
    expect(draftOf(known)).toMatchObject({ club: 'Młociny, St. Mary’s', seed: '12' });
    expect(forDrawsOf(draftOf(known)).known).toEqual(known);
    expect(forDraws.parse(known)).toEqual(known);
    expect(isKnown(known)).toBe(true);
  });

  it('may be nothing', () => {
    expect(forDrawsOf(nothing).known).toEqual(NOTHING_KNOWN);
    expect(isKnown(NOTHING_KNOWN)).toBe(false);
  });

  it('has each group once, in whatever way the commas are written', () =>
    expect(forDrawsOf({ ...nothing, club: ' Alpha,Beta , Alpha,' }).known?.groups.club).toEqual([
      'Alpha',
      'Beta',
    ]));

  it.each([
    ['club', '?'],
    ['club', 'a,b,c,d,e,f,g'],
    ['country', 'x'.repeat(41)],
    ['family', 'Nowak'],
    ['seed', '0'],
    ['seed', '1.5'],
    ['seed', '1e2'],
    ['seed', '0x10'],
    ['seed', 'first'],
  ] as const)('is not taken with %s %j', (field, value) => {
    expect(forDrawsOf({ ...nothing, [field]: value })).toEqual({ faults: [field] });
  });
});
