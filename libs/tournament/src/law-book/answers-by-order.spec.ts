import { createHash } from 'node:crypto';
import { bridgeLaws, pathsOf, type StepIn } from '#laws';
import { mutations } from '../../../laws/src/testing/checks.js';
import { wayText } from '../../../laws/src/testing/way-text.js';
import type { Json } from '../journal/aggregate.js';
import type { RecordedWay } from '../games/games.js';
import { goldenEvents } from '../testing/golden-events.js';
import { eventCatalogue } from '../writing/states.js';
import { formerProcedures, foundByQuestions, withOutcome } from './answers-by-order.js';
import { FORMER_PROCEDURES } from './former-procedures.js';
import { FORMER_WAYS } from './testing/former-ways.js';
import { formerWay } from '../testing/former-way.js';

const EDITIONS = ['1987', '1997', '2007', '2017'];
const lines = FORMER_WAYS.trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** What stands in the table of a law that an edition asked about otherwise before. */
function written(law: string, edition: string): string[] {
  return lines.flatMap(([of, editions, ...way]) => {
    const [from, to] = editions!.split('-');
    return of === law && edition >= from! && edition <= (to ?? from!) ? [way.join(' | ')] : [];
  });
}

const waysOf = (step: StepIn) => pathsOf(step).map(wayText);
const gone = ({ law, answers, outcome }: RecordedWay) =>
  wayText({
    taken: answers.map(({ question, answer }) => ({ question: question ?? '?', answer })),
    outcome: outcome ?? { law, rectifications: [], next: [] },
  });
/** What was asked before that, as long as rulings kept the order of their answers. */
const asked = EDITIONS.flatMap((edition) =>
  [...new Set(lines.map(([law]) => law!))].flatMap((law) => {
    const before = formerProcedures(law, { edition }).slice(1);
    return before.length > 0 ? [{ edition, law, steps: before }] : [];
  }),
);
const ELSEWHERE: StepIn = { outcome: { law: '0', rectifications: [{ kind: 'play-on' }], next: [] } };

describe('what law books asked as long as rulings kept the order of their answers', () => {
  it('is written down for good', () => {
    expect(createHash('sha256').update(FORMER_PROCEDURES).digest('hex')).toBe(
      '33b158e11fe0c3d0ee027c71883e34c069a11cfcd7b7cfaa2d065399106e1224',
    );
  });

  it.each(asked)(
    'has every way that a ruling could have gone: $law in $edition',
    ({ law, edition, steps }) => {
      expect(steps.flatMap(waysOf).toSorted()).toEqual(written(law, edition).toSorted());
    },
  );

  it('is told apart from what was asked last', () => {
    const alike = asked.filter(({ law, edition, steps }) =>
      steps.some((step) => JSON.stringify(formerProcedures(law, { edition })[0]) === JSON.stringify(step)),
    );
    expect(alike).toEqual([]);
    expect(lines.filter(([law]) => !asked.some((one) => one.law === law))).toEqual([]);
  });

  it('is told otherwise with another end behind any of its branches', () => {
    const unnoticed = asked.flatMap(({ law, edition, steps }) => {
      const right = written(law, edition).toSorted().join('\n');
      const isRight = (all: readonly StepIn[]) => all.flatMap(waysOf).toSorted().join('\n') === right;
      return steps.flatMap((step, at) =>
        mutations(step, ELSEWHERE).filter((other) => isRight(steps.with(at, other))),
      );
    });
    expect(unnoticed).toEqual([]);
  });
});

