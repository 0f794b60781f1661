import { preferansCode } from '#laws';
import { conventionOf, type LineFault } from '#preferans';
import { DEFAULT_SETTINGS, type Seated, type SeatName } from '#tournament';
import { dealFaultText, LANGUAGES } from '#words';
import { wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { sixSpades } from '../../../../libs/preferans/src/testing/six-spades.js';
import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { EventReader } from '../testing/event-reader.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const TABLES = ['A1', 'A2'];
const REASON = 'The tricks were counted once more.';

const MADE = sixSpades(6);

/** A tournament of preferans at two tables of four, two rounds of one deal, in its first round, read by whoever asks. */
class ReadSheets {
  readonly evening: Evening;
  readonly everybody = server.client();

  private constructor(evening: Evening) {
    this.evening = evening;
  }

  static async begin({
    published = true,
    shared = false,
    ...settings
  }: { published?: boolean; shared?: boolean; darkRounds?: number } = {}) {
    const evening = await Evening.open(server, 'Preferans');
    await evening.command('tournament.choose-settings', { settings: { ...DEFAULT_SETTINGS, ...settings } });
    for (let player = 1; player <= 8; player++) await evening.register(`Player ${player}`);
    await evening.command('session.create', { session: '1', game: 'preferans' });
    const sheets = {
      convention: conventionOf('sochinka'),
      ends: { by: 'deals', deals: 1 },
      ...(shared && { duplicate: { kind: 'tables' } }),
    };
    await evening.command('session.choose-sheets', { session: '1', sheets });
    const tables = { players: 8, rounds: 2, ...(shared && { boardsPerRound: 1 }) };
    await evening.command('session.set-tables', { session: '1', ...tables });
    const set = { set: '1', title: 'Shared', from: 1, to: 2, contestants: 'refused', game: 'preferans' };
    if (shared) await evening.command('deal-set.describe', set);
    await evening.command('session.draw-seats', { session: '1' });
    await evening.pair('1', TABLES);
    if (published) await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
    return new ReadSheets(evening);
  }

  get path(): string {
    return `/api/tournaments/${this.evening.tournament}/sessions/1`;
  }

  table(name: string): Client {
    return this.evening.devices.get(name)!;
  }

  /** What a reader sees, once the whole journal can be read. */
  async read(reader: Client, what: string, query = '') {
    const { length } = await this.evening.book();
    const { status, body } = await reader.get(`${this.path}${what}?after=${length}${query}`);
    if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async refusal(reader: Client, what: string) {
    const { length } = await this.evening.book();
    const { status, body } = await reader.get(`${this.path}${what}?after=${length}`);
    return [status, body.code];
  }

  /** A table's phone says something of its sheet. */
  atTable(table: string, command: string, body: object, round = 1, phone = this.table(table)) {
    const place = { session: '1', table, round };
    return phone.command(this.evening.tournament, `sheet.${command}`, { ...place, ...body });
  }

  /** A round's one deal is written at both tables, and all sign. */
  async playRound(round: number, board?: number): Promise<void> {
    for (const table of TABLES) {
      const deal = { line: 1, board, by: 'N', what: { kind: 'deal', record: MADE } };
      const { body } = await this.atTable(table, 'write-line', deal, round);
      for (const seat of ['N', 'E', 'S', 'W'])
        await this.atTable(table, 'sign', { seat, entry: body.entry }, round);
    }
  }

  async drawAndCall(round: number): Promise<void> {
    const at = (await this.evening.book()).length;
    await this.evening.command('session.draw-tables', { session: '1', section: 'A', round, at });
    await this.evening.command('session.call-round', { session: '1', round });
  }
}

describe('the sheets of a round', () => {
  it('are live for everybody, each entry with its rule; reasons are told to those who direct', async () => {
    const at = await ReadSheets.begin();
    const wrong = {
      line: 1,
      by: 'N',
      what: { kind: 'deal', record: sixSpades(7) },
    };
    await at.atTable('A1', 'write-line', wrong);
    await at.atTable('A1', 'correct-line', { line: 1, what: { kind: 'deal', record: MADE }, reason: REASON });
    const { director } = at.evening;
    for (const reader of [at.everybody, at.table('A1'), at.table('A2'), director]) {
      const { sheets } = await at.read(reader, '/sheets');
      expect(sheets).toMatchObject([
        { table: 'A1', round: 1, status: 'open', deals: 1, over: true, signed: [] },
        { table: 'A2', round: 1, status: 'open', deals: 0, over: false },
      ]);
      const sheet = await at.read(reader, '/sheets/A1/1');
      const entries = sheet.lines[0].entries.map(
        ({ seat, kind, amount, because }: Record<string, string>) => `${seat} ${kind} ${amount} ${because}`,
      );
      expect(entries).toEqual(['E pool 2 game-made', 'S whists 8 trick-whists']);
      expect(sheet.history.map(({ what }: { what: string }) => what)).toEqual(['written', 'corrected']);
      expect(sheet.contestants).toHaveLength(4);
      const told = reader === director ? [REASON] : [];
      expect(Object.values(sheet.texts ?? {})).toEqual(told);
    }
    expect(await at.refusal(at.everybody, '/sheets/A1/2')).toEqual([404, 'sheet.nobody-there']);
    expect(await at.refusal(at.everybody, '/sheets/A3/1')).toEqual([404, 'sheet.nobody-there']);
  });

  it('are shown as they were at a journal entry', async () => {
    const at = await ReadSheets.begin();
    const wrong = {
      line: 1,
      by: 'N',
      what: { kind: 'deal', record: sixSpades(7) },
    };
    const { body } = await at.atTable('A1', 'write-line', wrong);
    await at.atTable('A1', 'correct-line', { line: 1, what: { kind: 'deal', record: MADE }, reason: REASON });
    const tricks = async (query = '') =>
      (await at.read(at.everybody, '/sheets/A1/1', query)).lines.map(
        ({ what }: { what: { record: { tricks: object } } }) => what.record.tricks,
      );
    expect(await tricks(`&at=${body.position - 1}`)).toEqual([]);
    expect(await tricks(`&at=${body.position}`)).toEqual([{ E: 7, S: 3, W: 0 }]);
    expect(await tricks()).toEqual([MADE.tricks]);
  });

  it('hide with a draft, and the hidden rounds with their standings from all but their own table', async () => {
    const draft = await ReadSheets.begin({ published: false });
    for (const what of ['/sheets', '/sheets/A1/1', '/sheet-standings'])
      expect((await draft.refusal(draft.everybody, what))[0]).toBe(404);
    expect(await draft.read(draft.table('A1'), '/sheets/A1/1')).toMatchObject({ status: 'open' });

    const at = await ReadSheets.begin({ darkRounds: 1 });
    await at.playRound(1);
    await at.drawAndCall(2);
    const { position } = await at.read(at.everybody, '/sheets');
    const news = await Promise.all(
      [at.everybody, at.table('A1')].map((reader) => EventReader.open(reader, `${at.path}/stream`, position)),
    );
    await at.atTable('A1', 'write-line', { line: 1, what: { kind: 'deal', record: MADE } }, 2);
    const own = [
      { kind: 'sheet', key: 'A1/2' },
      { kind: 'rulings', key: '' },
    ];
    expect((await news[1]!.next())!.data.documents).toEqual(own);
    await at.evening.command('clock.pause', { session: '1' });
    const told: { kind: string }[] = (await news[0]!.next())!.data.documents;
    expect(told.map(({ kind }) => kind)).not.toContain('sheet');
    await Promise.all(news.map((stream) => stream.close()));
    expect(await at.refusal(at.everybody, '/sheets/A1/2')).toEqual([404, 'sheet.nobody-there']);
    expect(await at.refusal(at.table('A2'), '/sheets/A1/2')).toEqual([404, 'sheet.nobody-there']);
    expect((await at.read(at.table('A1'), '/sheets/A1/2')).lines).toHaveLength(1);
    const rounds = async (reader: Client) =>
      (await at.read(reader, '/sheets')).sheets.map(({ round }: { round: number }) => round);
    expect(await rounds(at.everybody)).toEqual([1, 1]);
    expect(await rounds(at.table('A1'))).toEqual([1, 1, 2]);
    expect(await rounds(at.evening.director)).toEqual([1, 1, 2, 2]);
    expect((await at.read(at.everybody, '/sheet-standings')).upTo).toBe(1);
    expect((await at.read(at.evening.director, '/sheet-standings')).upTo).toBe(2);
  });

  it('of boards tell a judge who plays what is hidden from them, and why nothing is written there', async () => {
    const at = await ReadSheets.begin({ shared: true, darkRounds: 1 });
    const { evening } = at;
    const judge = await server.invited(evening.director, evening.tournament, 'director');
    const { id } = (await judge.get('/api/session')).body.person;
    const { seated } = await at.read(evening.director, '/sheets/A1/1');
    const plays = { session: '1', table: 'A1', contestant: seated.N, players: [id] };
    await evening.command('session.name-players', plays);
    const first = { line: 1, board: 1, by: 'N', what: { kind: 'deal', record: MADE } };
    await at.atTable('A2', 'write-line', first);
    expect(await at.read(judge, '/sheets/A2/1')).toMatchObject({ lines: [], next: 2, hidden: [1] });
    expect(await at.read(evening.director, '/sheets/A2/1')).toMatchObject({ next: 2, hidden: [] });
    await at.playRound(1, 1);
    await at.drawAndCall(2);
    const sheets: { seated: Seated; table: string; round: number }[] = (
      await at.read(evening.director, '/sheets')
    ).sheets;
    const other = sheets.find((one) => one.round === 2 && !Object.values(one.seated).includes(seated.N!))!;
    expect(await at.refusal(judge, `/sheets/${other.table}/2`)).toEqual([403, 'sheet.before-oneself']);
    expect(await at.refusal(at.everybody, `/sheets/${other.table}/2`)).toEqual([404, 'sheet.nobody-there']);
    const place = { session: '1', table: other.table, round: 2, line: 1, board: 2 };
    for (const kind of ['void', 'withdrawn']) {
      const tried = await judge.command(evening.tournament, 'sheet.write-line', { ...place, what: { kind } });
      expect([tried.status, tried.body.code]).toEqual([403, 'sheet.before-oneself']);
    }
    // Once the judge has asked for the boards of the session, which is recorded, the sheet is open.
    const { boards } = await at.read(evening.director, '');
    const shown = await judge.command(evening.tournament, 'session.show-hidden', { session: '1', boards });
    expect(shown.status).toBe(200);
    expect(await at.read(judge, `/sheets/${other.table}/2`)).toMatchObject({ status: 'open', hidden: [] });
  });

  it('tell those who watch that they are to be read anew', async () => {
    const at = await ReadSheets.begin();
    const { position } = await at.read(at.everybody, '/sheets');
    const stream = await EventReader.open(at.everybody, `${at.path}/stream`, position);
    await at.playRound(1);
    const seen = new Set<string>();
    while (!seen.has('sheet-standings')) {
      const { documents } = (await stream.next())!.data as { documents: { kind: string; key: string }[] };
      for (const { kind, key } of documents) seen.add(`${kind} ${key}`.trim());
    }
    await stream.close();
    expect([...seen]).toEqual(expect.arrayContaining(['sheet A1/1', 'sheet A2/1', 'sheet-standings']));
    const { standings } = await at.read(at.everybody, '/sheet-standings');
    const seated: Seated = (await at.read(at.everybody, '/sheets/A1/1')).seated;
    const best = standings.filter(({ score }: { score: string }) => score === standings[0].score);
    // Who made six at each table has the same: a lot says who is first.
    expect(best.map(({ contestant }: { contestant: string }) => contestant)).toContain(seated.E);
    expect(standings[0].steps.map(({ rule }: { rule: string }) => rule)).toContain('lot');
  });
});

describe('a round that is drawn from what a judge has seen', () => {
  it('is not drawn where a sheet was corrected meanwhile: who stands elsewhere is told, and nothing is written', async () => {
    const at = await ReadSheets.begin();
    await at.playRound(1);
    const { director } = at.evening;
    const seen = (await at.read(director, '/sheet-standings')).position;
    const seated: Seated = (await at.read(director, '/sheets/A1/1')).seated;
    const place = { session: '1', table: 'A1', round: 1 };
    const down = { kind: 'deal', record: sixSpades(4) };
    await at.evening.command('sheet.reopen', { ...place, reason: REASON });
    await at.evening.command('sheet.correct-line', { ...place, line: 1, what: down, reason: REASON });
    await at.evening.command('sheet.accept', { ...place, reason: REASON });
    const before = (await at.evening.book()).length;
    const draw = { session: '1', section: 'A', round: 2, at: seen };
    const refused = await director.command(at.evening.tournament, 'session.draw-tables', draw);
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'command.seen-changed',
    });
    expect(refused.body).toMatchObject({ at: seen, head: before });
    const ofEast = refused.body.changes.find(({ who }: { who: string[] }) => who[0] === seated.E);
    expect(ofEast).toMatchObject({ what: 'place', session: '1' });
    expect(Number(ofEast.now.split(' ')[1])).toBeLessThan(Number(ofEast.before.split(' ')[1]));
    expect((await at.evening.book()).length).toBe(before);
    for (const [command, body] of [
      ['tournament.request-seal', { kind: 'provisional', at: seen }],
      ['session.close', { session: '1', at: seen }],
    ] as const) {
      const { body: answer } = await director.command(at.evening.tournament, command, body);
      expect([command, answer.code]).toEqual([command, 'command.seen-changed']);
    }
    await at.evening.command('session.draw-tables', { ...draw, at: refused.body.head });
  });
});

