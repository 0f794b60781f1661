import { ORGANISER, given, NOTED } from '../testing/decider-specification.js';
import { journal, threeTables } from '../result/testing/three-tables.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../session/events.js';
import { tournamentEvents } from '../tournament/events.js';
import { recordAnalysis, recordDeal, redeal, requestDealing, revealBoard } from './commands/commands.js';
import { boardEvents } from './events.js';
import { boardStream } from './state.js';

const created = tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER });
const board = (number: number) => ({ set: '1', board: number });
const hidden = (id: string) => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
});
const FIRST = hidden('01');
const SECOND = hidden('02');
const key = '7'.repeat(64);

const requested = boardEvents.dealingRequested(board(7));
const dealt = boardEvents.dealt({ ...board(7), deal: FIRST });
const atTable = boardEvents.dealtAtTable(board(7));
const revealed = boardEvents.revealed({ ...board(7), deal: FIRST.id, key });
const redealRequested = (
  how: 'before-play' | 'at-the-table' = 'before-play',
  ground: '6D1' | '6D2' | '6D3' = '6D1',
) => boardEvents.redealRequested({ ...board(7), how, ground, reason: NOTED });

describe('boards are dealt before play (Law 6E2)', () => {
  it('by a request for each', () => {
    const asking = given(created).when(requestDealing, { set: '1', from: 7, to: 9, how: 'before-play' });
    asking.then(...[7, 8, 9].map((number) => boardEvents.dealingRequested(board(number))));
    expect(asking.decision).toMatchObject({ answer: { boards: [7, 8, 9] } });
  });
  it('but those that have been dealt, or asked for, stay as they are', () => {
    const asking = given(created, requested, boardEvents.dealtAtTable(board(9))).when(requestDealing, {
      set: '1',
      from: 7,
      to: 10,
      how: 'before-play',
    });
    asking.then(boardEvents.dealingRequested(board(8)), boardEvents.dealingRequested(board(10)));
    expect(asking.decision).toMatchObject({ answer: { boards: [8, 10] } });
  });
  it('in the order of their numbers, 9 before 10', () => {
    const { decision } = given(created).when(requestDealing, {
      set: '1',
      from: 9,
      to: 10,
      how: 'before-play',
    });
    expect(Object.keys(decision.accepted ? decision.events : {})).toEqual(['board 9', 'board 10']);
  });
  it.each([
    [7, 6],
    [1, 101],
    [1, 999],
  ])('boards %d to %d are refused as a range', (from, to) =>
    given(created)
      .when(requestDealing, { set: '1', from, to, how: 'before-play' })
      .thenRejected('board.range', { from, to }),
  );
  it('a hundred are taken at a time', () => {
    const { decision } = given(created).when(requestDealing, {
      set: '1',
      from: 900,
      to: 999,
      how: 'before-play',
    });
    expect(decision.accepted && Object.keys(decision.events)).toHaveLength(100);
  });
  it('as long as the tournament is open', () => {
    const body = { set: '1', from: 1, to: 1, how: 'before-play' };
    given().when(requestDealing, body).thenRejected('tournament.unknown');
    given(created, tournamentEvents.archived({}))
      .when(requestDealing, body)
      .thenRejected('tournament.archived');
  });
});

