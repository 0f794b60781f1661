import fc from 'fast-check';
import { recordDeal, requestDealing, revealBoard } from '../../board/commands/commands.js';
import { NOTED } from '../../testing/decider-specification.js';
import {
  admitContestant,
  callRound,
  changeDraw,
  changeMovement,
  chooseDrawOptions,
  closeSession,
  drawRound,
  keepDraw,
  setSwiss,
  startSession,
  substitute,
  withdrawContestant,
} from '../commands/commands.js';
import { DEFAULT_DRAW } from '../section/draw-options.js';
import { sessionEvents } from '../events.js';
import { roundToDraw } from '../plan/drawn-rounds.js';
import { meetingAt, scheduledPlays, tablesOf } from '../plan/schedule.js';
import {
  club,
  given,
  type Journal,
  reserve,
  roundScored,
  scored,
  session,
  type Step,
} from '../testing/evening.js';
import { drawnUpTo, meetings, standingsOf, swissSetUp } from '../testing/swiss-evening.js';

const call = (round: number): Step => [callRound, { session: '1', round }];
const draw = (round: number, ranked: string, more: object = {}): Step => [
  drawRound,
  { session: '1', section: 'A', round, at: 100, ...more },
  standingsOf(ranked, { upTo: round - 1 }),
];

/*
 * A Swiss evening in the club: eight pairs, four rounds of two boards. Round 1 is of neighbours: 1-2 3-4 5-6 7-8.
 */
const eight = given(club, ...swissSetUp(8, 4));
const firstPlayed = roundScored(given(eight, [startSession, { session: '1' }], call(1)), 1);
const secondDrawn = given(firstPlayed, draw(2, '1 3 5 7 2 4 6 8'));

const drawSecond = (ranked: string) => draw(2, ranked);

describe('a Swiss session', () => {
  it('has its first round from the start, all tables with the same boards, and nothing behind it', () => {
    expect(meetings(eight, 1)).toBe('1-2 3-4 5-6 7-8');
    expect(meetings(eight, 2)).toBe('? ? ? ?');
    const boards = (round: number) => [
      ...new Set(
        scheduledPlays(session(eight)).flatMap((play) => (play.round === round ? [play.board] : [])),
      ),
    ];
    expect(boards(1)).toEqual([1, 2]);
    expect(roundToDraw(session(eight))).toBe(2);
    expect(session(eight).sections[0]!.movement).toMatchObject({
      name: 'swiss',
      sets: 4,
      declared: { copies: 4 },
    });
  });

  it('may begin by lot, from a seed that is in the journal', () => {
    const byLot = given(club, ...swissSetUp(8, 4, { first: 'lot' }));
    expect(meetings(byLot, 1)).not.toBe('1-2 3-4 5-6 7-8');
    expect(meetings(given(club, ...swissSetUp(8, 4, { first: 'halves' })), 1)).toBe('1-5 2-6 3-7 4-8');
  });

  it('draws the next round from standings of the journal, and says which', () => {
    const { decision } = given(firstPlayed).when(
      drawRound,
      { session: '1', section: 'A', round: 2, at: 100 },
      standingsOf('1 3 5 7 2 4 6 8'),
    );
    expect(decision.accepted && decision.events['session']![0]).toMatchObject({
      type: 'session.round-drawn',
      payload: { round: 2, byes: [], basis: { kind: 'standings', at: 100, upTo: 1, open: 0 } },
    });
    // Who sat North-South sits East-West where that can be.
    expect(meetings(secondDrawn, 2)).toBe('1-3 5-7 2-4 6-8');
    expect(drawnUpTo(secondDrawn)).toBe(2);
  });

  it('calls no round before it is drawn, and does not close before all are', () => {
    given(firstPlayed)
      .when(...call(2))
      .thenRejected('session.round-not-drawn', { round: 2 });
    given(firstPlayed)
      .when(closeSession, { session: '1' })
      .thenRejected('session.round-not-drawn', { round: 2 });
    expect(session(given(secondDrawn, call(2))).round).toBe(2);
  });

  it('does not skip a round, nor draw one again without a reason', () => {
    given(firstPlayed)
      .when(...draw(3, '1 2 3 4 5 6 7 8'))
      .thenRejected('session.round-not-drawn', { round: 2 });
    given(secondDrawn)
      .when(...draw(2, '8 7 6 5 4 3 2 1'))
      .thenRejected('session.reason-needed');
    given(secondDrawn)
      .when(...draw(1, '8 7 6 5 4 3 2 1', { reason: 'x' }))
      .thenRejected('session.round-over', { round: 1 });
  });

  it('waits for all results, or is drawn from what there is when the director says so', () => {
    const missing = standingsOf('1 3 5 7 2 4 6 8', { open: 2 });
    const body = { session: '1', section: 'A', round: 2, at: 100 };
    given(firstPlayed)
      .when(drawRound, body, missing)
      .thenRejected('session.results-missing', { round: 1, plays: 2 });
    expect(given(firstPlayed).when(drawRound, { ...body, incomplete: true }, missing).decision.accepted).toBe(
      true,
    );
  });

  it('is not drawn from a line that the journal does not have', () => {
    given(firstPlayed)
      .when(drawRound, { session: '1', section: 'A', round: 2, at: 9_000 })
      .thenRejected('session.no-standings-at', { at: 9_000 });
  });

  it('asks for the results up to the round before the last where its draw is delayed', () => {
    const delayed = session(given(club, ...swissSetUp(8, 4, { results: 'delayed' })));
    const wanted = (state: typeof delayed) =>
      drawRound.ranking!({ session: '1', section: 'A', round: 3, at: 7, incomplete: false }, {
        session: state,
      } as never);
    expect(wanted(delayed)).toEqual({ session: '1', section: 'A', upTo: 1, at: 7 });
    expect(wanted(session(eight))).toMatchObject({ upTo: 2 });
  });

  it('refuses more rounds than there are opponents', () => {
    given(club, swissSetUp(4, 3)[0]!)
      .when(setSwiss, { session: '1', pairs: 4, rounds: 4, boardsPerRound: 2 })
      .thenRejected('session.swiss-too-long', { most: 3 });
  });

  it('lets somebody sit in for rounds whose seats are not known yet', () => {
    const body = { session: '1', contestant: 'A-1', seat: 'E', person: reserve(1), fromRound: 3, toRound: 3 };
    expect(given(secondDrawn).when(substitute, body).decision.accepted).toBe(true);
  });
});

