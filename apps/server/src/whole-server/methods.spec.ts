import { presetOf } from '#scoring';
import { DEFAULT_SESSION_SETTINGS, DEFAULT_SETTINGS } from '#tournament';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const ROUNDS = [1, 2, 3];

/**
 * What three tables have on three boards, in points for North-South. They play a Mitchell of three rounds, a board a
 * round: NS t meets EW t - r + 1 with board t + r - 1.
 *
 *   board           1      2      3
 *   vulnerable      -      NS     EW
 *   NS1            420    620    140
 *   NS2            170    620   -100
 *   NS3            -50   -100    110
 */
const SCORES: Readonly<Record<number, readonly number[]>> = {
  1: [420, 170, -50],
  2: [620, 620, -100],
  3: [140, -100, 110],
};

const settings = (method: string) => ({ ...DEFAULT_SESSION_SETTINGS, method: presetOf(method)! });

/** A session of three tables that is about to be played. */
async function begun(evening: Evening, session: string, method?: string): Promise<void> {
  await evening.command('session.create', { session, ...(method && { settings: settings(method) }) });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session,
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await evening.command('session.start', { session });
}

async function playRound(evening: Evening, session: string, round: number): Promise<void> {
  await evening.command('session.call-round', { session, round });
  for (const table of [1, 2, 3]) {
    const board = ((table + round - 2) % 3) + 1;
    const result = { kind: 'score', score: SCORES[board]![table - 1] };
    await evening.command('result.record', { session, table: `A${table}`, round, board, result });
  }
}

