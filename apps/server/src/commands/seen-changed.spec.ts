import { randomUUID } from 'node:crypto';
import { conventionOf } from '#preferans';
import { KNOCKOUT } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { sixSpades } from '../../../../libs/preferans/src/testing/six-spades.js';
import type { Client } from '../testing/client.js';
import { Evening, GAME_MADE, seatSixPairs } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { teamOf } from '../testing/teams.js';

/*
 * Two directors are at work. One has a dialog open, the other changes what is shown there; the first one's command tells what
 * has changed, and writes nothing before that was seen.
 */
let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const REASON = 'It was looked at once more.';
const spades = (tricks: number) => ({ ...GAME_MADE, tricks, lead: 'HA' });
const session = '1';

interface Change {
  readonly what: string;
  readonly who: readonly string[];
  readonly before: string | null;
  readonly now: string | null;
}

/** Both commands of an evening: what one director does meanwhile, and what the other gives by what was seen before. */
interface Crossing {
  readonly meanwhile: readonly (readonly [command: string, body: object])[];
  readonly given: readonly [command: string, body: object];
}

/** How many lines people have written. */
async function written(evening: Evening): Promise<number> {
  return (await evening.book()).filter(({ actor }) => actor.startsWith('person:')).length;
}

/** Has two commands cross. @returns what the second one was told: `result A1 1 1: 4S N = → 4S N +1` */
async function crossed(evening: Evening, { meanwhile, given: [command, body] }: Crossing) {
  const at = (await evening.book()).length;
  for (const [name, other] of meanwhile) await evening.command(name, other);
  const before = await written(evening);
  const refused = await evening.director.command(evening.tournament, command, { ...body, at });
  expect([command, refused.status, refused.body.code]).toEqual([command, 409, 'command.seen-changed']);
  expect(await written(evening)).toBe(before);
  // By what is shown now it is done.
  await evening.command(command, { ...body, at: refused.body.head });
  expect(await written(evening)).toBeGreaterThan(before);
  return (refused.body.changes as Change[])
    .map((change) => `${change.what} ${change.who.join(' ')}: ${change.before} → ${change.now}`.trim())
    .toSorted();
}