describe('who is missing', () => {
  it('of an odd number the lowest that has not yet sits out', () => {
    const seven = given(club, ...swissSetUp(7, 3));
    expect(meetings(seven, 1)).toBe('1-2 3-4 5-6 7-8');
    const played = roundScored(given(seven, [startSession, { session: '1' }], call(1)), 1);
    const second = given(played, draw(2, '1 3 5 2 4 6 7'));
    expect(meetings(second, 2)).toBe('1-3 2-5 4-7 6-8');
  });

  it('nor does who came too late for a round sit out, while another has met somebody in all', () => {
    const seven = given(
      club,
      ...swissSetUp(7, 3),
      [startSession, { session: '1' }],
      [withdrawContestant, { session: '1', contestant: 'A-7', fromRound: 1 }],
      call(1),
    );
    const comes: Step = [
      admitContestant,
      { session: '1', contestant: 'A-7', fromRound: 2, missed: 'not-played' },
    ];
    const second = given(roundScored(seven, 1), comes, draw(2, '1 3 5 2 4 6 7'));
    expect(meetings(second, 2)).toBe('1-3 2-5 4-7 6-8');
    const third = given(roundScored(given(second, call(2)), 2), draw(3, '1 3 5 2 4 6 7'));
    expect(meetings(third, 3)).toMatch(/\b4-8$/);
  });

  it('who has left is drawn no more', () => {
    const left = given(firstPlayed, [withdrawContestant, { session: '1', contestant: 'A-1', fromRound: 2 }]);
    const { decision } = given(left).when(...draw(2, '1 3 5 7 2 4 6 8'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ byes: ['A-8'] });
    const two = given(left, [withdrawContestant, { session: '1', contestant: 'A-2', fromRound: 2 }]);
    expect(meetings(given(two, draw(2, '1 3 5 7 2 4 6 8')), 2)).toBe('3-5 4-7 6-8 2-1');
  });
});

describe('stationary pairs, venues and bans', () => {
  it('keep their table and direction, stay at their tables, do not meet', () => {
    const options = { stationary: ['A-4'], bans: [['A-1', 'A-3']] };
    const journal = given(club, ...swissSetUp(8, 4, options));
    const played = roundScored(given(journal, [startSession, { session: '1' }], call(1)), 1);
    // 4 sat East-West at table 2.
    expect(meetings(given(played, draw(2, '1 3 5 7 2 4 6 8')), 2)).toBe('1-5 2-4 3-7 6-8');
  });

  it('name pairs and tables that there are', () => {
    const body = { session: '1', pairs: 8, rounds: 4, boardsPerRound: 2 };
    const empty = given(club, swissSetUp(8, 4)[0]!);
    given(empty)
      .when(setSwiss, { ...body, draw: { stationary: ['A-9'] } })
      .thenRejected('session.contestant-unknown', { contestant: 'A-9' });
    given(empty)
      .when(setSwiss, { ...body, draw: { venues: [{ tables: ['A5'], contestants: [] }] } })
      .thenRejected('session.table-unknown', { table: 'A5' });
  });
});