describe('a line that cannot be', () => {
  let at: ReadSheets;

  beforeAll(async () => {
    at = await ReadSheets.begin();
  });

  const auction = (...calls: [SeatName, string][]) => ({
    auction: calls.map(([seat, call]) => ({ seat, call })),
  });

  it.each([
    [
      'tricks that do not add up',
      sixSpades(6, { tricks: 'E 6, S 3, W 0' }),
      'deal.tricks-not-ten',
      '3.2.8, 3.9.5',
    ],
    [
      'tricks of a deal that was not played out',
      {
        ...MADE,
        whists: [
          { seat: 'S', call: 'pass' },
          { seat: 'W', call: 'pass' },
        ],
      },
      'deal.tricks-of-unplayed-deal',
      '3.5.3',
    ],
    [
      'a whist by the dealer, who sits out',
      { ...MADE, whists: [{ seat: 'N', call: 'whist' }] },
      'deal.whist-by-sitting-dealer',
      '3.8.8',
    ],
    [
      'a misère after another call',
      {
        ...MADE,
        played: { kind: 'misere', declarer: 'E' },
        whists: [],
        ...auction(['E', '6S'], ['S', '6C'], ['W', 'pass'], ['E', 'misere'], ['S', 'pass']),
      },
      'auction.misere-after-call',
      '3.3.9',
    ],
  ])('%s: refused with the rule, in each language', async (_, record, fault, rule) => {
    const line = { line: 1, what: { kind: 'deal', record } };
    const { status, headers, body } = await at.atTable('A1', 'write-line', line);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'sheet.line-impossible', line: 1, fault, rule },
    });
    for (const language of LANGUAGES) {
      const answer = await at
        .table('A1')
        .command(
          at.evening.tournament,
          'sheet.write-line',
          { session: '1', table: 'A1', round: 1, ...line },
          { headers: { 'accept-language': language } },
        );
      expect(answer.body.detail).toContain(rule);
      expect(answer.body.detail).toContain(dealFaultText(language, fault as LineFault));
    }
    expect((await at.read(at.everybody, '/sheets/A1/1')).lines).toEqual([]);
  });

  it('is the same line from a second phone: it sees what the first has written', async () => {
    const deal = (record: object) => ({ line: 1, what: { kind: 'deal', record } });
    const other = sixSpades(7);
    const [one, two] = await Promise.all([
      at.atTable('A1', 'write-line', deal(MADE)),
      at.atTable('A1', 'write-line', deal(other)),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, late, its] = one.status === 200 ? [MADE, two, deal(MADE)] : [other, one, deal(other)];
    expect(late.body.code).toBe('sheet.line-written');
    const { lines } = await at.read(at.table('A1'), '/sheets/A1/1');
    expect(lines.map(({ what }: { what: { record: object } }) => what.record)).toMatchObject([first]);
    // Who writes the same once more has written it.
    expect((await at.atTable('A1', 'write-line', its)).body).toMatchObject({ entry: 1 });
  });
});