describe('at a table of bridge', () => {
  let evening: Evening;
  const place = (board: number, table = 'A1') => ({ session, table, round: 1, board });
  const correct = (board: number, tricks: number) =>
    ['result.correct', { ...place(board), result: spades(tricks), reason: REASON }] as const;

  beforeAll(async () => {
    evening = await Evening.open(server, 'Bridge');
    await seatSixPairs(evening, 8, ['A1']);
    await evening.command('session.start', { session });
    await evening.command('session.call-round', { session, round: 1 });
    for (const board of [1, 2, 3, 4, 5])
      await evening.command('result.record', { ...place(board), result: spades(10) });
  });

  it.each([
    ['corrected', 1, 'result.correct', { result: spades(12), reason: REASON }],
    ['made void', 2, 'result.void', { reason: REASON }],
    [
      'what was really played',
      3,
      'result.record-irregular',
      {
        seating: { N: 'A-EW1', S: 'A-EW1', E: 'A-NS1', W: 'A-NS1' },
        result: spades(9),
        reason: REASON,
      },
    ],
  ] as const)(
    'a result that was corrected meanwhile is not %s unseen',
    async (_what, board, command, body) => {
      const told = await crossed(evening, {
        meanwhile: [correct(board, 11)],
        given: [command, { ...place(board), ...body }],
      });
      // What was led is nobody's who may have the board before them.
      expect(told).toEqual([`result A1 1 ${board}: 4S N = → 4S N +1`]);
    },
  );

  it.each([
    ['a slip', 'result.record', { ...place(7), result: spades(9) }],
    ['a mark that it was not played', 'result.mark-not-played', place(8)],
  ] as const)('%s does not go over what a phone has entered meanwhile', async (_what, command, body) => {
    const phone = evening.devices.get('A1')!;
    const at = (await evening.book()).length;
    const entered = { ...place(body.board), side: 'NS', result: spades(10) };
    expect((await phone.command(evening.tournament, 'result.enter', entered)).status).toBeLessThan(300);
    const { status, body: refused } = await evening.director.command(evening.tournament, command, {
      ...body,
      at,
    });
    expect([status, refused.code]).toEqual([409, 'command.seen-changed']);
    expect(refused.changes).toMatchObject([{ what: 'result', before: null, now: '4S N =' }]);
  });

  it('a correction that players have asked for is not accepted over another one', async () => {
    const phone = evening.devices.get('A1')!;
    const wish = { ...place(4), side: 'NS', result: spades(9), entry: 1 };
    const asked = await phone.command(evening.tournament, 'result.ask-correction', wish);
    expect(asked.status).toBeLessThan(300);
    const at = (await evening.book()).length;
    await evening.command(...correct(4, 11));
    const { status, body } = await evening.director.command(evening.tournament, 'result.accept-correction', {
      ...place(4),
      correction: 1,
      at,
    });
    expect([status, body.code]).toEqual([409, 'command.seen-changed']);
    expect(body.changes).toMatchObject([{ what: 'result', before: '4S N =', now: '4S N +1' }]);
  });

  const law = { edition: '2017', law: '12C1(b)' };
  const ruling = (id: string, effects: readonly object[], lawNumber = law.law) => ({
    session,
    ruling: id,
    law: { ...law, law: lawNumber },
    reason: REASON,
    effects,
  });
  const average = { kind: 'artificial', award: 'average' };
  const score = (board: number, table = 'A1') => ({
    kind: 'score',
    table,
    round: 1,
    board,
    adjustment: { NS: average, EW: average },
  });

  it('a ruling is not given over a score that has changed, nor over a penalty that another has given', async () => {
    const told = await crossed(evening, {
      meanwhile: [correct(5, 11)],
      given: ['ruling.give', ruling(randomUUID(), [score(5)])],
    });
    expect(told).toEqual(['result A1 1 5: 4S N = → 4S N +1']);
    const penalty = {
      kind: 'penalty',
      contestant: 'A-NS2',
      amount: { unit: 'percent-of-top', hundredths: 1000 },
    };
    expect(
      await crossed(evening, {
        meanwhile: [['ruling.give', ruling(randomUUID(), [penalty], '90')]],
        given: ['ruling.give', ruling(randomUUID(), [penalty], '90')],
      }),
    ).toEqual(['penalty A-NS2: null → 1000 percent-of-top']);
  });

  it.each([
    ['amended', 10, 'ruling.amend', (id: string) => ruling(id, [], '12B1')],
    ['looked at again', 11, 'ruling.review', (id: string) => ({ session, ruling: id, reason: REASON })],
    ['taken back', 12, 'ruling.withdraw', (id: string) => ({ session, ruling: id, reason: REASON })],
    [
      'appealed',
      13,
      'ruling.appeal',
      (id: string) => ({ session, ruling: id, contestant: 'A-NS2', concur: true, reason: REASON }),
    ],
  ] as const)(
    'a ruling that was amended meanwhile is not %s unseen',
    async (_what, board, command, bodyOf) => {
      const id = randomUUID();
      const given = score(board, 'A2');
      await evening.command('ruling.give', ruling(id, [given]));
      const told = await crossed(evening, {
        // By the same law: it is another ruling all the same.
        meanwhile: [
          [
            'ruling.amend',
            ruling(id, [{ ...given, adjustment: { NS: average, EW: { kind: 'not-played' } } }]),
          ],
        ],
        given: [command, bodyOf(id)],
      });
      expect(told).toEqual([`ruling ${id}: 12C1(b) → 12C1(b) (2)`]);
    },
  );

  it('names of those who play, who sits in and who has left are told by their names', async () => {
    const contestant = 'A-NS3';
    const [one, other] = [randomUUID(), randomUUID()];
    const path = `/api/tournaments/${evening.tournament}/players`;
    for (const [id, name] of [
      [one, 'Maja Nowak'],
      [other, 'Zofia Wilk'],
    ])
      await evening.director.send('PUT', `${path}/${id}`, { name });
    const substituted = (person: string) => ({
      session,
      contestant,
      seat: 'N',
      person,
      fromRound: 2,
      toRound: 3,
    });
    expect(
      await crossed(evening, {
        meanwhile: [['session.substitute', substituted(one)]],
        given: ['session.substitute', substituted(other)],
      }),
    ).toEqual(['substitute A-NS3: null → Maja Nowak, 2–3']);
    const named = (person: string) => ({ session, table: 'A1', contestant, players: [person] });
    const [told] = await crossed(evening, {
      meanwhile: [['session.name-players', named(one)]],
      given: ['session.name-players', named(other)],
    });
    expect(told).toMatch(/^players A-NS3: \p{L}+, \p{L}+ → Maja Nowak$/u);
    expect(
      await crossed(evening, {
        meanwhile: [['session.withdraw-contestant', { session, contestant, fromRound: 3 }]],
        given: ['session.withdraw-contestant', { session, contestant, fromRound: 2 }],
      }),
    ).toEqual(['absence A-NS3: null → 3–']);
  });

  it('an entry is not changed, nor withdrawn, over a change of another', async () => {
    const entry = await evening.register('Olga', 'Piotr');
    const [maja, zofia] = await Promise.all(
      ['Maja', 'Zofia'].map(async (name) => {
        const id = randomUUID();
        await evening.director.send('PUT', `/api/tournaments/${evening.tournament}/players/${id}`, { name });
        return id;
      }),
    );
    expect(
      await crossed(evening, {
        meanwhile: [['entries.change', { entry, players: [maja] }]],
        given: ['entries.change', { entry, players: [zofia] }],
      }),
    ).toEqual([`players ${entry}: Olga, Piotr → Maja`]);
    expect(
      await crossed(evening, {
        meanwhile: [['entries.change', { entry, players: [maja] }]],
        given: ['entries.withdraw', { entry }],
      }),
    ).toEqual([`players ${entry}: Zofia → Maja`]);
  });

  it('a board is not dealt again over a result that has come meanwhile', async () => {
    const told = await crossed(evening, {
      meanwhile: [['result.record', { ...place(9, 'A2'), result: spades(10) }]],
      given: ['board.redeal', { set: '1', board: 9, ground: '6D3', plays: 'not-played', reason: REASON }],
    });
    expect(told).toEqual(['result A2 1 9: null → 4S N =']);
  });
});

