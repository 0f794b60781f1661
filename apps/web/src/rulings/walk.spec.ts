import { bridgeLaws, preferansCode, stepAfter, walk, type LawBook, type Outcome } from '#laws';
import type { RecordedWay } from '#tournament';
import { recordedWayOf, wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { formerWay } from '../../../../libs/tournament/src/testing/former-way.js';
import { followingFrom } from './following.js';
import { answered, asAsked, asSent, outcomesOf, withWay } from './walk.js';

const LAWS = bridgeLaws(2017);
const way = (law: string, answers: readonly string[], book: LawBook = LAWS) => wayOf(book, law, answers);
const FOUND = way('61', ['yes', 'side-played-on']);
const TWO = way('64', ['no', 'no', 'offender', 'one', 'no']);
const asked = (gone: RecordedWay, book: LawBook = LAWS) =>
  walk(gone, book).asked.map(({ question, answer }) => [question, answer]);

describe('a way through the law book', () => {
  it('asks one thing after the other, up to its end', () => {
    expect(asked({ law: '61', answers: [] })).toEqual([['held-a-card-of-the-suit', undefined]]);
    expect(asked(way('61', ['yes']))).toEqual([
      ['held-a-card-of-the-suit', 'yes'],
      ['since-the-revoke', undefined],
    ]);
    expect(walk(FOUND, LAWS).outcome).toMatchObject({ law: '63A1', next: ['64'] });
    expect(walk(way('61', ['yes']), LAWS).outcome).toBeUndefined();
  });

  it('offers the answers that its edition has', () => {
    const exempt = (edition: 1997 | 2017) =>
      walk(way('64', ['no']), bridgeLaws(edition)).asked.at(-1)!.offered;
    expect(exempt(2017)).toContain('corrected-after-both');
    expect(exempt(1997)).not.toContain('corrected-after-both');
  });

  it('leaves off what an edition does not know', () =>
    expect(asked(way('64', ['no', 'corrected-after-both']), bridgeLaws(1997)).at(-1)).toEqual([
      'revoke-exempt',
      undefined,
    ]));

  it('is sent with the answers to what it asks, where an older book asked more', () => {
    const now = way('84', ['yes', 'yes']);
    const more = { question: 'law-leaves-choice', answer: 'chooses-rectification' };
    const older: RecordedWay = { ...now, answers: [...now.answers, more], seat: 'S' };
    const law84 = LAWS.procedures.get('84')!;
    const textsOf = ({ answers }: RecordedWay) => answers.map(({ answer }) => answer);
    expect(stepAfter(law84, textsOf(older))).toBeUndefined();
    const sent = asAsked(older, LAWS);
    expect(sent).toEqual({ ...now, seat: 'S' });
    expect(textsOf(sent)).toEqual(['yes', 'yes']);
    expect(stepAfter(law84, textsOf(sent))).toMatchObject({ outcome: { law: '84C' } });
    expect([FOUND, TWO].map((one) => asAsked(one, LAWS))).toEqual([FOUND, TWO]);
  });

  it('goes back to any answer: what was asked behind it is asked anew', () => {
    expect(answered(TWO, 2, 'partner', LAWS)).toEqual(way('64', ['no', 'no', 'partner']));
    expect(withWay([FOUND, TWO], 0, answered(FOUND, 0, 'no', LAWS))).toEqual([way('61', ['no'])]);
  });

  it('that was gone when the book asked otherwise is what it was, with what followed then', () => {
    const before = formerWay('12', ['yes', 'no', 'yes']);
    expect(asked(before)).toEqual([
      ['result-can-be-found', 'yes'],
      ['own-fault', 'no'],
      ['several-outcomes', 'yes'],
    ]);
    expect(outcomesOf([before], LAWS)).toEqual([
      { law: '12C1', rectifications: [{ kind: 'adjust', score: 'weighted', when: 'now' }], next: [] },
    ]);
    expect(asAsked(before, LAWS)).toBe(before);
    expect(asSent(before)).toEqual({ law: '12', answers: before.answers });
  });

  it('is what it was where the book was corrected since: only a new way goes by the new book', () => {
    const recorded = recordedWayOf(LAWS, '64', ['no', 'no', 'offender', 'one', 'no']) as RecordedWay;
    const corrected = bridgeLaws(2017).procedures.get('61')!;
    const book: LawBook = { ...LAWS, procedures: new Map([['64', corrected]]) };
    expect(asked(recorded, book)).toEqual(asked(TWO));
    expect(outcomesOf([recorded], book)).toEqual(outcomesOf([TWO], LAWS));
    expect(outcomesOf([TWO], book)).toBeUndefined();
  });

  it('that was gone when the book asked otherwise goes on by what is asked now, once an answer is another', () => {
    const before = formerWay('12', ['yes', 'no', 'yes']);
    const anew = answered(before, 2, 'no', LAWS);
    expect(anew).toEqual({ law: '12', answers: [] });
    expect(asked(anew)).toEqual([['results-without-it', undefined]]);
    const called = formerWay('16', ['partner', 'yes', 'yes', 'yes']);
    expect(answered(called, 3, 'no', LAWS)).toEqual(way('16', ['partner']));
    expect(answered(called, 0, 'elsewhere', LAWS)).toEqual(way('16', ['elsewhere']));
  });

  it('ends once every law that was gone on to has ended', () => {
    expect(outcomesOf([], LAWS)).toBeUndefined();
    expect(outcomesOf([FOUND, way('64', ['no'])], LAWS)).toBeUndefined();
    expect(outcomesOf([FOUND, TWO], LAWS)?.map(({ law }) => law)).toEqual(['63A1', '64A1']);
  });
});

const following = (...ways: readonly RecordedWay[]) =>
  followingFrom(outcomesOf(ways, LAWS)! as readonly Outcome[], ways, LAWS);

describe('what follows for the score', () => {
  it('is told by all that the ways end in', () => {
    const two = following(FOUND, TWO);
    expect(two).toMatchObject({ tricks: 2, score: 'none', penalty: 'none', warning: false });
    const more = way('64', ['no', 'no', 'offender', 'one', 'yes']);
    expect(following(more)).toMatchObject({ tricks: 0, score: 'due' });
    const penalised = way('90', ['procedure', 'penalty']);
    const penalty = following(penalised);
    expect(penalty).toMatchObject({ penalty: 'due' });
  });
});

describe('a way through the Preferans Code', () => {
  const CODE = preferansCode();

  it('asks for its own facts, and ends where a rule of play begins', () => {
    expect(asked(way('3.9.16', ['no'], CODE), CODE)).toEqual([
      ['last-trick', 'no'],
      ['revoke-noticed', undefined],
    ]);
    expect(walk(way('3.9.16', ['no', 'same-trick'], CODE), CODE).outcome).toMatchObject({
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
    const plans = way('3.8.5.1', ['yes', 'before-play'], CODE);
    const { lotToDraw, outcome } = walk(plans, CODE);
    expect(asked(plans, CODE).map(([of]) => of)).toEqual(['qualification-tournament', 'judge-called']);
    expect([lotToDraw, outcome?.law]).toEqual([true, '3.8.5.1b']);
    expect(outcome?.rectifications).toContainEqual({ kind: 'result', of: 'dissenter', by: 'other-plan' });
    expect(outcome?.rectifications).not.toContainEqual(expect.objectContaining({ of: 'declarer' }));
    const drawn = walk(way('3.8.5.1', ['yes', 'before-play', 'other-plan'], CODE), CODE);
    expect(drawn.outcome?.rectifications).toContainEqual({
      kind: 'result',
      of: 'declarer',
      by: 'other-plan',
    });
  });
});
