import { lawsFound, lawsIn } from './findLaw.js';
import { lawOfCall } from './lawOfCall.js';

const found = (text: string) => lawsFound(text, 2017).map(({ law }) => law);

describe('a law is found', () => {
  it.each([
    ['by its number', '64', ['64']],
    ['by a clause of it', '64a1', ['64']],
    ['by the number of several', '57', ['57A', '57D']],
    ['but not by half a number', '6', ['6D1', '6D2', '6D3']],
    ['by what happened', 'revoke', ['61', '64']],
    ['by the beginnings of words in any order', 'card expos', ['48', '49']],
    ['without a procedure, too', 'insufficient', ['27']],
    ['in Polish without its signs', 'niewystarczajaca', ['27']],
    ['in Russian', 'недостаточная', ['27']],
    ['by nothing that it is not', 'castling', []],
  ])('%s: %s', (_how, text, laws) => expect(found(text)).toEqual(laws));

  it('before anything is typed, as the usual ones', () => {
    expect(found('')).toContain('61');
    expect(found('').length).toBeLessThan(lawsIn(2017).length);
  });

  it('in the order of the Laws', () => {
    const laws = lawsIn(2017).map(({ law }) => law);
    expect(laws.indexOf('12')).toBeLessThan(laws.indexOf('16'));
    expect(laws.indexOf('16')).toBeLessThan(laws.indexOf('45E'));
  });

  it('by the call of a table, where that says what happened', () => {
    expect(lawOfCall('cards-miscounted', 1997)).toBe('13');
    expect(lawOfCall('cards-touched', 2017)).toBe('7B3');
    expect(lawOfCall('irregularity', 2017)).toBeUndefined();
  });
});