describe('in a match of teams', () => {
  it('penalties, an awarded match and what is carried over are not given twice, nor a number', async () => {
    const evening = await Evening.open(server, 'Teams');
    const names = (of: string) => [1, 2, 3, 4].map((player) => `${of} ${player}`);
    const [home, away] = [await teamOf(evening, ...names('Home')), await teamOf(evening, ...names('Away'))];
    await evening.command('session.create', { session });
    const teams = { name: 'knockout', teams: 2, segments: 1 };
    const sections = [{ section: 'A', boardsPerRound: 4, movement: { kind: 'teams', teams } }];
    await evening.command('session.set-movement', { session, sections });
    await evening.command('session.score-matches', { session, method: KNOCKOUT });
    const seat = (entry: string | null) => ['session.seat-team', { session, team: 'A-1', entry }] as const;
    expect(await crossed(evening, { meanwhile: [seat(home.entry)], given: seat(away.entry) })).toEqual([
      expect.stringMatching(/^players A-1: null → Home 1, Home 2, /),
      `seat A-1: null → ${home.entry}`,
    ]);
    await evening.command('session.seat-team', { session, team: 'A-2', entry: home.entry });
    await evening.command('session.start', { session });
    const penalty = () =>
      [
        'session.penalise-team',
        { session, penalty: randomUUID(), team: 'A-1', hundredths: 300, reason: REASON },
      ] as const;
    expect(await crossed(evening, { meanwhile: [penalty()], given: penalty() })).toEqual([
      'penalty A-1: null → 300',
    ]);
    const match = { session, home: 'A-1', away: 'A-2', reason: REASON };
    const carried = (points: number) =>
      ['session.carry-into-match', { ...match, hundredths: { home: points, away: 0 } }] as const;
    expect(await crossed(evening, { meanwhile: [carried(500)], given: carried(700) })).toEqual([
      'match-carried A-1 A-2: null → 500 : 0',
    ]);
    const hundredths = { home: 1200, away: 0 };
    const awarded = (to: string) => ['session.award-match', { ...match, to, hundredths }] as const;
    expect(await crossed(evening, { meanwhile: [awarded('home')], given: awarded('away') })).toEqual([
      'match-given A-1 A-2: null → A-1 1200 : 0',
    ]);
  });
});

