import { languageOf, LANGUAGES, problems, problemText, type ProblemCode } from './index.js';

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();
}

const codes = Object.keys(problems.en) as ProblemCode[];

describe('problems in words', () => {
  it.each(LANGUAGES)('have every code and the same parameters in %s', (language) => {
    for (const code of codes) {
      expect([code, placeholders(problems[language][code])]).toEqual([code, placeholders(problems.en[code])]);
    }
  });

  it('fill in their parameters', () => {
    expect(problemText('position.beyond-head', { head: 7 })).toBe(
      'The book ends at line 7: ask for a position up to there.',
    );
    expect(
      problemText('session.movement-refused', { section: 'A', fault: 'movement.tables-unfit' }),
    ).toContain('it does not exist for this number of tables');
    expect(problemText('access.too-many-attempts', { retryAfter: 30 }, 'ru')).toContain('через 30 с');
  });
});

describe('the language of a request', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-DE,de', 'en'],
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    ['de,en;q=0.5,ru;q=0.7', 'ru'],
    ['ru;q=0', 'en'],
    [';;;,q=', 'en'],
  ])('for %j is %s', (header, language) => expect(languageOf(header)).toBe(language));
});
