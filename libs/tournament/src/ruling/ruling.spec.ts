import { correctResult, voidResult } from '../result/commands/correcting.js';
import { confirmResult, enterResult } from '../result/commands/entering.js';
import { resultEvents } from '../result/events.js';
import {
  at,
  journal,
  closed,
  entry,
  played,
  seats,
  threeTables,
  tooLate,
} from '../result/testing/three-tables.js';
import { sessionEvents } from '../session/events.js';
import type { RejectionCode } from '../command/rejection.js';
import { tableEvents } from '../table/events.js';
import { isSettled, tableStream } from '../table/state.js';
import { given, NOTED } from '../testing/decider-specification.js';
import { giveRuling, withdrawRuling } from './commands/commands.js';
import type { Adjustment, SideAdjustment } from '../law-book/adjustment.js';
import { rulingEvents, type PenaltyAmount } from './events.js';

const evening = threeTables(2);
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const ANOTHER = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3f';
const law = { edition: '2017', law: '12C2(a)' } as const;

const score = (result: string): SideAdjustment => ({ kind: 'assigned', result: played(result) });
const average = (award: 'average-plus' | 'average' | 'average-minus' = 'average'): SideAdjustment => ({
  kind: 'artificial',
  award,
});
/** Results with their weights: '60 4S N =, 40 4S N -1'. */
const weighted = (text: string): SideAdjustment => ({
  kind: 'weighted',
  results: text.split(', ').map((part) => {
    const [hundredths, ...result] = part.split(' ');
    return { result: played(result.join(' ')), hundredths: Number(hundredths) };
  }),
});
const percentage = (percent: number): SideAdjustment => ({ kind: 'percentage', hundredths: percent * 100 });
const notPlayed: SideAdjustment = { kind: 'not-played' };
const both = (side: SideAdjustment): Adjustment => ({ NS: side, EW: side });

const sixtyForty: Adjustment = { NS: average('average-plus'), EW: average('average-minus') };
const assigned = (forNS: string, forEW = forNS): Adjustment => ({ NS: score(forNS), EW: score(forEW) });
const playOf = (place: string) => {
  const { session: _session, ...play } = at(place);
  return play;
};
const ruling = (place: string, adjustment: object, id = RULING) => ({
  session: '1',
  ruling: id,
  law,
  reason: 'East had looked at another board.',
  effects: [{ kind: 'score', ...playOf(place), adjustment }],
});
/** What is in the journal then, of the ruling and at the table. */
const ruled = (place: string, seating: string, adjustment: Adjustment, id = RULING, facts?: typeof NOTED) => {
  const basis = { ruling: id, law, reason: NOTED, ...(facts && { facts }) };
  return [
    rulingEvents.given({ ...basis, session: '1', ways: [], about: [playOf(place)] }),
    rulingEvents.scoreAdjusted({ ...basis, ...at(place), seating: seats(seating), adjustment }),
    tableEvents.playRuled({ ...at(place), ruling: id }),
    tableEvents.rulingNoted({ ...at(place), ruling: id }),
  ] as const;
};
const unruled = (place: string, id = RULING) => tableEvents.playUnruled({ ...at(place), ruling: id });
const agreed = [journal.recorded('A1 1 1', 'NS1 EW1', '4S N ='), journal.settled('A1 1 1')];
const onAgreed = ruled('A1 1 1', 'NS1 EW1', sixtyForty);