describe('on a sheet of preferans', () => {
  it('a line is neither corrected nor struck over a correction, and no second card is shown unseen', async () => {
    const evening = await Evening.open(server, 'Preferans');
    for (const name of ['Anna', 'Boris', 'Vera', 'Gleb']) await evening.register(name);
    await evening.command('session.create', { session, game: 'preferans' });
    const sheets = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 4 } };
    await evening.command('session.choose-sheets', { session, sheets });
    await evening.command('session.set-tables', { session, players: 4, rounds: 1 });
    await evening.command('session.draw-seats', { session });
    await evening.command('session.start', { session });
    await evening.command('session.call-round', { session, round: 1 });
    const place = { session, table: 'A1', round: 1 };
    const deal = (east: number) => ({ kind: 'deal', record: sixSpades(east) });
    await evening.command('sheet.write-line', { ...place, line: 1, what: deal(6) });
    const correct = (east: number) =>
      ['sheet.correct-line', { ...place, line: 1, what: deal(east), reason: REASON }] as const;
    const [told] = await crossed(evening, { meanwhile: [correct(7)], given: correct(5) });
    const [before, now] = told!.replace('line A1 1 1: ', '').split(' → ');
    expect(JSON.parse(before!)).toMatchObject(deal(6));
    expect(JSON.parse(now!)).toMatchObject(deal(7));
    const strike = ['sheet.strike-line', { ...place, line: 1, reason: REASON }] as const;
    expect(await crossed(evening, { meanwhile: [correct(8)], given: strike })).toHaveLength(1);
    const card = ['sheet.show-card', { ...place, seat: 'N', reason: REASON }] as const;
    const [second] = await crossed(evening, { meanwhile: [card], given: card });
    expect(second).toMatch(/^card A-\d: null → shown$/);
  });
});

