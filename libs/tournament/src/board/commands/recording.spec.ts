import { at, journal, threeTables } from '../../result/testing/three-tables.js';
import { given, hiddenAs, NOTED } from '../../testing/decider-specification.js';
import type { JournalEvent } from '../../catalogue/journal-event.js';
import { correctHands, decideReading, recordHands, redeal } from './commands.js';
import { tournamentEvents } from '../../tournament/events.js';
import { boardEvents } from '../events.js';
import { boardStream } from '../state.js';

const N = 'AKQ2.765.J94.T83';
const E = 'T975.KJ4.A82.764';
const S = 'J86.AT98.KT5.AQ2';
const W = '43.Q32.Q763.KJ95';
const DEAL = `N:${N} ${E} ${S} ${W}`;
/** North and East have changed the deuce and the five of spades. */
const OTHER = { N: N.replace('2', '5'), E: E.replace('5', '2'), S };
const OTHER_DEAL = `N:AKQ5.765.J94.T83 T972.KJ4.A82.764 ${S} ${W}`;

const board = { set: '1', board: 1 };
const [A1, A3] = [
  { session: '1', table: 'A1', round: 1 },
  { session: '1', table: 'A3', round: 2 },
];
const TABLE = { capacity: 'table' } as const;
const DIRECTOR = { capacity: 'director' } as const;

const playedAt = (place: string, seats: string): JournalEvent[] => [
  journal.recorded(place, seats, '4S N ='),
  journal.settled(place),
];
const begun = [...threeTables(2), tournamentEvents.sessionStarted({ session: '1' })];
const evening = [...begun, boardEvents.dealtAtTable(board), ...playedAt('A1 1 1', 'NS1 EW1')];
const byA1 = { ...at('A1 1 1'), hands: { N, E, S } };
const byA3 = { ...at('A3 2 1'), hands: { N, E, S, W } };
const recorded = boardEvents.recorded({ ...board, deal: hiddenAs(DEAL), at: A1 });
const alike = boardEvents.readingConfirmed({ ...board, deal: hiddenAs(DEAL).id, at: A3 });
const differs = boardEvents.readingContradicts({
  ...board,
  deal: hiddenAs(DEAL).id,
  reading: hiddenAs(OTHER_DEAL),
  at: A3,
});
const key = '7'.repeat(64);
const reveal = (deal: string) => boardEvents.revealed({ ...board, deal: hiddenAs(deal).id, key });

describe('the hands of a board that was dealt at the table', () => {
  it('are read from its cards by the table that has played it: three hands are enough, and nothing of them is in the open', () => {
    const reading = given(...evening).when(recordHands, byA1, TABLE);
    reading.then(recorded);
    expect(reading.decision).toMatchObject({ answer: { recorded: 'first' } });
    expect(recordHands.unhashed).toEqual(['hands']);
  });

  it('also where nobody had told who deals: a board that the program has not dealt was dealt by hand', () =>
    given(...threeTables(2), ...playedAt('A1 1 1', 'NS1 EW1'))
      .when(recordHands, byA1, TABLE)
      .then(recorded));

  it('not before the table has played it, nor by those who come to the table afterwards', () => {
    given(...threeTables(1), boardEvents.dealtAtTable(board))
      .when(recordHands, byA1, TABLE)
      .thenRejected('board.not-played', { board: 1 });
    const movedOn = { type: 'table.moved-on', schema: 1, payload: { session: '1', table: 'A1', round: 2 } };
    given(...evening, movedOn as JournalEvent)
      .when(recordHands, byA1, TABLE)
      .thenRejected('result.players-moved-on', { round: 1 });
    given(...evening)
      .when(recordHands, { ...byA1, table: 'A2' }, TABLE)
      .thenRejected('result.board-not-scheduled');
  });

  it('by the director once some table has played it', () => {
    const { table: _table, round: _round, ...anywhere } = byA1;
    given(...evening)
      .when(recordHands, anywhere, DIRECTOR)
      .then(boardEvents.recorded({ ...board, deal: hiddenAs(DEAL) }));
    given(...begun)
      .when(recordHands, anywhere, DIRECTOR)
      .thenRejected('board.not-played');
  });

  it('not of a board that the program has dealt', () => {
    const dealt = [
      boardEvents.dealingRequested(board),
      boardEvents.dealt({ ...board, deal: hiddenAs(OTHER_DEAL) }),
    ];
    given(...threeTables(2), ...dealt, ...playedAt('A1 1 1', 'NS1 EW1'))
      .when(recordHands, byA1, TABLE)
      .thenRejected('board.dealt-by-program', { board: 1 });
  });

  it.each([
    [
      { N, E: N, S },
      { fault: 'deal.card-doubled', card: 'SA', seats: ['N', 'E'] },
    ],
    [
      { N, E, S: 'J86.AT98.KT5.AQ' },
      { fault: 'deal.hand-size', seat: 'S', cards: 12 },
    ],
    [
      { N, E: 'T975.KJ4.A82.76Z', S },
      { fault: 'deal.rank', seat: 'E', suit: 'C', found: 'Z' },
    ],
    [
      { N, E },
      { fault: 'deal.hand-not-given', seat: 'W' },
    ],
  ])('not while they are no deal: the first wrong card or hand is named', (hands, fault) =>
    given(...evening)
      .when(recordHands, { ...byA1, hands }, TABLE)
      .thenRejected('board.hands', { board: 1, ...fault }),
  );
});

