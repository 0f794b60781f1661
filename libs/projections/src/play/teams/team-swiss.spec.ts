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
  corrected,
  entered,
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
 * A Swiss of five teams and three matches of two boards. Round 1: 1 v 2 at tables 1 and 2, 3 v 4 at tables 3 and 4; 5 has a
 * bye. 1 wins by 9 IMPs, 4 by 6.
 */
const DRAW: DrawOptions = { ...DEFAULT_DRAW, first: 'neighbours' };
const nobody = Array.from({ length: 6 }, () => [null, null, null]);
const empty: SectionData = {
  section: 'A',
  movement: {
    name: 'swiss',
    tables: 6,
    rounds: 3,
    sets: 3,
    winners: 2,
    rows: nobody,
    phantom: '6',
    stationary: [],
    teams: { segments: 1 },
    declared: { copies: 6, meetings: 1 },
    drawn: 1,
  },
  boardsPerRound: 2,
  firstBoard: 1,
  draw: DRAW,
};
const match = (table: number, home: number, away: number) => ({
  table: `A${table}`,
  ns: `A-${home}`,
  ew: `A-${away}`,
});
const first = withDrawnRound([empty], {
  section: 'A',
  round: 1,
  plays: [match(1, 1, 2), match(3, 3, 4), match(5, 5, 6)],
});
/** Both rooms of a board, in points for North-South. */
const board = (number: number, table: number, [open, closed]: readonly [number, number]) =>
  [open, closed].map((points, index) =>
    agreed({ table: `A${table + index}`, round: 1, board: number, sections: first }, score(points)),
  );
const begin: TestEvents = [begun({ sections: first })];
const roundOne: TestEvents = [
  ...begin,
  ...board(1, 1, [420, 50]),
  ...board(2, 1, [110, 110]),
  ...board(1, 3, [110, 110]),
  ...board(2, 3, [-110, 140]),
];
const director: Viewer = { kind: 'director', person: uuid(70) };

function draws(...events: TestEvents) {
  const state = played(...events);
  return drawView(state, state.sessions['1']!, 40, true).sections[0]!;
}
const ranked = (...events: TestEvents) =>
  draws(...events).next!.ranking.map(
    ({ contestant, place, value }) => `${place} ${contestant.slice(2)} ${value}`,
  );
const drawn = (plays: readonly { readonly ns: string; readonly ew: string }[]) =>
  plays.map(({ ns, ew }) => `${ns.slice(2)}-${ew.slice(2)}`).join(' ');

const next = draws(...roundOne).next!;
/** Round 2 as it comes of round 1. */
const secondDrawn = event('session.round-drawn', {
  session: '1',
  section: 'A',
  round: 2,
  plays: next.plays.map(({ table, ns, ew }) => ({ table, ns, ew })),
  byes: [...next.byes],
  basis: { kind: 'standings', at: 30, upTo: 1, open: 0 },
});

describe('the ranking that a match of teams is drawn from', () => {
  it('is their standing by victory points, with the bye in it', () => {
    expect(ranked(...roundOne)).toEqual(['1 1 16', '2 4 1439/100', '3 5 12', '4 3 561/100', '5 2 4']);
    expect(drawn(next.plays)).toBe('4-1 5-3 2-6');
    expect(next.byes).toEqual(['A-2']);
  });

  it('goes by what the method counts, and by what a bye was chosen to be worth', () => {
    const imps = event('session.matches-scored', { session: '1', method: IMPS_TEAMS as never });
    expect(ranked(...roundOne, imps)).toEqual(['1 1 9', '2 4 6', '3 5 0', '4 3 -6', '5 2 -9']);
    const options = withDrawOptions(first, { section: 'A', draw: { ...DRAW, teamBye: 700 } });
    const chosen = roundOne.slice(1);
    expect(ranked(begun({ sections: options }), imps, ...chosen)).toEqual([
      '1 1 9',
      '2 5 7',
      '3 4 6',
      '4 3 -6',
      '5 2 -9',
    ]);
  });

  it('takes a match that goes on as it stands, and says how many results are missing', () => {
    const waiting: TestEvents = [...begin, ...board(1, 1, [420, 50])];
    const { next } = draws(...waiting);
    expect(next).toMatchObject({ upTo: 1, open: 6 });
    // Nothing is known of the other match: it is a tie so far.
    expect(next!.ranking.map(({ contestant }) => contestant.slice(2)).join(' ')).toBe('1 5 3 4 2');
    expect(next!.ranking.slice(2, 4).map(({ value }) => value)).toEqual(['10', '10']);
  });
});

