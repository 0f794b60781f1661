import { EDITIONS, type Edition } from '../edition.js';
import { lawsOf, procedureOf } from './law-book.js';
import { rule, type Step } from './step.js';
import { RULED_WAYS } from './testing/ruled-ways.js';
import { wayText } from './testing/way-text.js';
import { pathsOf } from './walking.js';

const lines = RULED_WAYS.trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** What an edition says of a law, way by way. */
function written(law: string, edition: Edition): string[] {
  return lines
    .filter(([of, editions]) => of === law && isOf(editions!, edition))
    .map(([, , ...way]) => way.join(' | '));
}

/** `all`, one year, or from one to another. */
function isOf(editions: string, edition: Edition): boolean {
  const [from, to] = editions === 'all' ? [EDITIONS[0], EDITIONS.at(-1)!] : editions.split('-').map(Number);
  return edition >= from! && edition <= (to ?? from!);
}

const waysOf = (step: Step) => pathsOf(step).map(wayText);
const procedures = EDITIONS.flatMap((edition) =>
  lawsOf(edition).map((law) => ({ edition, law, first: procedureOf(law, edition)! })),
);
const ELSEWHERE = rule('0', ['play-on']);

/** The procedure with another end behind one of its branches, for each of them. */
function mutations(step: Step): Step[] {
  if ('outcome' in step) return [ELSEWHERE];
  const branches = 'ask' in step ? step.answers : step.options;
  return Object.entries(branches).flatMap(([name, next]) =>
    [ELSEWHERE, ...mutations(next)].map((other): Step => {
      const changed = { ...branches, [name]: other };
      return 'ask' in step ? { ...step, answers: changed } : { ...step, options: changed };
    }),
  );
}

describe('every way through the law book', () => {
  it.each(procedures)('is as the table and the Laws have it: $law in $edition', ({ law, edition, first }) => {
    expect(waysOf(first).toSorted()).toEqual(written(law, edition).toSorted());
  });

  it('is of a law that there is', () => {
    expect(lines.filter(([law]) => !procedures.some((one) => one.law === law))).toEqual([]);
  });

  it('notices another end behind any branch of any procedure', () => {
    const unnoticed = procedures.flatMap(({ law, edition, first }) => {
      const right = written(law, edition).toSorted().join('\n');
      return mutations(first).filter((mutated) => waysOf(mutated).toSorted().join('\n') === right);
    });
    expect(unnoticed).toEqual([]);
  });
});
