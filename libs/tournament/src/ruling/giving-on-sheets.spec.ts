import { preferansCode, walk } from '#laws';
import { conventionOf, ownConvention, type Convention } from '#preferans';
import { wayOf } from '../../../laws/src/testing/ways.js';
import {
  callRound,
  chooseSheets,
  createSession,
  setTables,
  startSession,
} from '../session/commands/commands.js';
import { club, given, type Journal } from '../session/testing/evening.js';
import { acceptSheet, correctLine, strikeLine, writeLine } from '../sheet/commands/commands.js';
import { sheetEvents } from '../sheet/events.js';
import { sheetStream } from '../sheet/state.js';
import { callDirector } from '../table/commands/calls.js';
import { tableStream } from '../table/state.js';
import { NOTED, SEED } from '../testing/decider-specification.js';
import { amendRuling, appealRuling, decideAppeal, giveRuling, withdrawRuling } from './commands/commands.js';
import { rulingEvents } from './events.js';

const SOCHINKA = conventionOf('sochinka')!;
const PLACE = { session: '1', table: 'A1', round: 1 };
const TABLE = { capacity: 'table' } as const;

/** Four at one table, the first round called. */
const callingBy = (convention: Convention) =>
  given(
    club,
    [createSession, { session: '1', game: 'preferans' }],
    [chooseSheets, { session: '1', sheets: { convention, ends: { by: 'deals', deals: 4 } } }],
    [setTables, { session: '1', players: 4, rounds: 1 }],
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
  );

const table = callingBy(SOCHINKA);

/** North deals, East plays six spades, South whists. */
const sixSpades = (tricks: number, rectifications: object[] = []) => ({
  kind: 'deal',
  record: {
    players: ['N', 'E', 'S', 'W'],
    dealer: 'N',
    played: { kind: 'contract', declarer: 'E', level: 6, denomination: 'S' },
    whists: [
      { seat: 'S', call: 'whist' },
      { seat: 'W', call: 'pass' },
    ],
    ended: 'played',
    tricks: { E: tricks, S: 10 - tricks },
    rectifications,
  },
});

const PLACE_OF_LINE = { table: 'A1', round: 1, line: 1 };
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const ANOTHER = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3f';

const CODE = preferansCode();
const law = (number: string) => ({ edition: 'preferans-code' as const, law: number });
const byCode = (number: string, of: string, answers: string[], fault: object = {}) => ({
  law: law(number),
  ways: [{ ...wayOf(CODE, of, answers), ...fault }],
});
const line = (what: object, number = 1) => ({
  kind: 'sheet-line',
  table: 'A1',
  round: 1,
  line: number,
  what,
});
const ruling = (effects: readonly object[], found: object = { law: law('3.9.1') }, more: object = {}) => ({
  ruling: RULING,
  session: '1',
  reason: 'As ruled.',
  effects,
  ...found,
  ...more,
});
const ruled = (what: object, found: object, more: object = {}) => ruling([line(what)], found, more);

const REVOKE = byCode('3.9.16.2', '3.9.16', ['no', 'later', 'tricks'], { seat: 'E' });
const ONE_TRICK = { kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule: '3.9.16.2' };
/** The way ends at the lot: that is drawn with the ruling. */
const PLANS = byCode('3.8.5.1b', '3.8.5.1', ['yes', 'before-play']);
const FIVE = {
  kind: 'penalties',
  rectifications: [{ kind: 'mountain', seat: 'N', points: '5', rule: '3.2.21' }],
};
const written = (journal: Journal, what: object, number = 1) =>
  given(journal, [writeLine, { ...PLACE, line: number, what, by: 'E' }, TABLE]);
const linesOf = (journal: Journal) => journal.state(sheetStream(PLACE)).lines.map(({ what }) => what);