describe('a deal', () => {
  it('comes encrypted, for the request', () =>
    given(created, requested)
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .then(dealt));
  it('comes once: the job that runs twice writes it once', () =>
    given(created, requested, dealt)
      .when(recordDeal, { ...board(7), request: 1, deal: SECOND })
      .thenNothing());
  it('for an older request is not taken: a redeal was asked for since', () => {
    given(created, requested, redealRequested())
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .thenNothing();
    given(created, requested, redealRequested())
      .when(recordDeal, { ...board(7), request: 2, deal: SECOND })
      .then(boardEvents.dealt({ ...board(7), deal: SECOND }));
  });
  it('for a board that the players deal by now is not taken', () =>
    given(created, requested, redealRequested('at-the-table'))
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .thenNothing());
  it('that nobody asked for is refused', () => {
    given(created)
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .thenRejected('board.deal-not-owed', { board: 7 });
    given(created, requested, dealt)
      .when(recordDeal, { ...board(7), request: 2, deal: FIRST })
      .thenRejected('board.deal-not-owed', { board: 7 });
  });
  it('in plain text is no deal that could be recorded', () => {
    const plain = { ...FIRST, text: 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95' };
    expect(recordDeal.body.safeParse({ ...board(7), request: 1, deal: plain }).success).toBe(false);
  });
});

describe('the double-dummy results of a deal', () => {
  const results = { ...FIRST, text: 'r'.repeat(60) };
  const analysed = boardEvents.analysed({ ...board(7), analysis: results });
  it('come encrypted, once', () => {
    given(created, requested, dealt)
      .when(recordAnalysis, { ...board(7), analysis: results })
      .then(analysed);
    given(created, requested, dealt, analysed)
      .when(recordAnalysis, { ...board(7), analysis: { ...results, text: 'a'.repeat(60) } })
      .thenNothing();
  });
  it('come also when everybody has played it', () =>
    given(created, requested, dealt, revealed)
      .when(recordAnalysis, { ...board(7), analysis: results })
      .then(analysed));
  it('are not taken when the board was dealt anew, and wanted of the new deal', () => {
    const redealt = [created, requested, dealt, analysed, redealRequested()];
    const again = boardEvents.dealt({ ...board(7), deal: SECOND });
    given(...redealt)
      .when(recordAnalysis, { ...board(7), analysis: results })
      .thenNothing();
    given(...redealt, again)
      .when(recordAnalysis, { ...board(7), analysis: SECOND })
      .then(boardEvents.analysed({ ...board(7), analysis: SECOND }));
  });
  it('are refused of a deal that the board never had', () => {
    for (const events of [[], [requested], [atTable], [requested, dealt]]) {
      given(created, ...events)
        .when(recordAnalysis, { ...board(7), analysis: SECOND })
        .thenRejected('board.deal-not-owed', { board: 7 });
    }
  });
});

describe('boards are dealt at the table (Law 6E1)', () => {
  it('and the journal says so', () =>
    given(created).when(requestDealing, { set: '1', from: 7, to: 7, how: 'at-the-table' }).then(atTable));
  it('or by the computer after all, as long as nobody has begun to play them', () => {
    const [first, second, third] = [board(7), board(8), board(9)];
    const told = boardEvents.dealingTold({ ...second, by: 'players' });
    const all = { set: '1', from: 7, to: 9, how: 'before-play', instead: true } as const;
    const said = [created, atTable, boardEvents.dealtAtTable(second), told];
    given(...said)
      .when(requestDealing, all)
      .then(boardEvents.dealingRequested(first), boardEvents.dealingRequested(third));
    const { instead: _instead, ...others } = all;
    given(...said)
      .when(requestDealing, others)
      .then(boardEvents.dealingRequested(third));
    given(...threeTables(3), atTable, tournamentEvents.sessionStarted({ session: '1' }))
      .when(requestDealing, all)
      .thenRejected('deal-set.in-play', { set: '1' });
  });
  it('and no program deals them as well', () =>
    given(created, atTable)
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .thenRejected('board.deal-not-owed'));
  it('and dealt again there, with a new shuffle', () => {
    given(created, atTable)
      .when(redeal, { ...board(7), ground: '6D1', reason: 'A card was seen.' })
      .then(redealRequested('at-the-table'));
    const { status } = given(created, atTable, redealRequested('at-the-table')).state(boardStream(board(7)));
    expect(status).toBe('dealt-at-table');
  });
});

describe('a redeal', () => {
  it.each(['6D1', '6D2', '6D3'] as const)('has its ground: Law %s', (ground) => {
    const again = given(created, requested, dealt).when(redeal, {
      ...board(7),
      ground,
      reason: 'Two kings of hearts.',
    });
    again.then(redealRequested('before-play', ground));
    expect(again.decision).toMatchObject({ notes: [{ text: 'Two kings of hearts.' }] });
  });
  it('has no other ground', () => {
    const body = { ...board(7), ground: '22A', reason: 'It was passed out.' };
    expect(redeal.body.safeParse(body).success).toBe(false);
  });
  it('can be left to the players, or taken from them', () => {
    const reason = 'The machine is broken.';
    given(created, requested)
      .when(redeal, { ...board(7), ground: '6D3', how: 'at-the-table', reason })
      .then(redealRequested('at-the-table', '6D3'));
    given(created, atTable)
      .when(redeal, { ...board(7), ground: '6D2', how: 'before-play', reason })
      .then(redealRequested('before-play', '6D2'));
  });
  it('of what the players had dealt is a pending job as any other', () =>
    given(created, atTable, redealRequested('before-play'))
      .when(recordDeal, { ...board(7), request: 1, deal: FIRST })
      .then(dealt));
  it('needs a deal that nobody has looked at', () => {
    const body = { ...board(7), ground: '6D1', reason: 'A card was seen.' };
    given(created).when(redeal, body).thenRejected('board.not-dealt', { board: 7 });
    given(created, requested, dealt, revealed)
      .when(redeal, body)
      .thenRejected('board.revealed', { board: 7 });
    given(created, requested, dealt, tournamentEvents.archived({}))
      .when(redeal, body)
      .thenRejected('tournament.archived');
  });
});

describe('revealing', () => {
  it('opens the deal that was played', () =>
    given(created, requested, dealt)
      .when(revealBoard, { ...board(7), deal: FIRST.id, key, sessions: ['1'] })
      .then(revealed));
  it('happens once', () =>
    given(created, requested, dealt, revealed)
      .when(revealBoard, { ...board(7), deal: FIRST.id, key, sessions: ['1'] })
      .thenNothing());
  it('of a deal that a redeal has replaced opens nothing', () =>
    given(created, requested, dealt, redealRequested(), boardEvents.dealt({ ...board(7), deal: SECOND }))
      .when(revealBoard, { ...board(7), deal: FIRST.id, key, sessions: ['1'] })
      .thenNothing());
  it('of a deal that the board never had is refused', () => {
    for (const events of [[], [requested], [atTable], [requested, dealt], [requested, dealt, revealed]]) {
      given(created, ...events)
        .when(revealBoard, { ...board(7), deal: SECOND.id, key, sessions: ['1'] })
        .thenRejected('board.deal-not-owed', { board: 7 });
    }
  });
});

describe('a board is not revealed while it is still to be played', () => {
  const DEALT = boardEvents.dealt({ ...board(1), deal: FIRST });
  const evening = [...threeTables(3), boardEvents.dealingRequested(board(1)), DEALT];
  const plays = ['A1 1 1', 'A2 3 1', 'A3 2 1'].map((play) => journal.settled(play));
  const revealing = (...sessions: string[]) => ({ ...board(1), deal: FIRST.id, key, sessions });
  const settings = DEFAULT_SESSION_SETTINGS;
  const second = (boardSet: string) =>
    sessionEvents.created({ session: '2', game: 'bridge', boardSet, settings });

  it('but when every table has', () =>
    given(...evening, ...plays)
      .when(revealBoard, revealing('1'))
      .then(boardEvents.revealed({ ...board(1), deal: FIRST.id, key })));
  it('by a table that has not come to it, or is to play it again', () => {
    for (const events of [plays.slice(1), [...plays, journal.unsettled('A2 3 1')]]) {
      given(...evening, ...events)
        .when(revealBoard, revealing('1'))
        .thenRejected('board.still-to-play', { board: 1 });
    }
  });
  it('by a pair that was let in to play late what it has missed', () => {
    const missing = sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW1', fromRound: 1 });
    const arrived = sessionEvents.contestantArrived({
      session: '1',
      contestant: 'A-EW1',
      fromRound: 2,
      missed: 'late',
    });
    const others = [...evening, missing, ...plays.slice(1)];
    given(...others)
      .when(revealBoard, revealing('1'))
      .then(boardEvents.revealed({ ...board(1), deal: FIRST.id, key }));
    given(...others, arrived)
      .when(revealBoard, revealing('1'))
      .thenRejected('board.still-to-play');
  });
  it('by another session that has its set', () => {
    given(...evening, ...plays, second('1'))
      .when(revealBoard, revealing('1', '2'))
      .thenRejected('board.still-to-play');
    given(...evening, ...plays, second('2'))
      .when(revealBoard, revealing('1', '2'))
      .then(boardEvents.revealed({ ...board(1), deal: FIRST.id, key }));
  });
});
