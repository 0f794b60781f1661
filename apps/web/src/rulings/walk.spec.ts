import { followingFrom } from './following.js';
import { answered, answersTo, outcomesOf, walk, withWay } from './walk.js';

const FOUND = { law: '61', answers: ['yes', 'side-played-on'] };
const TWO = { law: '64', answers: ['no', 'no', 'offender', 'one', 'no'] };
const asked = (way: typeof FOUND, edition: 1997 | 2017 = 2017) =>
  walk(way, edition).asked.map(({ step, answer }) => ['ask' in step ? step.ask : step.by, answer]);

describe('a way through the law book', () => {
  it('asks one thing after the other, up to its end', () => {
    expect(asked({ law: '61', answers: [] })).toEqual([['held-a-card-of-the-suit', undefined]]);
    expect(asked({ law: '61', answers: ['yes'] })).toEqual([
      ['held-a-card-of-the-suit', 'yes'],
      ['since-the-revoke', undefined],
    ]);
    expect(walk(FOUND, 2017).outcome).toMatchObject({ law: '63A1', next: ['64'] });
    expect(walk({ law: '61', answers: ['yes'] }, 2017).outcome).toBeUndefined();
  });

  it('offers the answers that its edition has', () => {
    const exempt = (edition: 1997 | 2017) =>
      answersTo(walk({ law: '64', answers: ['no'] }, edition).asked.at(-1)!.step);
    expect(exempt(2017)).toContain('corrected-after-both');
    expect(exempt(1997)).not.toContain('corrected-after-both');
  });

  it('leaves off what an edition does not know', () =>
    expect(asked({ law: '64', answers: ['no', 'corrected-after-both'] }, 1997).at(-1)).toEqual([
      'revoke-exempt',
      undefined,
    ]));

  it('goes back to any answer: what was asked behind it is asked anew', () => {
    expect(answered(TWO, 2, 'partner')).toEqual({ law: '64', answers: ['no', 'no', 'partner'] });
    expect(withWay([FOUND, TWO], 0, answered(FOUND, 0, 'no'))).toEqual([{ law: '61', answers: ['no'] }]);
  });

  it('ends once every law that was gone on to has ended', () => {
    expect(outcomesOf([], 2017)).toBeUndefined();
    expect(outcomesOf([FOUND, { law: '64', answers: ['no'] }], 2017)).toBeUndefined();
    expect(outcomesOf([FOUND, TWO], 2017)?.map(({ law }) => law)).toEqual(['63A1', '64A1']);
  });
});

describe('what follows for the score', () => {
  it('is told by all that the ways end in', () => {
    const two = followingFrom(outcomesOf([FOUND, TWO], 2017)!, [FOUND, TWO], 2017);
    expect(two).toMatchObject({ tricks: 2, score: 'none', penalty: 'none', warning: false });
    const more = { law: '64', answers: ['no', 'no', 'offender', 'one', 'yes'] };
    expect(followingFrom(outcomesOf([more], 2017)!, [more], 2017)).toMatchObject({ tricks: 0, score: 'due' });
    const penalised = { law: '90', answers: ['procedure', 'penalty'] };
    const penalty = followingFrom(outcomesOf([penalised], 2017)!, [penalised], 2017);
    expect(penalty).toMatchObject({ penalty: 'due' });
  });
});
