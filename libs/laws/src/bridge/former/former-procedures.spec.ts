import { outcomeAfter } from '../../book/law-book.js';
import { mutations } from '../../book/testing/checks.js';
import { wayText } from '../../book/testing/way-text.js';
import { pathsOf, stepAfter } from '../../book/walking.js';
import { EDITIONS, type Edition } from '../edition.js';
import { bridgeLaws } from '../law-book.js';
import { rule, type Step } from '../terms.js';
import { FORMER_WAYS } from '../testing/former-ways.js';
import { formerProcedures } from './former-procedures.js';
import { procedureOf } from '../../testing/procedure-of.js';

const lines = FORMER_WAYS.trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** What stands in the table of a law that an edition asked about otherwise before. */
function written(law: string, edition: Edition): string[] {
  return lines.flatMap(([of, editions, ...way]) => {
    const [from, to] = editions!.split('-').map(Number);
    return of === law && edition >= from! && edition <= (to ?? from!) ? [way.join(' | ')] : [];
  });
}

const waysOf = (step: Step) => pathsOf(step).map(wayText);
const asked = EDITIONS.flatMap((edition) =>
  [...formerProcedures(edition)].map(([law, steps]) => ({ edition, law, steps })),
);
const ELSEWHERE = rule('0', ['play-on']);

describe('a ruling found by what a procedure asked before', () => {
  it.each(asked)('has every way that it could have gone: $law in $edition', ({ law, edition, steps }) => {
    expect(steps.flatMap(waysOf).toSorted()).toEqual(written(law, edition).toSorted());
  });

  it('is of a procedure that is asked otherwise now', () => {
    const alike = asked.filter(({ law, edition, steps }) =>
      steps.some((step) => JSON.stringify(procedureOf(law, edition)) === JSON.stringify(step)),
    );
    expect(alike).toEqual([]);
    expect(lines.filter(([law]) => !asked.some((one) => one.law === law))).toEqual([]);
  });

  it('notices another end behind any of its branches', () => {
    const unnoticed = asked.flatMap(({ law, edition, steps }) => {
      const right = written(law, edition).toSorted().join('\n');
      const isRight = (all: readonly Step[]) => all.flatMap(waysOf).toSorted().join('\n') === right;
      return steps.flatMap((step, at) =>
        mutations(step, ELSEWHERE).filter((other) => isRight(steps.with(at, other))),
      );
    });
    expect(unnoticed).toEqual([]);
  });

  it('keeps what followed then', () => {
    for (const { law, edition, steps } of asked)
      for (const { taken, outcome } of steps.flatMap((step) => pathsOf(step))) {
        const answers = taken.map(({ answer }) => answer);
        expect(outcomeAfter(bridgeLaws(edition), law, answers)).toEqual(outcome);
      }
  });

  it('has its rectification though the law asks more by now: Law 13 of 2007, a board that was played', () => {
    const answers = ['before-end-of-play', 'no', 'no', 'yes', 'no'];
    expect(stepAfter(procedureOf('13', 2007)!, answers)).toBeUndefined();
    expect(outcomeAfter(bridgeLaws(2007), '13', answers)).toMatchObject({
      law: '13D2a',
      rectifications: [
        { kind: 'restore-cards' },
        { kind: 'play-on' },
        { kind: 'unauthorised', to: 'partner' },
        { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
      ],
    });
  });

  it('is not taken for one that asks on', () => {
    expect(outcomeAfter(bridgeLaws(2007), '13', ['too-many-and-too-few', 'before-end-of-play'])).toBe(
      undefined,
    );
    expect(outcomeAfter(bridgeLaws(2007), '13', ['before-end-of-play'])).toBeUndefined();
  });
});
