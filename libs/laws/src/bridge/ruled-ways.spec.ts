import { type Edition, EDITIONS, rule, type Step } from './terms/terms.js';
import { lawsOf } from './law-book.js';
import { RULED_WAYS } from './testing/ruled-ways.js';
import { mutations } from '../testing/checks.js';
import { wayText } from '../testing/way-text.js';
import { pathsOf } from '../book/walking.js';
import { procedureOf } from '../testing/procedure-of.js';

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
      return mutations(first, ELSEWHERE).filter((mutated) => waysOf(mutated).toSorted().join('\n') === right);
    });
    expect(unnoticed).toEqual([]);
  });
});
