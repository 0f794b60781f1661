import { conventionOf, ownConvention, standingsRegulationSchema } from '#preferans';
import { sixSpades } from '../../../../preferans/src/testing/six-spades.js';
import { MINUTE } from '../../clock/state.js';
import { boardPlansOf } from '../../session/plan/board-moves.js';
import {
  admitContestant,
  callRound,
  chooseSheets,
  closeSession,
  createSession,
  drawTables,
  reopenSession,
  setTables,
  startSession,
  withdrawContestant,
} from '../../session/commands/commands.js';
import { seatedAt } from '../../session/plan/schedule.js';
import { sessionStream } from '../../session/state.js';
import { club, given, type Journal, session, type Step } from '../../session/testing/evening.js';
import { callDirector } from '../../table/commands/calls.js';
import { moveOn } from '../../table/commands/rounds.js';
import { tableEvents } from '../../table/events.js';
import { tableStream } from '../../table/state.js';
import { NOW } from '../../testing/decider-specification.js';
import { requestSeal } from '../../tournament/commands/decide.js';
import { tournamentEvents } from '../../tournament/events.js';
import {
  acceptSheet,
  correctLine,
  correctTime,
  disputeSheet,
  reopenSheet,
  showCard,
  signSheet,
  strikeLine,
  takeCardBack,
  useTime,
  writeLine,
} from './commands.js';
import { sheetEvents } from '../events.js';
import { sheetStream } from '../state.js';

const COUNTING = standingsRegulationSchema.parse({ score: 'whists' });
const SHEETS = {
  convention: conventionOf('sochinka'),
  ends: { by: 'deals', deals: 3 },
  counting: COUNTING,
};

/** Four at one table for so many rounds, the first of them called. */
const ofRounds = (rounds: number): Journal =>
  given(
    club,
    [createSession, { session: '1', game: 'preferans' }],
    [chooseSheets, { session: '1', sheets: SHEETS }],
    [setTables, { session: '1', players: 4, rounds, draw: 'random' }],
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
  );
const table = ofRounds(1);
const place = { session: '1', table: 'A1', round: 1 } as const;
const seated = seatedAt(session(table), 'A1', 1)!;
const byTable = { capacity: 'table', actor: 'device:a1' } as const;
const byDirector = { capacity: 'director' } as const;

const SIX_SPADES = sixSpades(6);
const deal = (record: object, line = 1) => ({
  ...place,
  line,
  by: 'N',
  what: { kind: 'deal', record: { ...SIX_SPADES, ...record } },
});
const written = (line = 1, record: object = {}): Step => [writeLine, deal(record, line), byTable];
const event = (record: object, more: object = {}) => ({
  ...place,
  line: 1,
  seated,
  what: { kind: 'deal', record: { ...SIX_SPADES, ...record } },
  flags: [],
  by: 'N',
  ...more,
});
/** One deal of three is written: who signs says so. */
const signed = (seat: string, entry = 1): Step => [
  signSheet,
  { ...place, seat, entry, short: true },
  byTable,
];

