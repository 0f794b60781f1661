import { KNOCKOUT, Rational, WBF_TEAMS, type TeamMethod } from '#scoring';
import type { SectionData } from '#tournament';
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

const pairs = (ns: number, ew: number, set: number) => ({ ns: `NS${ns}`, ew: `EW${ew}`, set });

/** Four teams, each against each, a board a match. */
const sections: readonly SectionData[] = [
  {
    section: 'A',
    movement: {
      name: 'rows',
      tables: 4,
      rounds: 3,
      sets: 3,
      winners: 2,
      rows: [
        [pairs(4, 1, 1), pairs(4, 2, 2), pairs(4, 3, 3)],
        [pairs(1, 4, 1), pairs(2, 4, 2), pairs(3, 4, 3)],
        [pairs(2, 3, 1), pairs(3, 1, 2), pairs(1, 2, 3)],
        [pairs(3, 2, 1), pairs(1, 3, 2), pairs(2, 1, 3)],
      ],
      stationary: [],
      teams: { segments: 1 },
    },
    boardsPerRound: 1,
    firstBoard: 1,
  },
];

const begin = (method: TeamMethod): TestEvents => [
  begun({ sections }),
  event('session.matches-scored', { session: '1', method: method as never }),
];

/** A match at two tables side by side: so many points in the first room, none in the second. */
const match = (round: number, table: number, points: number): TestEvents =>
  [points, 0].map((result, room) =>
    agreed({ sections, table: `A${table + room}`, round, board: round }, score(result)),
  );

const awarded = (home: number, away: number, more: object = { to: 'home' }) =>
  event('session.match-awarded', {
    session: '1',
    home: `A-${home}`,
    away: `A-${away}`,
    reason: NOTED,
    ...more,
  } as never);
const penalised = (team: number, hundredths: number) =>
  event('session.team-penalty-given', {
    session: '1',
    penalty: uuid(900 + team),
    team: `A-${team}`,
    hundredths,
    reason: NOTED,
  });

const seen = (...events: TestEvents) =>
  readState(played(...events), { kind: 'director', person: uuid(70) }).standings.matches('1');
const totalOf = async (team: number, ...events: TestEvents) =>
  (await seen(...events)).standing.find((row) => row.team === `A-${team}`)!;

describe('a match of teams that was not played', () => {
  it('gives 12 victory points to the team that was there, and none to the other', async () => {
    const { matches, standing } = await seen(...begin(WBF_TEAMS), awarded(4, 1));
    expect(matches[0]!.awarded).toEqual({ to: 'home', home: '12', away: '0', why: 'bye' });
    expect(standing.find(({ team }) => team === 'A-4')).toMatchObject({
      total: '12',
      awarded: '12',
      place: 1,
    });
    expect(standing.find(({ team }) => team === 'A-1')).toMatchObject({ total: '0', matches: 0 });
  });

  it('gives the average of its other matches where that is more; what was played of it does not count', async () => {
    const before: TestEvents = [...begin(WBF_TEAMS), ...match(1, 1, 600), called(2), ...match(2, 1, 600)];
    const [plain] = (await seen(...before)).matches;
    const first = plain!.score!.home.victoryPoints!.points;
    expect(Rational.parse(first).compare(Rational.of(12))).toBe(1);
    const given = await seen(...before, awarded(4, 2));
    expect(given.matches[2]!.awarded).toEqual({ to: 'home', home: first, away: '0', why: 'own-average' });
    const total = Rational.parse(first).mul(Rational.of(2)).toString();
    expect(given.standing.find(({ team }) => team === 'A-4')).toMatchObject({
      matches: 1,
      awarded: first,
      total,
    });
    expect((await totalOf(2, ...before, awarded(4, 2))).total).toBe('0');
  });

  it('gives what was decided, and nothing before its round is called', async () => {
    const decided = awarded(4, 2, { to: 'away', hundredths: { home: -300, away: 1400 } });
    expect((await totalOf(2, ...begin(WBF_TEAMS), decided)).total).toBe('0');
    expect((await totalOf(2, ...begin(WBF_TEAMS), decided, called(2))).total).toBe('14');
    expect((await totalOf(4, ...begin(WBF_TEAMS), decided, called(2))).total).toBe('-3');
    const back = awarded(4, 2, { to: null });
    expect((await totalOf(2, ...begin(WBF_TEAMS), decided, called(2), back)).total).toBe('0');
  });
});

describe('two teams that meet in two matches', () => {
  const again = {
    ...sections[0]!.movement,
    rows: sections[0]!.movement.rows.map(([first]) => [first, { ...first, set: 2 }, null]),
  };
  const twice = [{ ...sections[0]!, movement: again }] as readonly SectionData[];
  const evening = [begun({ sections: twice }), called(2)];

  it('count an award for one match in that match only, and one of an old journal in both', async () => {
    const [first, second] = (await seen(...evening, awarded(4, 1, { to: 'away', board: 2 }))).matches.filter(
      ({ home }) => home === 'A-4',
    );
    expect([first!.awarded, second!.awarded?.to]).toEqual([null, 'away']);
    const inBoth = (await seen(...evening, awarded(4, 1))).matches.filter(({ home }) => home === 'A-4');
    expect(inBoth.map((one) => one.awarded?.to)).toEqual(['home', 'home']);
  });
});

describe('a penalty of a team', () => {
  it('is taken off its total, and off nobody else; one that was withdrawn is not', async () => {
    const events: TestEvents = [...begin(WBF_TEAMS), ...match(1, 1, 0), penalised(4, 150)];
    expect(await totalOf(4, ...events)).toMatchObject({ total: '17/2', penalties: '3/2' });
    expect(await totalOf(1, ...events)).toMatchObject({ total: '10', penalties: '0' });
    const back = event('session.team-penalty-withdrawn', { session: '1', penalty: uuid(904), reason: NOTED });
    expect(await totalOf(4, ...events, back)).toMatchObject({ total: '10', penalties: '0' });
    const { teams } = await seen(...events);
    expect(teams.find(({ team }) => team === 'A-4')!.penalties).toEqual([
      { penalty: uuid(904), points: '3/2' },
    ]);
  });

  it('is taken off the match in a knockout', async () => {
    const { matches } = await seen(...begin(KNOCKOUT), ...match(1, 1, 420), penalised(4, 200));
    expect(matches[0]!.running).toEqual({ home: '7', away: '0' });
  });
});