/** What the public reads of a session, once the whole journal can be read. */
async function read(evening: Evening, session: string, what: string, query = '') {
  const after = (await evening.book()).length;
  const path = `/api/tournaments/${evening.tournament}/sessions/${session}${what}?after=${after}${query}`;
  const { status, body } = await server.client().get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

interface Standings {
  readonly rankings: readonly {
    readonly entries: readonly {
      readonly place: number;
      readonly contestant: string;
      readonly score: string;
      readonly percentage: string | null;
      readonly mean: string | null;
    }[];
  }[];
}

/** Place, contestant, total, and what it is in percent or a board. */
const asText = ({ rankings }: Standings) =>
  rankings.flatMap(({ entries }) =>
    entries.map(({ place, contestant, score, percentage, mean }) =>
      [place, contestant, score, percentage ?? mean].join(' '),
    ),
  );

/** What both sides have on a board, table by table. */
const awards = ({ lines }: { lines: { ns: string; awards: Record<'NS' | 'EW', { points: string }> }[] }) =>
  lines.map(({ ns, awards: { NS, EW } }) => `${ns} ${NS.points} ${EW.points}`).toSorted();

describe('a session with a method of its own', () => {
  let evening: Evening;

  beforeAll(async () => {
    evening = await Evening.open(server, 'Methods');
    await evening.command('tournament.publish');
    const methods = ['pzbs-butler', 'club-cross-imps', 'acbl-board-a-match'];
    for (const [index, method] of methods.entries()) {
      const session = `${index + 1}`;
      await begun(evening, session, method);
      for (const round of ROUNDS) await playRound(evening, session, round);
      await evening.command('session.close', { session });
    }
  });

  // Means 180, 380 and 50. Board 1: 240, -10 and -230 are 6, 0 and -6 IMPs; board 2: 240, 240 and -480 are 6, 6 and -10;
  // board 3: 90, -150 and 60 are 3, -4 and 2.
  it('by Butler has IMPs against the mean of each board', async () => {
    const standings = await read(evening, '1', '/standings');
    expect(standings).toMatchObject({ method: 'butler', by: 'score', final: true });
    expect(asText(standings)).toEqual([
      '1 A-NS1 15 5',
      '2 A-NS2 2 2/3',
      '3 A-NS3 -14 -14/3',
      '1 A-EW1 8 8/3',
      '2 A-EW2 -3 -1',
      '3 A-EW3 -8 -8/3',
    ]);
    const board = await read(evening, '1', '/boards/2');
    expect(awards(board)).toEqual(['A-NS1 6 -6', 'A-NS2 6 -6', 'A-NS3 -10 10']);
    expect(board.fields[0]).toMatchObject({ kind: 'butler', top: null });
    expect(board.fields[0].charts[0]).toMatchObject({ side: 'NS', mean: '380', datum: 380, dropped: 0 });
  });

  // Board 1: 250, 470 and 220 are 6, 10 and 6 IMPs; board 2: 720 are 12; board 3: 240, 30 and 210 are 6, 1 and 5.
  it('by cross-IMPs has the mean of its comparisons', async () => {
    expect(awards(await read(evening, '2', '/boards/1'))).toEqual(['A-NS1 8 -8', 'A-NS2 0 0', 'A-NS3 -8 8']);
    expect(awards(await read(evening, '2', '/boards/3'))).toEqual([
      'A-NS1 7/2 -7/2',
      'A-NS2 -11/2 11/2',
      'A-NS3 2 -2',
    ]);
    const standings = await read(evening, '2', '/standings');
    expect(standings).toMatchObject({ method: 'cross-imps', by: 'mean' });
    expect(asText(standings).slice(0, 3)).toEqual(['1 A-NS1 35/2 35/6', '2 A-NS2 1/2 1/6', '3 A-NS3 -18 -6']);
  });

  it('by board-a-match has the mean of its wins, ties and losses', async () => {
    expect(awards(await read(evening, '3', '/boards/2'))).toEqual([
      'A-NS1 3/4 1/4',
      'A-NS2 3/4 1/4',
      'A-NS3 0 1',
    ]);
    expect(asText(await read(evening, '3', '/standings')).slice(0, 3)).toEqual([
      '1 A-NS1 11/4 9167/100',
      '2 A-NS2 5/4 4167/100',
      '3 A-NS3 1/2 1667/100',
    ]);
  });

  it('shows it on cards, and publishes it in its protocol', async () => {
    const card = await read(evening, '1', '/contestants/A-NS3');
    expect(card.standing).toMatchObject({ score: '-14', percentage: null, mean: '-14/3' });
    const points = card.rounds.flatMap(({ boards }: { boards: { line: { award: { points: string } } }[] }) =>
      boards.map(({ line }) => line.award.points),
    );
    expect(points.toSorted()).toEqual(['-10', '-6', '2']);
    await evening.until('session.protocol-published', 3);
    const { document, same } = await read(evening, '1', '/protocol');
    expect(same).toBe(true);
    expect(document).toMatchObject({ format: 2, settings: { method: { name: 'pzbs-butler' } } });
    expect(document.standings[0].entries[0]).toMatchObject({ score: '15', mean: '5', percentage: null });
  });
});

describe('another method', () => {
  let evening: Evening;
  const reason = 'The invitation said Butler.';

  beforeAll(async () => {
    evening = await Evening.open(server, 'Amended');
    await evening.command('tournament.publish');
  });

  it('than the tournament’s is chosen before the session starts', async () => {
    const rules = { ...DEFAULT_SETTINGS, method: presetOf('acbl-matchpoints')! };
    await evening.command('tournament.choose-settings', { settings: rules });
    await evening.command('session.create', { session: '9' });
    expect((await read(evening, '9', '')).settings.method).toEqual(rules.method);
    await evening.command('session.configure', { session: '9', settings: settings('ebu-matchpoints') });
    expect((await read(evening, '9', '')).settings.method.name).toBe('ebu-matchpoints');
    await evening.command('tournament.choose-settings', { settings: DEFAULT_SETTINGS });
  });

  it('in the middle of a session needs a reason, and scores all boards anew; the past keeps its own', async () => {
    await begun(evening, '1');
    await playRound(evening, '1', 1);
    await playRound(evening, '1', 2);
    // Two of three scores, by Neuberg: (2 + 1) x 3/2 - 1, (1 + 1) x 3/2 - 1 and (0 + 1) x 3/2 - 1.
    const matchpoints = ['1 A-NS1 11/2 275/4', '2 A-NS3 4 50', '3 A-NS2 5/2 125/4'];
    const before = await read(evening, '1', '/standings');
    expect(before).toMatchObject({ afterRound: 2, method: 'matchpoints' });
    expect(asText(before).slice(0, 3)).toEqual(matchpoints);
    const { length: then } = await evening.book();

    const butler = { session: '1', settings: settings('pzbs-butler') };
    const refused = await evening.director.command(evening.tournament, 'session.configure', butler);
    expect(refused).toMatchObject({ status: 409, body: { code: 'session.settings-frozen' } });
    await evening.command('session.amend-settings', { ...butler, reason });

    // The means are 185, 620 and 5: 190, 620 and 10. 230 and -240, twice 0, -110 and 100 are 6 and -6, 0, -3 and 3 IMPs.
    const after = await read(evening, '1', '/standings');
    expect(after).toMatchObject({ afterRound: 2, method: 'butler' });
    expect(asText(after).slice(0, 3)).toEqual(['1 A-NS1 6 3', '2 A-NS2 -3 -3/2', '2 A-NS3 -3 -3/2']);

    const past = await read(evening, '1', '/standings', `&at=${then}`);
    expect(past).toMatchObject({ afterRound: 2, method: 'matchpoints' });
    expect(asText(past).slice(0, 3)).toEqual(matchpoints);
    expect((await read(evening, '1', '', `&at=${then}`)).settings.method.name).toBe('ebu-matchpoints');

    await playRound(evening, '1', 3);
    expect(asText(await read(evening, '1', '/standings')).slice(0, 3)).toEqual([
      '1 A-NS1 15 5',
      '2 A-NS2 2 2/3',
      '3 A-NS3 -14 -14/3',
    ]);
  });

  it('is a line of the journal with its reason', async () => {
    const path = `/api/tournaments/${evening.tournament}/journal?after=${(await evening.book()).length}`;
    const { body } = await evening.director.get(path);
    const line = body.lines.find(
      ({ type, data }: { type: string; data: { reason?: string } }) =>
        type === 'session.configured' && data.reason === reason,
    );
    expect(line.data).toMatchObject({ session: '1', settings: { method: { name: 'pzbs-butler' } } });
  });

  it.each([
    ['of no kind', { board: { kind: 'total-points' } }],
    ['with something that no method has', { place: 1 }],
  ])('is none %s', async (_what, more) => {
    const method = { ...presetOf('ebu-matchpoints')!, ...more };
    const { status } = await evening.director.command(evening.tournament, 'session.create', {
      session: '5',
      settings: { ...DEFAULT_SESSION_SETTINGS, method },
    });
    expect(status).toBe(400);
  });
});
