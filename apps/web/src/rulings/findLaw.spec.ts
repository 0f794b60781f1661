import { LANGUAGES, LAW_TOPICS } from '#words';
import { isLawNumber, lawsFound, lawsIn, lawWritten } from './findLaw.js';
import { lawOfCall } from './lawOfCall.js';

const found = (text: string) => lawsFound(text, 2017).map(({ law }) => law);

describe('a law is found', () => {
  it.each([
    ['by its number', '64', ['64']],
    ['by a clause of it', '64a1', ['64']],
    ['by the number of several', '57', ['57A', '57D']],
    ['but not by half a number', '6', ['6D1', '6D2', '6D3']],
    ['by what happened', 'revoke', ['61', '64']],
    ['by the beginnings of words in any order', 'expos card decl', ['48']],
    ['without a procedure, too', 'insufficient', ['27']],
    ['in Polish without its signs', 'niewystarczajaca', ['27']],
    ['in Russian', 'недостаточная', ['27']],
    ['by nothing that it is not', 'castling', []],
  ])('%s: %s', (_how, text, laws) => expect(found(text)).toEqual(laws));

  it.each([
    ['exposed card', '49'],
    ['card exposed', '49'],
    ['revoke', '61'],
    ['revoked', '61'],
    ['lead out of turn', '53'],
    ['opening lead out of turn', '54'],
    ['insufficient bid', '27'],
    ['bid out of turn', '31'],
    ['claim', '68'],
    ['claimed', '68'],
    ['hesitation', '16'],
    ['break in tempo', '16'],
    ['misinformation', '21'],
    ['wrong explanation', '21'],
    ['failure to alert', '21'],
    ['slow play', '90'],
    ['wrong board', '15'],
    ['fouled board', '87'],
    ['penalty card', '50B'],
    ['pokazana karta', '49'],
    ['fałszywy renons', '61'],
    ['renons', '61'],
    ['wyjście poza kolejnością', '53'],
    ['wist poza kolejnością', '54'],
    ['niewystarczająca odzywka', '27'],
    ['claim', '68'],
    ['roszczenie', '68'],
    ['zawahanie', '16'],
    ['namysł', '16'],
    ['błędne wyjaśnienie', '21'],
    ['błędna informacja', '21'],
    ['wolna gra', '90'],
    ['niewłaściwe rozdanie', '15'],
    ['sfałszowane rozdanie', '87'],
    ['показана карта', '49'],
    ['открытая карта', '49'],
    ['фальшренонс', '61'],
    ['ренонс', '61'],
    ['ход вне очереди', '53'],
    ['первый ход вне очереди', '54'],
    ['недостаточная заявка', '27'],
    ['клейм', '68'],
    ['претензия', '68'],
    ['задумывание', '16'],
    ['пауза', '16'],
    ['дезинформация', '21'],
    ['неверное объяснение', '21'],
    ['медленная игра', '90'],
    ['не та сдача', '15'],
    ['испорченная сдача', '87'],
  ])('first by the words that directors are called with: %s is Law %s', (said, law) =>
    expect(found(said)[0]).toBe(law),
  );

  it('by topics that lead to laws of the book alone', () => {
    const known = new Set(lawsIn(2017).map(({ law }) => law));
    const meant = LANGUAGES.flatMap((language) => LAW_TOPICS[language]).flatMap(({ laws }) => laws);
    expect(meant.filter((law) => !known.has(law))).toEqual([]);
  });

  it('before anything is typed, as the usual ones', () => {
    expect(found('')).toContain('61');
    expect(found('').length).toBeLessThan(lawsIn(2017).length);
  });

  it.each([
    [' 64a1 ', '64A1'],
    ['12c1(B)', '12C1(b)'],
    ['7', '7'],
  ])('and written as the Laws write it: %s', (typed, written) => {
    expect(isLawNumber(typed)).toBe(true);
    expect(lawWritten(typed)).toBe(written);
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