describe('what draws keep to', () => {
  const draw = { ...DEFAULT_DRAW, first: 'neighbours' as const, bans: [['A-1', 'A-3'] as [string, string]] };
  const choice = { session: '1', section: 'A', draw };

  it('is changed with a reason once the session has started, and holds for draws from then on', () => {
    given(firstPlayed).when(chooseDrawOptions, choice).thenRejected('session.reason-needed');
    given(firstPlayed)
      .when(chooseDrawOptions, { ...choice, reason: 'A family' })
      .then(sessionEvents.drawOptionsChosen({ ...choice, reason: NOTED }));
    const chosen = given(firstPlayed, [chooseDrawOptions, { ...choice, reason: 'A family' }]);
    expect(meetings(given(chosen, drawSecond('1 3 5 7 2 4 6 8')), 2)).toBe('1-5 3-7 2-4 6-8');
    given(chosen).when(chooseDrawOptions, choice).thenNothing();
  });

  it('is chosen freely before', () =>
    given(eight).when(chooseDrawOptions, choice).then(sessionEvents.drawOptionsChosen(choice)));

  it('names pairs that there are, in a section that is drawn by rounds', () => {
    const stationary = ['A-9'];
    given(eight)
      .when(chooseDrawOptions, { ...choice, draw: { ...draw, stationary } })
      .thenRejected('session.contestant-unknown');
    given(eight)
      .when(chooseDrawOptions, { ...choice, section: 'B' })
      .thenRejected('session.not-drawn-by-rounds');
  });
});

describe('a draw changed by hand', () => {
  const change = (one: string, other: string, round = 2): Step => [
    changeDraw,
    { session: '1', section: 'A', round, one: `A-${one}`, other: `A-${other}`, reason: 'Two sisters' },
  ];

  it('lets two change places, with the reason', () => {
    expect(meetings(given(secondDrawn, change('7', '8')), 2)).toBe('1-3 5-8 2-4 6-7');
    const { decision } = given(secondDrawn).when(...change('7', '8'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({
      basis: { kind: 'by-hand', exchanged: ['A-7', 'A-8'] },
      reason: NOTED,
    });
  });

  it('lets nobody meet again while there is a draw without that', () => {
    given(secondDrawn)
      .when(...change('3', '2'))
      .thenRejected('session.have-met', {
        contestant: 'A-1',
        opponent: 'A-2',
      });
  });

  it('is over when the round is called', () => {
    given(given(secondDrawn, call(2)))
      .when(...change('7', '8'))
      .thenRejected('session.round-called');
  });
});

describe('standings that change after the draw', () => {
  const corrected = '1 3 5 8 2 4 6 7';
  const called = scored(given(secondDrawn, call(2)), 'A1', 2);
  const again = (journal: Journal) => given(journal, draw(2, corrected, { reason: 'A result was wrong' }));

  it('change nothing by themselves: the director draws again what has not started', () => {
    expect(meetings(again(secondDrawn), 2)).toBe('1-3 8-5 2-4 6-7');
    // Table 1 has a score: its meeting stays, whatever the standings say.
    const late = '8 6 4 2 7 5 3 1';
    expect(meetings(given(called, draw(2, late, { reason: 'x' })), 2)).toBe('1-3 8-6 4-2 7-5');
    const { decision } = given(called).when(...draw(2, late, { reason: 'x' }));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ started: ['A1'] });
  });

  it('leave a draw of the rounds to come, though a table has begun', () => {
    /* Six pairs who are to meet all others: those of 1 3 5 have met two of 2 4 6. */
    const six = given(club, ...swissSetUp(6, 5), [startSession, { session: '1' }], call(1));
    const third = roundScored(given(roundScored(six, 1), draw(2, '1 4 3 6 5 2'), call(2)), 2);
    const drawn = given(third, draw(3, '1 6 2 4 3 5'));
    expect([1, 2, 3].map((round) => meetings(drawn, round))).toEqual([
      '1-2 3-4 5-6',
      '4-1 6-3 2-5',
      '1-6 2-4 3-5',
    ]);
    const begun = scored(given(drawn, call(3)), 'A1', 3);
    // 2-3 4-5 are the closest; behind them 1 3 5 would have only each other left, and somebody would meet again.
    const other = given(begun, draw(3, '1 6 2 3 4 5', { reason: 'A result was wrong' }));
    expect(meetings(other, 3)).toBe('1-6 2-4 3-5');
  });

  it('or keeps the draw, with the reason, and the other one is in the journal', () => {
    const body = { session: '1', section: 'A', round: 2, at: 100, reason: 'They have sat down' };
    given(secondDrawn)
      .when(keepDraw, body, standingsOf(corrected))
      .then(
        sessionEvents.drawKept({
          session: '1',
          section: 'A',
          round: 2,
          at: 100,
          declined: [
            { table: 'A1', ns: 'A-1', ew: 'A-3' },
            { table: 'A2', ns: 'A-8', ew: 'A-5' },
            { table: 'A3', ns: 'A-2', ew: 'A-4' },
            { table: 'A4', ns: 'A-6', ew: 'A-7' },
          ],
          reason: NOTED,
        }),
      );
    given(secondDrawn).when(keepDraw, body, standingsOf('1 3 5 7 2 4 6 8')).thenNothing();
  });
});

