import { randomUUID } from 'node:crypto';
import {
  checkDeals,
  commitmentHash,
  dealOfNumber,
  BRIDGE_DEALS,
  formatDeal,
  formatPreferansDeal,
  hashOfKey,
  hashOfSessionKeys,
  parseDeal,
  parsePreferansDeal,
  promisedDeals,
  sealedNumber,
  type Commitment,
} from '#cards';
import { dealFormatOf } from '#interchange';
import { conventionOf } from '#preferans';
import type { DealsDocument } from '#projections';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const DELAYED = { what: 'closing value of the WIG20, 23 November 2026', how: 'gpw.pl, two decimals' };
const played = (round: number) => ({
  session: '1',
  table: 'A1',
  round,
  board: round,
  result: { kind: 'score', score: 110 },
});

/** One table at which two boards are played, one a round. */
async function evening(): Promise<Evening> {
  const at = await Evening.open(server, 'Committed to');
  await at.command('tournament.publish');
  await at.command('session.create', { session: '1' });
  const rows = [[1, 2].map((set) => ({ ns: '1', ew: '2', set }))];
  const shape = { name: 'rows', tables: 1, rounds: 2, sets: 2, winners: 1, stationary: ['1', '2'], rows };
  await at.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 1, movement: { kind: 'rows', movement: shape } }],
  });
  return at;
}

async function read(at: Evening, query = ''): Promise<DealsDocument> {
  const after = query || `after=${(await at.book()).length}`;
  const { status, body } = await server.client().get(`/api/tournaments/${at.tournament}/deals/1?${after}`);
  expect(status).toBe(200);
  return body as unknown as DealsDocument;
}

/** The open deals of the session as a file of the director's has them: no more than anybody's. */
async function filed(at: Evening): Promise<readonly (readonly [number, string])[]> {
  const path = `/api/tournaments/${at.tournament}/sessions/1/open-deals`;
  const [own, anybodys] = await Promise.all([at.director.get(path), server.client().get(path)]);
  expect(own.body).toBe(anybodys.body);
  expect(own.headers.get('content-disposition')).toBe('attachment');
  if (own.body === '') return [];
  const { deals } = dealFormatOf('pbn')!.read(Buffer.from(own.body as string, 'latin1'));
  return deals.map(({ board, deal }) => [board, formatDeal(deal)]);
}

/** A deal as anybody derives it from what was published. */
function derived(deals: DealsDocument, board: number): string {
  const { request, sealed } = deals.boards.find((one) => one.board === board)!;
  const { hash, value } = deals.commitments[sealed!.commitment - 1]!;
  const { key, passedOver } = sealed!;
  const from = { commitment: hash!, value, board, request, key: key!, passedOver };
  return formatDeal(dealOfNumber(sealedNumber(from, BRIDGE_DEALS)));
}

it('lets anybody derive the deals after play from what was published before', async () => {
  const at = await evening();
  expect(await read(at)).toMatchObject({ commitments: [], squareDeal: null, boards: [], atTable: [] });
  await at.command('deal-set.commit', { set: '1', from: 1, to: 2, delayed: DELAYED });
  await at.until('deal-set.committed', 1);
  const before = await read(at);
  const [promised] = before.commitments;
  expect(before.boards).toEqual([]);
  expect(promised).toMatchObject({ delayed: DELAYED, value: null, boards: [{ board: 1 }, { board: 2 }] });
  const commitment: Commitment = { tournament: at.tournament, set: '1', ...promised! };
  expect(promised!.hash).toBe(commitmentHash(commitment));

  const deal = { set: '1', from: 1, to: 2, how: 'before-play' };
  const early = await at.director.command(at.tournament, 'board.request-dealing', deal);
  expect(early.body.code).toBe('deal-set.value-missing');
  await at.command('deal-set.find-value', { set: '1', commitment: 1, value: '2431.17' });
  await at.command('board.request-dealing', deal);
  await at.until('board.dealt', 2);
  await at.command('session.start', { session: '1' });
  await at.command('session.call-round', { session: '1', round: 1 });
  expect(await filed(at)).toEqual([]);
  await at.command('result.record', played(1));
  await at.until('board.revealed', 1);

  const after = await read(at);
  const found = { position: expect.any(Number) as number, time: expect.any(Number) as number };
  expect(after.commitments).toEqual([{ ...promised!, value: '2431.17', found }]);
  expect(after.boards.map(({ board }) => board)).toEqual([1]);
  expect(hashOfKey(after.boards[0]!.sealed!.key!)).toBe(promised!.boards[0]!.hash);
  expect(derived(after, 1)).toBe(after.boards[0]!.deal);
  expect(checkDeals(after).boards).toMatchObject([{ verdict: 'same' }, { verdict: 'not-open' }]);
  // What is still to be played is in nothing that anybody can read, nor in the file that is passed on.
  expect(await filed(at)).toEqual([[1, after.boards[0]!.deal]]);
  const keys = (await at.book()).filter(({ type }) => type === 'board.revealed');
  expect(keys).toHaveLength(1);
});

