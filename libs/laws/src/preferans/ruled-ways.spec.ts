import { idleQuestions, mutations, strangeAnswers } from '../testing/checks.js';
import { wayText } from '../testing/way-text.js';
import { pathsOf } from '../book/walking.js';
import { preferansCode } from './code-book.js';
import { CODE_FACTS } from './terms/facts.js';
import { rule, type CodeStep } from './terms/terms.js';
import { READINGS } from './testing/readings.js';
import { RULED_CODE_WAYS } from './testing/ruled-ways.js';

const lines = RULED_CODE_WAYS.trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** What a reading of the Code says of a rule, way by way: its own ways, or those of tournaments. */
function written(law: string, reading: string): string[] {
  const of = (name: string) => lines.filter(([rule, read]) => rule === law && read === name);
  const own = of(reading);
  const ways = own.length > 0 ? own : of('tournament');
  return ways.map(([, , ...way]) => way.join(' | ').trim()).toSorted();
}

const waysOf = (step: CodeStep) => pathsOf(step).map(wayText).toSorted();
const procedures = READINGS.flatMap(({ name, regulation }) =>
  [...preferansCode(regulation).procedures].map(([law, first]) => ({ reading: name, law, first })),
);
const ELSEWHERE: CodeStep = rule('0', ['play-on']);

describe('every way through the Preferans Code', () => {
  it.each(procedures)('is as the rules have it: $law, $reading', ({ law, reading, first }) => {
    expect(waysOf(first)).toEqual(written(law, reading));
  });

  it('is of a procedure and a reading that there are', () => {
    const known = new Set(procedures.map(({ law, reading }) => `${law} ${reading}`));
    expect(lines.filter(([law, reading]) => !known.has(`${law} ${reading}`))).toEqual([]);
  });

  it('notices another end behind any branch of any procedure', () => {
    const unnoticed = procedures.flatMap(({ law, reading, first }) => {
      const right = written(law, reading).join('\n');
      return mutations(first, ELSEWHERE).filter((mutated) => waysOf(mutated).join('\n') === right);
    });
    expect(unnoticed).toEqual([]);
  });

  it('asks a fact at most once, with answers that there are, and all that there are somewhere', () => {
    const books = READINGS.map(({ regulation }) => preferansCode(regulation));
    expect(books.flatMap((book) => strangeAnswers(book))).toEqual([]);
    const given = procedures
      .flatMap(({ first }) => pathsOf(first))
      .flatMap(({ taken }) =>
        taken.flatMap(({ question, answer, by }) => (by ? [] : [`${question}: ${answer}`])),
      );
    const known = Object.entries(CODE_FACTS).flatMap(([of, answers]) =>
      answers.map((one) => `${of}: ${one}`),
    );
    expect([...new Set(given)].toSorted()).toEqual(known.toSorted());
  });

  it('asks nothing to which every answer leads to the same', () => {
    expect(procedures.flatMap(({ first }) => idleQuestions(first))).toEqual([]);
  });

  it('ends in something that follows, or in a rule that comes next, which the book has', () => {
    const laws = new Set(preferansCode().procedures.keys());
    const ends = procedures.flatMap(({ first }) => pathsOf(first).map(({ outcome }) => outcome));
    expect(ends.filter(({ rectifications, next }) => rectifications.length + next.length === 0)).toEqual([]);
    expect(ends.flatMap(({ next }) => next.filter((one) => !laws.has(one)))).toEqual([]);
  });

  it('has the remises of the regulation', () => {
    const agreed = preferansCode({
      penaltySecondDealingFault: 7,
      penaltySecondExposedCard: '5/2',
      penaltyTalonSeen: 4,
    });
    const remises = [...agreed.procedures].flatMap(([law, first]) =>
      pathsOf(first).flatMap(({ outcome }) =>
        outcome.rectifications.flatMap((one) => (one.kind === 'remise' ? [`${law} ${one.mountain}`] : [])),
      ),
    );
    expect(remises).toEqual(['3.2.12 5/2', '3.2.17 7', '3.2.21 4', '3.2.21 4']);
  });
});