describe('an adjusted score', () => {
  it('artificial, average plus and average minus, in the place of a result', () =>
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', sixtyForty))
      .then(...onAgreed));
  it('artificial, of a board that could not be played', () =>
    given(...evening)
      .when(giveRuling, ruling('A1 2 3', both(average())))
      .then(...ruled('A1 2 3', 'NS1 EW3', both(average()))));
  it('artificial, of a board that they will not be able to play', () =>
    given(...evening)
      .when(giveRuling, ruling('A1 3 5', sixtyForty))
      .then(...ruled('A1 3 5', 'NS1 EW2', sixtyForty)));
  it('assigned, the same for both sides', () =>
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', assigned('4S N -1')))
      .then(...ruled('A1 1 1', 'NS1 EW1', assigned('4S N -1'))));
  it('assigned, split', () =>
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', assigned('4S N -1', '4S N =')))
      .then(...ruled('A1 1 1', 'NS1 EW1', assigned('4S N -1', '4S N ='))));
  it.each<[string, Adjustment]>([
    ['weighted, the same for both sides', both(weighted('60 4S N =, 40 4S N -1'))],
    [
      'weighted for one side, one result for the other',
      { NS: weighted('33 4S N =, 67 pass'), EW: score('pass') },
    ],
    [
      'weighted, of five results at the most',
      both(weighted('20 4S N =, 20 4S N -1, 20 3NT N =, 20 pass, 20 5S N -1')),
    ],
    ['artificial for one side, assigned for the other', { NS: average('average-plus'), EW: score('4S N =') }],
    ['a percentage for each side', { NS: percentage(70), EW: percentage(0) }],
    ['cancelled: it counts for nobody', both(notPlayed)],
    ['cancelled for one side, an average for the other', { NS: notPlayed, EW: average('average-plus') }],
  ])('is %s', (_what, adjustment) =>
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', adjustment))
      .then(...ruled('A1 1 1', 'NS1 EW1', adjustment)),
  );
  it.each<[string, Adjustment, RejectionCode, Readonly<Record<string, unknown>>]>([
    [
      'weights that make less than the whole',
      both(weighted('60 4S N =, 30 4S N -1')),
      'ruling.weights',
      { side: 'NS', sum: 90 },
    ],
    [
      'weights that make more than the whole',
      { NS: score('4S N ='), EW: weighted('60 4S N =, 50 4S N -1') },
      'ruling.weights',
      { side: 'EW', sum: 110 },
    ],
    [
      'the same result twice',
      both(weighted('60 4S N =, 20 pass, 20 4S N =')),
      'ruling.result-twice',
      { side: 'NS' },
    ],
    [
      'more than five results',
      both(weighted('20 4S N =, 20 4S N -1, 20 3NT N =, 20 pass, 10 5S N -1, 10 5S N -2')),
      'ruling.too-many-results',
      { side: 'NS', most: 5 },
    ],
    ['more than the top', { NS: average(), EW: percentage(100.01) }, 'ruling.beyond-top', { side: 'EW' }],
    [
      'a score that the board cannot have among others',
      both(weighted('60 4S N =, 40 +15')),
      'result.impossible',
      { board: 1, table: 'A1', round: 1 },
    ],
    [
      'a score that the board cannot have for one side',
      { NS: average('average-plus'), EW: score('+15') },
      'result.impossible',
      { board: 1, table: 'A1', round: 1 },
    ],
  ])('is not %s', (_what, adjustment, code, params) =>
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', adjustment))
      .thenRejected(code, params),
  );
  it('weighs results that come to the same score: they are two things that could have happened', () => {
    const twoGames = both(weighted('50 4S N =, 50 4H N ='));
    given(...evening, ...agreed)
      .when(giveRuling, ruling('A1 1 1', twoGames))
      .then(...ruled('A1 1 1', 'NS1 EW1', twoGames));
  });
  it.each<[string, object]>([
    ['one result with a weight', both(weighted('100 4S N ='))],
    ['a result that weighs nothing', both(weighted('0 4S N =, 100 pass'))],
    ['parts of hundredths', both(weighted('33.5 4S N =, 66.5 pass'))],
    ['less than nothing', both(percentage(-1))],
    ['one side alone', { NS: average() }],
    ['an unknown kind', both({ kind: 'average' } as never)],
  ])('cannot be asked for as %s', (_what, adjustment) => {
    const asked = ruling('A1 1 1', adjustment);
    expect(giveRuling.body.safeParse(asked).success).toBe(false);
  });
  it('has its reason and facts outside the journal, and names the law', () => {
    const facts = 'Board 2 lay on the table.';
    const onFacts = given(...evening, ...agreed).when(giveRuling, {
      ...ruling('A1 1 1', sixtyForty),
      facts,
    });
    onFacts.then(...ruled('A1 1 1', 'NS1 EW1', sixtyForty, RULING, NOTED));
    expect(onFacts.decision).toMatchObject({
      notes: [{ text: 'East had looked at another board.' }, { text: facts }],
    });
  });
  it('is for those who sat there, also where the schedule knows nothing of it', () => {
    const wrongBoard = resultEvents.irregularRecorded({
      ...at('A1 1 5'),
      seating: seats('EW1 NS1'),
      result: played('2C E ='),
      flags: [],
      reason: NOTED,
    });
    given(...evening, wrongBoard, journal.settled('A1 1 5'))
      .when(giveRuling, ruling('A1 1 5', sixtyForty))
      .then(...ruled('A1 1 5', 'EW1 NS1', sixtyForty));
  });
  it('of a voided result is for those who were to play there', () => {
    const voided = resultEvents.voided({ ...at('A1 1 1'), reason: NOTED });
    given(...evening, ...agreed, voided, journal.unsettled('A1 1 1'))
      .when(giveRuling, ruling('A1 1 1', sixtyForty))
      .then(...ruled('A1 1 1', 'NS1 EW1', sixtyForty));
  });
  it('of what was recorded by mistake, voided and never scheduled is nobody’s', () => {
    const wrongBoard = resultEvents.irregularRecorded({
      ...at('A1 1 5'),
      seating: seats('NS1 EW1'),
      result: played('2C E ='),
      flags: [],
      reason: NOTED,
    });
    given(
      ...evening,
      wrongBoard,
      journal.settled('A1 1 5'),
      resultEvents.voided({ ...at('A1 1 5'), reason: NOTED }),
      journal.unsettled('A1 1 5'),
    )
      .when(giveRuling, ruling('A1 1 5', sixtyForty))
      .thenRejected('result.board-not-scheduled', { board: 5, table: 'A1', round: 1 });
  });
  it('can be given to a pair whose opponents have left', () =>
    given(...evening, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW3', fromRound: 2 }))
      .when(giveRuling, ruling('A1 2 3', sixtyForty))
      .then(...ruled('A1 2 3', 'NS1 EW3', sixtyForty)));
  it('is nobody’s where both pairs have left', () =>
    given(
      ...evening,
      sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW3', fromRound: 2 }),
      sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-NS1', fromRound: 2 }),
    )
      .when(giveRuling, ruling('A1 2 3', sixtyForty))
      .thenRejected('result.board-not-scheduled'));
  it('is given once: a second one on the same play needs the first to be withdrawn', () => {
    given(...evening, ...agreed, ...onAgreed)
      .when(giveRuling, { ...ruling('A1 1 1', assigned('pass'), ANOTHER), seen: [RULING] })
      .thenRejected('ruling.play-ruled', { board: 1 });
    const withdrawn = rulingEvents.withdrawn({ ruling: RULING, reason: NOTED });
    given(...evening, ...agreed, ...onAgreed, withdrawn, unruled('A1 1 1'))
      .when(giveRuling, ruling('A1 1 1', assigned('pass'), ANOTHER))
      .then(...ruled('A1 1 1', 'NS1 EW1', assigned('pass'), ANOTHER));
  });
  it('has an id of its own, withdrawn or not', () => {
    given(...evening, ...onAgreed)
      .when(giveRuling, ruling('A1 1 2', sixtyForty))
      .thenRejected('ruling.exists');
    const withdrawn = rulingEvents.withdrawn({ ruling: RULING, reason: NOTED });
    given(...evening, ...onAgreed, withdrawn, unruled('A1 1 1'))
      .when(giveRuling, ruling('A1 1 1', sixtyForty))
      .thenRejected('ruling.exists');
  });
  it.each([
    ['of a board that the table has not then', ruling('A1 1 3', sixtyForty), 'result.board-not-scheduled'],
    ['at a table that there is not', ruling('A4 1 1', sixtyForty), 'session.table-unknown'],
    ['assigned that cannot be', ruling('A1 1 1', assigned('4S N =', '+15')), 'result.impossible'],
  ] as const)('%s is refused', (_what, body, code) =>
    given(...evening)
      .when(giveRuling, body)
      .thenRejected(code),
  );
  it('is given until rulings in the closed session are over', () =>
    given(...evening, closed)
      .when(giveRuling, ruling('A1 1 1', sixtyForty), tooLate)
      .thenRejected('session.correction-over'));
  it.each(['12C2(a)', '64A2', '8B2', '90B2', '6D', '15'])('can stand on Law %s', (number) => {
    const named = { ...ruling('A1 1 1', sixtyForty), law: { edition: '1997', law: number } };
    expect(giveRuling.body.safeParse(named).success).toBe(true);
  });
  it.each(['', 'Law 12', 'C2', '1234', '12;DROP'])('cannot stand on Law %j', (number) => {
    const named = { ...ruling('A1 1 1', sixtyForty), law: { edition: '1997', law: number } };
    expect(giveRuling.body.safeParse(named).success).toBe(false);
  });
});

describe('while a ruling stands', () => {
  it('the result is agreed, corrected and voided beneath it', () => {
    const entered = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =');
    given(...evening, entered, ...onAgreed)
      .when(confirmResult, { ...at('A1 1 1'), side: 'EW', entry: 1 })
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1'));
    given(...evening, ...onAgreed)
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .then(entered);
    given(...evening, ...agreed, ...onAgreed)
      .when(correctResult, { ...at('A1 1 1'), result: played('4S N -1'), reason: 'Miscounted.' })
      .then(
        resultEvents.corrected({
          ...at('A1 1 1'),
          seating: seats('NS1 EW1'),
          result: played('4S N -1'),
          flags: [],
          reason: NOTED,
        }),
      );
    given(...evening, ...agreed, ...onAgreed)
      .when(voidResult, { ...at('A1 1 1'), reason: 'Played before.' })
      .then(resultEvents.voided({ ...at('A1 1 1'), reason: NOTED }), journal.unsettled('A1 1 1'));
  });
});

describe('a ruling that is withdrawn', () => {
  const withdrawal = { ruling: RULING, session: '1', reason: 'The committee decided otherwise.' };
  const withdrawn = rulingEvents.withdrawn({ ruling: RULING, reason: NOTED });
  const settledAfter = (...events: Parameters<typeof given>) =>
    isSettled(
      given(...events)
        .when(withdrawRuling, withdrawal)
        .book()
        .state(tableStream(at('A1 1 1'))),
      { round: 1, board: 1 },
    );

  it('leaves the result that was there before', () => {
    given(...evening, ...agreed, ...onAgreed)
      .when(withdrawRuling, withdrawal)
      .then(withdrawn, unruled('A1 1 1'));
    expect(settledAfter(...evening, ...agreed, ...onAgreed)).toBe(true);
  });
  it('leaves a result that was agreed meanwhile', () => {
    const entered = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =');
    const meanwhile = [journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')];
    expect(settledAfter(...evening, entered, ...onAgreed, ...meanwhile)).toBe(true);
  });
  it('leaves the play open where there was none, or one that was voided', () => {
    expect(settledAfter(...evening, ...onAgreed)).toBe(false);
    const voided = [resultEvents.voided({ ...at('A1 1 1'), reason: NOTED }), journal.unsettled('A1 1 1')];
    expect(settledAfter(...evening, ...agreed, ...onAgreed, ...voided)).toBe(false);
    expect(settledAfter(...evening, ...agreed, ...voided, ...onAgreed)).toBe(false);
  });
  it('is withdrawn although an older journal tells of its effect alone', () =>
    given(...evening, ...agreed, ...onAgreed.slice(1, 3))
      .when(withdrawRuling, withdrawal)
      .then(withdrawn, unruled('A1 1 1')));
  it('is withdrawn once', () =>
    given(...evening, ...onAgreed, withdrawn, unruled('A1 1 1'))
      .when(withdrawRuling, withdrawal)
      .thenNothing());
  it('was given, and in that session', () => {
    given(...evening)
      .when(withdrawRuling, withdrawal)
      .thenRejected('ruling.unknown');
    const second = [sessionEvents.created({ ...createdAs('2') }), sessionEvents.started({ session: '2' })];
    given(...evening, ...onAgreed, ...second)
      .when(withdrawRuling, { ...withdrawal, session: '2' })
      .thenRejected('ruling.unknown');
  });
  it('stays once rulings in the closed session are over', () =>
    given(...evening, ...onAgreed, closed)
      .when(withdrawRuling, withdrawal, tooLate)
      .thenRejected('session.correction-over'));
});

function createdAs(session: string) {
  const created = evening.find(({ type }) => type === 'session.created')!;
  return { ...(created.payload as Parameters<typeof sessionEvents.created>[0]), session };
}

describe('a procedural penalty', () => {
  const amount = { unit: 'percent-of-top', hundredths: 2_500 } as const;
  const law90 = { edition: '2017', law: '90B2' } as const;
  const penalty = (more: object = {}, id = RULING) => ({
    ruling: id,
    session: '1',
    law: law90,
    reason: 'Slow play for the second time.',
    effects: [{ kind: 'penalty', contestant: 'A-EW1', amount, ...more }],
  });
  const penalised = (id = RULING, measured: PenaltyAmount = amount) => {
    const basis = { ruling: id, session: '1', law: law90, reason: NOTED };
    return [
      rulingEvents.given({ ...basis, ways: [], about: [] }),
      rulingEvents.penaltyGiven({ ...basis, contestant: 'A-EW1', amount: measured }),
    ] as const;
  };

  it('is a line of its own: no board and no table changes', () =>
    given(...evening)
      .when(giveRuling, penalty())
      .then(...penalised()));
  it('is given by its own id once', () =>
    given(...evening, ...penalised())
      .when(giveRuling, penalty())
      .thenRejected('ruling.exists'));
  it('is given to the same pair again by another ruling', () =>
    given(...evening, ...penalised())
      .when(giveRuling, penalty({}, ANOTHER))
      .then(...penalised(ANOTHER)));
  it.each(['matchpoints', 'percent-of-top', 'percent-of-session'] as const)('is measured in %s', (unit) =>
    given(...evening)
      .when(giveRuling, penalty({ amount: { unit, hundredths: 150 } }))
      .then(...penalised(RULING, { unit, hundredths: 150 })),
  );
  it('is measured as the session is scored: matchpoints are no IMPs', () =>
    given(...evening)
      .when(giveRuling, penalty({ amount: { unit: 'imps', hundredths: 300 } }))
      .thenRejected('ruling.penalty-unit', { unit: 'imps' }));
  it('is given to contestants of the session', () =>
    given(...evening)
      .when(giveRuling, penalty({ contestant: 'B-EW1' }))
      .thenRejected('session.contestant-unknown', { contestant: 'B-EW1' }));
  it('is withdrawn as other rulings are', () =>
    given(...evening, ...penalised())
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'It was the other pair.' })
      .then(rulingEvents.withdrawn({ ruling: RULING, reason: NOTED })));
  it('is given until rulings in the closed session are over', () =>
    given(...evening, closed)
      .when(giveRuling, penalty(), tooLate)
      .thenRejected('session.correction-over'));
  it('is never less than something, nor without measure', () => {
    for (const hundredths of [0, -2_500, 25.5, 1e9]) {
      const measured = penalty({ amount: { ...amount, hundredths } });
      expect(giveRuling.body.safeParse(measured).success).toBe(false);
    }
  });
});
