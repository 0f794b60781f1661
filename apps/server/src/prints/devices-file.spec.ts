import { randomUUID } from 'node:crypto';
import MDBReader from 'mdb-reader';
import { dealOfNumber, formatDeal, type Deal } from '#cards';
import { writePbn } from '#interchange';
import type { DevicePlan } from '#projections';
import { withReceived } from '../../../../libs/interchange/src/testing/with-received.js';
import type { ImportedRow, ResultsImported } from '../importing/results-file.controller.js';
import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/* A club has Bridgemates: the session goes out as a file, and what the devices write into it comes back. */
let server: ServerUnderTest;
let evening: Evening;
let deals: Deal[];

const SESSION = { session: '1' };
const CONTESTANTS = ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2'];

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Środa w klubie');
  await evening.command('session.create', SESSION);
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { ...SESSION, sections });
  for (const [index, contestant] of CONTESTANTS.entries()) {
    const entry = await registered(`Ala Akacja ${index}`, `Borys Żółw ${index}`, index);
    await evening.command('session.seat', { ...SESSION, contestant, entry });
  }
  deals = Array.from({ length: 6 }, (_, index) => dealOfNumber(10n ** 27n * BigInt(7 * index + 1)));
  const file = writePbn({ deals: deals.map((deal, index) => ({ board: index + 1, deal })) });
  await post('board-sets/1/deals', { format: 'PBN', file: Buffer.from(file).toString('base64') });
  await evening.command('session.start', SESSION);
  for (const round of [1, 2, 3]) await evening.command('session.call-round', { ...SESSION, round });
}, 120_000);
afterAll(() => server.stop());

const address = (path: string) => `/api/tournaments/${evening.tournament}/${path}`;

async function post(path: string, body: object) {
  const id = { 'idempotency-key': randomUUID() };
  expect(await evening.director.post(address(path), body, id)).toMatchObject({ status: 200 });
}

/** A pair whose first player has a member number. */
async function registered(first: string, second: string, index: number): Promise<string> {
  const players = [
    { id: randomUUID(), name: first, memberNumber: `${1001 + index}` },
    { id: randomUUID(), name: second },
  ];
  for (const { id, ...player } of players) {
    const put = await evening.director.send('PUT', address(`players/${id}`), player);
    expect(put.status).toBe(200);
  }
  const entry = randomUUID();
  await evening.command('entries.register', { entry, players: players.map(({ id }) => id) });
  return entry;
}

async function fileFor(client: Pick<Client, 'cookie'>): Promise<Response> {
  const { position } = (await evening.book()).at(-1)!;
  return fetch(`${server.base}${address(`sessions/1/papers/devices/file?after=${position}`)}`, {
    headers: { cookie: client.cookie },
  });
}

const bytesFor = async (client: Pick<Client, 'cookie'>) =>
  new Uint8Array(await (await fileFor(client)).arrayBuffer());
const rowsOf = (bytes: Uint8Array, table: string) =>
  new MDBReader(Buffer.from(bytes)).getTable(table).getData();

