import { openSecret, type HiddenSecret } from '#ledger';
import { parseDeal, SEATS } from '#cards';
import { PrismaClient } from '#platform';
import { PAPERS, type PrintoutName } from '#prints';
import { DEFAULT_SESSION_SETTINGS } from '#tournament';
import { linesOf, readPdf } from '../../../../libs/prints/src/testing/read-pdf.js';
import { samplePrint } from '../../../../libs/prints/src/testing/sample-prints.js';
import { Prints, type PrintOrder } from '../prints/making/prints.js';
import { OpenedQueues } from '../queues/opened-queues.js';
import type { Client } from '../testing/client.js';
import { boardsOfSixPairs as boardsAt, Evening, seatSixPairs } from '../testing/evening.js';
import { printed, readPrintout as read } from '../testing/printouts.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const TABLES = ['A1', 'A2', 'A3'];
const BOARDS = [1, 2, 3, 4, 5, 6];

/** Printouts that only the staff of the tournament get. */
const STAFF_PAPERS: ReadonlySet<PrintoutName> = new Set([
  'board-labels',
  'board-plan',
  'caddy-plan',
  'duplication-plan',
  'entry-list',
  'name-slips',
  'rulings',
]);

/** What is printed of a session of boards. */
const OF_BOARDS = PAPERS.filter((printout) => !['contest', 'knockout', 'sheets'].includes(printout));

/** Asks twice for a print of the same journal entry: lines that jobs still write make a print newer. */
async function printedTwice(client: Client, path: string, wanted: object) {
  for (;;) {
    const one = (await client.post(path, wanted)).body;
    const { print } = await printed(client, path.split('/')[3]!, one.print);
    const other = (await client.post(path, wanted)).body;
    if (other.position === one.position) return [print, other.print];
  }
}

/** Cards behind the sign of their suit, as no contract is written. */
const CARDS = /[♠♥♦♣]\s*(–|10|[AKQJ2-9])/;