describe('a ruling by the Preferans Code', () => {
  const SIX = sixSpades(6);
  const played = written(table, SIX);
  const seated = played.state(sheetStream(PLACE)).seated;

  it('puts a line right, and keeps by which facts and what stood there: a trick of a revoke goes over', () => {
    const basis = { ruling: RULING, law: law('3.9.16.2') as never, reason: NOTED };
    const after = sixSpades(6, [ONE_TRICK]) as never;
    const { decision } = given(played).when(
      giveRuling,
      ruled(after, REVOKE, { told: 'One trick to South.' }),
    );
    const events = decision.accepted ? Object.values(decision.events).flat() : [];
    const place = { table: 'A1', round: 1, line: 1 };
    expect(events).toEqual([
      rulingEvents.given({
        ...basis,
        session: '1',
        ways: [{ ...REVOKE.ways[0], outcome: walk(REVOKE.ways[0]!, CODE).outcome }] as never,
        told: NOTED,
        about: [place],
      }),
      rulingEvents.lineRuled({
        ...basis,
        session: '1',
        ...place,
        seated,
        what: after,
        before: SIX as never,
      }),
      sheetEvents.lineCorrected({
        session: '1',
        ...place,
        seated,
        what: after,
        flags: [],
        ruling: RULING,
        reason: NOTED,
      }),
      sheetEvents.rulingNoted({ session: '1', ...place, ruling: RULING }),
    ]);
  });

  it('has what follows, or says why it departs', () => {
    given(played)
      .when(giveRuling, ruled(SIX, REVOKE))
      .thenRejected('sheet.line-departs', { law: '3.9.16.2', what: 'tricks' });
    given(played)
      .when(giveRuling, ruling([], REVOKE, { about: [PLACE_OF_LINE] }))
      .thenRejected('sheet.line-departs', { law: '3.9.16.2', what: 'tricks' });
    const departs = given(played, [
      giveRuling,
      ruled(SIX, REVOKE, { departs: 'It could not be won otherwise.' }),
    ]);
    expect(departs.state(sheetStream(PLACE)).lines[0]).toMatchObject({ departs: NOTED });
    const nobodys = { ...REVOKE, ways: [{ ...REVOKE.ways[0], seat: undefined }] };
    given(played)
      .when(giveRuling, ruled(sixSpades(6, [ONE_TRICK]), nobodys))
      .thenRejected('sheet.line-departs', { what: 'tricks' });
  });

  it.each([
    // East is two down besides the tricks missing by play; without a trick none is missing.
    [
      'two down beside the play',
      sixSpades(6, [remise(2)]),
      ['yes', 'declarer', 'no', 'tricks'],
      { seat: 'E' },
      true,
    ],
    ['one too few', sixSpades(6, [remise(1)]), ['yes', 'declarer', 'no', 'tricks'], { seat: 'E' }, false],
    // Three down are proven: with one missing by play there are two besides.
    [
      'three are proven, one lacks by play',
      sixSpades(5, [remise(2)]),
      ['yes', 'declarer', 'yes', 'tricks'],
      { seat: 'E', proven: 3 },
      true,
    ],
    [
      'none is counted twice',
      sixSpades(5, [remise(3)]),
      ['yes', 'declarer', 'yes', 'tricks'],
      { seat: 'E', proven: 3 },
      false,
    ],
    // South's whist is two down: alone South has to take four tricks, and lacks one.
    [
      'two down on the whist, one lacks by play',
      sixSpades(7, [remise(1, 'S')]),
      ['yes', 'whister', 'tricks'],
      { seat: 'S' },
      true,
    ],
    ['one too many', sixSpades(7, [remise(2, 'S')]), ['yes', 'whister', 'tricks'], { seat: 'S' }, false],
  ])('has the tricks down of a wrong number of cards: %s', (_case, what, answers, of, fits) => {
    const body = ruled(what, byCode('3.9.18', '3.9.18', answers, of));
    expect(given(table).when(giveRuling, body).decision.accepted).toBe(fits);
  });

  it('has what is written of declarer, of the only whister and of the dealer without saying who they are', () => {
    const remise = (seat: string) => ({ kind: 'remise', seat, tricks: 2, rule: '3.9.18' });
    const count = (...answers: string[]) => byCode('3.9.18', '3.9.18', ['yes', ...answers]);
    const declarers = count('declarer', 'no', 'tricks');
    given(table)
      .when(giveRuling, ruled(sixSpades(6, [remise('E')]), declarers))
      .thenAccepted();
    given(table)
      .when(giveRuling, ruled(SIX, declarers))
      .thenRejected('sheet.line-departs', { what: 'undertricks' });
    given(table)
      .when(giveRuling, ruled(sixSpades(6, [remise('S')]), count('whister', 'tricks')))
      .thenAccepted();
    // Both are at fault: of each it is written.
    const both = count('declarer-and-whister', 'tricks');
    given(table)
      .when(giveRuling, ruled(sixSpades(6, [remise('S')]), both))
      .thenRejected('sheet.line-departs', { what: 'undertricks' });
    const mountain = { kind: 'mountain', seat: 'N', points: 5, rule: '3.2.17' };
    given(table)
      .when(
        giveRuling,
        ruled(
          { kind: 'penalties', rectifications: [mountain], dealPasses: true },
          byCode('3.2.17', '3.2.17', ['again']),
        ),
      )
      .thenAccepted();
  });

  it('has the penalty of a whister with a single trick, whose it is no longer once it is written', () => {
    const both = [
      { seat: 'S', call: 'whist' },
      { seat: 'W', call: 'whist' },
    ];
    const one = { kind: 'penalty-tricks', seat: 'W', tricks: 1, rule: '3.9.11.2' };
    const deal = sixSpades(7, [one]);
    const what = { ...deal, record: { ...deal.record, whists: both, tricks: { E: 7, S: 2, W: 1 } } };
    const looked = byCode('3.9.11.2', '3.9.11', ['opened', 'tricks'], { seat: 'W' });
    given(table).when(giveRuling, ruled(what, looked)).thenAccepted();
  });

  it('has the figures that were agreed', () => {
    const fault = byCode('3.2.17', '3.2.17', ['again'], { seat: 'N' });
    const penalty = (points: number, dealPasses?: true) =>
      ruled(
        {
          kind: 'penalties',
          rectifications: [{ kind: 'mountain', seat: 'N', points, rule: '3.2.17' }],
          ...(dealPasses && { dealPasses }),
        },
        fault,
      );
    given(table).when(giveRuling, penalty(5, true)).thenAccepted();
    given(table).when(giveRuling, penalty(5)).thenRejected('sheet.line-departs', { what: 'deal-passes' });
    const dear = callingBy(ownConvention(SOCHINKA, { penaltySecondDealingFault: 10 }, 'dear'));
    given(dear).when(giveRuling, penalty(5, true)).thenRejected('sheet.line-departs', { what: 'remise' });
    given(dear).when(giveRuling, penalty(10, true)).thenAccepted();
  });

  it('is dealt again where the Code says so', () => {
    const face = byCode('3.2.12', '3.2.12', ['deal', 'dealer', 'first-time'], { seat: 'N' });
    given(table)
      .when(giveRuling, ruled({ kind: 'void' }, face))
      .thenAccepted();
    given(table).when(giveRuling, ruled(SIX, face)).thenRejected('sheet.line-departs', { what: 'redeal' });
    // Nothing need be written of a deal that nobody has written.
    given(table)
      .when(giveRuling, ruling([], face, { about: [{ table: 'A1', round: 1 }] }))
      .thenAccepted();
    const again = byCode('3.2.12', '3.2.12', ['deal', 'dealer', 'again'], { seat: 'N' });
    const rectifications = [{ kind: 'mountain', seat: 'N', points: 2, rule: '3.2.12' }];
    given(table)
      .when(giveRuling, ruled({ kind: 'penalties', rectifications, dealPasses: true }, again))
      .thenAccepted();
  });

  it('is found by ways that end, in the rule that it names', () => {
    given(played)
      .when(giveRuling, ruled(SIX, { ...REVOKE, ways: [wayOf(CODE, '3.9.16', ['no'])] }))
      .thenRejected('ruling.way-unfinished', { law: '3.9.16' });
    given(played)
      .when(giveRuling, ruled(SIX, byCode('3.9.17', '3.9.16', ['no', 'later', 'tricks'], { seat: 'E' })))
      .thenRejected('ruling.other-law', { law: '3.9.17', follows: '3.9.16.2' });
  });

  it('is a lot between two plans, that anybody draws again and nobody draws anew by amending', () => {
    const plan = {
      ofWhister: SIX.record,
      ofDissenter: sixSpades(5).record,
      dissenters: ['W'],
    };
    const plans = { kind: 'sheet-plans', table: 'A1', round: 1, line: 1, plan };
    const disputed = given(table, [giveRuling, ruling([plans], PLANS)]);
    expect(linesOf(disputed)).toEqual([{ kind: 'ruling', ruling: { ...plan, seed: SEED } }]);
    const another = { ...plans, plan: { ...plan, dissenters: ['W', 'N'] } };
    const { decision } = given(disputed).when(amendRuling, ruling([another], { law: law('3.8.5.1b') }), {
      seed: () => 'c'.repeat(64),
    } as object);
    expect(JSON.stringify(decision)).toContain(SEED);
    expect(JSON.stringify(decision)).not.toContain('c'.repeat(64));
    // The deal that came of the whister's plan may stand there already.
    const before = given(played, [giveRuling, ruling([plans], PLANS)]);
    expect(linesOf(before)).toEqual([{ kind: 'ruling', ruling: { ...plan, seed: SEED } }]);
    given(table)
      .when(giveRuling, ruled({ kind: 'ruling', ruling: { ...plan, seed: SEED } }, { law: law('3.8.5.1b') }))
      .thenRejected('sheet.judges-line');
    const drawn = byCode('3.8.5.1b', '3.8.5.1', ['yes', 'before-play', 'other-plan']);
    given(played).when(giveRuling, ruled(SIX, drawn)).thenRejected('sheet.line-departs', { what: 'result' });
  });

  it.each([
    ['a score of boards', [{ kind: 'tricks', table: 'A1', round: 1, board: 1, tricks: 1, to: 'NS' }], {}],
    ['a law of bridge', [], { law: { edition: '2017', law: '64A1' } }],
    ['a play of a board', [], { law: law('3.9.1'), about: [{ table: 'A1', round: 1, board: 1 }] }],
  ])('is not %s', (_what, effects, more) =>
    given(played)
      .when(giveRuling, ruling(effects, { law: law('3.9.1'), ...more }))
      .thenRejected('session.other-game', { game: 'preferans' }),
  );

  it('warns, and answers the call of the table', () => {
    const call = { table: 'A1', call: 1 };
    const called = given(played, [
      callDirector,
      { ...PLACE, board: 1, matter: 'irregularity', hand: null, by: null },
      TABLE,
    ]);
    const warning = { kind: 'warning', contestant: 'A-2' };
    const answered = given(called, [giveRuling, ruling([warning], undefined, { call })]);
    expect(answered.state(tableStream(PLACE)).calls).toMatchObject([{ call: 1, answered: {} }]);
  });

  it('of a second judge waits until that judge has seen the first one, and does not overwrite it', () => {
    const noted = given(played, [giveRuling, ruling([], undefined, { about: [PLACE_OF_LINE] })]);
    const second = { ...ruled(sixSpades(6, [ONE_TRICK]), REVOKE), ruling: ANOTHER };
    given(noted)
      .when(giveRuling, second)
      .thenRejected('ruling.another-on-sheet', { table: 'A1', round: 1, line: 1, ruling: RULING });
    const both = given(noted, [giveRuling, { ...second, seen: [RULING] }]);
    const third = { ...ruling([line(SIX)]), ruling: '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3d' };
    given(both)
      .when(giveRuling, { ...third, seen: [RULING] })
      .thenRejected('ruling.another-on-sheet', { ruling: ANOTHER });
    given(both)
      .when(giveRuling, { ...third, seen: [RULING, ANOTHER] })
      .thenRejected('ruling.line-ruled', { line: 1 });
    const plain = { ...PLACE, line: 1, reason: 'No, it was not.' };
    given(both)
      .when(correctLine, { ...plain, what: SIX })
      .thenRejected('sheet.line-ruled', { ruling: ANOTHER });
    given(both).when(strikeLine, plain).thenRejected('sheet.line-ruled');
  });

  it('is on one line once, and on no line behind the next one', () => {
    given(played)
      .when(giveRuling, ruling([line(FIVE, 2), line(FIVE, 2)]))
      .thenRejected('ruling.line-ruled', { line: 2 });
    given(played)
      .when(giveRuling, ruling([line(FIVE, 3)]))
      .thenRejected('sheet.line-not-next', { next: 2 });
  });
});