async function brought(bytes: Uint8Array): Promise<readonly ImportedRow[]> {
  const response = await fetch(`${server.base}${address('sessions/1/results-file?name=club.bws')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      origin: server.base,
      cookie: evening.director.cookie,
    },
    body: Buffer.from(bytes),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as ResultsImported).lines;
}

it('goes out with its sections, rounds and names, and with no deal that is still to be played', async () => {
  const bytes = await bytesFor(evening.director);
  expect(rowsOf(bytes, 'Session')).toMatchObject([{ ID: 1, Name: 'Środa w klubie 1' }]);
  expect(rowsOf(bytes, 'Section')).toMatchObject([{ Letter: 'A', Tables: 3, Winners: 2, ScoringType: 1 }]);
  expect(rowsOf(bytes, 'RoundData')).toHaveLength(9);
  expect(rowsOf(bytes, 'PlayerNumbers')).toHaveLength(10);
  expect(rowsOf(bytes, 'PlayerNumbers')[0]).toMatchObject({
    Table: 1,
    Direction: 'N',
    Name: 'Ala Akacja 0',
    Number: '1001',
  });
  expect(rowsOf(bytes, 'PlayerNames')).toHaveLength(5);
  expect(rowsOf(bytes, 'HandRecord')).toEqual([]);
});

it('is told with what devices cannot be told, and given to staff alone', async () => {
  const { body } = await evening.director.get(address('sessions/1/papers/devices'));
  const { sections, notes } = body as unknown as DevicePlan;
  expect(sections[0]!.rounds).toHaveLength(9);
  expect(notes).toEqual([{ code: 'nameless', section: 'A', seats: 2 }]);
  const scorer = await server.invited(evening.director, evening.tournament, 'scorer');
  expect((await fileFor(scorer)).status).toBe(200);
  const duplicator = await server.invited(evening.director, evening.tournament, 'duplicator');
  expect((await fileFor(duplicator)).status).toBe(403);
  expect((await fileFor({ cookie: '' })).status).toBe(404);
});

/** A different contract and result for each play, and what it is worth for North-South. */
const SENT = [
  { declarer: 'N', contract: '3 NT', result: '=', said: '3NT N =' },
  { declarer: 'E', contract: '4 S x', result: '-2', said: '4Sx E -2' },
  { declarer: 'S', contract: '2 H', result: '+1', said: '2H S +1' },
  { declarer: 'W', contract: '1 NT', result: '-1', said: '1NT W -1' },
  { declarer: '', contract: 'PASS', result: '', said: 'pass' },
];

it('comes back with every score, and then has the deals that everybody may see', async () => {
  const bytes = await bytesFor(evening.director);
  const plays = rowsOf(bytes, 'RoundData').flatMap(
    ({ Section, Table, Round, NSPair, EWPair, LowBoard, HighBoard }) =>
      [Number(LowBoard), Number(HighBoard)].map((board) => ({
        Section,
        Table,
        Round,
        NSPair,
        EWPair,
        board,
      })),
  );
  const received = plays.map(({ Section, Table, Round, NSPair, EWPair, board }, index) => {
    const { declarer, contract, result } = SENT[index % SENT.length]!;
    const place = { Section: Number(Section), Table: Number(Table), Round: Number(Round), Board: board };
    return {
      ...place,
      ID: index + 1,
      PairNS: Number(NSPair),
      PairEW: Number(EWPair),
      'NS/EW': declarer,
      Contract: contract,
      Result: result,
    };
  });
  expect(received).toHaveLength(18);
  const lines = await brought(withReceived(bytes, received));
  expect(lines.map(({ is, now }) => `${is} ${now}`)).toEqual(
    received.map((_, index) => `new ${SENT[index % SENT.length]!.said}`),
  );
  for (const { steps } of lines)
    for (const { id, name, body } of steps)
      expect(await evening.director.command(evening.tournament, name, body, { id })).toMatchObject({
        status: 200,
      });
  await evening.until('board.revealed', 6);
  const after = withReceived(await bytesFor(evening.director), received);
  expect((await brought(after)).map(({ is }) => is)).toEqual(Array(18).fill('same'));
  const hands = rowsOf(after, 'HandRecord');
  expect(hands.map(({ Board }) => Board)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const [index, { NorthSpades, WestClubs }] of hands.entries()) {
    const [north, , , west] = formatDeal(deals[index]!).slice(2).split(' ');
    expect([NorthSpades, WestClubs]).toEqual([north!.split('.')[0], west!.split('.')[3]]);
  }
});

it('is refused for a session that is not there', async () => {
  const { status } = await fetch(`${server.base}${address('sessions/9/papers/devices/file')}`, {
    headers: { cookie: evening.director.cookie },
  });
  expect(status).toBe(404);
});