it('lets anybody derive deals of preferans that all tables have played, and shows none before', async () => {
  const at = await Evening.open(server, 'Duplicate preferans');
  await at.command('tournament.publish');
  await at.command('session.create', { session: '1', game: 'preferans' });
  const convention = conventionOf('sochinka');
  await at.command('session.choose-sheets', {
    session: '1',
    sheets: { convention, ends: { by: 'time' }, duplicate: { kind: 'tables' } },
  });
  const tables = { players: 6, rounds: 1, draw: 'random', wanted: 'threes', boardsPerRound: 1 };
  await at.command('session.set-tables', { session: '1', ...tables });
  const described = { set: '1', title: 'Duplicate', from: 1, to: 2, contestants: 'refused' };
  await at.command('deal-set.describe', { ...described, game: 'preferans' });
  await at.command('deal-set.commit', { set: '1', from: 1, to: 2, delayed: null });
  await at.until('deal-set.committed', 1);
  await at.command('board.request-dealing', { set: '1', from: 1, to: 2, how: 'before-play' });
  await at.until('board.dealt', 2);
  await at.command('session.start', { session: '1' });
  await at.command('session.call-round', { session: '1', round: 1 });
  const sessions = `/api/tournaments/${at.tournament}/sessions/1`;
  const publicly = async (path: string) => {
    const { status, body } = await server.client().get(`${path}?after=${(await at.book()).length}`);
    return { status, body: body as Record<string, never> };
  };
  const play = async (table: string, tricks: number) => {
    const record = {
      players: ['N', 'E', 'S'],
      dealer: 'N',
      played: { kind: 'contract', declarer: 'E', level: 6, denomination: 'S' },
      whists: [
        { seat: 'S', call: 'whist' },
        { seat: 'N', call: 'pass' },
      ],
      tricks: { E: tricks, S: 10 - tricks },
    };
    const sheet = { session: '1', table, round: 1 };
    await at.command('sheet.write-line', { ...sheet, line: 1, board: 1, what: { kind: 'deal', record } });
    await at.command('sheet.accept', sheet);
  };
  await play('A1', 6);
  expect((await publicly(`${sessions}/sheets/A1/1`)).body).toMatchObject({
    lines: [],
    boards: [{ net: null }],
  });
  expect((await publicly(`${sessions}/sheet-boards/1`)).status).toBe(404);
  const written = async () => {
    const { body } = await publicly(`/api/tournaments/${at.tournament}/journal`);
    const { lines } = body as unknown as { lines: { type: string; data: object }[] };
    return lines.find(({ type }) => type === 'sheet.line-written')!.data;
  };
  expect(await written()).toMatchObject({ table: 'A1', board: 1 });
  expect(await written()).not.toHaveProperty('what');
  await play('A2', 7);
  await at.until('board.revealed', 1);
  const deals = await read(at);
  expect(deals).toMatchObject({ game: 'preferans', boards: [{ board: 1 }] });
  expect(checkDeals(deals).boards).toMatchObject([{ verdict: 'same' }, { verdict: 'not-open' }]);
  const { deal } = deals.boards[0]!;
  expect(formatPreferansDeal(parsePreferansDeal(deal!))).toBe(deal);
  expect((await publicly(`${sessions}/sheet-boards/1`)).body).toMatchObject({
    deal,
    tables: [{ table: 'A1' }, { table: 'A2' }],
  });
  expect(await written()).toHaveProperty('what');
  const analysed = (await at.book()).filter(({ type }) => type === 'board.analysed');
  expect(analysed).toEqual([]);
});

