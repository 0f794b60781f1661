import { IMPS_TEAMS } from '#scoring';
import {
  DEFAULT_DRAW,
  withDrawnRound,
  withDrawOptions,
  type DrawOptions,
  type SectionData,
} from '#tournament';
import { drawView } from '../../reading/play/views/draw-view.js';
import { readState } from '../../testing/read-state.js';
import {
  agreed,
  begun,
  called,
  event,
  NOTED,
  played,
  score,
  uuid,
  type TestEvents,
} from '../../testing/play-events.js';
import { maySeeDeal, maySeeTraveller } from '../../visibility/boards-seen.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';

/*
 * Five teams, two matches of two segments of a board. In the first 1 meets 2; 3, 4 and 5 play a match of three: 3 against 4
 * on board 1, 5 against 3 on board 2, and 4 against 5 on board 5, which nobody else plays.
 */
const DRAW: DrawOptions = { ...DEFAULT_DRAW, first: 'neighbours', odd: 'three-way' };
const empty: SectionData = {
  section: 'A',
  movement: {
    name: 'swiss',
    tables: 6,
    rounds: 4,
    sets: 6,
    winners: 2,
    rows: Array.from({ length: 6 }, () => [null, null, null, null]),
    phantom: '6',
    idle: ['NS6', 'EW6'],
    stationary: [],
    teams: { segments: 2, spareBehind: 4 },
    declared: { copies: 6, meetings: 2 },
    drawn: 2,
  },
  boardsPerRound: 1,
  firstBoard: 1,
  draw: DRAW,
};
const sections = withDrawnRound([empty], {
  section: 'A',
  round: 1,
  plays: [
    { table: 'A1', ns: 'A-1', ew: 'A-2' },
    { table: 'A3', ns: 'A-3', ew: 'A-4', third: { table: 'A5', contestant: 'A-5' } },
  ],
});
const at = (round: number, table: string, board: number, points: number) =>
  agreed({ table, round, board, sections }, score(points));

/* 3 wins 9 IMPs from 4, who wins 4 from 5, who ties with 3. */
const firstHalf: TestEvents = [at(1, 'A3', 1, 420), at(1, 'A4', 5, 110), at(1, 'A5', 2, 110)];
const secondHalf: TestEvents = [at(2, 'A3', 2, 110), at(2, 'A4', 1, 50), at(2, 'A5', 5, -50)];
const begin: TestEvents = [begun({ sections })];
const ofThree: TestEvents = [...begin, ...firstHalf, called(2), ...secondHalf];
const all: TestEvents = [
  ...ofThree,
  ...[1, 2].flatMap((round) => ['A1', 'A2'].map((table) => at(round, table, round, 110))),
];
const director: Viewer = { kind: 'director', person: uuid(70) };
const seenBy = (...events: TestEvents) => readState(played(...events), director).standings.matches('1');
const withdrawn = (team: number) =>
  ['NS', 'EW'].map((side) =>
    event('session.contestant-withdrew', { session: '1', contestant: `A-${side}${team}`, fromRound: 1 }),
  );

describe('a match of three', () => {
  it('counts as three half matches, for 10 victory points each', async () => {
    const { matches, standing, byes } = await seenBy(...all);
    const halves = matches.filter(({ half }) => half);
    const points = halves.map(({ home, away, score: both }) =>
      [home, both!.home.victoryPoints!.points, away, both!.away.victoryPoints!.points].join(' '),
    );
    expect(points).toEqual(['A-3 481/50 A-4 19/50', 'A-4 31/4 A-5 9/4', 'A-5 5 A-3 5']);
    expect(byes).toEqual([]);
    expect(standing.map(({ team, total, matches: count }) => `${team} ${total} ${count}`)).toEqual([
      'A-3 731/50 1',
      'A-1 10 1',
      'A-2 10 1',
      'A-4 813/100 1',
      'A-5 29/4 1',
    ]);
  });

  it('is not over at half time', async () => {
    const { matches } = await seenBy(...begin, ...firstHalf);
    expect(matches.filter(({ half, complete }) => half && complete)).toEqual([]);
  });

  it('is drawn from, and not again of the same', () => {
    const state = played(...all);
    const [section] = drawView(state, state.sessions['1']!, 40, true).sections;
    expect(section!.next!.ranking[0]).toMatchObject({ contestant: 'A-3', value: '731/50' });
    expect(section!.next).toMatchObject({ open: 0, byes: [] });
    const [three] = section!.next!.plays.filter(({ third }) => third);
    expect([three!.ns, three!.ew]).toEqual(expect.arrayContaining(['A-1', 'A-2']));
    expect(three).toMatchObject({ rematch: true });
  });

  it('leaves half a bye to both others where one leaves', async () => {
    const seen = await seenBy(...begin, ...withdrawn(5));
    expect(seen.byes).toEqual([
      { team: 'A-3', from: 1, to: 2, half: true, points: '6', why: 'share' },
      { team: 'A-4', from: 1, to: 2, half: true, points: '6', why: 'share' },
    ]);
    const [data] = withDrawOptions(sections, { section: 'A', draw: { ...DRAW, teamBye: 700 } });
    const chosen = await seenBy(
      begun({ sections: [data!] }),
      event('session.matches-scored', { session: '1', method: IMPS_TEAMS as never }),
      ...withdrawn(5),
    );
    expect(chosen.byes.map(({ points }) => points)).toEqual(['7/2', '7/2']);
  });

  it('gives half a walk-over where the director says so', async () => {
    const given = event('session.match-awarded', {
      session: '1',
      home: 'A-4',
      away: 'A-5',
      to: 'home',
      board: 5,
      reason: NOTED,
    });
    const seen = await seenBy(...begin, ...withdrawn(5), given, called(2));
    expect(seen.byes.map(({ team }) => team)).toEqual(['A-3']);
    expect(seen.matches.find(({ awarded }) => awarded)).toMatchObject({
      home: 'A-4',
      away: 'A-5',
      awarded: { home: '6', away: '0' },
    });
  });

  it('keeps its boards closed as long as anybody may still play them', () => {
    const open: Viewer = { kind: 'table', session: '1', table: 'A5' };
    const seen = (board: number, viewer: Viewer, ...events: TestEvents) => {
      const state = played(...events);
      const session = state.sessions['1']!;
      return [maySeeTraveller(state, session, board, viewer), maySeeDeal(state, session, board, viewer)];
    };
    // Board 2 is everybody's in the second half; the table of the three that had it first does not see it before.
    expect(seen(2, open, ...begin, ...firstHalf)).toEqual([false, false]);
    expect(seen(5, PUBLIC_VIEWER, ...begin, ...firstHalf)).toEqual([false, false]);
    expect(seen(6, PUBLIC_VIEWER, ...all)).toEqual([false, false]);
  });
});