describe('a deal that a table writes', () => {
  it('stands on the next line of its sheet, with those who sit there', () =>
    given(table)
      .when(writeLine, deal({}), byTable)
      .then(sheetEvents.lineWritten(event({}) as never)));

  it('changes nothing when it is sent again, and is not written twice', () => {
    const once = given(table, written());
    given(once).when(writeLine, deal({}), byTable).thenNothing();
    given(once)
      .when(writeLine, deal({ tricks: { E: 7, S: 3, W: 0 } }), byTable)
      .thenRejected('sheet.line-written', { line: 1 });
    given(table).when(writeLine, deal({}, 2), byTable).thenRejected('sheet.line-not-next', { next: 1 });
  });

  it.each([{}, { tricks: { E: 7, S: 3, W: 0 } }])(
    'is told by no guess to who may not see it: %j',
    (guess) => {
      const once = given(table, written());
      const blind = { ...byDirector, visibility: () => ({ results: false, cards: false }) };
      given(once).when(writeLine, deal(guess), blind).thenRejected('sheet.before-oneself', { table: 'A1' });
      given(once)
        .when(correctLine, { ...deal(guess), reason: 'A guess.' }, blind)
        .thenRejected('sheet.before-oneself', { round: 1 });
      // Nor to those who sit there in the next round.
      const moved = given(
        ofRounds(2),
        written(),
        [callRound, { session: '1', round: 2 }],
        [moveOn, { session: '1', table: 'A1', round: 2 }],
      );
      given(moved).when(writeLine, deal(guess), byTable).thenRejected('sheet.line-written', { line: 1 });
    },
  );

  it('is refused with the rule when the tricks do not make ten', () =>
    given(table)
      .when(writeLine, deal({ tricks: { E: 6, S: 3, W: 0 } }), byTable)
      .thenRejected('sheet.line-impossible', { fault: 'deal.tricks-not-ten', rule: '3.2.8, 3.9.5' }));

  it('is refused with tricks when it was not played out', () => {
    const passed = ['S', 'W'].map((seat) => ({ seat, call: 'pass' }));
    given(table)
      .when(writeLine, deal({ whists: passed }), byTable)
      .thenRejected('sheet.line-impossible', { fault: 'deal.tricks-of-unplayed-deal' });
  });

  it('is refused with a whist by declarer, or by the dealer who sits out', () => {
    const whisted = (seat: string) => ({ whists: [{ seat, call: 'whist' }] });
    given(table)
      .when(writeLine, deal(whisted('E')), byTable)
      .thenRejected('sheet.line-impossible', { fault: 'deal.whist-by-declarer', rule: '3.8.1' });
    given(table)
      .when(writeLine, deal(whisted('N')), byTable)
      .thenRejected('sheet.line-impossible', { fault: 'deal.whist-by-sitting-dealer' });
  });

  it('is refused with a misère behind another call of one’s own', () => {
    const auction = [
      { seat: 'E', call: '6S' },
      { seat: 'S', call: '6C' },
      { seat: 'W', call: 'pass' },
      { seat: 'E', call: 'misere' },
      { seat: 'S', call: 'pass' },
    ];
    const misere = {
      auction,
      played: { kind: 'misere', declarer: 'E' },
      whists: [],
      tricks: { E: 0, S: 5, W: 5 },
    };
    given(table).when(writeLine, deal(misere), byTable).thenRejected('sheet.line-impossible', {
      rule: '3.3.9',
    });
  });

  it('is flagged when another was to deal', () =>
    given(table)
      .when(writeLine, deal(turned('E')), byTable)
      .then(sheetEvents.lineWritten(event(turned('E'), { flags: ['dealer-out-of-turn'] }) as never)));

  it('is the last when so many were agreed', () => {
    const three = given(table, ...['N', 'E', 'S'].map((dealer, index) => written(index + 1, turned(dealer))));
    given(three)
      .when(writeLine, deal(turned('W'), 4), byTable)
      .thenRejected('sheet.over');
  });

  it('is no sheet’s where the game is played in boards, and none before the round is called', () => {
    const bridge = given(club, [createSession, { session: '1' }]);
    given(bridge)
      .when(chooseSheets, { session: '1', sheets: SHEETS })
      .thenRejected('session.other-game', { game: 'bridge' });
    given(table)
      .when(writeLine, { ...deal({}), round: 2 }, byTable)
      .thenRejected('session.round-not-called');
  });
});

/** The same deal one seat further on. */
function turned(dealer: string) {
  const seats = ['N', 'E', 'S', 'W'];
  const at = seats.indexOf(dealer);
  const seat = (steps: number) => seats[(at + steps) % 4]!;
  return {
    dealer,
    played: { kind: 'contract', declarer: seat(1), level: 6, denomination: 'S' },
    whists: [
      { seat: seat(2), call: 'whist' },
      { seat: seat(3), call: 'pass' },
    ],
    tricks: { [seat(1)]: 6, [seat(2)]: 4, [seat(3)]: 0 },
  };
}