it('deals anew from other randomness once the key of a board is known, and hides what was', async () => {
  const at = await evening();
  await at.command('deal-set.commit', { set: '1', from: 1, to: 2, delayed: null });
  await at.until('deal-set.committed', 1);
  await at.command('board.request-dealing', { set: '1', from: 1, to: 2, how: 'before-play' });
  await at.until('board.dealt', 2);
  await at.command('session.start', { session: '1' });
  await at.command('session.call-round', { session: '1', round: 1 });
  await at.command('result.record', played(1));
  await at.until('board.revealed', 1);
  const open = await read(at);
  expect(derived(open, 1)).toBe(open.boards[0]!.deal);
  const seen = (await at.book()).length;

  await at.command('board.redeal', { set: '1', board: 1, ground: '6D2', reason: 'The deal of last week' });
  await at.until('board.dealt', 3);
  expect((await read(at)).boards).toEqual([]);
  expect((await read(at, `at=${seen}`)).boards).toEqual([]);
  await at.command('result.record', played(1));
  await at.until('board.revealed', 2);
  const { boards } = await read(at);
  expect(boards[0]).toMatchObject({ board: 1, request: 2, sealed: null });
  expect(checkDeals(await read(at)).boards[0]).toEqual({ board: 1, verdict: 'dealt-anew' });
  expect(boards[0]!.deal).not.toBe(open.boards[0]!.deal);
});

describe('deals by SquareDeal', () => {
  const sqk = `1,1:${'abc'.repeat(20)}\r\n1,2:${'xyz'.repeat(20)}\r\n`;
  const hash = hashOfSessionKeys(new TextEncoder().encode(sqk));
  const sqd = `TN Club final\nDI The closing of the WIG20\nSN 2:1-2:FINAL#:Final #/2\nKH ${hash}\n`;
  const of = { phase: 1, session: 2, set: 'original' } as const;
  const valued = sqd.replace('WIG20\n', 'WIG20\nDV 2431.17\n');
  const [first, second] = [
    ...promisedDeals({ ...of, sqd: valued, boards: { first: 1, last: 2 } }, new TextEncoder().encode(sqk)),
  ].map(([board, text]) => ({ board, deal: parseDeal(text) }));

  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
  const pbn = (deals: readonly (typeof first)[]) =>
    base64(dealFormatOf('pbn')!.write({ deals: deals.map((deal) => deal!) }));
  const upload = (at: Evening, body: object) =>
    at.director.post(
      `/api/tournaments/${at.tournament}/board-sets/1/deals`,
      { format: 'PBN', ...body },
      { 'idempotency-key': randomUUID() },
    );

  it('are promised before there are any, compared when they are brought, and checked by everybody after play', async () => {
    const at = await evening();
    await at.command('deal-set.promise-squaredeal', { set: '1', sqd: base64(sqd), of });
    const promised = await read(at);
    expect(promised).toMatchObject({ boards: [], squareDeal: { ...of, sqd, sqk: null, found: null } });
    await at.command('deal-set.find-squaredeal-value', { set: '1', value: '2431.17' });

    const keys = base64(sqk);
    const other = { ...second!, deal: { ...second!.deal, N: second!.deal.E, E: second!.deal.N } };
    for (const [body, status, code] of [
      [{ file: pbn([first, other]), sqk: keys }, 400, 'deal-set.squaredeal-otherwise'],
      [
        { file: pbn([first, second]), sqk: base64(sqk.replace('abc', 'abd')) },
        400,
        'deal-set.squaredeal-refused',
      ],
      [{ file: pbn([first, { ...second!, board: 1 }]) }, 400, 'deal-set.unreadable'],
    ] as const) {
      const refused = await upload(at, body);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect((await at.book()).filter(({ type }) => type === 'board.deal-imported')).toEqual([]);
    const taken = await upload(at, { file: pbn([first, second]), sqk: keys });
    expect(taken.body).toMatchObject({ boards: [1, 2], promised: true, known: [] });

    await at.command('session.start', { session: '1' });
    await at.command('session.call-round', { session: '1', round: 1 });
    await at.command('result.record', played(1));
    await at.until('board.revealed', 1);
    expect(checkDeals(await read(at)).boards).toMatchObject([
      { verdict: 'keys-not-open' },
      { verdict: 'not-open' },
    ]);
    const early = await at.director.command(at.tournament, 'deal-set.publish-squaredeal-keys', {
      set: '1',
      sqk: keys,
    });
    expect(early.body.code).toBe('tournament.sessions-open');
    await at.command('session.call-round', { session: '1', round: 2 });
    await at.command('result.record', played(2));
    await at.until('board.revealed', 2);
    await at.command('session.close', { session: '1' });
    await at.command('deal-set.publish-squaredeal-keys', { set: '1', sqk: keys });
    const open = await read(at);
    expect(checkDeals(open)).toMatchObject({
      squareDeal: { keys: 'same' },
      boards: [{ verdict: 'same' }, { verdict: 'same' }],
    });
  });
});
