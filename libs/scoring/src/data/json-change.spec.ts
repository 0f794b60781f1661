import fc from 'fast-check';
import { changed, changeOf, sameData, type Change } from './json-change.js';

const standing = fc.record({
  contestant: fc.constantFrom('A-1', 'A-2', 'A-3', 'A-4', 'A-5'),
  place: fc.option(fc.nat(3)),
  penalties: fc.array(fc.nat(2), { maxLength: 2 }),
});
const standings = fc.record({
  position: fc.nat(5),
  entries: fc.oneof(
    fc.uniqueArray(standing, { selector: ({ contestant }) => contestant }),
    fc.array(standing),
  ),
});

/** What comes of a value once its change has gone over the line. */
function sent(before: Change, after: Change): Change {
  const change = changeOf(before, after);
  return change === undefined ? before : changed(before, JSON.parse(JSON.stringify(change)) as Change);
}

describe('a change', () => {
  it('makes of one value the other', () => {
    fc.assert(
      fc.property(standings, standings, (before, after) => expect(sent(before, after)).toEqual(after)),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) =>
        expect(sameData(sent(before as Change, after as Change), after)).toBe(true),
      ),
    );
  });

  it('says of standings which rows moved, and what is new in them', () => {
    const before = [
      { contestant: 'A-1', place: 1, score: '12' },
      { contestant: 'A-2', place: 2, score: '10' },
      { contestant: 'A-3', place: 3, score: '9' },
    ];
    const after = [
      { contestant: 'A-2', place: 1, score: '14' },
      { contestant: 'A-1', place: 2, score: '12' },
      { contestant: 'A-3', place: 3, score: '9' },
    ];
    expect(changeOf(before, after)).toEqual([
      [1, 0, 2],
      { 0: { place: [1], score: ['14'] }, 1: { place: [2] } },
    ]);
    expect((changed(before, changeOf(before, after)!) as Change[])[2]).toBe(before[2]);
  });

  it('is nothing where nothing has changed, a member that is undefined being none', () => {
    expect(changeOf({ place: 1, last: undefined } as never, { place: 1 })).toBeUndefined();
    expect(changeOf({ place: 1, last: 2 }, { place: 1, last: undefined } as never)).toEqual({ last: [] });
  });
});
