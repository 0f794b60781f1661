import { USUAL_DRAW } from '../swiss/plannedDraw.js';
import { changesBetween, withChoices, type PlannedMatches } from './matchesOfSwiss.js';

const ofThree = { ...USUAL_DRAW, odd: 'three-way' as const };
const twelve: PlannedMatches = { matches: 4, segments: 1, boards: 12 };

it('12-board matches of 22 teams stay as many and as long when three may play each other', () => {
  const after = withChoices(twelve, [22], ofThree);
  expect(after).toEqual({ matches: 4, segments: 2, boards: 6 });
  expect(changesBetween(twelve, after)).toBeUndefined();
});

it('says that there are fewer matches where three that play each other leave fewer opponents', () => {
  const after = withChoices(twelve, [7], ofThree);
  expect(changesBetween(twelve, after)).toEqual({ matches: { before: 4, after: 3 } });
});

it('says that a match of an odd number of boards becomes one longer', () => {
  const seven = { ...twelve, boards: 7 };
  expect(changesBetween(seven, withChoices(seven, [22], ofThree))).toEqual({
    boards: { before: 7, after: 8 },
  });
});
