import { KNOCKOUT, WBF_TEAMS, ACBL_BOARD_A_MATCH_TEAMS, type TeamMethod } from '#scoring';
import type { SectionData } from '#tournament';
import { readState } from '../../testing/read-state.js';
import {
  agreed,
  AVERAGE,
  begun,
  called,
  entered,
  event,
  type TestEvents,
  NOTED,
  played,
  ruled,
  score,
  uuid,
  type PlayAt,
} from '../../testing/play-events.js';
import { maySeeTraveller } from '../../visibility/boards-seen.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';
import type { MatchesSeen } from '../../reading/play/views/matches-view.js';
import type { PlayState } from '../play-state.js';

const director: Viewer = { kind: 'director', person: uuid(70) };

const pairs = (ns: number, ew: number, set: number) => ({ ns: `NS${ns}`, ew: `EW${ew}`, set });

/** Two teams head to head, three segments of two boards: 1 and 2, 3 and 4, 5 and 6. */
const HEAD_TO_HEAD: SectionData = {
  section: 'A',
  movement: {
    name: 'rows',
    tables: 2,
    rounds: 3,
    sets: 3,
    winners: 2,
    rows: [
      [pairs(1, 2, 1), pairs(1, 2, 2), pairs(1, 2, 3)],
      [pairs(2, 1, 1), pairs(2, 1, 2), pairs(2, 1, 3)],
    ],
    stationary: [],
    teams: { segments: 3 },
  },
  boardsPerRound: 2,
  firstBoard: 1,
};

/** Four teams, each against each, two boards a match. */
const ROUND_ROBIN: SectionData = {
  ...HEAD_TO_HEAD,
  movement: {
    ...HEAD_TO_HEAD.movement,
    tables: 4,
    rows: [
      [pairs(4, 1, 1), pairs(4, 2, 2), pairs(4, 3, 3)],
      [pairs(1, 4, 1), pairs(2, 4, 2), pairs(3, 4, 3)],
      [pairs(2, 3, 1), pairs(3, 1, 2), pairs(1, 2, 3)],
      [pairs(3, 2, 1), pairs(1, 3, 2), pairs(2, 1, 3)],
    ],
    teams: { segments: 1 },
  },
};

const scoredBy = (method: TeamMethod) =>
  event('session.matches-scored', { session: '1', method: method as never });

/** A board in both rooms, in points for North-South. */
const board = (
  sections: readonly SectionData[],
  at: Omit<PlayAt, 'table'>,
  [open, closed]: readonly [number, number],
  tables = ['A1', 'A2'],
) => [open, closed].map((points, index) => agreed({ ...at, sections, table: tables[index]! }, score(points)));

const matchesOf = async (state: PlayState, viewer: Viewer = director): Promise<MatchesSeen> =>
  readState(state, viewer).standings.matches('1');

describe('a knockout match', () => {
  const sections = [HEAD_TO_HEAD];
  const begin: TestEvents = [
    begun({ sections }),
    scoredBy(KNOCKOUT),
    event('session.match-carried', {
      session: '1',
      home: 'A-1',
      away: 'A-2',
      hundredths: { home: 1000, away: 0 },
      reason: NOTED,
    }),
  ];
  const twoSegments: TestEvents = [
    ...begin,
    // 370 more: 9 IMPs; 60 less: 2 IMPs to the other side.
    ...board(sections, { round: 1, board: 1 }, [420, 50]),
    ...board(sections, { round: 1, board: 2 }, [50, 110]),
    called(2),
    ...board(sections, { round: 2, board: 3 }, [-50, 420]),
  ];

  it('has its running score before each segment, with what was carried into it', async () => {
    const { matches } = await matchesOf(played(...twoSegments));
    const [match] = matches;
    expect([match!.carried, match!.running]).toEqual([
      { home: '10', away: '0' },
      { home: '19', away: '12' },
    ]);
    expect(
      match!.segments.map(({ before, after }) => `${before.home}:${before.away} ${after.home}:${after.away}`),
    ).toEqual(['10:0 19:2', '19:2 19:12', '19:12 19:12']);
    expect(match).toMatchObject({ home: 'A-1', away: 'A-2', complete: false, off: false });
  });

  it('has each board with both rooms, and why it is worth so much', async () => {
    const { matches, standing } = await matchesOf(played(...twoSegments));
    expect(matches[0]!.segments[0]!.boards[0]).toEqual({
      board: 1,
      shown: true,
      home: { status: 'agreed', result: { kind: 'score', score: 420 }, score: 420 },
      away: { status: 'agreed', result: { kind: 'score', score: 50 }, score: 50 },
      points: { home: '9', away: '-9' },
      why: {
        home: [
          expect.objectContaining({
            kind: 'scored',
            points: '9',
            parts: [{ home: 420, away: 50, weight: '1', difference: 370, worth: '9' }],
          }),
        ],
        away: [expect.objectContaining({ kind: 'scored', points: '-9' })],
      },
    });
    expect(standing).toEqual([]);
  });

  it('counts a board that was ruled on', async () => {
    const state = played(
      ...begin,
      ruled({ table: 'A1', round: 1, board: 1, sections }, AVERAGE),
      agreed({ table: 'A2', round: 1, board: 1, sections }, score(420)),
    );
    const { matches } = await matchesOf(state);
    expect(matches[0]!.segments[0]!.boards[0]).toMatchObject({
      points: { home: '0', away: '0' },
      home: { status: 'ruled' },
    });
  });
});

