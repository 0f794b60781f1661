import fc from 'fast-check';
import { conventionOf, dealLine } from '#preferans';
import { deal } from '../../../preferans/src/testing/deal.js';
import { sixSpades } from '../../../preferans/src/testing/six-spades.js';
import { commands } from '../catalogue/catalogue.js';
import { describeSet } from '../deal-set/commands/commands.js';
import type { SheetLine } from '../games/games.js';
import { appealRuling, giveRuling } from '../ruling/commands/commands.js';
import {
  callRound,
  chooseSheets,
  createSession,
  setTables,
  startSession,
} from '../session/commands/commands.js';
import { club, given, type Journal, type Step } from '../session/testing/evening.js';
import { moveOn } from '../table/commands/rounds.js';
import { correctLine, showCard, strikeLine, writeLine } from './commands/commands.js';

const PLACE = { session: '1', table: 'A1', round: 1 } as const;
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const reason = 'To see what comes of it.';
const law = { edition: 'preferans-code', law: '3.9.1' } as const;

const DEALS_OF_SET: Step = [
  describeSet,
  { set: '1', title: 'Shared', from: 1, to: 3, contestants: 'refused', game: 'preferans' },
];

/** Four at one table, in their first round: it deals for itself, or plays so many boards that others play, too. */
const calling = (boardsPerRound: number, rounds = 1): Journal =>
  given(
    club,
    [createSession, { session: '1', game: 'preferans' }],
    [
      chooseSheets,
      {
        session: '1',
        sheets: {
          convention: conventionOf('sochinka'),
          ends: { by: 'deals', deals: 3 },
          ...(boardsPerRound > 0 && { duplicate: { kind: 'tables' } }),
        },
      },
    ],
    [setTables, { session: '1', players: 4, rounds, boardsPerRound, draw: 'random' }],
    ...(boardsPerRound > 0 ? [DEALS_OF_SET] : []),
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
  );

const penalty = (points: number, dealPasses?: true): SheetLine => ({
  kind: 'penalties',
  rectifications: [{ kind: 'mountain', seat: 'N', points: `${points}`, rule: '3.2.17' }],
  ...(dealPasses && { dealPasses }),
});
const VOID: SheetLine = { kind: 'void' };
/** Deals by the seat that deals them: made, down, without a whist, a misère, an all-pass. */
const DEALS: Readonly<Record<'N' | 'E' | 'S', readonly SheetLine[]>> = {
  N: [
    dealLine(sixSpades(6)),
    dealLine(sixSpades(4)),
    dealLine(deal('7C by E', { dealer: 'N', whists: 'S pass, W pass' })),
    dealLine(deal('all-pass', { dealer: 'N', tricks: 'E 4, S 3, W 3' })),
  ],
  E: [
    dealLine(deal('6S by S', { dealer: 'E', whists: 'W whist, N pass', tricks: 'S 6, W 4, N 0' })),
    dealLine(deal('misère by S', { dealer: 'E', tricks: 'S 1, W 4, N 5' })),
    dealLine(deal('all-pass', { dealer: 'E', tricks: 'S 4, W 3, N 3' })),
    VOID,
  ],
  S: [
    dealLine(deal('6S by W', { dealer: 'S', whists: 'N whist, E pass', tricks: 'W 6, N 4, E 0' })),
    dealLine(deal('misère by W', { dealer: 'S', tricks: 'W 0, N 5, E 5' })),
    VOID,
  ],
};
const ALL = [...DEALS.N, ...DEALS.E, ...DEALS.S, penalty(2), penalty(5, true)];

/** What stands on the three lines of the sheet; the second of them was another before a ruling. */
interface Hidden {
  readonly lines: readonly [SheetLine, SheetLine, SheetLine];
  readonly ruled: SheetLine;
}

/** A judge's penalty for board 1, and the deals of boards 2 and 3. */
const onBoards: fc.Arbitrary<Hidden> = fc.record({
  lines: fc.tuple(
    fc.constantFrom(penalty(2), penalty(5), penalty(5, true)),
    fc.constantFrom(...DEALS.E),
    fc.constantFrom(...DEALS.S),
  ),
  ruled: fc.constantFrom(...DEALS.E),
});
/** Whatever may follow one another where the table deals for itself. */
const byItself: fc.Arbitrary<Hidden> = fc.record({
  lines: fc.tuple(fc.constantFrom(...ALL), fc.constantFrom(...ALL), fc.constantFrom(...ALL)),
  ruled: fc.constantFrom(...ALL),
});

