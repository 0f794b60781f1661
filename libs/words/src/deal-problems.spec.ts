import { dealPlaces, dealProblems, dealProblemText, type DealProblemCode } from './deal-problems.js';

const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted((one, other) => (one < other ? -1 : 1));

describe('problems with deals', () => {
  it.each(['pl', 'ru'] as const)('have every code and the same parameters in %s', (language) => {
    expect(Object.keys(dealProblems[language])).toEqual(Object.keys(dealProblems.en));
    for (const [code, text] of Object.entries(dealProblems.en)) {
      expect([code, names(dealProblems[language][code as DealProblemCode])]).toEqual([code, names(text)]);
    }
    expect(names(dealPlaces[language])).toEqual(names(dealPlaces.en));
  });
  it('say where and what', () => {
    const again = { format: 'BRI', record: 3, at: 17, card: 'HA' };
    expect(dealProblemText('deal-file.card-again', again, 'en')).toBe(
      'record 3: card 17, HA, is there already',
    );
    expect(dealProblemText('deal-file.card-again', again, 'pl')).toBe('rekord 3: karta 17, HA, już była');
    const missing = { format: 'PBN', line: 9, board: 2, fault: { code: 'deal.card-missing', card: 'C2' } };
    expect(dealProblemText('deal-file.deal', missing, 'en')).toBe('line 9, board 2: C2 is missing');
    expect(dealProblemText('deal-file.deal', missing, 'ru')).toBe('строка 9, сдача 2: нет C2');
    expect(dealProblemText('deal-file.empty', { format: 'PBN' }, 'en')).toBe('the file has no deals');
    expect(dealProblemText('squaredeal.key-line', { line: 4 }, 'en')).toBe(
      'SQK, line 4: a key has the form phase,session:key',
    );
  });
  it('show signs that nobody sees as numbers', () => {
    expect(
      dealProblemText('deal-file.no-card', { format: 'DGE', record: 1, at: 1, found: '\u0006x' }, 'en'),
    ).toBe('record 1: card 1 is not a card: “\\x06x”');
  });
});
