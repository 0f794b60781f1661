import { conventionOf, ownConvention, type Convention } from '#preferans';
import type { LineRuling } from '../games/games.js';
import { callRound, chooseSheets, createSession, setTables, startSession } from '../session/commands.js';
import { club, given } from '../session/testing/evening.js';
import { NOTED } from '../testing/decider-specification.js';
import { correctLine, writeLine } from './commands.js';

const SOCHINKA = conventionOf('sochinka')!;
const PLACE = { session: '1', table: 'A1', round: 1 };
const TABLE = { capacity: 'table' } as const;

/** Four at one table, the first round called. */
const seated = (convention: Convention) =>
  given(
    club,
    [createSession, { session: '1', game: 'preferans' }],
    [chooseSheets, { session: '1', sheets: { convention, ends: { by: 'deals', deals: 4 } } }],
    [setTables, { session: '1', players: 4, rounds: 1 }],
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
  );

const table = seated(SOCHINKA);

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
    tricks: { E: tricks, S: 10 - tricks },
    rectifications,
  },
});

const byCode = (law: string, of: string, answers: string[], more: object = {}): LineRuling => ({
  law: { edition: 'preferans-code', law },
  ways: [{ law: of, answers }],
  ...more,
});

const write = (what: object, more: object = {}) => ({
  ...PLACE,
  line: 1,
  what,
  reason: 'As ruled.',
  ...more,
});

const REVOKE = byCode('3.9.16.2', '3.9.16', ['no', 'later'], { seat: 'E' });
const ONE_TRICK = { kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule: '3.9.16.2' };

