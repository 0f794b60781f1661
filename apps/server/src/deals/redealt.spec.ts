import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const result = { kind: 'score', score: 110 };
const of = (round: number) => ({ session: '1', table: 'A1', round, board: round, result });

/** One table at which three boards are played, one a round: the deals of boards 1 and 2 are known to nobody yet. */
async function evening(): Promise<Evening> {
  const at = await Evening.open(server, 'Redealt');
  await at.command('tournament.publish');
  await at.command('session.create', { session: '1' });
  const rows = [[1, 2, 3].map((set) => ({ ns: '1', ew: '2', set }))];
  const shape = { name: 'rows', tables: 1, rounds: 3, sets: 3, winners: 1, stationary: ['1', '2'], rows };
  const movement = { kind: 'rows', movement: shape };
  await at.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await at.command('board.request-dealing', { set: '1', from: 1, to: 3, how: 'before-play' });
  await at.until('board.dealt', 3);
  await at.command('session.start', { session: '1' });
  return at;
}

describe('a deal that does not count (Law 6D2)', () => {
  it('takes its results with it, and the board is dealt and played anew', async () => {
    const at = await evening();
    const everybody = server.client();
    const read = async (what: string, query = '') => {
      const after = query || `after=${(await at.book()).length}`;
      return (await everybody.get(`/api/tournaments/${at.tournament}/sessions/1${what}?${after}`)).body;
    };
    for (const round of [1, 2]) {
      await at.command('session.call-round', { session: '1', round });
      await at.command('result.record', of(round));
    }
    await at.until('board.revealed', 2);
    const before = await read('/boards/1');
    expect(before).toMatchObject({ shown: true, lines: [{ score: 110 }] });
    const played = (await at.book()).length;

    const answer = await at.command('board.redeal', {
      set: '1',
      board: 1,
      ground: '6D2',
      reason: 'It was the deal of last week.',
    });
    expect(answer).toMatchObject({
      voided: [{ session: '1', table: 'A1', round: 1, board: 1 }],
      redealt: true,
    });
    await at.until('board.dealt', 4);
    // It is to be played: neither its past nor the deal that was public once is shown.
    expect(await read('/boards/1')).toMatchObject({ shown: false, deal: null, lines: [] });
    expect(await read('/boards/1', `at=${played}`)).toMatchObject({ shown: false, lines: [] });
    const unfinished = await at.director.command(at.tournament, 'session.close', { session: '1' });
    expect(unfinished.body.code).toBe('session.tables-unfinished');

    await at.command('result.record', { ...of(1), result: { kind: 'score', score: -50 } });
    await at.until('board.revealed', 3);
    const after = await read('/boards/1');
    expect(after).toMatchObject({ shown: true, lines: [{ score: -50 }] });
    expect(after.deal).not.toBe(before.deal);
    // With the board released, the deal of then can be read where one looks at then.
    expect((await read('/boards/1', `at=${played}`)).deal).toBe(before.deal);
    expect(
      after.lines[0].history.map(({ what, ground }: { what: string; ground?: string }) => [what, ground]),
    ).toEqual([
      ['recorded', undefined],
      ['voided', '6D2'],
      ['recorded', undefined],
    ]);
  });

  it('is told to those who direct, with its reason, and its board is not played where they say so', async () => {
    const at = await evening();
    await at.command('session.call-round', { session: '1', round: 1 });
    await at.command('result.record', of(1));
    await at.until('board.revealed', 1);
    const body = { set: '1', board: 1, ground: '6D2', plays: 'not-played', reason: 'A sorted pack.' };
    expect(await at.command('board.redeal', body)).toMatchObject({ redealt: false });
    const after = (await at.book()).length;
    const path = `/api/tournaments/${at.tournament}`;
    const { lines } = (await at.director.get(`${path}/journal?after=${after}`)).body;
    expect(lines.find(({ type }: { type: string }) => type === 'result.voided').data).toMatchObject({
      ground: '6D2',
      reason: 'A sorted pack.',
    });
    const { tables } = (await at.director.get(`${path}/sessions/1/room?after=${after}`)).body;
    expect(tables[0].boards).toEqual([{ board: 1, status: 'not-played', enteredBy: null }]);
    await at.command('session.call-round', { session: '1', round: 2 });
    await at.command('session.call-round', { session: '1', round: 3 });
    await at.command('result.record', of(2));
    await at.command('result.record', of(3));
    await at.command('session.close', { session: '1' });
    const late = await at.director.command(at.tournament, 'board.redeal', { ...body, board: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'board.played-in-closed']);
  });
});

