import { bridgeLaws, type LawBook, walk } from '#laws';
import { wayOf } from '../../../../laws/src/testing/ways.js';
import { redeal } from '../../board/commands/commands.js';
import { at, journal, played, seats, threeTables } from '../../result/testing/three-tables.js';
import type { NewEvent } from '../../journal/aggregate.js';
import type { RecordedWay } from '../../games/games.js';
import { sessionEvents } from '../../session/events.js';
import { formerWay } from '../../testing/former-way.js';
import { tableEvents } from '../../table/events.js';
import { isSettled, tableStream } from '../../table/state.js';
import { given as givenEvents, NOTED } from '../../testing/decider-specification.js';
import { given } from '../../session/testing/evening.js';
import { tournamentEvents } from '../../tournament/events.js';
import { rulingEvents } from '../events.js';
import { amendRuling, giveRuling, reviewRuling, withdrawRuling } from './commands.js';

const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const ANOTHER = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3f';

/** South plays 4♠ at A1, one down: nine tricks; East had revoked and won the trick, and one later. */
const agreed = [journal.recorded('A1 1 1', 'NS1 EW1', '4S S -1'), journal.settled('A1 1 1')];
const begun = tournamentEvents.sessionStarted({ session: '1' });
const evening = givenEvents(...threeTables(2), begun, ...agreed);

const law = (number: string, edition: '1997' | '2017' = '2017') => ({ edition, law: number });
/** Lines of the journal, in their order. */
const lines = (...all: readonly NewEvent[]) => all;
const LAWS = bridgeLaws(2017);
const way = (law: string, answers: readonly string[], book: LawBook = LAWS) => wayOf(book, law, answers);
/** Ways as events have them. */
const recorded = (ways: readonly ReturnType<typeof way>[]) =>
  ways.map((one) => ({ ...one, outcome: walk(one, LAWS).outcome })) as RecordedWay[];
const REVOKE = [way('61', ['yes', 'side-played-on']), way('64', ['no', 'no', 'offender', 'one', 'no'])];
/** As one book had it: by today's a weighted score follows from these answers, not an assigned one. */
const ENDED_OTHERWISE = {
  ...way('12', ['several-results', 'not-self-inflicted']),
  outcome: walk(way('12', ['one-result', 'not-self-inflicted']), LAWS).outcome,
} as RecordedWay;
const tricks = (count: number, to: 'NS' | 'EW' = 'NS') => ({
  kind: 'tricks',
  ...place('A1 1 1'),
  tricks: count,
  to,
});
const ruling = (number: string, effects: readonly object[], more: object = {}) => ({
  ruling: RULING,
  session: '1',
  law: law(number),
  reason: 'East had a club.',
  effects,
  ...more,
});
const warn = { kind: 'warning', contestant: 'A-EW1' };

function place(text: string) {
  const { session: _session, ...rest } = at(text);
  return rest;
}

const both = (side: object) => ({ NS: side, EW: side }) as never;
const basis = (number: string, id = RULING) => ({ ruling: id, law: law(number), reason: NOTED });
const givenEvent = (
  number: string,
  {
    ways = [],
    ...more
  }: { readonly ways?: readonly ReturnType<typeof way>[]; readonly [name: string]: unknown },
) => rulingEvents.given({ ...basis(number), session: '1', ways: recorded(ways), about: [], ...more });
const transferred = (tricksGiven: number, before: string, after: string, number = '64A1') =>
  rulingEvents.scoreAdjusted({
    ...basis(number),
    ...at('A1 1 1'),
    seating: seats('NS1 EW1'),
    adjustment: both({ kind: 'assigned', result: played(after) }),
    transfer: { tricks: tricksGiven, to: 'NS', before: played(before) },
  });
const average = { kind: 'artificial', award: 'average' };
const score = (where: string, adjustment: object) => ({ kind: 'score', ...place(where), adjustment });
const noted = (where: string, id = RULING) => tableEvents.rulingNoted({ ...at(where), ruling: id });
const ruled = (where: string, id = RULING) => tableEvents.playRuled({ ...at(where), ruling: id });
const unruled = (where: string, id = RULING) => tableEvents.playUnruled({ ...at(where), ruling: id });