describe('a correction after the draw', () => {
  const putRight = corrected({ table: 'A1', round: 1, board: 1, sections: first }, score(-1100));

  it('leaves the draw as it is, beside what it would have been', () => {
    expect(draws(...roundOne, secondDrawn).last).toMatchObject({ round: 2, now: null });
    const { last } = draws(...roundOne, secondDrawn, putRight);
    expect(drawn(last!.plays)).toBe('4-1 5-3 2-6');
    expect(drawn(last!.now!.plays)).toBe('2-4 5-3 6-1');
  });

  it('stays at both tables of a match that has begun at one', () => {
    const sections = withDrawnRound(first, { section: 'A', round: 2, plays: next.plays });
    const begunAt = entered({ table: 'A2', round: 2, board: 3, sections });
    const { last } = draws(...roundOne, secondDrawn, called(2), putRight, [begunAt]);
    expect(last!.started).toEqual(['A2']);
    expect(drawn(last!.now?.plays ?? last!.plays)).toContain('4-1');
  });
});

describe('a bye', () => {
  it('is told with what it is worth and why, and is in the standing', async () => {
    const seen = await readState(played(...roundOne), director).standings.matches('1');
    expect(seen.byes).toEqual([{ team: 'A-5', from: 1, to: 1, points: '12', why: 'share' }]);
    expect(seen.standing.find(({ team }) => team === 'A-5')).toMatchObject({
      place: 3,
      total: '12',
      awarded: '12',
      matches: 0,
    });
    expect(seen.teams.map(({ team }) => team)).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5']);
    expect(seen.matches).toHaveLength(2);
  });

  it('is nobody’s before the match is called', async () => {
    const teams = async (...more: TestEvents) =>
      (await readState(played(...roundOne, ...more), director).standings.matches('1')).byes.map(
        ({ team }) => team,
      );
    expect(await teams(secondDrawn)).toEqual(['A-5']);
    expect(await teams(secondDrawn, called(2))).toEqual(['A-5', 'A-2']);
  });

  it('is the bye of who meets a team that has left', async () => {
    const left = ['A-NS1', 'A-EW1'].map((contestant) =>
      event('session.contestant-withdrew', { session: '1', contestant, fromRound: 1 }),
    );
    const { byes } = await readState(played(begun({ sections: first }), ...left), director).standings.matches(
      '1',
    );
    expect(byes.map(({ team }) => team)).toEqual(['A-2', 'A-5']);
  });
});

describe('a match that was given to a team', () => {
  it('is no bye beside that', async () => {
    const left = ['A-NS4', 'A-EW4'].map((contestant) =>
      event('session.contestant-withdrew', { session: '1', contestant, fromRound: 1 }),
    );
    const given = event('session.match-awarded', {
      session: '1',
      home: 'A-3',
      away: 'A-4',
      to: 'home',
      reason: NOTED,
    });
    const teams = async (...more: TestEvents) =>
      (await readState(played(...begin, ...left, ...more), director).standings.matches('1')).byes.map(
        ({ team }) => team,
      );
    expect(await teams()).toEqual(['A-3', 'A-5']);
    expect(await teams(given)).toEqual(['A-5']);
  });
});

describe('the boards of teams that are drawn match by match', () => {
  it('stay closed in the other room until both have finished, and everywhere before the match is drawn', () => {
    const one = agreed({ table: 'A1', round: 1, board: 1, sections: first }, score(420));
    const open: Viewer = { kind: 'table', session: '1', table: 'A1' };
    const traveller = (state: ReturnType<typeof played>) =>
      maySeeTraveller(state, state.sessions['1']!, 1, open);
    expect(traveller(played(...begin, one))).toBe(false);
    const both = agreed({ table: 'A2', round: 1, board: 1, sections: first }, score(50));
    expect(traveller(played(...begin, one, both))).toBe(true);
    const state = played(...roundOne);
    expect([PUBLIC_VIEWER, open].some((viewer) => maySeeDeal(state, state.sessions['1']!, 3, viewer))).toBe(
      false,
    );
  });
});
