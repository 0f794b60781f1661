import { Rational } from '../arithmetic/rational.js';
import { IMPS_TEAMS, WBF_TEAMS } from './team-method.js';
import { walkOver } from './walk-over.js';

const of = (...points: readonly number[]) => points.map((each) => Rational.of(each));
const said = (...args: Parameters<typeof walkOver>) => {
  const { points, why } = walkOver(...args);
  return `${points.toString()} ${why}`;
};

describe('a match that the opponents did not play', () => {
  it('is worth 12 victory points at least', () => {
    expect(said(WBF_TEAMS, 16, [], [])).toBe('12 bye');
    expect(said(WBF_TEAMS, 16, of(8, 10), of(11, 12))).toBe('12 bye');
  });

  it("is worth the team's own average where that is more", () => {
    expect(said(WBF_TEAMS, 16, of(18, 15), of(13))).toBe('33/2 own-average');
  });

  it('is worth what others have against the missing team where that is most', () => {
    expect(said(WBF_TEAMS, 16, of(13), of(20, 16))).toBe('18 others-average');
  });

  it('is worth an average or nothing where a match has no most', () => {
    expect(said(IMPS_TEAMS, 16, [], [])).toBe('0 bye');
    expect(said(IMPS_TEAMS, 16, of(7, -2), of(4))).toBe('4 others-average');
  });
});
