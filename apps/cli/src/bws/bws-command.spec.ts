import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SESSION_SETTINGS } from '#tournament';
import { EVENING, eveningInBws } from '../../../../libs/interchange/src/testing/evening-in-bws.js';
import { Evening } from '../../../server/src/testing/evening.js';
import {
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../../../server/src/testing/server-under-test.js';
import { run } from '../run.js';

/* A club keeps its table devices; beside their control program `tirage bws` imports what they have sent. */
let server: ServerUnderTest;
let evening: Evening;
let folder: string;
const SESSION = { session: '1' };

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, `Devices ${randomUUID()}`);
  folder = mkdtempSync(join(tmpdir(), 'tirage-bws-test-'));
  await evening.command('session.create', SESSION);
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { ...SESSION, sections });
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'at-the-table' });
  await evening.command('session.start', SESSION);
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  await server.stop();
});

/** Runs `tirage bws` on a file with these bytes. */
async function taken(bytes: Uint8Array, ...options: string[]) {
  const path = join(folder, 'club.bws');
  writeFileSync(path, bytes);
  const said: string[] = [];
  const code = await run(
    ['bws', path, '--server', server.base, '--tournament', evening.tournament, ...options],
    { ...process.env, TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
    { out: (text) => void said.push(text), err: (text) => void said.push(text) },
  );
  return { code, said };
}

/** The results written and corrected so far. */
async function results(): Promise<string[]> {
  const types = (await evening.book()).map(({ type }) => type);
  return types.filter((type) => /^result\.(recorded|corrected|voided|irregular-recorded)$/.test(type));
}

it('imports what the devices have sent, round by round, and names what is left to people', async () => {
  const { code, said } = await taken(eveningInBws(), '--call-rounds');
  expect(said).toEqual([
    'A-NS1: Ala Akacja – Bob Birch: names added',
    'A-NS2: Ewa Elm – Fred Fir: names added',
    'A-NS3: Ida Ivy: names added',
    'A-EW1: Cyd Cedar – Dora Dąb: names added',
    'A-EW2: Gina Ginkgo – Henryk Heban: names added',
    'A3 · 2 · 1 · 3 – 2 · 8 H S =: cannot be read: “8 H S =” is not a result: use 4S N =, 3NTx W -2, PASS',
    'A9 · 1 · 1 · 1 – 1 · 3 NT N =: refused: the session has no table A9',
    'Round 1 started.',
    'Table A1, round 1, board 1: 3NT N = SK: recorded',
    'Table A1, round 1, board 2: 4Hx E -1: recorded',
    'Table A2, round 1, board 3: 2S W +2: recorded',
    'Table A2, round 1, board 4: pass: recorded',
    'Table A3, round 1, board 5: 5C S -2 DT: recorded',
    'Table A3, round 1, board 6: not played',
    'Round 2 started.',
    'Table A1, round 2, board 3: 1NTxx N =: recorded',
    expect.stringContaining('round 2, board 5: 3D W =: left to the director: arrow-switch'),
    expect.stringContaining('round 2, board 6: left to the director: the director must decide: 60%-40%'),
    expect.stringContaining('round 2, board 6: 2H N =: left to the director: other boards'),
    'Round 3 started.',
    'Table A1, round 3, board 5: 3NT N +1: recorded',
  ]);
  expect(code).toBe(1);
  expect(await results()).toEqual(Array(7).fill('result.recorded'));
});

it('does nothing twice, and corrects what the devices have corrected', async () => {
  const before = await results();
  await taken(eveningInBws());
  expect(await results()).toEqual(before);
  const later = [...EVENING, { at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '-1', 'SK'] as const }];
  const { said } = await taken(eveningInBws(later));
  expect(said[0]).toBe('Table A1, round 1, board 1: 3NT N -1 SK: corrected (was 3NT N =)');
  expect(await results()).toEqual([...before, 'result.corrected']);
});