describe('boards of rounds that are not drawn', () => {
  const deal = { id: reserve(9), cipher: 'A256GCM' as const, nonce: 'A'.repeat(16), text: 'AAAA' };
  const key = 'a'.repeat(64);
  const dealt = (journal: Journal, board: number) =>
    given(
      journal,
      [requestDealing, { set: '1', from: board, to: board, how: 'before-play' }],
      [recordDeal, { set: '1', board, request: 1, deal }, { actor: 'job:pre-dealing', capacity: 'system' }],
    );
  const reveal = (journal: Journal, board: number) =>
    dealt(journal, board).when(revealBoard, { set: '1', board, deal: deal.id, key, sessions: ['1'] });

  it('are still to be played by anybody: their deals stay closed', () => {
    expect(reveal(firstPlayed, 1).decision.accepted).toBe(true);
    reveal(firstPlayed, 3).thenRejected('board.still-to-play', { board: 3 });
    reveal(secondDrawn, 3).thenRejected('board.still-to-play', { board: 3 });
    reveal(secondDrawn, 7).thenRejected('board.still-to-play', { board: 7 });
  });

  it('are not played any more once they were opened after the session had fewer rounds', () => {
    const change = (kind: string, rounds: number): Step => [
      changeMovement,
      { session: '1', section: 'A', change: { kind, rounds }, reason: 'Late' },
    ];
    const opened = reveal(given(firstPlayed, change('curtail', 1)), 5).book();
    given(opened)
      .when(...change('lengthen', 3))
      .thenRejected('session.boards-public', { boards: '5' });
    expect(given(opened).when(...change('lengthen', 2)).decision.accepted).toBe(true);
  });
});

/** How often somebody meets again in all rounds. */
function rematchesIn(journal: Journal): number {
  const state = session(journal);
  const met = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((round) =>
    tablesOf(state).flatMap((table) => {
      const meeting = meetingAt(state, table, round);
      return meeting ? [[meeting.ns, meeting.ew].toSorted().join(' ')] : [];
    }),
  );
  return met.length - new Set(met).size;
}

/** A whole evening in which standings are whatever they are. */
function randomEvening(pairs: number, rounds: number, seed: number, order: string): Journal {
  const numbers = Array.from({ length: pairs }, (_, index) => index + 1);
  let journal = given(club, ...swissSetUp(pairs, rounds, { order }), [startSession, { session: '1' }]);
  for (let round = 2; round <= rounds; round++) {
    const chance = (number: number) => Math.sin(seed + round * 31 + number * 97);
    const ranked = numbers.toSorted((one, other) => chance(one) - chance(other)).join(' ');
    journal = given(journal, call(round - 1), draw(round, ranked));
  }
  return journal;
}

describe('a random Swiss evening', () => {
  it('of an even number lets everybody meet everybody, in whatever order they stand', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 8),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('close', 'top-down'),
        (pairs, seed, order) => expect(rematchesIn(randomEvening(pairs, pairs - 1, seed, order))).toBe(0),
      ),
      { numRuns: 30 },
    );
  });

  it('of an odd number has no rematch in half as many rounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 7, 9), fc.integer({ min: 0, max: 1_000_000 }), (pairs, seed) =>
        expect(rematchesIn(randomEvening(pairs, (pairs + 1) / 2, seed, 'close'))).toBe(0),
      ),
      { numRuns: 30 },
    );
  });
});