const boardOf = (hasBoards: boolean, line: number) => (hasBoards ? { board: line } : {});
const effect = (hasBoards: boolean, line: number, what: SheetLine) => ({
  kind: 'sheet-line',
  table: 'A1',
  round: 1,
  line,
  ...boardOf(hasBoards, line === 4 ? 1 : line),
  what,
});

function journalWith({ lines, ruled }: Hidden, hasBoards: boolean): Journal {
  const written = lines.reduce(
    (journal, what, index) =>
      given(journal, [writeLine, { ...PLACE, line: index + 1, ...boardOf(hasBoards, index + 1), what }]),
    hasBoards ? BOARDS : ITSELF,
  );
  return given(
    written,
    [showCard, { ...PLACE, seat: 'N', reason }],
    [giveRuling, { ruling: RULING, session: '1', law, reason, effects: [effect(hasBoards, 2, ruled)] }],
    [appealRuling, { ruling: RULING, session: '1', contestant: 'A-2', reason, concur: true }],
  );
}
const BOARDS = calling(3);
const ITSELF = calling(0);

/** What a judge who may not see the lines tries, by command. */
const TRIES: Readonly<Record<string, (guess: SheetLine, line: number, hasBoards: boolean) => object>> = {
  'sheet.write-line': (what, line, hasBoards) => ({
    ...PLACE,
    line,
    ...boardOf(hasBoards, line === 4 ? 1 : line),
    what,
  }),
  'sheet.correct-line': (what, line) => ({ ...PLACE, line, what, reason }),
  'sheet.strike-line': (_what, line) => ({ ...PLACE, line, reason }),
  'sheet.accept': () => ({ ...PLACE, reason }),
  'sheet.reopen': () => ({ ...PLACE, reason }),
  'sheet.use-time': () => ({ ...PLACE, seat: 'N', seconds: 60 }),
  'sheet.correct-time': () => ({ ...PLACE, seat: 'N', seconds: 60, reason }),
  'sheet.show-card': () => ({ ...PLACE, seat: 'N', reason }),
  'sheet.take-card-back': () => ({ ...PLACE, card: 1, reason }),
  'ruling.give': (what, line, hasBoards) => ({
    ruling: '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3f',
    session: '1',
    law,
    reason,
    seen: [RULING],
    effects: [planned(what, line, hasBoards) ?? effect(hasBoards, line, what)],
  }),
  'ruling.amend': (what, line, hasBoards) => ({
    ruling: RULING,
    session: '1',
    law,
    reason,
    effects: line === 1 ? [] : [planned(what, line, hasBoards) ?? effect(hasBoards, line, what)],
  }),
  'ruling.decide-appeal': (what, line, hasBoards) => ({
    ruling: RULING,
    session: '1',
    decision: line === 1 ? 'stands' : 'changed',
    law,
    reason,
    effects: line === 1 ? [] : [effect(hasBoards, line, what)],
  }),
  'ruling.withdraw': () => ({ ruling: RULING, session: '1', reason }),
  'ruling.review': () => ({ ruling: RULING, session: '1', reason }),
  'ruling.appeal': () => ({ ruling: RULING, session: '1', contestant: 'A-2', reason, concur: true }),
  'ruling.withdraw-appeal': () => ({ ruling: RULING, session: '1', reason }),
};

/** Two plans of defenders who do not agree, where the guess is a deal that was whisted. */
function planned(what: SheetLine, line: number, hasBoards: boolean) {
  if (what.kind !== 'deal' || what.record.whists.length === 0 || line !== 4) return undefined;
  const { record } = what;
  const plan = { ofWhister: record, ofDissenter: record, dissenters: [record.whists.at(-1)!.seat] };
  const { what: _what, ...on } = effect(hasBoards, line, what);
  return { ...on, kind: 'sheet-plans', plan };
}

type Visibility = NonNullable<Parameters<ReturnType<typeof given>['when']>[2]>['visibility'];

