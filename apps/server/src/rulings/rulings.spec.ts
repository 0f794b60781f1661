import { randomUUID } from 'node:crypto';
import { bridgeLaws } from '#laws';
import { wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { Client } from '../testing/client.js';
import { countsOnBus } from '../testing/counts-on-bus.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/*
 * Five tables of a Mitchell, a board a round: board 1 is played at A1 first, then at A5, A4, A3 and A2. Two games, a
 * partial and one down; at A3 the director rules.
 */
const BOARD_1 = new Map([
  ['A1', 420],
  ['A5', 420],
  ['A4', -50],
  ['A2', 170],
]);
const PLAY_AT_A3 = { table: 'A3', round: 4, board: 1 };
const AT_A3 = { session: '1', ...PLAY_AT_A3 };

let server: ServerUnderTest;
let evening: Evening;

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Rulings');
  await evening.command('tournament.publish');
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 5, rounds: 5 };
  const sections = [{ section: 'A', boardsPerRound: 1, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2, 3, 4, 5]) {
    await evening.command('session.call-round', { session: '1', round });
    for (const [index, table] of ['A1', 'A2', 'A3', 'A4', 'A5'].entries()) {
      const board = ((index + round - 1) % 5) + 1;
      const points = board === 1 ? BOARD_1.get(table) : 110;
      if (points === undefined) continue;
      await evening.command('result.record', { session: '1', table, round, board, result: score(points) });
    }
  }
}, 120_000);
afterAll(() => server.stop());

const score = (points: number) => ({ kind: 'score', score: points });
const assigned = (points: number) => ({ kind: 'assigned', result: score(points) });
const weighted = (...parts: readonly (readonly [hundredths: number, points: number])[]) => ({
  kind: 'weighted',
  results: parts.map(([hundredths, points]) => ({ result: score(points), hundredths })),
});
const average = (award: string) => ({ kind: 'artificial', award });
const SPLIT = { NS: weighted([50, 420], [30, 170], [20, -50]), EW: assigned(420) };

/** What the director, or everybody, reads of the session once the whole journal can be read. */
async function read(what: string, reader = evening.director) {
  const after = (await evening.book()).length;
  const path = `/api/tournaments/${evening.tournament}/sessions/1${what}?after=${after}`;
  return (await reader.get(path)).body;
}

const ruling = (adjustment: unknown, id: string = randomUUID()) => ({
  session: '1',
  ruling: id,
  law: { edition: '2017', law: '12C1(c)' },
  reason: 'A wrong explanation.',
  effects: [{ kind: 'score', ...PLAY_AT_A3, adjustment }],
});

/** The matchpoints of every table on board 1, of a top of 8: `A1 13/2 2`. */
async function matchpoints(): Promise<string[]> {
  const { lines } = await read('/boards/1');
  const points = (award: { kind: string; points?: string }) => award.points ?? award.kind;
  return (lines as { table: string; awards: { NS: { kind: string }; EW: { kind: string } } | null }[])
    .flatMap(({ table, awards }) => (awards ? [`${table} ${points(awards.NS)} ${points(awards.EW)}`] : []))
    .toSorted();
}

async function withdraw(id: string): Promise<void> {
  await evening.command('ruling.withdraw', { ruling: id, session: '1', reason: 'Another one.' });
}