describe('settings that two organisers save', () => {
  let evening: Evening;
  let other: Client;
  const rules = (darkRounds: number) => ({ settings: { ...DEFAULT_SETTINGS, darkRounds } });
  const scored = (round: number) => ({
    session,
    settings: { scored: 'together', ranked: 'together', clock: { round, change: 2 } },
  });
  const shown = (lines: string, fullCards = {}) => ({ session, standings: { lines, fullCards, tables: [] } });
  const draws = (results: string, order: string) => ({
    session,
    section: 'A',
    draw: { order, rematches: 'avoid', results, first: 'lot', stationary: [], venues: [], bans: [] },
  });
  const contest = (qualify: number) => ({
    contest: '1',
    settings: { title: 'Cup', sessions: [session], total: 'sum', tables: [], qualify },
  });
  const carried = (hundredths: number) => ({
    contest: '1',
    amounts: [{ session, contestant: 'A-1', hundredths }],
    reason: REASON,
  });
  const classed = (stratum: string, contestant = 'A-1') => ({
    session,
    classes: [{ contestant, class: { stratum, categories: [], handicap: 0, ranked: true } }],
  });
  const planned = (minutes: number) => ({ session, afterRound: 1, break: { minutes } });
  const described = (title: string) => ({ set: '1', title, from: 1, to: 12, contestants: 'refused' });

  beforeAll(async () => {
    evening = await Evening.open(server, 'Two organisers');
    await evening.command('session.create', { session });
    await evening.command('session.set-swiss', { session, pairs: 6, rounds: 3, boardsPerRound: 4 });
    await evening.command('contest.choose', contest(4));
    other = await server.invited(evening.director, evening.tournament, 'organiser');
  });

  /** Has the other one save first. @returns what the second is told, and by whom it was changed */
  async function saved(command: string, theirs: object, mine: object) {
    const at = (await evening.book()).length;
    const first = await other.command(evening.tournament, command, { ...theirs, at });
    expect([command, first.status]).toEqual([command, 200]);
    const before = await written(evening);
    const refused = await evening.director.command(evening.tournament, command, { ...mine, at });
    expect([command, refused.status, refused.body.code]).toEqual([command, 409, 'command.seen-changed']);
    expect(await written(evening)).toBe(before);
    await evening.command(command, { ...mine, at: refused.body.head });
    expect(await written(evening)).toBeGreaterThan(before);
    return (refused.body.changes as (Change & { readonly by: string })[]).map(
      ({ who, before: was, now, by }) => `${who.join(' ')}: ${was} → ${now}, ${by}`,
    );
  }

  it.each([
    ['tournament.choose-settings', rules(1), rules(2), 'rules  darkRounds: 0 → 1'],
    ['tournament.rename', { name: 'Cup' }, { name: 'Open Cup' }, 'name  : "Two organisers" → "Cup"'],
    [
      'session.configure',
      scored(20),
      scored(30),
      'scoring  clock: {"change":2,"round":22} → {"change":2,"round":20}',
    ],
    [
      'session.choose-standings',
      shown('together'),
      shown('apart', { A: '100' }),
      'standings  lines: "apart" → "together"',
    ],
    [
      'session.choose-draw-options',
      draws('delayed', 'close'),
      draws('all', 'top-down'),
      'draw-options A results: "all" → "delayed"',
    ],
    ['contest.choose', contest(6), contest(8), 'contest 1 qualify: 4 → 6'],
    ['contest.carry', carried(150), carried(250), 'carried A-1 : null → 150'],
    [
      'session.classify',
      classed('A'),
      classed('B'),
      'class A-1 : {"categories":[],"handicap":0,"ranked":true,"stratum":null} → {"categories":[],"handicap":0,"ranked":true,"stratum":"A"}',
    ],
    ['clock.plan-break', planned(10), planned(15), 'break 1 : null → {"minutes":10}'],
  ])('%s does not write over what the other one has saved', async (command, theirs, mine, row) => {
    expect(await saved(command, theirs, mine)).toEqual([`${row}, organiser 1`]);
  });

  it('a movement is not set over another', async () => {
    const swiss = (rounds: number) => ({ session, pairs: 6, rounds, boardsPerRound: 4 });
    const [row] = await saved('session.set-swiss', swiss(4), swiss(5));
    expect(row).toMatch(/^movement {2}A: .*"rounds":3.* → .*"rounds":4/);
  });

  it('are saved by both where they set what is not the same', async () => {
    const at = (await evening.book()).length;
    const theirs = await other.command(evening.tournament, 'session.configure', { ...scored(25), at });
    expect(theirs.status).toBe(200);
    await evening.command('tournament.choose-settings', { ...rules(3), at });
    await evening.command('deal-set.describe', { ...described('Monday'), at });
    await evening.command('session.classify', { ...classed('C', 'A-2'), at });
  });

  it('are seen before a session is started by them', async () => {
    const at = (await evening.book()).length;
    await other.command(evening.tournament, 'tournament.choose-settings', rules(0));
    const refused = await evening.director.command(evening.tournament, 'session.start', { session, at });
    expect([refused.status, refused.body.code]).toEqual([409, 'command.seen-changed']);
    expect(refused.body.changes).toMatchObject([
      { what: 'setting', who: ['rules', '', 'darkRounds'], before: '3', now: '0' },
    ]);
    await evening.command('session.start', { session, at: refused.body.head });
  });
});

it('a call takes along the tables that have no phone as it is made, not those of a list from before', async () => {
  const evening = await Evening.open(server, 'Phones and slips');
  await seatSixPairs(evening, 1, ['A1']);
  await evening.command('session.start', { session });
  await evening.command('session.call-round', { session, round: 1 });
  // A phone has come to A1 since the page read its list, and one has gone from A2.
  await evening.command('session.call-round', { session, round: 2, phones: ['A2'] });
  const gone = (await evening.book()).flatMap(({ type, payload }) =>
    type === 'table.moved-on' ? [(payload as { table: string }).table] : [],
  );
  expect(gone).toEqual(['A2', 'A3']);
}, 120_000);