describe('hands that are read again at another table', () => {
  const played = [...evening, recorded, ...playedAt('A3 2 1', 'NS3 EW2')];

  it('confirm what is recorded, once', () => {
    given(...played)
      .when(recordHands, byA3, TABLE)
      .then(alike);
    given(...played, alike)
      .when(recordHands, byA3, TABLE)
      .thenNothing();
    given(...played)
      .when(recordHands, byA1, TABLE)
      .thenNothing();
  });

  it('or contradict it, and the director decides: either reading can hold', () => {
    const reading = given(...played).when(recordHands, { ...byA3, hands: OTHER }, TABLE);
    reading.then(differs);
    expect(reading.decision).toMatchObject({ answer: { recorded: 'differs' } });
    const body = { session: '1', board: 1, reading: hiddenAs(OTHER_DEAL).id, reason: 'I have looked.' };
    for (const holds of [true, false]) {
      const decided = boardEvents.readingDecided({
        ...board,
        reading: hiddenAs(OTHER_DEAL).id,
        holds,
        reason: NOTED,
      });
      given(...played, differs)
        .when(decideReading, { ...body, holds })
        .then(decided);
      const after = given(...played, differs, decided).state(boardStream(board));
      expect(after).toMatchObject({
        hidden: { id: hiddenAs(holds ? OTHER_DEAL : DEAL).id },
        contradictions: [],
        status: 'recorded',
      });
      given(...played, differs, decided)
        .when(decideReading, { ...body, holds })
        .thenRejected('board.no-contradiction');
    }
  });

  it('are corrected by the director with a reason; a deal that was open already is revealed anew', () => {
    const body = { session: '1', board: 1, hands: OTHER, reason: 'Spades were mixed up.' };
    const corrected = boardEvents.recordingCorrected({ ...board, deal: hiddenAs(OTHER_DEAL), reason: NOTED });
    given(...played, reveal(DEAL))
      .when(correctHands, body)
      .then(corrected);
    expect(given(...played, reveal(DEAL), corrected).state(boardStream(board))).toMatchObject({
      status: 'recorded',
      hidden: { id: hiddenAs(OTHER_DEAL).id },
    });
    given(...evening)
      .when(correctHands, body)
      .thenRejected('board.not-recorded', { board: 1 });
    given(...played)
      .when(correctHands, { ...body, hands: { N, E } })
      .thenRejected('board.hands');
  });

  it('and a correction to what is recorded settles what contradicted it', () =>
    given(...played, differs)
      .when(correctHands, { session: '1', board: 1, hands: { N, E, S }, reason: 'They stand so.' })
      .then(
        boardEvents.readingDecided({
          ...board,
          reading: hiddenAs(OTHER_DEAL).id,
          holds: false,
          reason: NOTED,
        }),
      ));

  it('fall with the deal when the board is dealt again', () => {
    const body = { ...board, ground: '6D3', reason: 'A card was missing.' };
    const again = given(...played, differs).when(redeal, body);
    expect(again.decision).toMatchObject({ accepted: true, answer: { redealt: true } });
    expect(again.book().state(boardStream(board))).toMatchObject({
      status: 'dealt-at-table',
      hidden: null,
      contradictions: [],
    });
  });
});