describe('an adjusted score', () => {
  it.each([
    [
      'weights that make less than the whole',
      { NS: weighted([60, 420], [30, -50]), EW: assigned(420) },
      'ruling.weights',
      /NS.*90%/,
    ],
    [
      'the same result twice',
      { NS: assigned(420), EW: weighted([60, 420], [40, 420]) },
      'ruling.result-twice',
      /EW/,
    ],
    [
      'six results',
      {
        NS: weighted([20, 420], [20, 170], [20, -50], [20, 140], [10, 110], [10, 90]),
        EW: average('average'),
      },
      'ruling.too-many-results',
      /5.*NS/,
    ],
    [
      'more than a top',
      { NS: average('average'), EW: { kind: 'percentage', hundredths: 10_100 } },
      'ruling.beyond-top',
      /100%/,
    ],
    [
      'a score that nothing gives',
      { NS: average('average'), EW: assigned(15) },
      'result.impossible',
      /board 1/,
    ],
  ])('is not %s', async (_what, adjustment, code, words) => {
    const answer = await evening.director.command(evening.tournament, 'ruling.give', ruling(adjustment));
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.detail).toMatch(words);
  });

  it('is refused in the words of the reader', async () => {
    const headers = { 'accept-language': 'pl' };
    const asked = ruling({ NS: weighted([60, 420], [30, -50]), EW: assigned(420) });
    const answer = await evening.director.command(evening.tournament, 'ruling.give', asked, {
      headers,
    });
    expect(answer.body.detail).toBe('Wagi NS dają razem 90 %, a muszą dawać 100 %.');
  });

  it('weighs results for one side and gives the other a score: everybody reads the figures and their parts', async () => {
    const id = randomUUID();
    await evening.command('ruling.give', ruling(SPLIT, id));
    expect(await matchpoints()).toEqual(['A1 13/2 2', 'A2 27/10 6', 'A3 41/10 2', 'A4 1/5 8', 'A5 13/2 2']);
    const { lines } = await read('/boards/1', server.client());
    const line = lines.find(({ table }: { table: string }) => table === 'A3');
    expect(line.rulings).toMatchObject([{ ruling: id, adjustment: SPLIT, withdrawn: null }]);
    expect(line.rulings[0]).not.toHaveProperty('reason');
    expect(line.awards.NS.parts).toEqual([
      { score: 420, weight: '1/2' },
      { score: 170, weight: '3/10' },
      { score: -50, weight: '1/5' },
    ]);
    const after = (await evening.book()).length;
    const journal = `/api/tournaments/${evening.tournament}/journal?after=${after}`;
    const { body } = await evening.director.get(journal);
    const told = body.lines.find(({ type }: { type: string }) => type === 'ruling.score-adjusted');
    expect(told.data).toMatchObject({ adjustment: SPLIT, reason: 'A wrong explanation.' });
    await withdraw(id);
  });

  it.each([
    [
      'an average for one side, a score for the other',
      { NS: average('average-plus'), EW: assigned(420) },
      'A3 24/5 2',
    ],
    [
      'a percentage for one side, nothing for the other',
      { NS: { kind: 'percentage', hundredths: 7_000 }, EW: { kind: 'not-played' } },
      'A3 28/5 not-played',
    ],
    ['cancelled', { NS: { kind: 'not-played' }, EW: { kind: 'not-played' } }, 'A3 not-played not-played'],
  ])('is %s', async (_what, adjustment, line) => {
    const id = randomUUID();
    await evening.command('ruling.give', ruling(adjustment, id));
    expect(await matchpoints()).toContain(line);
    await withdraw(id);
  });

  it('given after the session keeps what was played, and the protocol is published again with it', async () => {
    await evening.command('result.record', { ...AT_A3, result: score(420) });
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 1);
    const before = await read('/protocol');
    await evening.command('session.reopen', { session: '1', reason: 'An appeal.' });
    const id = randomUUID();
    await evening.command('ruling.give', ruling(SPLIT, id));
    await evening.command('session.close', { session: '1' });
    await evening.until('session.protocol-published', 2);
    const after = await read('/protocol');
    expect(after).toMatchObject({ same: true, published: { edition: 2 } });
    expect(after.hash).not.toBe(before.hash);
    expect(after.document.rulings).toMatchObject([{ ruling: id, adjustment: SPLIT }]);
    const { lines } = await read('/boards/1');
    const line = lines.find(({ table }: { table: string }) => table === 'A3');
    expect(line).toMatchObject({ status: 'ruled', result: score(420), history: [{ what: 'recorded' }] });
    expect(await matchpoints()).toContain('A3 41/10 2');
    await evening.command('session.reopen', { session: '1', reason: 'Penalties.' });
  });
});

describe('a penalty', () => {
  const penalty = (amount: unknown) => ({
    session: '1',
    ruling: randomUUID(),
    law: { edition: '2017', law: '90B2' },
    reason: 'Slow play.',
    effects: [{ kind: 'penalty', contestant: 'A-NS1', amount }],
  });
  const standing = async () => {
    const { rankings } = await read('/standings');
    return rankings
      .flatMap(({ entries }: { entries: { contestant: string }[] }) => entries)
      .find(({ contestant }: { contestant: string }) => contestant === 'A-NS1');
  };

  it('in percent of the session is a line of its own', async () => {
    const before = await standing();
    const given = penalty({ unit: 'percent-of-session', hundredths: 1_000 });
    await evening.command('ruling.give', given);
    const after = await standing();
    expect(after.points).toBe(before.points);
    // A tenth of a full card of five boards with a top of 8.
    expect(after.penalties).toMatchObject([{ ruling: given.ruling, points: '-4' }]);
    await withdraw(given.ruling);
    expect((await standing()).penalties).toEqual([]);
  });

  it('in IMPs is none in a session that is scored in matchpoints', async () => {
    const body = penalty({ unit: 'imps', hundredths: 300 });
    const answer = await evening.director.command(evening.tournament, 'ruling.give', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'ruling.penalty-unit', unit: 'imps' } });
  });
});