describe('matches by victory points', () => {
  const sections = [ROUND_ROBIN];
  const roundOne = (...more: TestEvents): TestEvents => [
    begun({ sections }),
    scoredBy(WBF_TEAMS),
    ...board(sections, { round: 1, board: 1 }, [420, 50]),
    ...board(sections, { round: 1, board: 2 }, [50, 110]),
    ...board(sections, { round: 1, board: 1 }, [100, 100], ['A3', 'A4']),
    ...board(sections, { round: 1, board: 2 }, [100, 100], ['A3', 'A4']),
    ...more,
  ];

  it('rank the teams by those that are over', async () => {
    const { matches, standing } = await matchesOf(
      played(...roundOne(called(2), ...board(sections, { round: 2, board: 3 }, [420, 50]))),
    );
    expect(
      matches
        .slice(0, 2)
        .map(({ home, away, complete, score: both }) => [
          home,
          away,
          complete,
          both!.home.victoryPoints!.points,
        ]),
    ).toEqual([
      ['A-4', 'A-1', true, '374/25'],
      ['A-2', 'A-3', true, '10'],
    ]);
    expect(
      standing.map(({ place, team, total, matches: over }) => `${place} ${team} ${total} (${over})`),
    ).toEqual(['1 A-4 374/25 (1)', '2 A-2 10 (1)', '2 A-3 10 (1)', '4 A-1 126/25 (1)']);
    expect(matches[2]).toMatchObject({ home: 'A-4', away: 'A-2', complete: false });
  });

  it('say where on its scale a match is', async () => {
    const { matches } = await matchesOf(played(...roundOne()));
    expect(matches[0]!.score!.home.victoryPoints!.why).toMatchObject({ kind: 'curve', margin: 7 });
  });

  it('count boards where the method does', async () => {
    const { standing } = await matchesOf(played(...roundOne(scoredBy(ACBL_BOARD_A_MATCH_TEAMS))));
    expect(standing.map(({ team, total }) => `${team} ${total}`)).toEqual([
      'A-1 1',
      'A-2 1',
      'A-3 1',
      'A-4 1',
    ]);
  });

  it('are off where a team is not there', async () => {
    const left = ['A-NS4', 'A-EW4'].map((contestant) =>
      event('session.contestant-withdrew', { session: '1', contestant, fromRound: 2 }),
    );
    const { matches } = await matchesOf(played(...roundOne(...left)));
    expect(matches.filter(({ off }) => off).map(({ home, away }) => `${home} ${away}`)).toEqual([
      'A-4 A-2',
      'A-4 A-3',
    ]);
  });

  it('are told to the public as at ends of rounds, boards when nobody has to play them any more', async () => {
    const running = played(...roundOne(called(2), ...board(sections, { round: 2, board: 3 }, [420, 50])));
    const publicly = await matchesOf(running, PUBLIC_VIEWER);
    expect(publicly.afterRound).toBe(1);
    expect(publicly.matches[2]!.score).toBeNull();
    expect(publicly.matches[2]!.segments[0]!.boards).toEqual([
      { board: 3, shown: false },
      { board: 4, shown: false },
    ]);
    expect(publicly.matches[0]!.segments[0]!.boards[0]).toMatchObject({ shown: true, points: { home: '9' } });
    const before = await matchesOf(played(...roundOne().slice(0, 3)), PUBLIC_VIEWER);
    expect(JSON.stringify(before.matches)).not.toContain('420');
  });
});