describe('a ruling on a sheet that holds no longer', () => {
  const SIX = sixSpades(6);
  const RULED = sixSpades(6, [ONE_TRICK]);
  const played = written(written(table, SIX), { kind: 'void' }, 2);
  const withdraw = { ruling: RULING, session: '1', reason: 'It was no revoke.' };
  const standing = given(played, [giveRuling, ruled(RULED, REVOKE)]);

  it('gives back the line that stood before', () => {
    const withdrawn = given(standing, [withdrawRuling, withdraw]);
    expect(linesOf(withdrawn)).toEqual([SIX, { kind: 'void' }]);
    // And another one can be given on it.
    given(withdrawn)
      .when(giveRuling, { ...ruled(RULED, REVOKE), ruling: ANOTHER })
      .thenAccepted();
  });

  it('leaves every line its number: a line that it added is struck as long as it is the last', () => {
    const added = given(played, [giveRuling, ruling([line(FIVE, 3)])]);
    expect(linesOf(given(added, [withdrawRuling, withdraw]))).toEqual([SIX, { kind: 'void' }]);
    const further = written(added, { kind: 'void' }, 4);
    expect(linesOf(given(further, [withdrawRuling, withdraw]))).toEqual([
      SIX,
      { kind: 'void' },
      { kind: 'withdrawn' },
      { kind: 'void' },
    ]);
  });

  it('is amended on another line: what stood before it stands again', () => {
    const amended = given(standing, [amendRuling, ruling([line(FIVE, 3)])]);
    expect(linesOf(amended)).toEqual([SIX, { kind: 'void' }, FIVE]);
  });

  it('is changed on appeal, and then withdrawn: the line is as it was before all that', () => {
    const decided = given(
      standing,
      [appealRuling, { ...withdraw, contestant: 'A-2', reason: 'It was no revoke.', concur: true }],
      [decideAppeal, { ...withdraw, decision: 'changed', law: law('3.9.17'), effects: [line(sixSpades(7))] }],
    );
    expect(linesOf(decided)[0]).toEqual(sixSpades(7));
    expect(linesOf(given(decided, [withdrawRuling, withdraw]))[0]).toEqual(SIX);
  });

  it('leaves a sheet agreed that was agreed', () => {
    const accepted = given(played, [acceptSheet, { ...PLACE, reason: 'As on paper.' }]);
    const after = given(accepted, [giveRuling, ruling([line(RULED), line(FIVE, 3)])]);
    expect(after.state(sheetStream(PLACE))).toMatchObject({ status: 'agreed', lines: { length: 3 } });
    expect(given(after, [withdrawRuling, withdraw]).state(sheetStream(PLACE))).toMatchObject({
      status: 'agreed',
      lines: [{ what: SIX }, { what: { kind: 'void' } }],
    });
  });
});

function remise(tricks: number, seat = 'E') {
  return { kind: 'remise', seat, tricks, rule: '3.9.18' };
}
