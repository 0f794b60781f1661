import { idleQuestions, strangeAnswers } from '../testing/checks.js';
import { EDITIONS } from './terms/terms.js';
import { bridgeLaws, LAW_BOOK, lawsOf } from './law-book.js';
import { whyWithout } from './ruled-without.js';
import { pathsOf, stepAfter } from '../book/walking.js';
import { procedureOf } from '../testing/procedure-of.js';

const books = EDITIONS.map((edition) => ({
  edition,
  procedures: lawsOf(edition).map((law) => ({ law, first: procedureOf(law, edition)! })),
}));

/** What follows after answers: the clause with the names of what it says, in each edition; what an edition does not ask is a dash. */
function after(law: string, ...answers: string[]): string[] {
  return EDITIONS.map((edition) => {
    const first = procedureOf(law, edition);
    const at = first && stepAfter(first, answers);
    if (!at || !('outcome' in at)) return '-';
    const kinds = at.outcome.rectifications.map((one) =>
      one.kind === 'tricks' ? `${one.count}` : one.kind === 'adjust' ? `${one.score} ${one.when}` : one.kind,
    );
    return [at.outcome.law, ...kinds].join(' ');
  });
}

describe('the law book', () => {
  it('asks a fact at most once on every way, with answers that there are', () => {
    expect(EDITIONS.flatMap((edition) => strangeAnswers(bridgeLaws(edition)))).toEqual([]);
  });

  it('asks nothing to which every answer leads to the same', () => {
    const told = books.flatMap(({ procedures }) => procedures.flatMap(({ first }) => idleQuestions(first)));
    expect(told).toEqual([]);
  });

  it('ends every way in something that follows, or in the law that comes next, which it has', () => {
    for (const { edition, procedures } of books)
      for (const { law, first } of procedures) {
        for (const { outcome } of pathsOf(first)) {
          const { rectifications, next } = outcome;
          expect([law, rectifications.length + next.length > 0]).toEqual([law, true]);
          const strange = next.filter((one) => !procedureOf(one, edition) && !whyWithout(one, edition));
          expect([law, edition, strange]).toEqual([law, edition, []]);
        }
      }
  });

  it('names each law once', () => {
    const laws = LAW_BOOK.map(({ law }) => law);
    expect(new Set(laws).size).toBe(laws.length);
  });
});

describe('editions', () => {
  const established = ['no', 'no'] as const;

  it('agree on a revoke that won the trick for the player', () => {
    expect(after('64', ...established, 'offender', 'none', 'no')).toEqual(Array(4).fill('64A1 1'));
    expect(after('64', ...established, 'offender', 'several', 'no')).toEqual(Array(4).fill('64A1 2'));
    expect(after('64', ...established, 'offender', 'one', 'yes')).toEqual(
      ['64C', '64C', '64C', '64C1'].map((law) => `${law} assigned now`),
    );
  });

  it('ask until 1997 whether the player won a later trick with the suit', () => {
    expect(after('64', ...established, 'opponents', 'several', 'yes', 'no')).toEqual([
      '64A2 2',
      '64A2 2',
      '-',
      '-',
    ]);
    expect(after('64', ...established, 'opponents', 'several', 'no')).toEqual(['-', '-', '64A2 1', '64A2 1']);
    expect(after('64', ...established, 'opponents', 'none', 'no')).toEqual(Array(4).fill('64B1 0'));
  });

  it('have exempted revokes of both sides since 2007, corrected ones since 2017', () => {
    expect(after('64', 'no', 'both-sides-revoked', 'probably-the-same')).toEqual([
      '-',
      '-',
      '64B7 0',
      '64B7 0',
    ]);
    expect(after('64', 'no', 'corrected-after-both', 'no')).toEqual(['-', '-', '-', '64B8 0']);
  });

  it('play on with wrong hands that have called since 2007', () => {
    expect(after('13', 'wrong-otherwise', 'before-end-of-play', 'yes')).toEqual([
      '13 artificial now penalty',
      '13 artificial now penalty',
      '-',
      '-',
    ]);
    const called = after('13', 'too-many-and-too-few', 'before-end-of-play', 'yes', 'yes');
    expect(called[2]).toBe('13A restore-cards play-on unauthorised adjusted if-it-mattered');
    expect(after('13', 'too-many-and-too-few', 'before-end-of-play', 'yes', 'no')[3]).toBe(
      '13B2 assigned now penalty',
    );
  });

  it('let a card that was not played cost nothing until 1997 where the suit is held, a trick since 2017', () => {
    expect(after('67', 'yes', 'too-many-cards', 'yes')).toEqual([
      '67B1 supply-card 0',
      '67B1 supply-card 0',
      '-',
      '-',
    ]);
    expect(after('67', 'yes', 'too-many-cards', 'yes', 'yes', 'one-trick')[2]).toBe('67B1 supply-card 1');
    expect(after('67', 'yes', 'too-many-cards', 'yes', 'yes')[3]).toBe('67B1 supply-card 1');
  });

  it('give declarer a fourth option since 2017 when a defender plays before his partner', () => {
    expect(after('57A', 'neither', 'other-suit', 'yes')).toEqual([
      '-',
      '-',
      '-',
      '57A penalty-card partner-plays',
    ]);
    expect(after('57A', 'neither', 'highest-of-suit', 'yes')).toEqual(
      Array(4).fill('57A penalty-card partner-plays'),
    );
  });

  it('have exchanged the letters of Law 53 in 2007', () => {
    expect(after('53', 'no', 'right-hand-led').map((one) => one.slice(0, 3))).toEqual([
      '53C',
      '53C',
      '53B',
      '-',
    ]);
    expect(after('53', 'no', 'no', 'other-defender-played')[3]).toBe('53C lead-stands');
  });
});