describe('a ruling whose answers were kept in their order', () => {
  it('has their questions and what followed then, whichever way it was found', () => {
    for (const { law, edition, steps } of asked)
      for (const path of steps.flatMap((step) => pathsOf(step))) {
        const way = formerWay(
          law,
          path.taken.map(({ answer }) => answer),
          edition,
        );
        expect(way).toEqual({
          law,
          answers: path.taken.map(({ question, answer }) => ({ question, answer })),
          outcome: path.outcome,
        });
      }
  });

  it('has its rectification though the law asks more by now: Law 13 of 2007, a board that was played', () => {
    const way = formerWay('13', ['before-end-of-play', 'no', 'no', 'yes', 'no'], '2007');
    expect(way.outcome).toMatchObject({
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
    expect(formerWay('13', ['too-many-and-too-few', 'before-end-of-play'], '2007').outcome).toBeUndefined();
    expect(formerWay('13', ['before-end-of-play'], '2007')).toEqual({
      law: '13',
      answers: [{ question: 'wrong-hands-found', answer: 'before-end-of-play' }],
    });
  });

  it('keeps answers to which no law book of its time has a question, and names them as such', () => {
    const strange = formerWay('61', ['yes', 'side-played-on', 'shrugged']);
    expect(strange).toEqual({
      law: '61',
      answers: [
        { question: 'held-a-card-of-the-suit', answer: 'yes' },
        { question: 'since-the-revoke', answer: 'side-played-on' },
        { question: null, answer: 'shrugged' },
      ],
    });
    expect(formerWay('999', ['yes'])).toEqual({ law: '999', answers: [{ question: null, answer: 'yes' }] });
    expect(withOutcome(strange)).toBe(strange);
  });

  it('says what it said though the law book is corrected: nobody asks that', () => {
    const before = formerWay('64', ['no', 'no', 'offender', 'one', 'no']);
    const procedures = bridgeLaws(2017).procedures as Map<string, StepIn>;
    const right = procedures.get('64')!;
    try {
      for (const corrected of mutations(right, ELSEWHERE)) {
        procedures.set('64', corrected);
        expect(formerWay('64', ['no', 'no', 'offender', 'one', 'no'])).toEqual(before);
      }
    } finally {
      procedures.set('64', right);
    }
    expect(before.outcome).toEqual({ law: '64A1', rectifications: [{ kind: 'tricks', count: 2 }], next: [] });
  });

  it('ends where the Preferans Code asked less than later, and before a lot', () => {
    const code = (law: string, ...answers: string[]) => formerWay(law, answers, 'preferans-code');
    expect(gone(code('3.9.16', 'no', 'later'))).toBe(
      'no, later | 3.9.16.2 | tricks -1 opponents, replay-from-revoke, doubt-against-offender',
    );
    expect(code('3.8.5.1', 'yes', 'before-play').outcome).toMatchObject({ law: '3.8.5.1b' });
  });

  it('has what hung on an agreement by what was agreed', () => {
    const again = formerWay('3.2.17', ['again'], 'preferans-code');
    expect(again).toEqual({ law: '3.2.17', answers: [{ question: 'dealer-slipped', answer: 'again' }] });
    const points = (penaltySecondDealingFault: number | string) =>
      withOutcome(again, { penaltySecondDealingFault }).outcome?.rectifications[0];
    expect([points(5), points('7/2')]).toEqual([
      { kind: 'remise', to: 'dealer', mountain: 5 },
      { kind: 'remise', to: 'dealer', mountain: '7/2' },
    ]);
    const seen = formerWay('3.2.19', ['offender-alone', 'all-pass'], 'preferans-code');
    expect(seen.outcome).toBeUndefined();
    const takes = (allPassTalon: string) => withOutcome(seen, { allPassTalon }).outcome?.rectifications[0];
    expect([takes('opened'), takes('closed')]).toEqual([
      { kind: 'takes', tricks: 'first-two' },
      { kind: 'takes', tricks: 'all' },
    ]);
  });
});

describe('what was ever written of ways through a law book', () => {
  const read = (type: string) =>
    goldenEvents
      .filter((one) => one.type === type && one.schema === 1)
      .map(({ schema, payload }) => {
        const line = { tournament: '0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11', position: 1, type, schema };
        return eventCatalogue().upcast({ ...line, payload: JSON.parse(payload) as Json })
          .payload as never as {
          readonly ways: readonly RecordedWay[];
          readonly rulings?: readonly { readonly ways: readonly RecordedWay[] }[];
        };
      });
  const REVOKE = [
    {
      law: '61',
      answers: [
        { question: 'held-a-card-of-the-suit', answer: 'yes' },
        { question: 'since-the-revoke', answer: 'side-played-on' },
      ],
      outcome: { law: '63A1', rectifications: [{ kind: 'revoke-stands' }], next: ['64'] },
    },
    {
      law: '64',
      answers: [
        { question: 'twelfth-trick', answer: 'no' },
        { question: 'revoke-exempt', answer: 'no' },
        { question: 'revoke-trick-won-by', answer: 'offender' },
        { question: 'later-tricks-won', answer: 'one' },
        { question: 'insufficiently-compensated', answer: 'no' },
      ],
      outcome: { law: '64A1', rectifications: [{ kind: 'tricks', count: 2 }], next: [] },
    },
  ];

  it('is read as questions with their answers', () => {
    const [bridge, without, preferans] = read('ruling.given');
    expect(bridge!.ways).toEqual(REVOKE);
    expect(without!.ways).toEqual([]);
    expect(preferans!.ways).toEqual([
      {
        law: '3.9.16',
        answers: [
          { question: 'last-trick', answer: 'no' },
          { question: 'revoke-noticed', answer: 'later' },
        ],
        outcome: expect.objectContaining({ law: '3.9.16.2' }),
        proven: 2,
        seat: 'E',
      },
    ]);
    expect(read('ruling.amended').map(({ ways }) => ways)).toEqual([REVOKE]);
  });

  it('is read so of a judge’s line on a sheet, and of a line without one as it was', () => {
    const [ruled] = read('sheet.line-written').flatMap(({ rulings = [] }) => rulings);
    expect(ruled!.ways.map(gone)).toEqual([
      'in-play | 3.2.16 | answers holder > 3.9.18',
      'yes, declarer, yes | 3.9.18 | proven-undertricks declarer 2, whists-for-tricks-taken, consolation-without-penalty',
    ]);
    expect(foundByQuestions({ law: { edition: '2017' }, ways: [] })).toEqual({
      law: { edition: '2017' },
      ways: [],
    });
  });
});
