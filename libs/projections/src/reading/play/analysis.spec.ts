import { WBF_TEAMS } from '#scoring';
import { NEW_TABLE, teamOfPair, type GameResult } from '#tournament';
import { playersAtSeats } from '../../visibility/players-at-seats.js';
import { scheduleOf } from '../../play/schedule.js';
import type { PlayState } from '../../play/play-state.js';
import { playerMark } from '../../protocol/protocol-document.js';
import { individualBegun, individualEvening, TWELVE_ALONE } from '../../testing/individual-evening.js';
import { readState } from '../../testing/read-state.js';
import {
  AVERAGE,
  agreed,
  begun,
  called,
  event,
  type TestEvents,
  played,
  roundPlayed,
  ruled,
  seatsAt,
  TOURNAMENT,
  uuid,
} from '../../testing/play-events.js';
import { twoTeams } from '../../testing/two-teams.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';

const [ANNA, BORIS, CELINA] = [uuid(11), uuid(12), uuid(13)];
const names = { [ANNA]: 'Anna Nowak', [BORIS]: 'Boris Lis', [CELINA]: 'Celina Wrona' };
const director: Viewer = { kind: 'director', person: uuid(70) };

/** `4S N 10`: the contract, the declarer, declarer's tricks. */
function result(text: string): GameResult {
  const [, level, strain, declarer, tricks] = /^(\d)(NT|[CDHS]) ([NESW]) (\d+)$/.exec(text)!;
  return {
    kind: 'contract',
    level: Number(level),
    strain,
    doubling: '',
    declarer,
    tricks: Number(tricks),
  } as never;
}

const at = (round: number, board: number) => ({ table: 'A1', round, board });

// Anna and Boris are NS1; in the third round Celina sits South for Boris. Everywhere else North-South score 110.
const named = [
  event('session.players-named', { session: '1', contestant: 'A-NS1', players: [ANNA, BORIS] }),
  event('session.substituted', {
    session: '1',
    contestant: 'A-NS1',
    seat: 'S',
    person: CELINA,
    fromRound: 3,
    toRound: 3,
  }),
];
const almostAll: TestEvents = [
  begun(),
  named,
  agreed(at(1, 1), result('4S N 10')), // 420: a top
  agreed(at(1, 2), result('3NT S 8')), // -100: a bottom
  roundPlayed(1, { tables: ['A2', 'A3'] }),
  called(2),
  agreed(at(2, 3), { kind: 'passed-out' }), // 0: a bottom
  agreed(at(2, 4), result('1NT W 4')), // 300: a top, and Anna leads
  roundPlayed(2, { tables: ['A2', 'A3'] }),
  called(3),
  agreed(at(3, 5), result('2H E 8')), // -110: a bottom, and Celina leads
  ruled(at(3, 6), AVERAGE),
  roundPlayed(3, { tables: ['A3'] }),
];
const all: TestEvents = [...almostAll, roundPlayed(3, { tables: ['A2'] })];

/** As it is once the double-dummy results of board 1 are shown: North takes eleven tricks in spades. */
function analysedDoubleDummy(state: PlayState): PlayState {
  const hidden = { id: uuid(500), cipher: 'A256GCM', nonce: '', text: '' };
  const tricks = 'b'.repeat(20);
  const board = { hidden, analysis: { hidden, tricks }, copies: {}, looks: [], status: 'revealed' };
  return { ...state, boards: { 1: { 1: board as never } } };
}

const written = (
  rows: readonly { side: string; kind: string; plays: readonly number[]; percent: string | null }[],
) =>
  rows
    .filter(({ kind }) => ['all', 'declarer', 'dummy', 'leader', 'partner'].includes(kind))
    .map(({ side, kind, plays, percent }) => `${side} ${kind}: ${plays.join(' ')} | ${percent}`);

describe('the analysis of a pair', () => {
  it('is made of what it has played, and of each player’s boards by seat', async () => {
    const { analysis } = readState(analysedDoubleDummy(played(...all)), PUBLIC_VIEWER, { names });
    const seen = await analysis.ofContestant('1', 'A-NS1');
    expect(seen.plays.map(({ board, percent }) => `${board} ${percent}`)).toEqual(
      ['1 100', '2 0', '3 0', '4 100', '5 0'], // nothing is played for on board 6
    );
    expect(seen.adjusted).toBe(1);
    expect(written(seen.rows)).toEqual([
      'all all: 0 1 2 3 4 | 40',
      'declaring all: 0 1 | 50',
      'defending all: 3 4 | 50',
    ]);
    expect(seen.rows[1]).toMatchObject({ made: { made: 1, of: 2 }, tricks: { above: -1, of: 1 } });
    expect(seen.players.map(({ name, rows }) => [name, ...written(rows)])).toEqual([
      [
        'Anna Nowak',
        'all all: 0 1 2 3 4 | 40',
        'declaring all: 0 1 | 50',
        'declaring declarer: 0 | 100',
        'declaring dummy: 1 | 0',
        'defending all: 3 4 | 50',
        'defending leader: 3 | 100',
        'defending partner: 4 | 0',
      ],
      [
        'Boris Lis',
        'all all: 0 1 2 3 | 50',
        'declaring all: 0 1 | 50',
        'declaring declarer: 1 | 0',
        'declaring dummy: 0 | 100',
        'defending all: 3 | 100',
        'defending partner: 3 | 100',
      ],
      ['Celina Wrona', 'all all: 4 | 0', 'defending all: 4 | 0', 'defending leader: 4 | 0'],
    ]);
  });

  it.each([
    ['everybody', PUBLIC_VIEWER],
    ['a director', director],
  ] as const)('counts no board that is not released, whoever looks: %s', async (_who, viewer) => {
    const { analysis } = readState(played(...almostAll), viewer);
    const { plays, adjusted } = await analysis.ofContestant('1', 'A-NS1');
    // Boards 1 and 2 are still to be played at A2.
    expect(plays.map(({ board }) => board)).toEqual([3, 4, 5]);
    expect(adjusted).toBe(1);
  });

  it('is in IMPs of the match where teams play, and has no board that one of the rooms was ruled on', async () => {
    const sections = twoTeams(3);
    const there = (table: string, board: number) => ({ table, round: 1, board, sections });
    const state = played(
      begun({ sections }),
      event('session.matches-scored', { session: '1', method: WBF_TEAMS as never }),
      agreed(there('A1', 1), result('4S N 10')), // 420
      agreed(there('A2', 1), result('2S N 8')), // 110: 7 IMPs to the team that sat North-South at A1
      agreed(there('A1', 2), result('2S N 8')),
      agreed(there('A2', 2), result('2S N 8')),
      agreed(there('A1', 3), result('2S N 8')),
      ruled(there('A2', 3), AVERAGE),
    );
    const { analysis } = readState(state, PUBLIC_VIEWER);
    for (const [pair, imps] of [
      ['A-NS1', ['7', '0']],
      ['A-EW2', ['-7', '0']],
    ] as const) {
      const seen = await analysis.ofContestant('1', pair);
      expect(seen.plays.map((play) => play.imps)).toEqual(imps);
      expect(seen.plays.map(({ percent }) => percent)).toEqual([null, null]);
      expect(seen.adjusted).toBe(1);
    }
  });

  it('is not there for somebody who does not play', async () => {
    const { analysis } = readState(played(...all), PUBLIC_VIEWER);
    await expect(analysis.ofContestant('1', 'A-NS9')).rejects.toMatchObject({
      code: 'session.contestant-unknown',
    });
  });
});