describe('a set of boards apart from sessions', () => {
  const DEALS = [
    'N:AKQJ.AKQ.AKQ.AKQ T98.JT98.JT98.JT 7654.765.765.987 32.432.432.65432',
    'N:AKQT.AKQ.AKQ.AKQ J98.JT98.JT98.JT 7654.765.765.987 32.432.432.65432',
  ];
  const pbn = (...deals: string[]) =>
    deals.map((deal, index) => `[Board "${index + 1}"]\n[Deal "${deal}"]\n`).join('\n');
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

  it('is dealt from a file and exported for a duplicator in another; the journal has neither, but tells who viewed it', async () => {
    const at = await Evening.open(server, 'Dealt elsewhere');
    const path = `/api/tournaments/${at.tournament}/board-sets`;
    await at.command('deal-set.describe', {
      set: '101',
      title: 'Final',
      from: 1,
      to: 3,
      contestants: 'refused',
    });
    const duplicator = await server.invited(at.director, at.tournament, 'duplicator');
    const send = (by: Client, what: 'file' | 'deals' | 'checks', body: object) =>
      by.send('POST', `${path}/101/${what}`, body, { 'idempotency-key': crypto.randomUUID() });

    const wrong = base64(pbn(DEALS[0]!, DEALS[1]!.replace('AKQT', 'AKQ9')));
    const refused = await send(duplicator, 'deals', { format: 'PBN', file: wrong });
    expect(refused).toMatchObject({ status: 400, body: { code: 'deal-set.unreadable', board: 2 } });
    expect(refused.body.detail).toMatch(/line 5, board 2: S9 appears more than once: N, E/);
    const deals = { format: 'PBN', file: base64(pbn(...DEALS)) };
    expect(await send(duplicator, 'deals', deals)).toMatchObject({ status: 200, body: { boards: [1, 2] } });
    expect((await send(duplicator, 'deals', deals)).body).toMatchObject({ code: 'deal-set.dealt', board: 1 });

    const wanted = { format: 'DUP', boards: [2, 1] };
    // The organiser is given them, too, as long as nobody who runs the tournament plays.
    expect((await send(at.director, 'file', wanted)).status).toBe(200);
    const given = await send(duplicator, 'file', wanted);
    expect(Buffer.from(given.body.file, 'base64')).toHaveLength(2 * 156);
    expect((await send(duplicator, 'file', { ...wanted, boards: [3] })).body.code).toBe('board.no-deal');

    const made = { set: '101', boards: [1, 2], copy: 2, how: 'machine' };
    await duplicator.command(at.tournament, 'deal-set.record-copies', made);
    const report = { how: 'machine-report', copy: 2, format: 'PBN', file: base64(pbn(DEALS[0]!, DEALS[0]!)) };
    const compared = await send(duplicator, 'checks', report);
    expect(compared.body.boards).toEqual([
      { board: 1, equal: true },
      { board: 2, equal: false },
    ]);
    const counted = { how: 'by-hand', copy: 2, board: 2, deal: DEALS[1]! };
    expect((await send(duplicator, 'checks', counted)).body.boards).toEqual([{ board: 2, equal: true }]);
    const short = await send(duplicator, 'checks', { ...counted, deal: DEALS[1]!.replace('98', '9') });
    expect(short.body).toMatchObject({ code: 'deal-set.unreadable', board: 2 });
    await duplicator.command(at.tournament, 'deal-set.request-duplication', { set: '101' });
    await at.until('deal-set.duplication-planned', 1);

    const { id } = (await duplicator.get('/api/session')).body.person;
    const organiser = (await at.director.get('/api/session')).body.person.id;
    const entry = crypto.randomUUID();
    await at.command('entries.register', { entry, players: [id, crypto.randomUUID()] });
    expect((await send(duplicator, 'file', wanted)).body.code).toBe('deal-set.contestant');
    expect((await send(at.director, 'file', wanted)).body.code).toBe('deal-set.runner-plays');

    const journal = await at.book();
    expect(
      journal.filter(({ type }) => type === 'deal-set.file-taken').map(({ payload }) => payload),
    ).toEqual([
      { set: '101', boards: [1, 2], format: 'DUP', person: organiser },
      { set: '101', boards: [1, 2], format: 'DUP', person: id },
    ]);
    // With the point: what is hidden is in letters and figures, any of them.
    expect(JSON.stringify(journal)).not.toMatch(/AKQ\./);
    const named = { name: expect.any(String) };
    const copy = {
      copy: 2,
      made: expect.objectContaining({ how: 'machine', ...named }),
      check: expect.objectContaining({ equal: true, ...named }),
    };
    const { sets } = (await at.director.get(`${path}?after=${journal.length}`)).body;
    expect(sets).toEqual([
      {
        set: '101',
        description: { title: 'Final', from: 1, to: 3, contestants: 'refused' },
        sessions: [],
        boards: [1, 2, 3].map((board) => ({
          board,
          status: board === 3 ? 'none' : 'dealt',
          promised: null,
          sessions: [],
          disclosed: false,
          looks: [],
          needed: null,
          copies: board === 3 ? [] : [copy],
          byHand: board === 3,
          dealing: null,
        })),
        planning: false,
        repeats: null,
        bothSides: true,
        files: [1, 2].map(() =>
          expect.objectContaining({ boards: [1, 2], format: 'DUP', contestant: false }),
        ),
      },
    ]);

    const dealOf = async (board: number) =>
      (await at.director.get(`${path}/101/boards/${board}/deal?after=${(await at.book()).length}`)).body.deal;
    const reason = 'The machine has jammed.';
    expect(await dealOf(2)).toBeNull();
    await at.command('board.look-at-deal', { set: '101', board: 2, reason });
    expect([await dealOf(2), await dealOf(1)]).toEqual([DEALS[1], null]);
    expect((await duplicator.get(`${path}/101/boards/2/deal`)).body.code).toBe('access.role-required');
    const looksFor = async (by: Client) => {
      const seen = (await by.get(`${path}?after=${(await at.book()).length}`)).body.sets[0].boards;
      return seen.map(({ looks }: { looks: object[] }) => looks);
    };
    const look = { position: expect.any(Number), time: expect.any(Number), office: 'organiser' };
    const byWhom = { actor: expect.stringMatching(/^person:/), actorName: expect.any(String) };
    expect(await looksFor(at.director)).toEqual([[], [{ ...look, ...byWhom, reason }], []]);
    expect(await looksFor(duplicator)).toEqual([[], [{ ...look, actor: 'person' }], []]);

    await at.command('deal-set.disclose', { set: '101', from: 1, to: 1, reason: 'Never played' });
    await at.until('board.revealed', 1);
    const open = await server.client().get(`/api/tournaments/${at.tournament}/deals/101`);
    expect(open.status).toBe(404);
    await at.command('tournament.publish');
    const { boards } = (
      await server
        .client()
        .get(`/api/tournaments/${at.tournament}/deals/101?after=${(await at.book()).length}`)
    ).body;
    expect(boards).toMatchObject([{ board: 1, deal: DEALS[0] }]);

    // Nor are they given once they have withdrawn themselves.
    const invited = await at.director.post(`/api/tournaments/${at.tournament}/invitations`, {
      role: 'organiser',
    });
    const token = new URL(invited.body.link).hash.slice(1);
    await duplicator.post('/api/invitations/accept', { token });
    expect((await duplicator.command(at.tournament, 'entries.withdraw', { entry })).status).toBe(200);
    expect((await send(duplicator, 'file', wanted)).body.code).toBe('deal-set.contestant');
  });
});