describe('a sheet that is corrected', () => {
  const once = given(table, written(), signed('N'));
  it('says why, and is signed anew', () => {
    const right = given(once, [
      correctLine,
      { ...deal({ tricks: { E: 7, S: 3, W: 0 } }), reason: 'A trick was forgotten.' },
      byTable,
    ]);
    expect(right.state(sheetStream(place))).toMatchObject({ entry: 2, status: 'open', signed: [] });
  });
  it('loses its last line alone', () => {
    const twice = given(once, written(2, turned('E')));
    given(twice)
      .when(strikeLine, { ...place, line: 1, reason: 'Never played.' }, byTable)
      .thenRejected('sheet.line-not-last', { last: 2 });
    const one = given(twice, [strikeLine, { ...place, line: 2, by: 'S', reason: 'Never played.' }, byTable]);
    expect(one.state(sheetStream(place)).lines).toHaveLength(1);
  });
});

describe('a sheet that everybody signs', () => {
  const once = given(table, written());
  const three = given(once, signed('N'), signed('E'), signed('S'));
  const lastSigned = [
    sheetEvents.signed({ ...place, seat: 'W', short: true }),
    sheetEvents.agreed(place),
    tableEvents.sheetAgreed(place),
  ];
  it('is agreed with the last of them', () =>
    given(three)
      .when(signSheet, { ...place, seat: 'W', entry: 1, short: true }, byTable)
      .then(...lastSigned));
  it('is not signed short without a word: deals that were agreed are missing', () => {
    given(once)
      .when(signSheet, { ...place, seat: 'N', entry: 1 }, byTable)
      .thenRejected('sheet.deals-missing', { written: 1, agreed: 3 });
    const ends = { by: 'deals', deals: 1 };
    const whole = given(once, [
      chooseSheets,
      { session: '1', sheets: { ...SHEETS, ends }, reason: 'Time is short.' },
    ]);
    // Of a sheet that lacks nothing the word is not kept.
    given(whole)
      .when(signSheet, { ...place, seat: 'N', entry: 1, short: true }, byTable)
      .then(sheetEvents.signed({ ...place, seat: 'N' }));
  });
  it('is not signed short where pools are open, and at any time where time ends the round', () => {
    const ending = (by: string): Journal => {
      const settings = conventionOf('sochinka')!;
      const convention = by === 'pools' ? ownConvention(settings, { poolSize: 20 }) : settings;
      return given(
        club,
        [createSession, { session: '1', game: 'preferans' }],
        [chooseSheets, { session: '1', sheets: { ...SHEETS, convention, ends: { by } } }],
        [setTables, { session: '1', players: 4, rounds: 1 }],
        [startSession, { session: '1' }],
        [callRound, { session: '1', round: 1 }],
        written(),
      );
    };
    const word = { ...place, seat: 'N', entry: 1 };
    given(ending('pools')).when(signSheet, word, byTable).thenRejected('sheet.pools-open');
    given(ending('time'))
      .when(signSheet, word, byTable)
      .then(sheetEvents.signed({ ...place, seat: 'N' }));
  });
  it('is not signed as it was before, nor where nobody sits', () => {
    given(once)
      .when(signSheet, { ...place, seat: 'N', entry: 0 }, byTable)
      .thenRejected('sheet.written-anew');
    given(table)
      .when(signSheet, { ...place, seat: 'N', entry: 0 }, byTable)
      .thenRejected('sheet.empty');
  });
  it('is accepted empty with a reason alone', () => {
    given(table).when(acceptSheet, place, byDirector).thenRejected('sheet.reason-for-empty');
    const empty = given(table, [
      acceptSheet,
      { ...place, reason: 'Three of them did not come.' },
      byDirector,
    ]);
    expect(empty.state(sheetStream(place)).status).toBe('agreed');
  });
  it('takes no more lines, until the judge opens it again', () => {
    const agreed = given(three, signed('W'));
    given(agreed)
      .when(writeLine, deal(turned('E'), 2), byTable)
      .thenRejected('sheet.agreed');
    const open = given(agreed, [reopenSheet, { ...place, reason: 'A deal is missing.' }, byDirector]);
    expect(open.state(tableStream(place)).sheets).toEqual([]);
    given(open, written(2, turned('E')));
  });
  it('stays agreed when the judge puts it right', () => {
    const right = given(three, signed('W'), [
      correctLine,
      { ...deal({ tricks: { E: 7, S: 3, W: 0 } }), by: undefined, reason: 'Counted again.' },
      byDirector,
    ]);
    expect(right.state(sheetStream(place)).status).toBe('agreed');
  });
  it('lets the session be closed', () => {
    given(once).when(closeSession, { session: '1' }).thenRejected('session.sheets-open', { sheets: 1 });
    given(three, signed('W'), [closeSession, { session: '1' }]);
  });
});