describe('an evening at three tables', () => {
  let evening: Evening;

  it('is prepared: pairs enter, a movement is chosen, boards are dealt, seats are drawn', async () => {
    evening = await Evening.open(server, 'Thursday Pairs');
    await seatSixPairs(evening, 2, TABLES);
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    const drawn = (await evening.book()).find(({ type }) => type === 'session.seats-drawn')!;
    expect((drawn.payload as { seats: unknown[] }).seats).toHaveLength(6);
  });

  it('has no card of its deals on any paper before play, whoever asks', async () => {
    const readers = [server.client(), evening.director, evening.devices.get('A1')!];
    for (const reader of readers) {
      for (const printout of OF_BOARDS.filter((each) => !STAFF_PAPERS.has(each))) {
        expect([printout, CARDS.test(await read(reader, evening.tournament, { paper: printout }))]).toEqual([
          printout,
          false,
        ]);
      }
    }
    for (const printout of STAFF_PAPERS) {
      expect([printout, await read(evening.director, evening.tournament, { paper: printout })]).toEqual([
        printout,
        expect.not.stringMatching(CARDS),
      ]);
      for (const reader of [server.client(), evening.devices.get('A1')!]) {
        const wanted = { paper: printout, session: '1' };
        const { status } = await reader.post(`/api/tournaments/${evening.tournament}/prints`, wanted);
        expect([printout, Math.floor(status / 100)]).toEqual([printout, 4]);
      }
    }
  });

  it('is played round by round, by phones at the tables', async () => {
    const settings = {
      ...DEFAULT_SESSION_SETTINGS,
      clock: { ...DEFAULT_SESSION_SETTINGS.clock, callsRounds: true },
    };
    const between: string[] = [];
    for (const round of [1, 2, 3]) {
      if (round < 3) await evening.command('session.call-round', { session: '1', round });
      else {
        // The clock calls the last one by itself as soon as the time of round 2 is over.
        await evening.command('session.configure', { session: '1', settings });
        await evening.command('clock.adjust', { session: '1', minutes: -60 });
        await evening.until('session.round-called', 3);
      }
      await Promise.all(
        TABLES.map(async (table, index) => {
          for (const board of boardsAt(index + 1, round)) {
            await evening.play({ session: '1', table, round, board });
          }
        }),
      );
      if (round === 3) continue;
      for (const printout of ['hand-records', 'travellers'] as const) {
        between.push(await read(evening.director, evening.tournament, { paper: printout }));
      }
    }
    // Every board is still to be played somewhere: no printout shows it, not even the director's, because it may be
    // passed on.
    expect(between[0]).toContain('Boards not released yet: 1–6.');
    expect(between.filter((told) => CARDS.test(told))).toEqual([]);
    const called = (await evening.book()).findLast(({ type }) => type === 'clock.started');
    expect(called).toMatchObject({ actor: 'job:board-movement', payload: { round: 3, byItself: true } });
    const early = await evening.devices
      .get('A1')!
      .command(evening.tournament, 'table.move-on', { session: '1', table: 'A2', round: 3 });
    expect(early.body).toMatchObject({ status: 403, code: 'access.device-elsewhere' });
  });

  it('keeps its deals hidden until they have been played everywhere', async () => {
    const lines = await evening.book();
    const lastPlay = (board: number) =>
      lines.findLast(
        ({ type, payload }) => type === 'result.confirmed' && (payload as { board: number }).board === board,
      )!.position;
    await evening.until('board.revealed', 6);
    const revealed = (await evening.book()).filter(({ type }) => type === 'board.revealed');
    for (const { position, payload } of revealed) {
      const { board, key } = payload as { board: number; key: string };
      expect(position).toBeGreaterThan(lastPlay(board));
      const dealt = lines.find(
        (line) => line.type === 'board.dealt' && (line.payload as { board: number }).board === board,
      )!;
      const { deal } = dealt.payload as unknown as { deal: HiddenSecret };
      const opened = parseDeal(openSecret(key, evening.tournament, deal) as string);
      expect(SEATS.map((seat) => opened[seat].length)).toEqual([13, 13, 13, 13]);
    }
    expect(
      revealed.map(({ payload }) => (payload as { board: number }).board).toSorted((a, b) => a - b),
    ).toEqual(BOARDS);
  });

  it('says after each round which boards North carries where (Law 8A2)', async () => {
    await evening.command('session.close', { session: '1' });
    await evening.until('session.board-movement-announced', 3);
    const announced = (await evening.book()).filter(
      ({ type }) => type === 'session.board-movement-announced',
    );
    // Rounds that end one upon the other are announced by jobs of their own, in any order.
    const payloads = announced.map(
      ({ payload }) =>
        payload as { afterRound: number; moves: { from: string; to: string; boards: number[] }[] },
    );
    const { moves } = payloads.find(({ afterRound }) => afterRound === 1)!;
    expect(moves.map(({ from, to, boards }) => [from, to, boards])).toEqual([
      ['A1', 'A3', [1, 2]],
      ['A2', 'A1', [3, 4]],
      ['A3', 'A2', [5, 6]],
    ]);
    expect(announced.map(({ payload }) => (payload as { withheld: unknown[] }).withheld)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('ends with a seal over a chain that holds', async () => {
    await evening.until('tournament.sealed', 1);
    expect(await server.ledger.verify(evening.tournament)).toMatchObject({ ok: true });
  });

  it('is printed as PDF: to everybody what everybody may see, and the same file to who asks again', async () => {
    const everybody = server.client();
    const path = `/api/tournaments/${evening.tournament}/prints`;
    const wanted = { paper: 'hand-records', session: '1', language: 'pl', size: 'letter' };
    const asked = await everybody.post(path, wanted);
    expect(asked).toMatchObject({ status: 200, body: { name: 'hand-records-Thursday-Pairs-1.pdf' } });
    const print = await printed(everybody, evening.tournament, asked.body.print);
    expect(print).toMatchObject({ made: 1, pages: 1 });
    const file = await everybody.raw('GET', `${path}/${print.print}/file`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(
      /^inline; filename="print\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
    );
    const [page] = readPdf(new Uint8Array(await file.arrayBuffer()));
    const told = linesOf(page!).join('\n');
    // Its day is the one when it was started, as none was said.
    for (const text of ['Rozkłady rozdań', /Thursday Pairs, sesja 1, \d+ \p{L}+ 20\d\d · /u, 'Rozdaje N']) {
      expect(told).toMatch(text);
    }
    expect(told).toMatch(CARDS);
    const [one, other] = await printedTwice(everybody, path, wanted);
    expect(other).toEqual(one);
    // What was made for one reader is nobody else's, whoever knows its address.
    const refused = await evening.director.get(`${path}/${print.print}/file`);
    expect(refused.body).toMatchObject({ status: 404, code: 'print.unknown' });
  });

  it('is printed again by another build of the program, whose layout may differ', async () => {
    const prisma = server.get(PrismaClient);
    const { log } = server.process;
    const order: PrintOrder = {
      tournament: evening.tournament,
      reader: 'public',
      wanted: 'a recap',
      name: 'recap.pdf',
      document: samplePrint('recap', 2),
      options: { language: 'en', size: 'a4' },
    };
    const by = async (program: string) => {
      const prints = new Prints({ prisma, log, program, queues: () => server.get(OpenedQueues).open() });
      return (await prints.ask(order)).print;
    };
    const first = await by('one');
    expect(await by('one')).toBe(first);
    expect(await by('another')).not.toBe(first);
  });

  it('is printed as it was at a journal entry or at a time, and says so on each page', async () => {
    const lines = await evening.book();
    const called = lines.filter(({ type }) => type === 'session.round-called')[1]!;
    const now = await read(evening.director, evening.tournament, { paper: 'standings' });
    expect(now).toMatch(/provisional: corrections until \d{1,2} [A-Z][a-z]+ 20/);
    const then = await read(
      server.client(),
      evening.tournament,
      { paper: 'standings' },
      `?at=${called.position}`,
    );
    expect(then).toMatch(new RegExp(`as of journal entry ${called.position}, \\d{1,2} [A-Z][a-z]+ 20`));
    expect(then).not.toContain('provisional');
    const time = new Date(called.time / 1_000).toISOString();
    const cards = await read(server.client(), evening.tournament, { paper: 'guide-cards' }, `?at=${time}`);
    expect(cards).toMatch(/as of journal entry \d+/);
    const codeAt = async (at: string) =>
      (
        await server
          .client()
          .post(`/api/tournaments/${evening.tournament}/prints?at=${at}`, { paper: 'recap' })
      ).body.code;
    expect(await codeAt('999999')).toBe('position.beyond-head');
    expect(await codeAt('then')).toBe('position.invalid');
  });

  it('makes every printout of a session of boards, and none shows what is not for its reader', async () => {
    const path = `/api/tournaments/${evening.tournament}/prints`;
    const everybody = server.client();
    for (const printout of OF_BOARDS) {
      const wanted = { paper: printout, session: '1' };
      const staff = await evening.director.post(path, wanted);
      expect([printout, staff.status]).toEqual([printout, 200]);
      const { pages } = await printed(evening.director, evening.tournament, staff.body.print);
      expect(pages).toBeGreaterThan(0);
      const open = await everybody.post(path, wanted);
      expect([printout, open.body.code]).toEqual([
        printout,
        STAFF_PAPERS.has(printout) ? 'access.sign-in-required' : undefined,
      ]);
    }
    const codeOf = async (printout: string, wanted: object) =>
      (await evening.director.post(path, { paper: printout, ...wanted })).body.code;
    expect(await codeOf('sheets', { session: '1' })).toBe('print.not-of-game');
    expect(await codeOf('contest', { contest: '1' })).toBe('contest.unknown');
    expect(await codeOf('knockout', { knockout: '1' })).toBe('knockout.unknown');
    expect(await codeOf('recap', {})).toBe('print.session-missing');
    // None of them is in the journal, which says what was played.
    expect((await evening.book()).filter(({ type }) => /print/.test(type))).toEqual([]);
  });
});

describe('a call for the director without a board', () => {
  const plain = { session: '1', matter: 'irregularity', hand: null, by: null };
  let evening: Evening;
  let atA1: Client;
  let atA2: Client;
  let ofEW1: Client;

  /** What is read of the session once it has what was written last. */
  const read = async (reader: Client, what: string) => {
    const position = (await evening.book()).length;
    const path = `/api/tournaments/${evening.tournament}/sessions/1/${what}?after=${position}`;
    return (await reader.get(path)).body;
  };
  const callsAt = async (reader: Client, table: string) => (await read(reader, `tables/${table}`)).calls;
  const callsAtDesk = async () =>
    ((await read(evening.director, 'room')).tables as { calls: object[] }[]).flatMap(({ calls }) => calls);
  const gives = async (phone: Client, command: string, body: object) =>
    (await phone.command(evening.tournament, `table.${command}`, body)).body.code ?? 'carried out';

  beforeAll(async () => {
    evening = await Evening.open(server, 'Calls');
    await evening.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    const section = { section: 'A', boardsPerRound: 1, movement };
    await evening.command('session.set-movement', { session: '1', sections: [section] });
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 3, how: 'at-the-table' });
    await evening.command('session.start', { session: '1' });
    const path = `/api/tournaments/${evening.tournament}/devices/sheet`;
    const sheet = await evening.director.post(path, { session: '1', tables: ['A1', 'A2'] });
    const [token, other] = (sheet.body.tables as { link: string }[]).map(({ link }) =>
      new URL(link).hash.slice(1),
    );
    [atA1, atA2, ofEW1] = [server.client(), server.client(), server.client()];
    await atA1.post('/api/devices/pair', { token });
    await atA2.post('/api/devices/pair', { token: other });
    await ofEW1.post('/api/devices/pair', { token, as: 'EW' });
  });

  it('is a table’s before the first round is called, and ends when the director has dealt with it', async () => {
    const call = { ...plain, table: 'A1', round: 1 };
    expect(await gives(atA2, 'call-director', call)).toBe('access.device-elsewhere');
    expect(await gives(ofEW1, 'call-director', call)).toBe('carried out');
    const shown = { table: 'A1', call: 1, pair: null, round: 1, board: null };
    for (const phone of [atA1, ofEW1]) expect(await callsAt(phone, 'A1')).toMatchObject([shown]);
    expect(await callsAtDesk()).toMatchObject([shown]);
    await evening.command('table.coming', { session: '1', table: 'A1', call: 1 });
    expect(await callsAt(atA1, 'A1')).toMatchObject([{ ...shown, coming: expect.any(Number) }]);
    await evening.command('table.answer-call', { session: '1', table: 'A1', call: 1, reason: 'Seats found' });
    for (const phone of [atA1, ofEW1]) expect(await callsAt(phone, 'A1')).toEqual([]);
    expect(await callsAtDesk()).toEqual([]);
  });

  it('is a pair’s on its way to a table, which those who play there neither see nor cancel', async () => {
    await evening.command('session.call-round', { session: '1', round: 1 });
    const passedOut = { table: 'A1', round: 1, board: 1, result: { kind: 'passed-out' } };
    await evening.command('result.record', { session: '1', ...passedOut });
    await evening.command('session.call-round', { session: '1', round: 2 });
    expect(await callsAt(atA2, 'A2')).toEqual([]);
    const { device } = (await ofEW1.get('/api/session')).body;
    expect(device).toMatchObject({ table: 'A2', pair: 'A-EW1', here: false });
    const call = { ...plain, table: 'A2', round: 2 };
    // It does not sit there, and nobody but its own phone speaks for the pair.
    expect(await gives(ofEW1, 'call-director', call)).toBe('access.device-elsewhere');
    expect(await gives(atA2, 'call-director', { ...call, pair: 'A-EW1' })).toBe('access.device-elsewhere');
    expect(await gives(ofEW1, 'call-director', { ...call, pair: 'A-EW1' })).toBe('carried out');
    const shown = { table: 'A2', call: 1, pair: 'A-EW1', round: 2, board: null };
    expect(await callsAt(ofEW1, 'A2')).toMatchObject([shown]);
    for (const [phone, table] of [
      [atA1, 'A1'],
      [atA2, 'A2'],
    ] as const)
      expect(await callsAt(phone, table)).toEqual([]);
    expect(await callsAtDesk()).toMatchObject([{ ...shown, pairAt: 'A2' }]);
    const its = { session: '1', table: 'A2', call: 1 };
    expect(await gives(atA2, 'take-call-back', its)).toBe('table.call-of-others');
    const said = { ...call, call: 1, matter: 'wrong-score', pair: 'A-EW1' };
    expect(await gives(ofEW1, 'describe-call', said)).toBe('carried out');
    expect(await callsAtDesk()).toMatchObject([{ ...shown, matter: 'wrong-score' }]);
    expect(await gives(ofEW1, 'take-call-back', { ...its, pair: 'A-EW1' })).toBe('carried out');
    expect(await callsAt(ofEW1, 'A2')).toEqual([]);
    expect(await callsAtDesk()).toEqual([]);
  });
});