/** What whoever gives a command can tell: whether it is taken, the refusal, the kinds of lines, the answer. */
function told(journal: Journal, name: string, body: object, reader: Visibility) {
  const { decision } = journal.when(commands.get(name)!, body, {
    capacity: 'director',
    ...(reader && { visibility: reader }),
  });
  if (!decision.accepted) return decision.rejection;
  const lines = Object.values(decision.events).flatMap((some) => (some ?? []).map(({ type }) => type));
  return { lines, answer: decision.answer };
}

const HIDDEN = { results: false, cards: false };
const OPEN = { results: true, cards: true };
const nothing: Visibility = () => HIDDEN;
const sheetAlone: Visibility = (board) => (board === undefined ? OPEN : HIDDEN);

describe('a judge who may not see what stands on a sheet', () => {
  it('has every command of sheets and rulings that staff may give tried', () => {
    const ofStaff = [...commands.values()].filter(
      ({ name, access }) =>
        /^(sheet|ruling)\./.test(name) && typeof access === 'object' && access.roles.length > 0,
    );
    expect(Object.keys(TRIES).toSorted()).toEqual(ofStaff.map(({ name }) => name).toSorted());
  });

  const expectTheSame = (
    hidden: fc.Arbitrary<Hidden>,
    hasBoards: boolean,
    visibilities: readonly Visibility[],
  ) =>
    fc.assert(
      fc.property(fc.constantFrom(...ALL), hidden, hidden, (guess, one, other) => {
        const [first, second] = [journalWith(one, hasBoards), journalWith(other, hasBoards)];
        const tries = Object.entries(TRIES).flatMap(([name, bodyOf]) =>
          [1, 3, 4].map((line) => [name, bodyOf(guess, line, hasBoards)] as const),
        );
        for (const visibility of visibilities) {
          const toldIn = (journal: Journal) =>
            tries.map(([name, body]) => [name, told(journal, name, body, visibility)]);
          expect(toldIn(second)).toEqual(toldIn(first));
        }
      }),
      { numRuns: 25 },
    );

  it('is told the same of every try, whatever was played on boards that others play, too', () =>
    expectTheSame(onBoards, true, [nothing, sheetAlone]));

  it('is told the same of every try, whatever was written where a table deals for itself', () =>
    expectTheSame(byItself, false, [nothing]));

  it('is told why, and writes on boards of a sheet that is open all the same', () => {
    const one: Hidden = { lines: [penalty(5, true), DEALS.E[0]!, DEALS.S[0]!], ruled: DEALS.E[1]! };
    const written = journalWith(one, true);
    const dealt = (what: SheetLine) => ({ ...PLACE, line: 4, board: 1, what });
    const by = { capacity: 'director' } as const;
    given(written)
      .when(writeLine, dealt(DEALS.N[0]!), { ...by, visibility: nothing })
      .thenRejected('sheet.before-oneself', { table: 'A1', round: 1 });
    // No line of a board hangs on another: its number says who deals, whatever a judge has written before.
    given(written)
      .when(writeLine, dealt(DEALS.N[0]!), { ...by, visibility: sheetAlone })
      .thenAccepted();
    given(written)
      .when(writeLine, dealt(DEALS.E[0]!), by)
      .thenRejected('sheet.line-impossible', { fault: 'deal.dealer-not-of-board' });
  });
});

describe('those who sit at a table next', () => {
  const [played, penalised] = [6, 5].map((tricks) =>
    dealLine(
      sixSpades(6, {
        rectifications:
          tricks === 6 ? [] : [{ kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule: '3.9.16.2' }],
      }),
    ),
  ) as [SheetLine, SheetLine];
  const byTable = { capacity: 'table', actor: 'device:a1' } as const;

  it('put no line of a board right that they may not see, whosever it is', () => {
    for (const what of [played, penalised]) {
      const moved = given(
        calling(1, 2),
        [writeLine, { ...PLACE, line: 1, board: 1, what }],
        [callRound, { session: '1', round: 2 }],
        [moveOn, { session: '1', table: 'A1', round: 2 }],
      );
      for (const [command, more] of [
        [correctLine, { what: played }],
        [strikeLine, {}],
      ] as const)
        given(moved)
          .when(command, { ...PLACE, line: 1, ...more, reason }, byTable)
          .thenRejected('sheet.judges-line', { line: 1 });
    }
  });
});