describe('a sheet that is disputed', () => {
  const disputed = given(table, written(), signed('N'), [
    disputeSheet,
    { ...place, seat: 'W', entry: 1 },
    byTable,
  ]);
  it('waits for the judge, who says why', () => {
    given(disputed)
      .when(signSheet, { ...place, seat: 'N', entry: 1 }, byTable)
      .thenRejected('sheet.disputed');
    given(disputed).when(acceptSheet, place, byDirector).thenRejected('session.reason-needed');
    const decided = given(disputed, [
      acceptSheet,
      { ...place, reason: 'The tricks were counted.' },
      byDirector,
    ]);
    expect(decided.state(sheetStream(place)).status).toBe('agreed');
  });
});

describe('what the judge writes', () => {
  it('is not the table’s to write, correct or strike', () => {
    const penalty = {
      kind: 'penalties',
      rectifications: [{ kind: 'mountain', seat: 'N', points: 5, rule: '3.2.17' }],
    };
    const line = { ...place, line: 1, what: penalty };
    given(table).when(writeLine, line, byTable).thenRejected('sheet.judges-line');
    const given1 = given(table, [writeLine, { ...line, reason: 'Dealt wrongly again.' }, byDirector]);
    given(given1)
      .when(strikeLine, { ...place, line: 1, reason: 'No.' }, byTable)
      .thenRejected('sheet.judges-line');
  });

  it('is no lot that somebody brings along: that is a ruling’s', () => {
    const ofDissenter = { ...SIX_SPADES, tricks: { E: 5, S: 5, W: 0 } };
    const ruling = { ofWhister: SIX_SPADES, ofDissenter, dissenters: ['W'], seed: 'a'.repeat(64) };
    for (const what of [{ kind: 'ruling', ruling }, { kind: 'withdrawn' }])
      given(table)
        .when(writeLine, { ...place, line: 1, what }, byDirector)
        .thenRejected('sheet.judges-line');
  });

  it('is a card, which can be withdrawn', () => {
    const shown = given(table, [showCard, { ...place, seat: 'S', reason: 'Late.' }, byDirector]);
    expect(shown.state(sheetStream(place)).cards).toEqual([
      { card: 1, seat: 'S', contestant: seated.S, takenBack: false },
    ]);
    const back = given(shown, [takeCardBack, { ...place, card: 1, reason: 'It was North.' }, byDirector]);
    expect(back.state(sheetStream(place)).cards).toEqual([
      { card: 1, seat: 'S', contestant: seated.S, takenBack: true },
    ]);
    given(shown)
      .when(takeCardBack, { ...place, card: 2, reason: 'x' }, byDirector)
      .thenRejected('sheet.card-unknown');
  });
});

describe('the clock of the players', () => {
  const timed = given(table, [
    chooseSheets,
    { session: '1', sheets: { ...SHEETS, minutesPerPlayer: 20 }, reason: 'The regulation says so.' },
  ]);
  const thought = (seconds: number, seat = 'S'): Step => [useTime, { ...place, seat, seconds }, byTable];
  const seconds = (journal: Journal) => journal.state(sheetStream(place)).seconds;

  it('adds up how long each has thought', () =>
    expect(seconds(given(timed, thought(30), thought(65), thought(10, 'N')))).toEqual({ S: 95, N: 10 }));

  it('was wrong: the judge says how long it was in all', () => {
    const put = { ...place, seat: 'S', seconds: 60, reason: 'Nobody stopped it at the call.' };
    const corrected = given(timed, thought(400), [correctTime, put, byDirector]);
    expect(seconds(corrected)).toEqual({ S: 60 });
    given(corrected).when(correctTime, put, byDirector).thenNothing();
  });

  it('runs only where the regulation wants it, for who sits there, until the sheet is agreed', () => {
    given(table)
      .when(useTime, { ...place, seat: 'S', seconds: 5 }, byTable)
      .thenRejected('sheet.no-players-clock');
    const agreed = given(timed, written(), [acceptSheet, place, byDirector]);
    given(agreed)
      .when(useTime, { ...place, seat: 'S', seconds: 5 }, byTable)
      .thenRejected('sheet.agreed', { round: 1 });
  });
});