describe('a player', () => {
  it('is known by a mark, with sessions and results', async () => {
    const { analysis } = readState(played(...all), PUBLIC_VIEWER, { names });
    const seen = await analysis.ofPlayer(playerMark(TOURNAMENT, CELINA));
    expect(seen).toMatchObject({ name: 'Celina Wrona', adjusted: 1 });
    expect(seen.sessions).toMatchObject([{ session: '1', contestants: ['A-NS1'], status: 'running' }]);
    expect(seen.plays).toMatchObject([{ board: 5, seat: 'S', role: 'leader', percent: '0' }]);
    expect(JSON.stringify(seen)).not.toContain(CELINA);
  });

  it('has no name once that is erased, and all boards', async () => {
    const { analysis } = readState(played(...all), PUBLIC_VIEWER);
    expect(await analysis.ofPlayer(playerMark(TOURNAMENT, ANNA))).toMatchObject({ name: null, adjusted: 1 });
    await expect(analysis.ofPlayer(playerMark(TOURNAMENT, uuid(99)))).rejects.toMatchObject({
      code: 'player.unknown',
    });
  });
});

describe('who sat where', () => {
  const state = played(...all);
  const session = state.sessions['1']!;

  it('is the first of a pair North or East, and a substitute in the seat of the player they replace', () => {
    expect(playersAtSeats(state, session, { table: 'A1', round: 1 })).toEqual({ N: ANNA, S: BORIS });
    expect(playersAtSeats(state, session, { table: 'A1', round: 3 })).toEqual({ N: ANNA, S: CELINA });
  });

  it('goes by who was at the board, also where they sat the other way of the table', () => {
    const { N, E } = seatsAt(at(1, 1));
    const turned = { N: E, S: E, E: N, W: N };
    expect(playersAtSeats(state, session, { table: 'A1', round: 1 }, turned)).toEqual({ E: ANNA, W: BORIS });
  });

  it('is whoever plays alone in the very seat of the round', () => {
    const alone = played(individualBegun(), individualEvening());
    const individual = alone.sessions['1']!;
    const seats = [1, 2].flatMap((round) =>
      scheduleOf(individual).tables.flatMap((table) => {
        const seating = seatsAt({ table, round, board: 1, sections: TWELVE_ALONE });
        const [seat] = Object.entries(seating).find(([, one]) => one === 'A-7') ?? [];
        return seat ? [[playersAtSeats(alone, individual, { table, round }), { [seat]: uuid(7) }]] : [];
      }),
    );
    expect(seats).toHaveLength(2);
    for (const [there, expected] of seats) expect(there).toEqual(expected);
  });

  it('is of a team who stands in the line-up of that round', () => {
    const lineUp = (first: number) => ({
      N: uuid(first),
      E: uuid(first + 1),
      S: uuid(first + 2),
      W: uuid(first + 3),
    });
    const match = played(begun({ sections: twoTeams(2) })).sessions['1']!;
    const teams = {
      ...match.teams,
      lineUps: {
        [teamOfPair('A-NS1').team]: [
          { fromRound: 1, lineUp: lineUp(21) },
          { fromRound: 2, lineUp: lineUp(31) },
        ],
      },
    };
    const there = { ...match, teams, round: 2 };
    expect(playersAtSeats(state, there, { table: 'A1', round: 1 })).toEqual({ N: uuid(21), S: uuid(23) });
    expect(playersAtSeats(state, there, { table: 'A2', round: 1 })).toEqual({ E: uuid(22), W: uuid(24) });
  });

  it('is the other way round where the table has said so', () => {
    const tables = { A1: { ...NEW_TABLE, seats: { 1: ['ns' as const] } } };
    const confirmed = { ...session, tables };
    expect(playersAtSeats(state, confirmed, { table: 'A1', round: 1 })).toEqual({ N: BORIS, S: ANNA });
    expect(playersAtSeats(state, confirmed, { table: 'A1', round: 2 })).toEqual({ N: ANNA, S: BORIS });
  });
});
