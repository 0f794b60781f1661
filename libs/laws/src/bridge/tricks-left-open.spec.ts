import { EDITIONS } from './terms/terms.js';
import { lawsOf } from './law-book.js';
import { asksForTricks, leavesTricksUnsaid } from './tricks-left-open.js';
import { pathsOf } from '../book/walking.js';
import { procedureOf } from '../testing/procedure-of.js';
import { outcomeAt } from '../testing/outcome-at.js';

describe('the tricks that the Laws leave to the director', () => {
  it.each(EDITIONS)('are asked for behind contested claims and what is like them, in %s', (edition) => {
    const asking = lawsOf(edition).filter((law) =>
      pathsOf(procedureOf(law, edition)!).some(({ outcome }) => asksForTricks(outcome)),
    );
    expect(asking).toEqual(['65', '66', '69B', '70', '71', '79']);
  });

  it('are not as long as play goes on (Law 68B2)', () => {
    const objected = outcomeAt('71', 2017, ['partner-objected-at-once'])!;
    expect(asksForTricks(objected)).toBe(false);
  });

  it('are unsaid until they are transferred, the result stands, or another score is given (Law 70C)', () => {
    const claim = [outcomeAt('70', 2017, ['ceased', 'yes', 'no', 'at-all-likely', 'yes'])!];
    expect(leavesTricksUnsaid(claim, [], 1)).toBe(true);
    expect(leavesTricksUnsaid(claim, [{ kind: 'penalty' }], 1)).toBe(true);
    for (const kind of ['tricks', 'result-stands', 'score'])
      expect(leavesTricksUnsaid(claim, [{ kind }], 1)).toBe(false);
    expect(leavesTricksUnsaid(claim, [], 0)).toBe(false);
    expect(leavesTricksUnsaid([outcomeAt('70', 2017, ['ceased', 'no', 'no'])!], [], 1)).toBe(false);
  });
});
