import { LANGUAGES } from './language/language.js';
import { expectedInReading, type ExpectedInReading } from './reading-expected.js';
import { readingFaults, readingFaultText, readingPlaces, type ReadingFaultCode } from './reading-faults.js';

const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted((one, other) => (one < other ? -1 : 1));

describe('faults of files', () => {
  it.each(LANGUAGES)('have every code and the same parameters in %s', (language) => {
    expect(Object.keys(readingFaults[language])).toEqual(Object.keys(readingFaults.en));
    for (const [code, text] of Object.entries(readingFaults.en))
      expect([code, names(readingFaults[language][code as ReadingFaultCode])]).toEqual([code, names(text)]);
    expect(Object.keys(expectedInReading[language])).toEqual(Object.keys(expectedInReading.en));
    for (const [code, text] of Object.entries(expectedInReading.en))
      expect([code, names(expectedInReading[language][code as ExpectedInReading])]).toEqual([
        code,
        names(text),
      ]);
    expect(names(readingPlaces[language])).toEqual(names(readingPlaces.en));
  });

  it.each([
    ['pl', 'PBN z wynikami, JSON meczu pucharowego, USEBIO XML'],
    ['ru', 'PBN с результатами, JSON кубкового матча, USEBIO XML'],
    ['en', 'PBN with results, Knockout JSON, USEBIO XML'],
  ] as const)('call formats in %s as they are called there', (language, formats) => {
    const unknown = {
      code: 'interchange.format-unknown',
      formats: 'PBN with results, Knockout JSON, USEBIO XML',
    } as const;
    expect(readingFaultText(unknown, language)).toContain(formats);
    const nobody = { code: 'interchange.nobody', format: 'PBN with results' } as const;
    expect(readingFaultText(nobody, language)).toMatch(new RegExp(`^${formats.split(',')[0]}: `));
  });

  it('say where, what should stand there, and what does', () => {
    const seat = {
      code: 'interchange.expected',
      format: 'USEBIO XML',
      line: 3,
      column: 40,
      path: 'DIRECTION',
      expected: 'seat',
      found: 'Up\u0001',
    } as const;
    expect(readingFaultText(seat, 'en')).toBe(
      'USEBIO XML, line 3, column 40, DIRECTION: the seat of a hand, N, E, S or W is expected here, not “Up\\x01”',
    );
    expect(readingFaultText(seat, 'pl')).toBe(
      'USEBIO XML, wiersz 3, kolumna 40, DIRECTION: powinno tu być: miejsce ręki, N, E, S lub W, a nie „Up\\x01”',
    );
    const closing = {
      code: 'interchange.expected',
      format: 'USEBIO XML',
      line: 9,
      column: 5,
      expected: 'xml-closing-tag',
      name: 'EVENT',
      opened: 2,
      found: '',
    } as const;
    expect(readingFaultText(closing, 'en')).toBe(
      'USEBIO XML, line 9, column 5: </EVENT>, which ends the element of line 2, is expected here',
    );
    const row = {
      code: 'interchange.expected',
      format: 'BWS',
      path: 'ReceivedData',
      row: 4,
      field: 'Board',
      expected: 'whole-number',
      found: 'x',
    } as const;
    expect(readingFaultText(row, 'ru')).toBe(
      'BWS, ReceivedData, запись 4, поле Board: здесь должно быть: целое число, а не «x»',
    );
    expect(readingFaultText({ code: 'interchange.format-unknown', formats: 'A, B' }, 'en')).toBe(
      'the file is in none of the formats A, B',
    );
  });

  it('say what is wrong with a deal once they have said where', () => {
    const fault = { code: 'deal-file.no-board', format: 'PBN', line: 16, found: 'two' } as const;
    const pbn = { code: 'interchange.of-deals', format: 'PBN with results', line: 16, fault } as const;
    expect(readingFaultText(pbn, 'en')).toBe('PBN with results, line 16: “two” is not a board number');
  });
});