interface ContestMoved {
  readonly key: string;
  readonly before: { readonly place: number };
  readonly after: { readonly place: number };
  readonly sessions: readonly object[];
}

describe('a ruling by the law book', () => {
  const PLAY = { table: 'A1', round: 1, board: 1 };
  const REVOKE = [
    wayOf(bridgeLaws(2017), '61', ['yes', 'side-played-on']),
    wayOf(bridgeLaws(2017), '64', ['no', 'no', 'offender', 'none', 'no']),
  ];
  const law = { edition: '2017', law: '64A1' };
  const transfer = { kind: 'tricks', ...PLAY, tricks: 1, to: 'EW' };
  const preview = (...alternatives: unknown[]) =>
    evening.director.post(`/api/tournaments/${evening.tournament}/rulings/preview`, {
      session: '1',
      alternatives,
    });

  const league = { title: 'League', sessions: ['1', '2'], total: 'sum', tables: [] };

  beforeAll(async () => {
    const result = played('4S S =');
    await evening.command('result.correct', { session: '1', ...PLAY, result, reason: 'The contract.' });
    await evening.command('contest.choose', { contest: '7', settings: league });
  });
  afterAll(async () => {
    const result = score(420);
    await evening.command('result.correct', { session: '1', ...PLAY, result, reason: 'As before.' });
    await evening.command('contest.abandon', { contest: '7', reason: 'No league.' });
  });

  it('tells what it would change before it is given, several outcomes side by side', async () => {
    const given = await countsOnBus(server, 'command', 'ruling.give');
    const { alternatives } = (
      await preview(
        { law, effects: [transfer] },
        { law, effects: [{ ...transfer, tricks: 11 }] },
        { law: { edition: '2017', law: '12C2' }, effects: [] },
      )
    ).body as {
      alternatives: {
        boards: { lines: object[] }[];
        standings: object[];
        contests: { contest: string; moves: ContestMoved[] }[];
        refused: unknown;
      }[];
    };
    const [one, impossible, none] = alternatives;
    expect(one!.refused).toBeNull();
    // At A3 stands 50 % of 420, 30 % of 170, 20 % of -50: level with the last part, and with A4; below all others.
    expect(one!.boards[0]!.lines).toContainEqual(
      expect.objectContaining({
        table: 'A1',
        after: expect.objectContaining({ NS: expect.objectContaining({ points: '6/5' }) }),
      }),
    );
    expect(one!.standings).not.toHaveLength(0);
    expect(impossible!.refused).toMatchObject({ code: 'ruling.too-many-tricks', taken: 10 });
    const inContest = one!.contests[0]!.moves.find(({ key }) => key === '1/A-NS1')!;
    expect(inContest.after.place).toBeGreaterThan(inContest.before.place);
    expect(inContest.sessions).toMatchObject([{ session: '1' }]);
    expect(none).toEqual({ refused: null, boards: [], matches: [], sheets: [], standings: [], contests: [] });
    expect(await matchpoints()).not.toContain('A1 6/5 7');
    expect(await countsOnBus(server, 'query', 'ruling.preview')).toEqual({ answered: 1 });
    // What is only weighed is no command.
    expect(await countsOnBus(server, 'command', 'ruling.give')).toEqual(given);
  });

  it('changes the result, is listed with how it was found, and can be withdrawn', async () => {
    const id = randomUUID();
    const given = { ruling: id, session: '1', law, reason: 'East had a spade.', effects: [transfer] };
    await evening.command('ruling.give', { ...given, ways: REVOKE, told: 'One trick to East-West.' });
    expect(await matchpoints()).toContain('A1 6/5 7');
    const list = async (reader: typeof evening.director) => {
      const after = (await evening.book()).length;
      const path = `/api/tournaments/${evening.tournament}/rulings?after=${after}`;
      const { rulings } = (await reader.get(path)).body as { rulings: { ruling: string }[] };
      return rulings.find(({ ruling: one }) => one === id);
    };
    expect(await list(evening.director)).toMatchObject({
      law,
      ways: REVOKE,
      status: 'given',
      reason: 'East had a spade.',
      told: 'One trick to East-West.',
      boards: [1],
      contestants: expect.arrayContaining(['A-NS1']),
      effects: [{ holds: true, what: { kind: 'adjustment', transfer: { tricks: 1, to: 'EW' } } }],
    });
    await withdraw(id);
    expect(await list(evening.director)).toMatchObject({
      status: 'withdrawn',
      effects: [{ holds: false }],
      history: [{ what: 'withdrawn', reason: 'Another one.' }],
    });
  });

  it('is why ranks have moved between two moments', async () => {
    const before = (await evening.book()).length;
    const id = randomUUID();
    const given = { ruling: id, session: '1', law, reason: 'East had a spade.', effects: [transfer] };
    const path = `/api/tournaments/${evening.tournament}`;
    await evening.command('ruling.give', { ...given, ways: REVOKE });
    const after = (await evening.book()).length;
    const moved = `${path}/sessions/1/standings/moves`;
    const { from, to, moves } = (await evening.director.get(`${moved}?from=${before}&at=${after}`)).body as {
      from: number;
      to: number;
      moves: {
        contestant: string;
        before: object;
        boards: { board: number; own: boolean; deeds: object[] }[];
      }[];
    };
    expect([from, to]).toEqual([before, after]);
    const offended = moves.find(({ contestant }) => contestant === 'A-NS1')!;
    expect(offended).toMatchObject({
      othersMoved: false,
      boards: [{ board: 1, own: true, deeds: [{ table: 'A1', round: 1, what: 'ruled' }] }],
    });
    const field = moves.find(({ contestant }) => contestant === 'A-NS2')!;
    expect(field.boards).toMatchObject([{ board: 1, own: false, deeds: [{ table: 'A1', what: 'ruled' }] }]);
    const same = (await evening.director.get(`${moved}?from=${after}&at=${after}`)).body as object;
    expect(same).toMatchObject({ moves: [] });
    const league7 = `${path}/contests/7/moves?from=${before}&at=${after}`;
    const ofContest = (await evening.director.get(league7)).body as { moves: ContestMoved[] };
    expect(ofContest).toMatchObject({ from: before, to: after, title: 'League', total: 'sum' });
    expect(ofContest.moves.find(({ key }) => key === '1/A-NS1')).toMatchObject({
      othersMoved: false,
      sessions: [{ session: '1', before: { as: 'played' }, after: { as: 'played' } }],
    });
    expect(await evening.director.get(`${path}/contests/8/moves`)).toMatchObject({ status: 404 });
    await withdraw(id);
  });

  it('shows what it changed, and its score every step of its life, to whoever sees the ruling and the board', async () => {
    const id = randomUUID();
    const path = `/api/tournaments/${evening.tournament}`;
    const listed = (await evening.director.get(`${path}/rulings?after=${(await evening.book()).length}`))
      .body;
    const seen = (listed.rulings as { ruling: string }[]).map(({ ruling: one }) => one);
    await evening.command('ruling.give', {
      ruling: id,
      session: '1',
      law,
      reason: 'East had a spade.',
      effects: [transfer],
      ways: REVOKE,
      seen,
    });
    await withdraw(id);
    const after = (await evening.book()).length;
    const changed = `${path}/rulings/${id}/changes?after=${after}`;
    expect(await server.client().get(changed)).toMatchObject({
      status: 404,
      body: { code: 'ruling.unknown' },
    });
    const { changes } = (await evening.director.get(changed)).body;
    const awards = (points: string) => expect.objectContaining({ NS: expect.objectContaining({ points }) });
    const stood = { kind: 'result', result: played('4S S ='), agreed: true };
    const ruled = { kind: 'ruled', ruling: id };
    expect(changes).toMatchObject([
      { what: 'given', scores: [{ ...PLAY, before: stood, after: ruled }] },
      { what: 'withdrawn', scores: [{ ...PLAY, before: ruled, after: stood }] },
    ]);
    const [given, taken] = changes as {
      contests: { moves: ContestMoved[] }[];
      boards: { board: number; lines: object[] }[];
      standings: { contestant: string; before: { place: number }; after: { place: number } }[];
    }[];
    const lineOf = ({ boards }: typeof given & object) =>
      boards[0]!.lines.find((line) => (line as { table: string }).table === 'A1');
    expect(lineOf(given!)).toEqual(expect.objectContaining({ before: awards('13/2'), after: awards('6/5') }));
    expect(lineOf(taken!)).toEqual(expect.objectContaining({ before: awards('6/5'), after: awards('13/2') }));
    const moved = given!.standings.find(({ contestant }) => contestant === 'A-NS1')!;
    const back = taken!.standings.find(({ contestant }) => contestant === 'A-NS1')!;
    expect(moved.after.place).toBeGreaterThan(moved.before.place);
    expect([back.before, back.after]).toEqual([moved.after, moved.before]);

    const inContest = [given!, taken!].map(({ contests }) =>
      contests[0]!.moves.find(({ key }) => key === '1/A-NS1')!,
    );
    expect(inContest[0]!.after.place).toBeGreaterThan(inContest[0]!.before.place);
    expect(inContest[1]!.after).toEqual(inContest[0]!.before);

    const life = `${path}/sessions/1/boards/1/plays/A1/1`;
    const { shown, steps } = (await evening.director.get(life)).body as {
      shown: boolean;
      steps: { kind: string; what: string; actorName?: string; reason?: string }[];
    };
    expect(shown).toBe(true);
    expect(steps[0]).toMatchObject({ kind: 'result', what: 'recorded', before: null });
    expect(steps).toContainEqual(
      expect.objectContaining({
        what: 'corrected',
        actorName: 'Olga Organiser',
        reason: 'The contract.',
        before: { kind: 'result', result: score(420), agreed: true },
        after: stood,
      }),
    );
    expect(steps.slice(-2)).toMatchObject([
      { kind: 'ruling', what: 'given', law, before: stood, after: ruled },
      { kind: 'ruling', what: 'withdrawn', reason: 'Another one.', before: ruled, after: stood },
    ]);
    const everybodys = (await server.client().get(life)).body.steps as object[];
    expect(everybodys).toHaveLength(steps.length);
    for (const step of everybodys)
      for (const text of ['reason', 'actorName']) expect(step).not.toHaveProperty(text);
    expect(await server.client().get(`${path}/rulings/${randomUUID()}/changes`)).toMatchObject({
      status: 404,
      body: { code: 'ruling.unknown' },
    });
  });
});