it('goes on with a watched file that is half written in between, until somebody ends it', async () => {
  const path = join(folder, 'watched.bws');
  writeFileSync(path, eveningInBws().subarray(0, 30_000));
  const before = await results();
  const said: string[] = [];
  const running = run(
    ['bws', path, '--server', server.base, '--tournament', evening.tournament, '--watch'],
    { ...process.env, TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
    { out: (text) => void said.push(text), err: (text) => void said.push(text) },
  );
  const played = { at: '3 3 3', pairs: '3-1', result: ['E', '2 NT', '='] as const };
  await new Promise((later) => setTimeout(later, 1_000));
  writeFileSync(path, eveningInBws([...EVENING, played]));
  await toBeSaid(said, 'Table A3, round 3, board 3: 2NT E =: recorded');
  process.emit('SIGINT', 'SIGINT');
  expect(await running).toBe(130);
  expect((await results()).slice(before.length)).toContain('result.recorded');
}, 60_000);

it('goes on beside a server that goes away and comes back, says so, and loses nothing', async () => {
  const path = join(folder, 'outage.bws');
  const sent = [...EVENING, { at: '3 3 3', pairs: '3-1', result: ['E', '2 NT', '='] as const }];
  writeFileSync(path, eveningInBws(sent));
  const said: string[] = [];
  const running = run(
    ['bws', path, '--server', server.base, '--tournament', evening.tournament, '--watch'],
    { ...process.env, TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
    { out: (text) => void said.push(text), err: (text) => void said.push(text) },
  );
  await toBeSaid(said, 'left to the director');
  const before = await results();
  await server.outage(async () => {
    const late = { at: '3 3 4', pairs: '3-1', result: ['W', '3 H', '+1'] as const };
    writeFileSync(path, eveningInBws([...sent, late]));
    await toBeSaid(said, 'The server does not answer');
  });
  await toBeSaid(said, 'Table A3, round 3, board 4: 3H W +1: recorded');
  process.emit('SIGINT', 'SIGINT');
  expect(await running).toBe(130);
  expect(said.filter((text) => text.startsWith('The server'))).toEqual([
    'The server does not answer. Unconfirmed entries are sent again until it does.',
    'The server answers again; results from the devices are imported again.',
  ]);
  expect(await results()).toEqual([...before, 'result.recorded']);
}, 120_000);

/** Waits until something has been said. */
async function toBeSaid(said: readonly string[], text: string): Promise<void> {
  const until = Date.now() + 40_000;
  while (!said.some((one) => one.includes(text))) {
    if (Date.now() > until) throw new Error(`“${text}” was never said, but ${JSON.stringify(said)}.`);
    await new Promise((later) => setTimeout(later, 20));
  }
}

it('gives adjusted scores as rulings of whoever asks for it, once', async () => {
  const adjusted = (remarks: string) => eveningInBws([{ at: '3 2 1', pairs: '3-2', remarks }]);
  const { said } = await taken(adjusted('60%-40%'), '--rulings');
  expect(said).toEqual(['Table A3, round 2, board 1: 60%-40%: ruling given']);
  expect((await taken(adjusted('60%-40%'), '--rulings')).said).toEqual([]);
  expect((await taken(adjusted('50%-50%'), '--rulings')).said).toEqual([
    'Table A3, round 2, board 1: left to the director: the table already has another ruling; the file has 50%-50%',
  ]);
  const rulings = (await evening.book()).filter(({ type }) => type === 'ruling.score-adjusted');
  expect(rulings.map(({ payload }) => payload)).toMatchObject([
    {
      table: 'A3',
      round: 2,
      board: 1,
      law: { edition: '2017', law: '12C2' },
      adjustment: {
        NS: { kind: 'artificial', award: 'average-plus' },
        EW: { kind: 'artificial', award: 'average-minus' },
      },
    },
  ]);
});

it('calls the rounds of each section by itself, where sections are called apart', async () => {
  const apart = { session: '2' };
  await evening.command('session.create', {
    ...apart,
    settings: { ...DEFAULT_SESSION_SETTINGS, called: 'by-section' },
  });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    ...apart,
    sections: ['A', 'B'].map((section) => ({ section, boardsPerRound: 2, movement })),
  });
  await evening.command('board.request-dealing', { set: '2', from: 1, to: 6, how: 'at-the-table' });
  await evening.command('session.start', apart);
  const list = [
    'round,table,board,contract',
    '1,A1,1,4S N =',
    '1,B1,1,4S N +1',
    '2,B1,3,PASS',
    '3,B1,5,1NT W =',
  ].join('\n');
  const { said } = await taken(new TextEncoder().encode(list), '--session', '2', '--call-rounds');
  expect(said).toEqual([
    'Round 1 of section A started.',
    'Round 1 of section B started.',
    'Table A1, round 1, board 1: 4S N =: recorded',
    'Table B1, round 1, board 1: 4S N +1: recorded',
    'Round 2 of section B started.',
    'Table B1, round 2, board 3: pass: recorded',
    'Round 3 of section B started.',
    'Table B1, round 3, board 5: 1NT W =: recorded',
  ]);
});