describe('a ruling', () => {
  it('transfers tricks of a revoke as the law book says, and keeps the result before (Law 64A1)', () =>
    given(evening)
      .when(giveRuling, ruling('64A1', [tricks(2)], { ways: REVOKE, told: 'Two tricks to declarer.' }))
      .then(
        ...lines(
          givenEvent('64A1', { ways: REVOKE, told: NOTED, about: [place('A1 1 1')] }),
          transferred(2, '4S S -1', '4S S +1'),
          ruled('A1 1 1'),
          noted('A1 1 1'),
        ),
      ));

  it('may be about play alone, with no effect on the score: a penalty card (Law 50B)', () => {
    const ways = [way('50B', ['no', 'honour'])];
    given(evening)
      .when(giveRuling, ruling('50B', [], { ways, about: [place('A2 1 3')] }))
      .then(givenEvent('50B', { ways, about: [place('A2 1 3')] }), noted('A2 1 3'));
  });

  it('is found by what the law book asks, not by what it asked before (Law 12C1, 2017)', () => {
    const { outcome: _outcome, ...before } = formerWay('12', ['yes', 'no', 'no']);
    const assigned = { kind: 'assigned', result: played('4S S =') };
    given(evening)
      .when(giveRuling, ruling('12C1', [score('A1 1 1', both(assigned))], { ways: [before] }))
      .thenRejected('ruling.question-not-asked', { law: '12', question: 'result-can-be-found' });
  });

  it('may be without the law book: number, facts and effect (Law 73)', () =>
    given(evening)
      .when(giveRuling, ruling('73C', [warn], { facts: 'A long pause.' }))
      .then(
        givenEvent('73C', { facts: NOTED }),
        rulingEvents.warningGiven({ ...basis('73C'), facts: NOTED, session: '1', contestant: 'A-EW1' }),
      ));

  it('over several boards and tables is one: a wrong movement', () => {
    const effects = ['A1 2 3', 'A2 2 5'].map((where) => score(where, both(average)));
    given(evening)
      .when(giveRuling, ruling('15B', effects))
      .then(
        ...lines(
          givenEvent('15B', { about: ['A1 2 3', 'A2 2 5'].map(place) }),
          ...(
            [
              ['A1 2 3', 'NS1 EW3'],
              ['A2 2 5', 'NS2 EW1'],
            ] as const
          ).map(([where, seating]) =>
            rulingEvents.scoreAdjusted({
              ...basis('15B'),
              ...at(where),
              seating: seats(seating),
              adjustment: both(average),
            }),
          ),
          ruled('A1 2 3'),
          noted('A1 2 3'),
          ruled('A2 2 5'),
          noted('A2 2 5'),
        ),
      );
  });

  it('gives what a late pair has missed: to itself and to those who were to meet it', () => {
    const late = sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW3', fromRound: 1 });
    const comes = sessionEvents.contestantArrived({
      session: '1',
      contestant: 'A-EW3',
      fromRound: 3,
      missed: 'not-played',
    });
    const averages = { NS: { kind: 'artificial', award: 'average-plus' }, EW: { kind: 'not-played' } };
    const plays = ['A3 1 5', 'A3 1 6', 'A1 2 3', 'A1 2 4'];
    const missed = givenEvents(...threeTables(3), late, comes)
      .when(
        giveRuling,
        ruling(
          '12C2',
          plays.map((where) => score(where, averages)),
        ),
      )
      .book();
    const settled = plays.map(at).map((play) => isSettled(missed.state(tableStream(play)), play));
    expect(settled).toEqual([true, true, true, true]);
    missed
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'Nobody had told them of the place.' })
      .then(
        ...lines(
          rulingEvents.withdrawn({ ruling: RULING, reason: NOTED }),
          ...plays.map((where) => unruled(where)),
        ),
      );
  });

  it('can be for those plays alone that have no score and no ruling', () => {
    const unscored = (...places: readonly string[]) =>
      ruling(
        '12C2',
        places.map((where) => ({ ...score(where, both(average)), ifUnscored: true })),
      );
    const other = ruled('A2 1 3', ANOTHER);
    given(givenEvents(...threeTables(2), ...agreed, other))
      .when(giveRuling, unscored('A1 1 1', 'A2 1 3', 'A1 1 2'))
      .then(
        ...lines(
          givenEvent('12C2', { about: [place('A1 1 2')] }),
          rulingEvents.scoreAdjusted({
            ...basis('12C2'),
            ...at('A1 1 2'),
            seating: seats('NS1 EW1'),
            adjustment: both(average),
          }),
          ruled('A1 1 2'),
          noted('A1 1 2'),
        ),
      );
    given(evening).when(giveRuling, unscored('A1 1 1')).thenNothing();
  });

  it('answers the call of the table', () => {
    const called = tableEvents.directorCalled({
      ...at('A1 1 1'),
      call: 1,
      matter: 'irregularity',
      hand: null,
      by: null,
    });
    const call = { table: 'A1', call: 1 };
    given(givenEvents(...threeTables(2), ...agreed, called))
      .when(giveRuling, ruling('73C', [], { call }))
      .then(givenEvent('73C', { call }), tableEvents.callAnswered({ session: '1', ...call, reason: NOTED }));
    given(evening)
      .when(giveRuling, ruling('73C', [], { call }))
      .thenRejected('table.call-unknown', call);
  });

  it.each([
    [
      'more tricks than were taken',
      '64A1',
      [tricks(5)],
      {},
      'ruling.too-many-tricks',
      { tricks: 5, taken: 4 },
    ],
    [
      'weights that do not add up',
      '12C1(c)',
      [
        score(
          'A1 1 1',
          both({
            kind: 'weighted',
            results: [
              { result: played('4S S ='), hundredths: 60 },
              { result: played('4S S -1'), hundredths: 30 },
            ],
          }),
        ),
      ],
      {},
      'ruling.weights',
      { sum: 90 },
    ],
    [
      'an adjusted score for a board that is not scheduled',
      '12C2',
      [score('A1 1 5', both(average))],
      {},
      'result.board-not-scheduled',
      { board: 5 },
    ],
    [
      'tricks of a board without a result',
      '64A1',
      [{ ...tricks(1), ...place('A1 1 2') }],
      {},
      'ruling.no-result',
      { board: 2 },
    ],
    [
      'two scores for one play',
      '12C2',
      [score('A1 1 1', both(average)), tricks(1)],
      {},
      'ruling.play-ruled',
      { board: 1 },
    ],
    [
      'somebody who does not play',
      '90',
      [{ ...warn, contestant: 'A-EW9' }],
      {},
      'session.contestant-unknown',
      {},
    ],
    ['a table that is not there', '73C', [], { about: [place('A9 1 1')] }, 'session.table-unknown', {}],
  ] as const)('is not %s', (_what, number, effects, more, code, params) =>
    given(evening)
      .when(giveRuling, ruling(number, effects, more))
      .thenRejected(code, params),
  );

  describe('by the law book', () => {
    it.each([
      [
        'fewer tricks than the law transfers',
        '64A1',
        [tricks(1)],
        { ways: REVOKE },
        'ruling.departs',
        { law: '64A1', what: 'tricks' },
      ],
      [
        'no adjusted score where one is due',
        '12C2',
        [],
        { ways: [way('12', ['no-result'])] },
        'ruling.departs',
        { what: 'score' },
      ],
      [
        'an adjusted score where play goes on',
        '50B',
        [score('A1 1 1', both(average))],
        { ways: [way('50B', ['yes'])] },
        'ruling.departs',
        { what: 'score' },
      ],
      [
        'another law than follows',
        '64A2',
        [tricks(2)],
        { ways: REVOKE },
        'ruling.other-law',
        { follows: '64A1' },
      ],
      [
        'answers that lead to no end',
        '61',
        [],
        { ways: [way('61', ['yes'])] },
        'ruling.way-unfinished',
        { law: '61' },
      ],
      [
        'a law that does not come next',
        '64A1',
        [],
        { ways: [REVOKE[0]!, way('57A', ['dummy-played-or-suggested'])] },
        'ruling.way-elsewhere',
        { law: '57A', next: '64' },
      ],
    ] as const)('is not %s', (_what, number, effects, more, code, params) =>
      given(evening)
        .when(giveRuling, ruling(number, effects, more))
        .thenRejected(code, params),
    );

    it('says how many tricks a contested claim costs, or that the result stands: the Laws name no number (Law 70C)', () => {
      const ways = [way('70', ['ceased', 'yes', 'no', 'at-all-likely', 'yes'])];
      const claimed = { ways, about: [place('A1 1 1')] };
      const ruled = (...effects: readonly object[]) =>
        given(evening).when(giveRuling, ruling('70C', effects, claimed));
      ruled().thenRejected('ruling.tricks-unsaid', { law: '70C' });
      ruled(warn).thenRejected('ruling.tricks-unsaid');
      ruled(tricks(1)).thenAccepted();
      const stands = ruled({ kind: 'result-stands', ...place('A1 1 1') });
      stands.then(givenEvent('70C', claimed), tableEvents.rulingNoted({ ...at('A1 1 1'), ruling: RULING }));
      stands
        .book()
        .when(amendRuling, { ...ruling('70C', [], { ways }) })
        .thenRejected('ruling.tricks-unsaid', { law: '70C' });
    });

    it('says how many tricks each side has after a contested claim, but none where the claim stands', () => {
      const claimed = (loses: 'no' | 'yes') => ({
        ways: [way('70', ['ceased', 'no', loses])],
      });
      given(evening)
        .when(giveRuling, ruling('70A', [tricks(1)], claimed('yes')))
        .thenAccepted();
      given(evening)
        .when(giveRuling, ruling('70A', [tricks(1)], claimed('no')))
        .thenRejected('ruling.departs', { law: '70A', what: 'tricks' });
    });

    it.each(['64A(1)', '64A1'])('stands on the law that follows, however its clause is written: %s', (law) =>
      given(evening)
        .when(giveRuling, ruling(law, [tricks(2)], { ways: REVOKE }))
        .thenAccepted(),
    );

    it('adjusts a score where the offender could have known that a pass would harm', () => {
      const silenced = { ways: [way('36', ['not-faced-yet', 'no'])] };
      given(evening)
        .when(giveRuling, ruling('36B', [score('A1 1 1', both(average))], silenced))
        .thenAccepted();
    });

    it('departs from it for a reason that is kept', () =>
      given(evening)
        .when(
          giveRuling,
          ruling('64A1', [tricks(1)], { ways: REVOKE, departs: 'By agreement of both sides.' }),
        )
        .then(
          ...lines(
            givenEvent('64A1', { ways: REVOKE, departs: NOTED, about: [place('A1 1 1')] }),
            transferred(1, '4S S -1', '4S S ='),
            ruled('A1 1 1'),
            noted('A1 1 1'),
          ),
        ));

    it('is that of the edition: in 1997 a second trick where the offender won one with the suit', () => {
      const later = (edition: 1997 | 2017, ...answers: string[]) => ({
        ...ruling('64A2', [tricks(2)], {
          ways: [way('64', ['no', 'no', 'opponents', 'several', ...answers], bridgeLaws(edition))],
        }),
        law: law('64A2', `${edition}`),
      });
      given(evening)
        .when(giveRuling, later(1997, 'yes', 'no'))
        .thenAccepted();
      given(evening).when(giveRuling, later(2017, 'no')).thenRejected('ruling.departs');
    });
  });

  it('of a second director waits until that director has seen the first one', () => {
    const first = given(evening)
      .when(giveRuling, ruling('73C', [], { about: [place('A1 1 1')] }))
      .book();
    const second = { ...ruling('64A1', [tricks(2)], { ways: REVOKE }), ruling: ANOTHER };
    given(first)
      .when(giveRuling, second)
      .thenRejected('ruling.another', { board: 1, table: 'A1', ruling: RULING });
    given(first)
      .when(giveRuling, { ...second, seen: [RULING] })
      .thenAccepted();
    const withdrawn = given(first)
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'At another table.' })
      .book();
    given(withdrawn).when(giveRuling, second).thenAccepted();
    const ruledOn = given(evening)
      .when(giveRuling, ruling('64A1', [tricks(2)]))
      .book();
    given(ruledOn)
      .when(giveRuling, { ...second, seen: [RULING] })
      .thenRejected('ruling.play-ruled', { board: 1 });
  });
});