describe('a session of sheets', () => {
  it('begins once somebody has chosen by what they are written', () =>
    given(
      club,
      [createSession, { session: '1', game: 'preferans' }],
      [setTables, { session: '1', players: 4, rounds: 1 }],
    )
      .when(startSession, { session: '1' })
      .thenRejected('sheet.no-sheets'));
});

describe('the judge', () => {
  it('is called to a deal of the sheet', () => {
    const call = { ...place, board: 2, matter: 'irregularity', hand: null, by: null };
    given(table)
      .when(callDirector, call, byTable)
      .then(tableEvents.directorCalled({ ...call, call: 1 } as never));
    given(table)
      .when(callDirector, { ...call, round: 2 }, byTable)
      .thenRejected('session.round-not-called');
  });
});

describe('a session of sheets that is over', () => {
  const seats = ['N', 'E', 'S', 'W'];
  const agreed = given(table, written(), ...seats.map((seat) => signed(seat)));
  const closed = given(agreed, [closeSession, { session: '1' }]);
  const counted = { ...deal({ tricks: { E: 7, S: 3, W: 0 } }), by: undefined, reason: 'Counted again.' };
  const director = { capacity: 'director', now: NOW + 31 * MINUTE } as const;
  const official = [requestSeal, { kind: 'official' }] as const;
  const late = { now: NOW + 31 * MINUTE };

  it('is corrected by the judge during the correction period, then only by the organiser, and never by its tables', () => {
    const right = given(closed, [correctLine, counted, byDirector]);
    expect(right.state(sheetStream(place))).toMatchObject({ entry: 2, status: 'agreed' });
    given(closed)
      .when(correctLine, counted, director)
      .thenRejected('session.correction-over', { ended: NOW + 30 * MINUTE });
    given(closed, [correctLine, counted, { ...late, capacity: 'organiser' }]);
    given(closed).when(correctLine, counted, byTable).thenRejected('session.closed');
    given(closed)
      .when(writeLine, deal(turned('E'), 2), byDirector)
      .thenRejected('session.closed');
  });

  it('is opened again with its sheets, which are opened, signed anew, and close it', () => {
    const again = given(closed, [reopenSession, { session: '1', reason: 'A deal is missing.' }]);
    given(again)
      .when(writeLine, deal(turned('E'), 2), byTable)
      .thenRejected('sheet.agreed');
    const open = given(again, [reopenSheet, { ...place, reason: 'A deal is missing.' }, byDirector]);
    const second = given(open, written(2, turned('E')));
    given(second).when(closeSession, { session: '1' }).thenRejected('session.sheets-open');
    given(second, ...seats.map((seat) => signed(seat, 2)), [closeSession, { session: '1' }]);
  });

  it('is sealed officially once nothing is disputed, open, or corrected any more', () => {
    const once = given(table, written());
    given(once)
      .when(...official)
      .thenRejected('tournament.sheets-open', { session: '1', sheets: 'A1: 1' });
    given(once, [disputeSheet, { ...place, seat: 'W', entry: 1 }, byTable])
      .when(...official)
      .thenRejected('tournament.sheets-disputed', { session: '1', sheets: 'A1: 1' });
    given(once)
      .when(requestSeal, { kind: 'provisional' })
      .then(tournamentEvents.sealRequested({ kind: 'provisional' }));
    given(agreed)
      .when(...official)
      .thenRejected('tournament.sessions-open');
    given(closed)
      .when(...official)
      .thenRejected('tournament.correction-runs');
    given(closed)
      .when(...official, late)
      .then(tournamentEvents.sealRequested({ kind: 'official' }));
  });
});