describe('a line that a judge has ruled on by the Preferans Code', () => {
  it('keeps by which facts: a trick of a revoke goes over to the opponents', () => {
    const written = given(table).when(writeLine, write(sixSpades(6, [ONE_TRICK]), { rulings: [REVOKE] }));
    expect(written.decision).toMatchObject({
      accepted: true,
      events: { sheet: [{ type: 'sheet.line-written', payload: { rulings: [REVOKE], reason: NOTED } }] },
    });
  });

  it('has what follows, or says why it departs', () => {
    const without = write(sixSpades(6), { rulings: [REVOKE] });
    given(table)
      .when(writeLine, without)
      .thenRejected('sheet.line-departs', { law: '3.9.16.2', what: 'tricks' });
    given(table)
      .when(writeLine, { ...without, departs: 'The trick could not be won otherwise.' })
      .thenAccepted();
    const nobodys = { ...REVOKE, seat: undefined };
    given(table)
      .when(writeLine, write(sixSpades(6, [ONE_TRICK]), { rulings: [nobodys] }))
      .thenRejected('sheet.line-departs', { what: 'tricks' });
  });

  it.each([
    // East is two down beside what he lacks by play; without a trick there is nothing that he lacks.
    ['two down beside the play', sixSpades(6, [remise(2)]), ['yes', 'declarer', 'no'], { seat: 'E' }, true],
    ['one too few', sixSpades(6, [remise(1)]), ['yes', 'declarer', 'no'], { seat: 'E' }, false],
    // Three down are proven: with one that he lacks by play there are two besides.
    [
      'three are proven, one lacks by play',
      sixSpades(5, [remise(2)]),
      ['yes', 'declarer', 'yes'],
      { seat: 'E', proven: 3 },
      true,
    ],
    [
      'none is counted twice',
      sixSpades(5, [remise(3)]),
      ['yes', 'declarer', 'yes'],
      { seat: 'E', proven: 3 },
      false,
    ],
    // South's whist is two down: alone he has to take four tricks, and lacks one.
    [
      'two down on the whist, one lacks by play',
      sixSpades(7, [remise(1, 'S')]),
      ['yes', 'whister'],
      { seat: 'S' },
      true,
    ],
    ['one too many', sixSpades(7, [remise(2, 'S')]), ['yes', 'whister'], { seat: 'S' }, false],
  ])('has the tricks down of a wrong number of cards: %s', (_case, what, answers, of, fits) => {
    const body = write(what, { rulings: [byCode('3.9.18', '3.9.18', answers, of)] });
    expect(given(table).when(writeLine, body).decision.accepted).toBe(fits);
  });

  it('has the figures that were agreed', () => {
    const fault = byCode('3.2.17', '3.2.17', ['again'], { seat: 'N' });
    const penalty = (points: number, dealPasses?: true) =>
      write(
        {
          kind: 'penalties',
          rectifications: [{ kind: 'mountain', seat: 'N', points, rule: '3.2.17' }],
          ...(dealPasses && { dealPasses }),
        },
        { rulings: [fault] },
      );
    given(table).when(writeLine, penalty(5, true)).thenAccepted();
    given(table).when(writeLine, penalty(5)).thenRejected('sheet.line-departs', { what: 'deal-passes' });
    const dear = seated(ownConvention(SOCHINKA, { penaltySecondDealingFault: 10 }, 'dear'));
    given(dear).when(writeLine, penalty(5, true)).thenRejected('sheet.line-departs', { what: 'remise' });
    given(dear).when(writeLine, penalty(10, true)).thenAccepted();
  });

  it('is dealt again where the Code says so', () => {
    const face = byCode('3.2.12', '3.2.12', ['deal', 'dealer', 'first-time'], { seat: 'N' });
    given(table)
      .when(writeLine, write({ kind: 'void' }, { rulings: [face] }))
      .thenAccepted();
    given(table)
      .when(writeLine, write(sixSpades(6), { rulings: [face] }))
      .thenRejected('sheet.line-departs', { what: 'redeal' });
    const again = byCode('3.2.12', '3.2.12', ['deal', 'dealer', 'again'], { seat: 'N' });
    const rectifications = [{ kind: 'mountain', seat: 'N', points: 2, rule: '3.2.12' }];
    const passes = { kind: 'penalties', rectifications, dealPasses: true };
    given(table)
      .when(writeLine, write(passes, { rulings: [again] }))
      .thenAccepted();
  });

  it('is found by ways that end, in the rule that it names', () => {
    const rule = (ruling: object) => write(sixSpades(6, [ONE_TRICK]), { rulings: [ruling] });
    given(table)
      .when(writeLine, rule({ ...REVOKE, ways: [{ law: '3.9.16', answers: ['no'] }] }))
      .thenRejected('ruling.way-unfinished', { law: '3.9.16' });
    given(table)
      .when(writeLine, rule(byCode('3.9.17', '3.9.16', ['no', 'later'], { seat: 'E' })))
      .thenRejected('ruling.other-law', { law: '3.9.17', follows: '3.9.16.2' });
  });

  it('is the judge’s, and so is what a ruling writes', () => {
    const plain = { ...write(sixSpades(6)), reason: undefined, by: 'E' };
    given(table).when(writeLine, plain, TABLE).thenAccepted();
    given(table)
      .when(writeLine, { ...plain, rulings: [REVOKE] }, TABLE)
      .thenRejected('sheet.judges-line');
    given(table)
      .when(writeLine, { ...plain, what: sixSpades(6, [ONE_TRICK]) }, TABLE)
      .thenRejected('sheet.judges-line');
    const ruled = given(table, [writeLine, write(sixSpades(6, [ONE_TRICK]), { rulings: [REVOKE] })]);
    given(ruled)
      .when(correctLine, { ...plain, reason: 'No, it was not.' }, TABLE)
      .thenRejected('sheet.judges-line');
  });

  it('is corrected where only the ruling was another one', () => {
    const body = write(sixSpades(6, [ONE_TRICK]));
    const book = given(table, [writeLine, body]);
    given(book).when(writeLine, body).thenNothing();
    given(book).when(correctLine, body).thenNothing();
    given(book)
      .when(writeLine, { ...body, rulings: [REVOKE] })
      .thenRejected('sheet.line-written');
    const ruled = { ...body, rulings: [REVOKE] };
    given(book).when(correctLine, ruled).thenAccepted();
    given(book, [correctLine, ruled]).when(correctLine, ruled).thenNothing();
  });
});

function remise(tricks: number, seat = 'E') {
  return { kind: 'remise', seat, tricks, rule: '3.9.18' };
}
