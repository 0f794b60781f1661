import { alone } from './problems/alone.js';
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

  it('are said of a player where everybody plays for himself', () => {
    const present = { contestant: 'A-7', individuals: true };
    expect(problemText('session.contestant-present', present)).toBe(
      'Player A 7 is already present in that round. Choose a player who is missing.',
    );
    expect(problemText('session.contestant-present', { contestant: 'A-7' })).toContain('Pair A 7');
    expect(problemText('session.unknown', { individuals: true })).toBe(problemText('session.unknown'));
  });

  it.each(LANGUAGES)('have the same parameters where everybody plays for himself in %s', (language) => {
    expect(Object.keys(alone[language])).toEqual(Object.keys(alone.en));
    for (const [code, text] of Object.entries(alone[language])) {
      expect([code, placeholders(text)]).toEqual([code, placeholders(problems.en[code as ProblemCode])]);
    }
  });

  it('fill in their parameters', () => {
    expect(problemText('position.beyond-head', { head: 7 })).toBe(
      'The journal ends at entry 7. Choose that entry or an earlier one.',
    );
    expect(
      problemText('session.movement-refused', {
        section: 'A',
        fault: 'movement.tables-unfit',
        tables: 6,
        nearest: 5,
      }),
    ).toBe(
      'There is no such movement for section A. It does not exist for 6 tables (nearest: 5). Choose another movement, or other numbers.',
    );
    expect(problemText('session.seat-not-held', { contestant: 'A-NS2', seat: 'E' })).toBe(
      'A NS 2 does not sit at E in these rounds. Choose one of their seats.',
    );
    expect(problemText('late-play.pair-playing', { contestant: 'A-12', table: 'A3', round: 2 })).toBe(
      'A 12 are still playing at table A3, round 2. Wait until they finish.',
    );
    expect(problemText('access.too-many-attempts', { retryAfter: 30 }, 'ru')).toContain('через 30 с');
    const appeal = { contestant: 'A-NS2', concerned: ['A-NS1', 'A-EW4'] };
    expect(problemText('ruling.appeal-of-others', appeal)).toContain('Only A NS 1, A EW 4 may appeal.');
  });
});

it('a movement that cannot be played is told with the place of its fault, as far as it has one', () => {
  const said = (fault: string, place: object) =>
    problemText('session.movement-impossible', { section: 'B', fault, ...place });
  const where = { contestant: '7', table: 2, round: 3, otherTable: 1 };
  expect(said('movement.pair-at-two-tables', where)).toBe(
    'The movement of section B cannot be played (round 3, table 2: 7 also sits at table 1). Correct it, or choose another.',
  );
  expect(said('movement.row-length', { table: 1, rounds: 2 })).toBe(
    'The movement of section B cannot be played (table 1: its row has 2 rounds). Correct it, or choose another.',
  );
});

it('hands that are no deal are told with their first wrong card', () => {
  const doubled = { board: 7, fault: 'deal.card-doubled', card: 'SA', seats: ['N', 'E'] };
  expect(problemText('board.hands', doubled)).toBe(
    'The hands of board 7 are not a valid deal: SA appears more than once: N, E. Correct this. Everything else you entered is kept.',
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