it('tells that a file is none', async () => {
  const { code, said } = await taken(eveningInBws().subarray(0, 30_000));
  expect({ code, said }).toEqual({ code: 1, said: [expect.stringContaining('never became readable')] });
}, 60_000);

/** A Data Connector made from its published description: a line of JSON for each request, other JSON inside. */
async function dataConnector(answer: () => { readonly DataType: number; readonly SerializedData: string }) {
  const asked: unknown[] = [];
  const stub = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const request = JSON.parse(line) as { Command: number; SessionGuid: string };
        asked.push([request.Command, request.SessionGuid]);
        if (request.Command !== 23) continue;
        const { Command: RequestCommand, SessionGuid } = request;
        const said = { RequestCommand, SessionGuid, LastQueueItemId: 1, ErrorType: 0, ...answer() };
        socket.write(`${JSON.stringify(said)}\r\n`);
      }
    });
  });
  const pipe = join(folder, `pipe-${randomUUID().slice(0, 8)}`);
  await new Promise<void>((listening) => stub.listen(pipe, listening));
  return { asked, pipe, stop: () => stub.close() };
}

const GUID = '0123456789ABCDEF0123456789ABCDEF';

it('imports results from the Data Connector, and what is corrected on the devices afterwards', async () => {
  let tricks = 8;
  const result = () => ({
    SectionLetters: 'A',
    TableNumber: 3,
    RoundNumber: 3,
    BoardNumber: 4,
    ScoringDirection: 3,
    PairNorthSouth: 3,
    PairEastWest: 1,
    DeclarerDirection: 2,
    Level: 2,
    Denomination: 5,
    Stake: 0,
    IsDeleted: false,
    TotalTricks: tricks,
    LeadCardRank: 0,
    LeadCardSuit: 0,
  });
  const ofOneSide = { ...result(), BoardNumber: 3, ScoringDirection: 1 };
  const there = await dataConnector(() => ({
    DataType: 12,
    SerializedData: JSON.stringify([result(), ofOneSide]),
  }));
  const said: string[] = [];
  const running = run(
    [
      'bws',
      there.pipe,
      '--guid',
      GUID,
      '--server',
      server.base,
      '--tournament',
      evening.tournament,
      '--watch',
    ],
    { ...process.env, TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
    { out: (text) => void said.push(text), err: (text) => void said.push(text) },
  );
  await toBeSaid(said, 'Table A3, round 3, board 4: 2NT E =: ');
  tricks = 7;
  await toBeSaid(said, 'Table A3, round 3, board 4: 2NT E -1: corrected (was 2NT E =)');
  process.emit('SIGINT', 'SIGINT');
  expect(await running).toBe(130);
  there.stop();
  expect(said.filter((text) => text.includes('ScoringDirection'))).toHaveLength(1);
  expect(there.asked.slice(0, 2)).toEqual([
    [23, GUID],
    [3, ''],
  ]);
});

it('says why the Data Connector brings nothing', async () => {
  const there = await dataConnector(() => ({ DataType: 4, SerializedData: '"unknown session"' }));
  const ask = async (path: string, guid = GUID) => {
    const said: string[] = [];
    await run(
      ['bws', path, '--guid', guid, '--server', server.base, '--tournament', evening.tournament],
      { ...process.env, TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
      { out: (text) => void said.push(text), err: (text) => void said.push(text) },
    );
    return said.join(' ');
  };
  expect(await ask(there.pipe)).toContain('The Data Connector refused: error 0.');
  there.stop();
  expect(await ask(join(folder, 'no-pipe'))).toContain('does not answer');
  expect(await ask(there.pipe, 'x')).toContain('32 capitals and digits');
});
