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
    expect(problemText('session.seat-not-held', { contestant: 'A-NS2', seat: 'E' })).toBe(
      'Contestant A NS 2 does not hold seat E in these rounds: choose a seat that it holds.',
    );
    expect(problemText('access.too-many-attempts', { retryAfter: 30 }, 'ru')).toContain('через 30 с');
  });
});

it('a movement that cannot be played is told with the place of its fault, as far as it has one', () => {
  const said = (fault: string, place: object) =>
    problemText('session.movement-impossible', { section: 'B', fault, ...place });
  expect(said('movement.pair-at-two-tables', { contestant: '7', table: 2, round: 3 })).toBe(
    'The movement of section B cannot be played: a pair sits at two tables in one round (pair 7), table 2, round 3. Put it right, or choose another.',
  );
  expect(said('movement.row-length', { contestant: '', table: 1, round: 0 })).toBe(
    'The movement of section B cannot be played: a row does not have one entry for each round, table 1. Put it right, or choose another.',
  );
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