describe('the two rooms of a match', () => {
  const sections = [HEAD_TO_HEAD];
  const open: Viewer = { kind: 'table', session: '1', table: 'A1' };
  const sees = (state: PlayState) => maySeeTraveller(state, state.sessions['1']!, 1, open);

  it('are hidden from each other until both have finished a board', () => {
    const one = agreed({ table: 'A1', round: 1, board: 1, sections }, score(420));
    const waiting = entered({ table: 'A2', round: 1, board: 1, sections }, score(50));
    expect(sees(played(begun({ sections }), one))).toBe(false);
    expect(sees(played(begun({ sections }), one, waiting))).toBe(false);
    expect(
      sees(played(begun({ sections }), one, agreed({ table: 'A2', round: 1, board: 1, sections }))),
    ).toBe(true);
    expect(sees(played(begun({ sections }), agreed({ table: 'A2', round: 1, board: 1, sections })))).toBe(
      false,
    );
  });

  it('show nobody a board that one of them has not played yet', async () => {
    const one = agreed({ table: 'A1', round: 1, board: 1, sections }, score(420));
    for (const viewer of [director, PUBLIC_VIEWER, open]) {
      const { matches } = await matchesOf(played(begun({ sections }), one), viewer);
      expect(matches[0]!.segments[0]!.boards[0]).toEqual({ board: 1, shown: false });
    }
  });
});

describe('line-ups', () => {
  const sections = [HEAD_TO_HEAD];
  const players = (team: number) => [1, 2, 3, 4, 5].map((player) => uuid(10 * team + player));
  const team = (number: number) =>
    event('entries.team-registered', {
      entry: uuid(number),
      players: players(number),
      captain: players(number)[0]!,
    });
  const seated = (number: number) =>
    event('session.team-seated', { session: '1', team: `A-${number}`, entry: uuid(number) });
  const lineUp = (number: number) => {
    const [n, s, e, , w] = players(number) as [string, string, string, string, string];
    return { N: n, E: e, S: s, W: w };
  };
  const handedIn = event('session.line-up-handed-in', {
    session: '1',
    team: 'A-1',
    round: 2,
    lineUp: lineUp(1),
  });
  const evening: TestEvents = [team(1), team(2), begun({ sections }), seated(1), seated(2), handedIn];

  it('are nobody’s to see before they are opened', async () => {
    for (const viewer of [director, PUBLIC_VIEWER]) {
      const { teams } = await matchesOf(played(...evening), viewer);
      expect(teams[0]).toMatchObject({ team: 'A-1', handedIn: [2], lineUps: [] });
    }
  });

  it('are shown when they are opened, and when the round is called', async () => {
    const shown = [{ fromRound: 2, lineUp: { W: { person: lineUp(1).W } } }];
    const opened = event('session.line-ups-opened', { session: '1', round: 2, teams: ['A-1'] });
    for (const next of [opened, called(2)]) {
      const { teams } = await matchesOf(played(...evening, next));
      expect(teams[0]).toMatchObject({ handedIn: [], lineUps: shown });
    }
  });

  it('say who plays in the round', async () => {
    const eastWest = async (...more: TestEvents) => {
      const { contestants } = await readState(played(...evening, ...more), director).sessions.session('1');
      return contestants
        .find(({ contestant }) => contestant === 'A-EW1')!
        .players.map(({ person }) => person);
    };
    expect(await eastWest()).toEqual(players(1).slice(2, 4));
    expect(await eastWest(called(2))).toEqual([lineUp(1).E, lineUp(1).W]);
  });

  it('leave every player of the team with boards of both rooms to play', () => {
    const fifth: Viewer = { kind: 'director', person: players(1)[4]! };
    const state = played(...evening, agreed({ table: 'A1', round: 1, board: 1, sections }, score(420)));
    expect(maySeeTraveller(state, state.sessions['1']!, 1, fifth)).toBe(false);
    expect(maySeeTraveller(state, state.sessions['1']!, 1, director)).toBe(true);
  });
});