describe('a board that the players dealt at the table', () => {
  const HANDS = { N: 'AKQ2.765.J94.T83', E: 'T975.KJ4.A82.764', S: 'J86.AT98.KT5.AQ2' };
  const DEAL = `N:${HANDS.N} ${HANDS.E} ${HANDS.S} 43.Q32.Q763.KJ95`;

  it('has its hands read afterwards: they are shown as others are, and known when they come again', async () => {
    const at = await evening();
    await at.command('board.redeal', {
      set: '1',
      board: 1,
      ground: '6D3',
      how: 'at-the-table',
      reason: 'The machine is broken.',
    });
    await at.command('board.redeal', {
      set: '1',
      board: 2,
      ground: '6D3',
      how: 'at-the-table',
      reason: 'The machine is broken.',
    });
    const path = `/api/tournaments/${at.tournament}`;
    const record = (board: number) => at.command('board.record-hands', { session: '1', board, hands: HANDS });
    for (const round of [1, 2]) {
      await at.command('session.call-round', { session: '1', round });
      await at.command('result.record', of(round));
      expect(await record(round)).toMatchObject({ recorded: 'first' });
      await at.until('board.deal-checked', round);
    }
    await at.until('board.revealed', 2);
    const after = `after=${(await at.book()).length}`;
    const traveller = (await server.client().get(`${path}/sessions/1/boards/1?${after}`)).body;
    expect(traveller).toMatchObject({ deal: DEAL, dealtBy: { by: 'players', assumed: true } });
    const { doubts } = (await at.director.get(`${path}/sessions/1/room?${after}`)).body;
    expect(doubts).toEqual([{ board: 2, unshuffled: false, repeated: 'in-this-tournament' }]);
    const twice = await at.director.command(at.tournament, 'board.record-hands', {
      session: '1',
      board: 1,
      hands: { ...HANDS, S: HANDS.N },
    });
    expect([twice.status, twice.body.code]).toEqual([400, 'board.hands']);
  });
});