describe('a ruling that was given', () => {
  const standing = given(evening, [giveRuling, ruling('64A1', [tricks(2), warn], { ways: REVOKE })]);

  it('is reviewed', () =>
    given(standing)
      .when(reviewRuling, { ruling: RULING, session: '1' })
      .then(rulingEvents.reviewed({ ruling: RULING })));

  it('is amended: what it did no longer holds, on other plays neither', () => {
    const amended = ruling('12C2', [score('A1 1 2', both(average))]);
    given(standing)
      .when(amendRuling, amended)
      .then(
        ...lines(
          rulingEvents.amended({ ...basis('12C2'), ways: [] }),
          rulingEvents.scoreAdjusted({
            ...basis('12C2'),
            ...at('A1 1 2'),
            seating: seats('NS1 EW1'),
            adjustment: both(average),
          }),
          unruled('A1 1 1'),
          ruled('A1 1 2'),
        ),
      );
  });

  it('is amended on the same play', () =>
    given(standing)
      .when(amendRuling, ruling('64A1', [tricks(1)]))
      .then(rulingEvents.amended({ ...basis('64A1'), ways: [] }), transferred(1, '4S S -1', '4S S =')));

  it.each([
    ['asks otherwise by now', formerWay('12', ['yes', 'no', 'no'])],
    ['ends the same answers otherwise by now', ENDED_OTHERWISE],
  ])('is amended though the law book %s: how it was found may stay (Law 12C1, 2017)', (_what, then) => {
    const { outcome: _outcome, ...asked } = then;
    const assigned = (result: string) =>
      rulingEvents.scoreAdjusted({
        ...basis('12C1'),
        ...at('A1 1 1'),
        seating: seats('NS1 EW1'),
        adjustment: both({ kind: 'assigned', result: played(result) }),
      });
    const found = rulingEvents.given({ ...basis('12C1'), session: '1', ways: [then], about: [] });
    const before = [found, assigned('4S S ='), ruled('A1 1 1'), noted('A1 1 1')];
    const { adjustment } = assigned('4S S +1').payload;
    given(givenEvents(...threeTables(2), begun, ...agreed, ...before))
      .when(amendRuling, ruling('12C1', [score('A1 1 1', adjustment)], { ways: [asked] }))
      .then(rulingEvents.amended({ ...basis('12C1'), ways: [then] }), assigned('4S S +1'));
  });

  it('is withdrawn, from all its plays', () =>
    given(evening)
      .when(
        giveRuling,
        ruling(
          '15B',
          ['A1 2 3', 'A2 2 5'].map((where) => score(where, both(average))),
        ),
      )
      .book()
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'It was the right board.' })
      .then(
        ...lines(
          rulingEvents.withdrawn({ ruling: RULING, reason: NOTED }),
          unruled('A1 2 3'),
          unruled('A2 2 5'),
        ),
      ));

  it('is not touched again once it was withdrawn', () => {
    const gone = given(standing)
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'No revoke.' })
      .book();
    given(gone)
      .when(amendRuling, ruling('64A1', [tricks(1)]))
      .thenRejected('ruling.withdrawn');
    given(gone).when(reviewRuling, { ruling: RULING, session: '1' }).thenRejected('ruling.withdrawn');
    given(gone)
      .when(amendRuling, ruling('64A1', [], { ruling: ANOTHER }))
      .thenRejected('ruling.unknown');
  });

  it('holds on other boards when one is dealt again (Law 6D2)', () => {
    const assigned = both({ kind: 'assigned', result: played('pass') });
    const effects = [score('A1 1 1', assigned), score('A1 2 3', both(average))];
    const { decision } = given(evening)
      .when(giveRuling, ruling('12C1(c)', effects))
      .book()
      .when(redeal, { set: '1', board: 1, ground: '6D2', reason: 'A sorted pack.' });
    const events = decision.accepted ? Object.values(decision.events).flat() : [];
    expect(events).toContainEqual(
      rulingEvents.effectVoided({ ruling: RULING, ...at('A1 1 1'), reason: NOTED }),
    );
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'ruling.withdrawn' }));
  });
});