describe('what is shown of a ruling', () => {
  const id = randomUUID();
  const taken = randomUUID();
  let alice: Client;
  let bob: Client;
  let scorer: Client;

  /** Somebody with an account who plays for a contestant of the session. */
  async function player(contestant: string): Promise<Client> {
    const elsewhere = (await server.organiser()).create('Elsewhere');
    const somebody = await server.invited(evening.director, (await elsewhere).body.tournament, 'scorer');
    const { person } = (await somebody.get('/api/session')).body as { person: { id: string } };
    const players = [person.id, randomUUID()];
    const table = contestant.replace('-NS', '');
    await evening.command('session.name-players', { session: '1', table, contestant, players });
    return somebody;
  }

  async function rulings(reader: Client): Promise<Record<string, never[]>> {
    const after = (await evening.book()).length;
    return (await reader.get(`/api/tournaments/${evening.tournament}/rulings?after=${after}`)).body;
  }

  beforeAll(async () => {
    alice = await player('A-NS1');
    bob = await player('A-NS2');
    scorer = await server.invited(evening.director, evening.tournament, 'scorer');
    await evening.pair('1', ['A1', 'A2']);
    const known = (await rulings(evening.director))['rulings'] as unknown as { ruling: string }[];
    const given = {
      session: '1',
      law: { edition: '2017', law: '73C' },
      facts: 'North hesitated.',
      reason: 'South chose among logical alternatives.',
      told: 'Average minus, and a warning.',
      seen: known.map(({ ruling: one }) => one),
    };
    const place = { table: 'A1', round: 5, board: 5 };
    const adjusted = { NS: average('average-minus'), EW: average('average-plus') };
    await evening.command('ruling.give', {
      ...given,
      ruling: id,
      effects: [
        { kind: 'score', ...place, adjustment: adjusted },
        { kind: 'warning', contestant: 'A-NS1' },
      ],
    });
    await evening.command('ruling.give', {
      ...given,
      ruling: taken,
      about: [place],
      seen: [...given.seen, id],
    });
    await evening.command('ruling.review', { ruling: id, session: '1', reason: 'Between directors.' });
    await withdraw(taken);
  });

  const about = (seen: Record<string, unknown[]>, of = id) =>
    (seen['rulings'] as { ruling: string }[]).find(({ ruling: one }) => one === of);
  const publish = (as: string) => evening.command('tournament.publish-rulings', { as });
  const TEXTS = {
    facts: 'North hesitated.',
    reason: 'South chose among logical alternatives.',
    told: 'Average minus, and a warning.',
  };

  it('is nothing to everybody until it is published', async () => {
    for (const reader of [server.client(), bob, evening.devices.get('A2')!])
      expect(await rulings(reader)).toMatchObject({
        published: 'not-published',
        rulings: [],
        nameless: [],
        warnings: [],
        players: {},
      });
  });

  it('is the ruling with its reasons and until when it may be appealed to whom it concerns, by an account or at the table', async () => {
    for (const reader of [alice, evening.devices.get('A1')!]) {
      const seen = await rulings(reader);
      expect(about(seen)).toMatchObject({
        ...TEXTS,
        own: true,
        given: { actor: 'person' },
        history: [{ what: 'reviewed', actor: 'person' }],
      });
      expect(JSON.stringify(seen)).not.toMatch(/Between directors|actorName/);
      expect(about(seen, taken)).toMatchObject({ status: 'withdrawn' });
      expect(seen).toMatchObject({
        warnings: [],
        appeals: { 1: { until: null, period: { minutes: 30 }, deposit: null } },
      });
    }
  });

  it('is all of it to those who direct, and what scores need to a scorer', async () => {
    const seen = about(await rulings(evening.director));
    expect(seen).toMatchObject({ ...TEXTS, own: false, history: [{ reason: 'Between directors.' }] });
    const scores = about(await rulings(scorer));
    expect(scores).toMatchObject({ effects: [{ holds: true }, { holds: true }], own: false });
    expect(scores).not.toHaveProperty('reason');
    expect(scores).not.toHaveProperty('history.0.reason');
  });

  it('is shown to those who publish before they do, and to nobody else', async () => {
    const path = `/api/tournaments/${evening.tournament}/rulings/publication?as=`;
    for (const [as, named, nameless] of [
      ['not-published', 0, 0],
      ['without-names', 0, 1],
      ['with-names', 1, 0],
    ] as const) {
      const { body } = await evening.director.get(`${path}${as}`);
      const of73 = (list: { law: { law: string } }[]) => list.filter(({ law }) => law.law === '73C').length;
      expect([as, of73(body.rulings), of73(body.nameless)]).toEqual([as, named, nameless]);
    }
    expect(await rulings(server.client())).toMatchObject({ rulings: [], nameless: [] });
    expect(await alice.get(`${path}with-names`)).toMatchObject({ status: 403 });
    expect(await evening.director.get(`${path}everything`)).toMatchObject({ status: 400 });
  });

  it('is law and kind of effect alone where no names are published: no board, table, pair, time or text', async () => {
    await publish('without-names');
    for (const reader of [server.client(), bob, evening.devices.get('A2')!]) {
      const seen = await rulings(reader);
      expect(seen).toMatchObject({ rulings: [], warnings: [], players: {}, appeals: {} });
      expect(seen['nameless']!.filter(({ law }) => (law as { law: string }).law === '73C')).toEqual([
        {
          session: '1',
          law: { edition: '2017', law: '73C' },
          status: 'given',
          appealed: false,
          ways: [],
          effects: [
            { kind: 'adjustment', NS: 'artificial', EW: 'artificial', tricks: null },
            { kind: 'warning' },
          ],
        },
      ]);
    }
    expect(about(await rulings(alice))).toMatchObject(TEXTS);
  });

  it('is who sat there, facts and reasons if names are published, but nothing that was withdrawn', async () => {
    await publish('with-names');
    const seen = await rulings(server.client());
    expect(about(seen)).toMatchObject({ ...TEXTS, own: false, boards: [5], given: { actor: 'person' } });
    expect(about(seen, taken)).toBeUndefined();
    expect(JSON.stringify(seen)).not.toMatch(/Between directors|actorName/);
    expect(seen).toMatchObject({ warnings: [], players: { 1: { 'A-NS1': [{ name: 'scorer 1' }, {}] } } });
  });

  it('is what is published now, whichever moment is looked at', async () => {
    const at = (await evening.book()).length;
    await publish('not-published');
    const after = (await evening.book()).length;
    const path = `/api/tournaments/${evening.tournament}/rulings`;
    await server.client().get(`${path}?after=${after}`);
    expect((await server.client().get(`${path}?at=${at}`)).body).toMatchObject({ rulings: [], nameless: [] });
  });
});