describe('who comes and who leaves', () => {
  const leaving = { session: '1', contestant: seated.W!, fromRound: 1 };

  it('stays on the sheet that they are written on', () =>
    given(given(table, written()))
      .when(withdrawContestant, leaving)
      .thenRejected('session.contestant-played-last', { round: 1 }));

  it('joins a sheet that three have begun, as long as it is written', () => {
    const threeOf = (record: object) => ({ players: ['N', 'E', 'S'], ...record });
    const allPass = threeOf({
      dealer: 'N',
      played: { kind: 'all-pass' },
      whists: [],
      tricks: { N: 3, E: 3, S: 4 },
    });
    const three = given(table, [withdrawContestant, leaving], written(1, allPass));
    const comes: Step = [admitContestant, { ...leaving, missed: 'late' }];
    const joins = { ...place, line: 2, what: { kind: 'joins', seat: 'W' }, reason: 'On a later train.' };
    given(three)
      .when(writeLine, joins, byDirector)
      .thenRejected('sheet.line-impossible', { fault: 'sheet.joins', rule: '3.1.2, fn 8' });
    const mountain = { kind: 'mountain', seat: 'W', points: 5, rule: '3.2.17' };
    given(three)
      .when(writeLine, { ...joins, what: { kind: 'penalties', rectifications: [mountain] } }, byDirector)
      .thenRejected('sheet.line-impossible', { fault: 'deal.seat-not-at-table', seat: 'W' });
    const four = given(three, comes);
    given(four).when(writeLine, joins, byTable).thenRejected('sheet.judges-line');
    const joined = given(four, [writeLine, joins, byDirector]);
    const dealt = given(joined, written(3, turned('W')));
    // Who has joined stays, and what three have played stays theirs.
    given(dealt)
      .when(correctLine, { ...place, line: 2, what: { kind: 'void' }, reason: 'x' }, byDirector)
      .thenRejected('sheet.line-impossible', { fault: 'sheet.joins' });
    given(dealt)
      .when(correctLine, { ...deal({}), reason: 'x' }, byDirector)
      .thenRejected('sheet.line-impossible', { fault: 'deal.players-not-at-table' });
    given(joined)
      .when(writeLine, { ...joins, line: 3 }, byDirector)
      .thenRejected('sheet.line-impossible');
    const signedByThree = given(three, ...['N', 'E', 'S'].map((seat) => signed(seat)));
    given(signedByThree)
      .when(...comes)
      .thenRejected('sheet.table-begun', { table: 'A1', round: 1 });
  });
});

describe('tables that are drawn', () => {
  const eight = given(
    club,
    [createSession, { session: '1', game: 'preferans' }],
    [chooseSheets, { session: '1', sheets: SHEETS }],
    [setTables, { session: '1', players: 8, rounds: 2 }],
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
  );
  const ranking = Array.from({ length: 8 }, (_, index) => ({
    contestant: `A-${index + 1}`,
    place: index + 1,
    value: '0',
  }));
  const draw = { session: '1', section: 'A', round: 2, at: 1 };
  const told = { ranking: { at: 1, upTo: 1, open: 0, ranking } };

  it('are not for so few players as make none', () =>
    given(eight)
      .when(drawTables, { ...draw, stay: 5 }, told)
      .thenRejected('session.movement-refused', { fault: 'movement.players-unfit', players: 5 }));

  it('have no boards to carry where each deals for itself', () =>
    expect(boardPlansOf(eight.state(sessionStream('1')))).toEqual([]));
  it('stay once a sheet was accepted, also an empty one', () => {
    const second = given(eight, [drawTables, draw, told], [callRound, { session: '1', round: 2 }]);
    const again = { ...draw, reason: 'A mountain was forgotten.' };
    given(second, [drawTables, again, told]);
    const noone = { ...place, round: 2, reason: 'Nobody came.' };
    given(given(second, [acceptSheet, noone, byDirector]))
      .when(drawTables, again, told)
      .thenRejected('sheet.table-begun', { table: 'A1', round: 2 });
  });
});
