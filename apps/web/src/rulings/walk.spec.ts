import { bridgeLaws, preferansCode, stepAfter, walk, type LawBook, type Outcome } from '#laws';
import type { WayThrough } from '#tournament';
import { followingFrom } from './following.js';
import { answered, answersTo, asAsked, outcomesOf, withWay } from './walk.js';

const FOUND = { law: '61', answers: ['yes', 'side-played-on'] };
const TWO = { law: '64', answers: ['no', 'no', 'offender', 'one', 'no'] };
const LAWS = bridgeLaws(2017);
const asked = (way: WayThrough, book: LawBook = LAWS) =>
  walk(way, book).asked.map(({ step, answer }) => ['ask' in step ? step.ask : step.by, answer]);

describe('a way through the law book', () => {
  it('asks one thing after the other, up to its end', () => {
    expect(asked({ law: '61', answers: [] })).toEqual([['held-a-card-of-the-suit', undefined]]);
    expect(asked({ law: '61', answers: ['yes'] })).toEqual([
      ['held-a-card-of-the-suit', 'yes'],
      ['since-the-revoke', undefined],
    ]);
    expect(walk(FOUND, LAWS).outcome).toMatchObject({ law: '63A1', next: ['64'] });
    expect(walk({ law: '61', answers: ['yes'] }, LAWS).outcome).toBeUndefined();
  });

  it('offers the answers that its edition has', () => {
    const exempt = (edition: 1997 | 2017) =>
      answersTo(walk({ law: '64', answers: ['no'] }, bridgeLaws(edition)).asked.at(-1)!.step);
    expect(exempt(2017)).toContain('corrected-after-both');
    expect(exempt(1997)).not.toContain('corrected-after-both');
  });

  it('leaves off what an edition does not know', () =>
    expect(asked({ law: '64', answers: ['no', 'corrected-after-both'] }, bridgeLaws(1997)).at(-1)).toEqual([
      'revoke-exempt',
      undefined,
    ]));

  it('is sent with the answers to what it asks, where an older book asked more', () => {
    const older = { law: '84', answers: ['yes', 'yes', 'chooses-rectification'], seat: 'S' };
    const law84 = LAWS.procedures.get('84')!;
    expect(stepAfter(law84, older.answers)).toBeUndefined();
    const sent = asAsked(older, LAWS);
    expect(sent).toEqual({ law: '84', answers: ['yes', 'yes'], seat: 'S' });
    expect(stepAfter(law84, sent.answers)).toMatchObject({ outcome: { law: '84C' } });
    expect([FOUND, TWO].map((way) => asAsked(way, LAWS))).toEqual([FOUND, TWO]);
  });

  it('goes back to any answer: what was asked behind it is asked anew', () => {
    expect(answered(TWO, 2, 'partner', LAWS)).toEqual({ law: '64', answers: ['no', 'no', 'partner'] });
    expect(withWay([FOUND, TWO], 0, answered(FOUND, 0, 'no', LAWS))).toEqual([
      { law: '61', answers: ['no'] },
    ]);
  });

  it('that was gone when the book asked otherwise is what it was, with what followed then', () => {
    const before = { law: '12', answers: ['yes', 'no', 'yes'] };
    expect(asked(before)).toEqual([
      ['result-can-be-found', 'yes'],
      ['own-fault', 'no'],
      ['several-outcomes', 'yes'],
    ]);
    expect(outcomesOf([before], LAWS)).toEqual([
      { law: '12C1', rectifications: [{ kind: 'adjust', score: 'weighted', when: 'now' }], next: [] },
    ]);
    expect(asAsked(before, LAWS)).toBe(before);
  });

  it('that was gone when the book asked otherwise goes on by what is asked now, once an answer is another', () => {
    const before = { law: '12', answers: ['yes', 'no', 'yes'] };
    const anew = answered(before, 2, 'no', LAWS);
    expect(anew).toEqual({ law: '12', answers: [] });
    expect(asked(anew)).toEqual([['results-without-it', undefined]]);
    const called = { law: '16', answers: ['partner', 'yes', 'yes', 'yes'] };
    expect(answered(called, 3, 'no', LAWS)).toEqual({ law: '16', answers: ['partner'] });
    expect(answered(called, 0, 'elsewhere', LAWS)).toEqual({ law: '16', answers: ['elsewhere'] });
  });

  it('ends once every law that was gone on to has ended', () => {
    expect(outcomesOf([], LAWS)).toBeUndefined();
    expect(outcomesOf([FOUND, { law: '64', answers: ['no'] }], LAWS)).toBeUndefined();
    expect(outcomesOf([FOUND, TWO], LAWS)?.map(({ law }) => law)).toEqual(['63A1', '64A1']);
  });
});

const following = (...ways: readonly WayThrough[]) =>
  followingFrom(outcomesOf(ways, LAWS)! as readonly Outcome[], ways, LAWS);

describe('what follows for the score', () => {
  it('is told by all that the ways end in', () => {
    const two = following(FOUND, TWO);
    expect(two).toMatchObject({ tricks: 2, score: 'none', penalty: 'none', warning: false });
    const more = { law: '64', answers: ['no', 'no', 'offender', 'one', 'yes'] };
    expect(following(more)).toMatchObject({ tricks: 0, score: 'due' });
    const penalised = { law: '90', answers: ['procedure', 'penalty'] };
    const penalty = following(penalised);
    expect(penalty).toMatchObject({ penalty: 'due' });
  });
});

describe('a way through the Preferans Code', () => {
  const CODE = preferansCode();

  it('asks for its own facts, and ends where a rule of play begins', () => {
    expect(asked({ law: '3.9.16', answers: ['no'] }, CODE)).toEqual([
      ['last-trick', 'no'],
      ['revoke-noticed', undefined],
    ]);
    expect(walk({ law: '3.9.16', answers: ['no', 'same-trick'] }, CODE).outcome).toMatchObject({
      law: '3.9.16.1',
      next: ['3.9.14'],
    });
  });

  it('asks by what was agreed', () => {
    const discarded = preferansCode({ extraCardInPlay: 'discarded' });
    expect(asked({ law: '3.9.18', answers: [] }, discarded)).toEqual([]);
    expect(asked({ law: '3.9.18', answers: [] }, CODE)).toEqual([['others-have-right-count', undefined]]);
  });

  it('does not ask the lot, which is drawn when the ruling is recorded', () => {
    const way = { law: '3.8.5.1', answers: ['yes', 'before-play'] };
    const { lotToDraw, outcome } = walk(way, CODE);
    expect(asked(way, CODE).map(([of]) => of)).toEqual(['qualification-tournament', 'judge-called']);
    expect([lotToDraw, outcome?.law]).toEqual([true, '3.8.5.1b']);
    expect(outcome?.rectifications).toContainEqual({ kind: 'result', of: 'dissenter', by: 'other-plan' });
    expect(outcome?.rectifications).not.toContainEqual(expect.objectContaining({ of: 'declarer' }));
    const drawn = walk({ ...way, answers: [...way.answers, 'other-plan'] }, CODE);
    expect(drawn.outcome?.rectifications).toContainEqual({
      kind: 'result',
      of: 'declarer',
      by: 'other-plan',
    });
  });
});