describe('a ruling on a sheet', () => {
  const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
  const LAW = { edition: 'preferans-code', law: '3.9.16.2' };
  const REVOKE = wayOf(preferansCode(), '3.9.16', ['no', 'later', 'tricks']);
  const WAYS = [{ ...REVOKE, seat: 'E' }];
  const ONE_TRICK = { kind: 'transfer', from: 'E', to: 'S', tricks: 1, rule: '3.9.16.2' } as const;
  const line = (record: object) => ({
    kind: 'sheet-line',
    table: 'A1',
    round: 1,
    line: 1,
    what: { kind: 'deal', record },
  });
  const REVOKED = line(sixSpades(6, { rectifications: [ONE_TRICK] }));
  const of = { ruling: RULING, session: '1', reason: 'East had a spade.' };
  const given = { ...of, law: LAW, ways: WAYS, about: [], effects: [REVOKED], seen: [], told: 'One trick.' };

  /** Both tables have played and signed their deal of the first round. */
  async function played() {
    const at = await ReadSheets.begin();
    await at.playRound(1);
    const { evening } = at;
    const path = `/api/tournaments/${evening.tournament}/rulings`;
    const rulings = async (reader: Client, what = '') => {
      const { length } = await evening.book();
      return (await reader.get(`${path}${what}?after=${length}`)).body;
    };
    const score = async (seat: SeatName) => {
      const sheet = await at.read(evening.director, '/sheets/A1/1');
      const player = (sheet.seated as Seated)[seat];
      const { standings } = await at.read(evening.director, '/sheet-standings');
      return (standings as { contestant: string; score: string }[]).find((one) => one.contestant === player)!
        .score;
    };
    return { at, evening, path, rulings, score };
  }

  it('says in words what it lacks, and what it would change before it is given', async () => {
    const { evening, path, score } = await played();
    const lacking = { ...given, effects: [line(MADE)] };
    const { status, body } = await evening.director.command(evening.tournament, 'ruling.give', lacking);
    expect([status, body.code]).toEqual([422, 'sheet.line-departs']);
    expect(body.detail).toContain('the player at fault has more or fewer tricks');
    const before = await score('E');
    const asked = { session: '1', alternatives: [{ law: LAW, effects: [REVOKED] }] };
    const { body: preview } = await evening.director.post(`${path}/preview`, asked);
    const [{ refused, sheets, standings }] = preview.alternatives;
    expect({ refused, boards: preview.alternatives[0].boards }).toEqual({ refused: null, boards: [] });
    expect(sheets).toMatchObject([{ table: 'A1', round: 1, board: null }]);
    const east = sheets[0].players.find(({ seat }: { seat: string }) => seat === 'E');
    // Six spades made are one down without the trick: the pool is not filled, the mountain rises.
    expect(east).toMatchObject({
      before: { pool: '2', mountain: '0', balance: before },
      after: { pool: '0', mountain: '2' },
    });
    expect(standings).toContainEqual(
      expect.objectContaining({
        contestant: east.contestant,
        before: expect.objectContaining({ score: before }),
        after: expect.objectContaining({ score: east.after.balance }),
      }),
    );
    expect(await score('E')).toBe(before);
  });

  it('is listed with how it was found, appealed, changed and withdrawn; what stood before stands again', async () => {
    const { at, evening, rulings, score } = await played();
    const { director } = evening;
    const before = await score('E');
    await evening.command('ruling.give', given);
    const ruledScore = await score('E');
    expect(ruledScore).not.toBe(before);
    const [listed] = (await rulings(director)).rulings;
    expect(listed).toMatchObject({
      law: LAW,
      ways: WAYS,
      status: 'given',
      told: 'One trick.',
      boards: [],
      about: [{ table: 'A1', round: 1, line: 1 }],
      effects: [{ holds: true, what: { kind: 'sheet-line', line: 1, before: { kind: 'deal' } } }],
    });
    const { seated, ...sheet } = await at.read(director, '/sheets/A1/1');
    expect(listed.contestants.toSorted()).toEqual(Object.values(seated as Seated).toSorted());
    expect(sheet).toMatchObject({ status: 'agreed', lines: [{ ruling: RULING }] });
    // Whom it concerns is told, the other table is not.
    expect((await rulings(at.table('A1'))).rulings).toMatchObject([{ own: true, told: 'One trick.' }]);
    expect((await rulings(at.table('A2'))).rulings).toEqual([]);
    expect((await rulings(at.everybody)).rulings).toEqual([]);

    await evening.command('ruling.appeal', { ...of, contestant: seated.E, concur: true });
    expect((await rulings(director)).rulings[0]).toMatchObject({ status: 'appealed', appealed: true });
    const seven = line(sixSpades(7));
    const decision = { ...of, decision: 'changed', law: { ...LAW, law: '3.9.17' }, effects: [seven] };
    await evening.command('ruling.decide-appeal', decision);
    const decidedScore = await score('E');
    expect([before, ruledScore]).not.toContain(decidedScore);
    await evening.command('ruling.withdraw', of);
    expect(await score('E')).toBe(before);

    const { changes } = await rulings(director, `/${RULING}/changes`);
    const east = (change: { sheets: { players: { seat: string; before: object; after: object }[] }[] }) =>
      change.sheets[0]!.players.find(({ seat }) => seat === 'E')!;
    expect(changes.map(({ what }: { what: string }) => what)).toEqual([
      'given',
      'appeal-decided',
      'withdrawn',
    ]);
    expect(changes.map(east)).toMatchObject([
      { before: { balance: before }, after: { balance: ruledScore } },
      { before: { balance: ruledScore }, after: { balance: decidedScore } },
      { before: { balance: decidedScore }, after: { balance: before } },
    ]);
    const [asGiven] = changes as { position: number }[];
    const { moves } = await at.read(director, '/standings/moves', `&from=${asGiven!.position - 1}`);
    expect(moves).toEqual([]);
    const then = `&from=${asGiven!.position - 1}&at=${changes[1].position - 1}`;
    const { moves: ruled } = await at.read(director, '/standings/moves', then);
    expect(ruled.find(({ contestant }: { contestant: string }) => contestant === seated.E)).toMatchObject({
      othersMoved: false,
      boards: [],
      sheets: [
        { table: 'A1', round: 1, before, after: ruledScore, deeds: [{ what: 'corrected', ruling: RULING }] },
      ],
    });
    const { history } = await at.read(director, '/sheets/A1/1');
    const historyEvents = (history as { what: string; ruling?: string; unruled?: string }[]).filter(
      ({ what }) => what === 'corrected',
    );
    expect(historyEvents).toMatchObject([{ ruling: RULING }, { ruling: RULING }, { unruled: RULING }]);
  });

  it('is law and kind of line alone where no names are published', async () => {
    const { at, evening, rulings } = await played();
    await evening.command('ruling.give', given);
    await evening.command('tournament.publish-rulings', { as: 'without-names' });
    expect(await rulings(at.everybody)).toMatchObject({
      rulings: [],
      nameless: [
        {
          session: '1',
          law: LAW,
          ways: [REVOKE],
          effects: [{ kind: 'sheet-line', line: 'deal' }],
        },
      ],
    });
    expect(JSON.stringify((await rulings(at.everybody)).nameless)).not.toContain('"seat"');
  });
});
