import { presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';
import {
  agreed,
  begun,
  called,
  event,
  type TestEvents,
  linesOf,
  NOTED,
  played,
  roundPlayed,
  ruled,
  score,
  SIXTY_FORTY,
} from '../../testing/play-events.js';
import type { JournalEvent } from '#tournament';
import { foldPlay } from '../../testing/play-events.js';
import { NOTHING_PLAYED, type PlayState } from '../play-state.js';
import { nameText } from '../document-names.js';
import { documentsOf, documentsRead, DocumentsFollowed } from '../../testing/documents-made.js';
import type { SessionDocument } from './session-document.js';
import type { StandingsDocument } from './standings-document.js';
import type { TravellerDocument } from './boards/traveller-document.js';

function made(state: PlayState, kind: 'standings' | 'traveller' | 'session', key = ''): string {
  return documentsOf(state).get(nameText({ session: '1', kind, key }))!.text;
}
const standings = (state: PlayState): StandingsDocument => JSON.parse(made(state, 'standings'));
const traveller = (state: PlayState): TravellerDocument => JSON.parse(made(state, 'traveller', '1'));
const session = (state: PlayState): SessionDocument => JSON.parse(made(state, 'session'));

const methodOf = (name: string): SessionMethod => presetOf(name)!;
const BUTLER = methodOf('pzbs-butler');
const CROSS_IMPS = methodOf('club-cross-imps');
const BOARD_A_MATCH = methodOf('acbl-board-a-match');

/** Board 1 is played at table 1 in round 1, at table 3 in round 2, at table 2 in round 3. */
const board1: TestEvents = [
  agreed({ table: 'A1', round: 1, board: 1 }, score(620)),
  agreed({ table: 'A3', round: 2, board: 1 }, score(170)),
  agreed({ table: 'A2', round: 3, board: 1 }, score(-100)),
];
const evening = (method: SessionMethod): TestEvents => [
  begun({ settings: { method } }),
  called(2),
  called(3),
];

/** North-South, East-West and what each has, on paper. */
const awards = (state: PlayState) =>
  traveller(state).lines.map(({ score: points, awards: both }) =>
    [points, ...(['NS', 'EW'] as const).map((side) => (both![side] as { points: string }).points)].join(' '),
  );

/** Who has what in the standings of North-South. */
const northSouth = (state: PlayState) =>
  standings(state).rankings[0]!.entries.map(({ contestant, place, score: points, percentage, mean }) =>
    [place, contestant, points, percentage ?? '-', mean ?? '-'].join(' '),
  );

describe('a session by Butler', () => {
  const state = played(...evening(BUTLER), ...board1);
  const field = traveller(state).fields[0]!;

  // The mean of 620, 170 and -100 is 230: 390, -60 and -330 are 9, -2 and -8 IMPs.
  it('has IMPs against the datum, without a top and a percentage', () => {
    expect(awards(state)).toEqual(['620 9 -9', '170 -2 2', '-100 -8 8']);
    const [line] = traveller(state).lines;
    expect(line!.awards!.NS).toEqual({
      kind: 'scored',
      points: '9',
      top: null,
      percent: null,
      parts: [{ score: 620, weight: '1' }],
    });
  });

  it('says why by the datum: the scores, how often each counts, how many are left out', () => {
    expect(field).toMatchObject({ kind: 'butler', top: null, expected: 3 });
    expect(field.charts[0]).toEqual({
      side: 'NS',
      scores: 3,
      expected: 3,
      dropped: 0,
      mean: '230',
      datum: 230,
      rows: [620, 170, -100].map((points) => ({ score: points, frequency: '1', counted: '1' })),
    });
  });

  it('ranks by IMPs', () => {
    expect(standings(state)).toMatchObject({ method: 'butler', by: 'score' });
    expect(northSouth(state)).toEqual(['1 A-NS1 9 - 9', '2 A-NS3 -2 - -2', '3 A-NS2 -8 - -8']);
  });

  it('has 3 IMPs for average plus', () => {
    const averages = played(...evening(BUTLER), ruled({ table: 'A1', round: 1, board: 1 }, SIXTY_FORTY));
    const [line] = traveller(averages).lines;
    expect(line!.awards!.NS).toMatchObject({
      kind: 'artificial',
      points: '3',
      top: null,
      percent: null,
      plain: { points: '3', percent: null },
    });
  });
});

describe('a session by cross-IMPs', () => {
  const state = played(...evening(CROSS_IMPS), ...board1);

  // 450 and 720 are 10 and 12 IMPs, 270 are 7: 22/2, (-10 + 7)/2 and (-12 - 7)/2.
  it('has the mean of all comparisons', () => {
    expect(awards(state)).toEqual(['620 11 -11', '170 -3/2 3/2', '-100 -19/2 19/2']);
    const { lines, fields } = traveller(state);
    expect(lines[0]!.awards!.NS).toMatchObject({ compared: { sum: '22', factor: '1/2' } });
    expect(fields[0]).toMatchObject({
      kind: 'cross-imps',
      charts: [
        {
          side: 'NS',
          rows: [
            { score: 620, frequency: '1', sum: '22' },
            { score: 170, frequency: '1', sum: '-3' },
            { score: -100, frequency: '1', sum: '-19' },
          ],
        },
        { side: 'EW' },
      ],
    });
  });

  it('ranks by IMPs a board', () => expect(standings(state)).toMatchObject({ by: 'mean' }));
});

describe('a session by board-a-match', () => {
  const state = played(...evening(BOARD_A_MATCH), ...board1);

  it('has the mean of wins, ties and losses, out of 1', () => {
    expect(awards(state)).toEqual(['620 1 0', '170 1/2 1/2', '-100 0 1']);
    expect(traveller(state).fields[0]).toMatchObject({
      kind: 'board-a-match',
      top: '1',
      charts: [{ rows: [{ score: 620, won: '2', tied: '0', lost: '0', points: '1' }, {}, {}] }, {}],
    });
    expect(northSouth(state)).toEqual(['1 A-NS1 1 100 -', '2 A-NS3 1/2 50 -', '3 A-NS2 0 0 -']);
  });
});

describe('another method in the middle of a session', () => {
  const configured = (method: SessionMethod, reason = true): JournalEvent =>
    event('session.configured', {
      session: '1',
      settings: { method, scored: 'together', ranked: 'together', clock: { round: 22, change: 2 } },
      ...(reason && { reason: NOTED }),
    });
  const before: TestEvents = [...evening(methodOf('ebu-matchpoints')), ...board1];

  it('scores everything anew, as if it had been so from the beginning', () => {
    const matchpoints = played(...before);
    expect(northSouth(matchpoints)[0]).toBe('1 A-NS1 4 100 -');
    const imps = played(...before, configured(CROSS_IMPS));
    expect(awards(imps)).toEqual(awards(played(...evening(CROSS_IMPS), ...board1)));
    expect(standings(imps)).toMatchObject({ method: 'cross-imps' });
    expect(session(imps).settings.method).toEqual(CROSS_IMPS);
    expect(northSouth(matchpoints)[0]).toBe('1 A-NS1 4 100 -');
  });

  it('and goes on from there, score by score, as if all were scored at once', async () => {
    const lines = linesOf([
      ...before.flat(),
      configured(BUTLER),
      ...roundPlayed(1, { tables: ['A2', 'A3'] }),
      configured(BOARD_A_MATCH),
      ...roundPlayed(2, { tables: ['A1'], points: 420 }),
    ] as JournalEvent[]);
    const followed = new DocumentsFollowed();
    let state = NOTHING_PLAYED;
    for (const line of lines) {
      state = foldPlay(state, [line]);
      await followed.to(state);
    }
    expect(followed.read()).toEqual(documentsRead(foldPlay(NOTHING_PLAYED, lines)));
  });

  it('is one that the tournament has chosen, in an old journal', () => {
    const old = (rules: SessionMethod) =>
      played(
        begun({ settings: { method: 'by-tournament' }, rules: { method: rules } }),
        called(2),
        called(3),
        ...board1,
      );
    expect(northSouth(old(methodOf('ebu-matchpoints')))).toEqual(northSouth(played(...before)));
    expect(session(old(BUTLER)).settings.method).toEqual(BUTLER);
    expect(awards(old(BUTLER))).toEqual(awards(played(...evening(BUTLER), ...board1)));
  });
});
