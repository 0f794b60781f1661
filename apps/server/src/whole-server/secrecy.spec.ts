import type { OpenAPIObject } from '@nestjs/swagger';
import MDBReader from 'mdb-reader';
import { Registry } from 'prom-client';
import { BRIDGE_PACK, parseDeal, SEATS, type Card, type Seat } from '#cards';
import { type HiddenSecret, Vault } from '#ledger';
import { conventionOf } from '#preferans';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { unzipped } from '../../../cli/src/export/unzip.js';
import { describeInterface } from '../http/open-api.js';
import type { Answer, Client } from '../testing/client.js';
import { Evening, GAME_MADE, type Place } from '../testing/evening.js';
import { EventReader } from '../testing/event-reader.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/** Each journal has a server of its own: what a server counts, it counts of all its journals together. */
let servers: readonly ServerUnderTest[];

beforeAll(async () => {
  // With all that the program has, the readers' thread, too.
  const start = () => serverUnderTest({}, { readers: 'thread' });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const server of servers) await server.stop();
});

const TABLES = ['A1', 'A2', 'A3'];
const BOARDS = [1, 2, 3, 4, 5, 6];
const ROLES = ['scorer', 'duplicator', 'director'] as const;

/** An id of nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

/** What does not say the same twice, and has a test of its own below: streams without an end, and files. */
const APART = /\/(stream|site|prints\/\{print\}.*)$/;

/** How the evening is set up, up to its first round, and what of it is read. */
interface Kind {
  readonly name: string;
  readonly boards: readonly number[];
  readonly tables: readonly string[];
  readonly contestants: readonly string[];
  /** As whom somebody plays who has no role, at the first table. */
  readonly player?: string;
  setUp(evening: Evening): Promise<void>;
}

const BRIDGE: Kind = {
  name: 'The same evening',
  boards: BOARDS,
  tables: TABLES,
  contestants: ['A-NS1', 'A-EW2'],
  player: 'A-NS1',
  async setUp(evening) {
    await evening.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    const section = { section: 'A', boardsPerRound: 2, movement };
    await evening.command('session.set-movement', { session: '1', sections: [section] });
  },
};

const PREFERANS: Kind = {
  name: 'The same deals of preferans',
  boards: [1, 2],
  tables: ['A1', 'A2'],
  contestants: ['A-1', 'A-4'],
  async setUp(evening) {
    await evening.command('session.create', { session: '1', game: 'preferans' });
    const sheets = {
      convention: conventionOf('sochinka'),
      ends: { by: 'time' },
      duplicate: { kind: 'tables' },
    };
    await evening.command('session.choose-sheets', { session: '1', sheets });
    const tables = { players: 6, rounds: 1, draw: 'random', wanted: 'threes', boardsPerRound: 2 };
    const seed = '5'.repeat(64);
    await evening.command('session.set-tables', { session: '1', ...tables, seed });
    const described = { set: '1', title: 'Duplicate', from: 1, to: 2, contestants: 'refused' };
    await evening.command('deal-set.describe', { ...described, game: 'preferans' });
  },
};

/** An evening whose deals nobody has been shown, with everybody who may ask for something. */
class Hidden {
  readonly evening: Evening;
  readonly askers: ReadonlyMap<string, Client>;
  readonly #server: ServerUnderTest;
  readonly #kind: Kind;
  readonly #streams: ReadonlyMap<string, EventReader>;
  readonly #heard = new Map<string, { readonly told: string[]; ofSession: boolean }>();
  #parts = 0;
  deals = new Map<number, string>();

  private constructor(
    evening: Evening,
    parts: {
      readonly server: ServerUnderTest;
      readonly kind: Kind;
      readonly askers: ReadonlyMap<string, Client>;
      readonly streams: ReadonlyMap<string, EventReader>;
    },
  ) {
    this.evening = evening;
    this.askers = parts.askers;
    this.#server = parts.server;
    this.#kind = parts.kind;
    this.#streams = parts.streams;
  }

  static async begin(server: ServerUnderTest, kind: Kind): Promise<Hidden> {
    const evening = await Evening.open(server, kind.name);
    const { director: organiser, tournament } = evening;
    await kind.setUp(evening);
    // One after the other: which of several jobs ends first is chance.
    for (const board of kind.boards) {
      const one = { set: '1', from: board, to: board, how: 'before-play' };
      await evening.command('board.request-dealing', one);
      await evening.settled();
    }
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
    await evening.pair('1', kind.tables);
    const askers = new Map([
      ['public', server.client()],
      ['table', evening.devices.get('A2')!],
      ['organiser', organiser],
    ]);
    for (const role of ROLES) askers.set(role, await server.invited(organiser, tournament, role));
    askers.set('player', await playerWithoutRole(server, evening, kind.player));
    await shown(evening);
    const streams = await streamsOf(askers, tournament);
    const hidden = new Hidden(evening, { server, kind, askers, streams });
    await hidden.#readDeals();
    return hidden;
  }

  async #readDeals(): Promise<void> {
    for (const { type, payload } of await this.evening.book()) {
      if (type !== 'board.dealt') continue;
      const { board, deal } = payload as unknown as { board: number; deal: HiddenSecret };
      const text = await this.#server.get(Vault).open(this.evening.tournament, deal);
      this.deals.set(board, text as string);
    }
  }

  /** Gives a command as somebody, a role or the phone of a table, and waits for what comes of it. */
  async give(by: string, command: string, body: object): Promise<Answer> {
    const client = this.evening.devices.get(by) ?? this.askers.get(by)!;
    const answer = await client.command(this.evening.tournament, command, body);
    await shown(this.evening);
    return answer;
  }

  /** Sends somebody's request that is no command: a text is a file. */
  async ask(by: string, path: string, body: object | string): Promise<Answer> {
    const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json';
    const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() };
    const at = `/api/tournaments/${this.evening.tournament}`;
    const answer = await this.askers.get(by)!.send('POST', `${at}/${path}`, body, headers);
    await shown(this.evening);
    return answer;
  }

  /**
   * What everybody was told live from the beginning of the round, up to what is done now and is news for all: the journal
   * line by line; of a session which documents were to be read anew, however many of them came at once.
   */
  async told(): Promise<ReadonlyMap<string, readonly string[]>> {
    await this.hear();
    return new Map(
      [...this.#heard].map(([name, { told, ofSession }]) => [
        name,
        ofSession ? [...new Set(told)].toSorted() : told,
      ]),
    );
  }

  /** Reads what everybody is told up to something that is news for all. */
  async hear(): Promise<void> {
    const part = 'I'.repeat(++this.#parts);
    await this.evening.register(`Zofia ${part}`, `Zenon ${part}`);
    await this.evening.command('tournament.rename', { name: `The end of ${part}` });
    await shown(this.evening);
    const all = [...this.#streams].map(async ([name, stream]) => {
      const heard = this.#heard.get(name) ?? { told: [], ofSession: false };
      this.#heard.set(name, heard);
      for (;;) {
        const news = await stream.next();
        if (!news) throw new Error(`${name} has ended.`);
        const documents = news.data.documents as { kind: string; key: string }[] | undefined;
        heard.told.push(...(documents?.map(({ kind, key }) => `${kind} ${key}`) ?? [plain(news)]));
        heard.ofSession = documents !== undefined;
        const isLast =
          documents?.some(({ kind }) => kind === 'entries') ?? news.data.type === 'tournament.renamed';
        if (isLast) return;
      }
    });
    await Promise.all(all);
  }

  /** What the server counts of its work. */
  async counted(): Promise<string> {
    const metrics = this.#server.get(Registry);
    const counts = ['tirage_job_tries_total', 'tirage_queue_jobs'].map((name) =>
      metrics.getSingleMetricAsString(name),
    );
    return (await Promise.all(counts)).map((text) => text.split('\n').toSorted().join('\n')).join('\n');
  }

  /** Everything that everybody is answered, by who asks and for what: word for word, but for ids and times. */
  async everything(): Promise<ReadonlyMap<string, string>> {
    await shown(this.evening);
    const at = `/api/tournaments/${this.evening.tournament}`;
    const paths = [
      ...addressesOf(describeInterface(this.#server.application), this.#kind),
      '/sessions/1/results?format=pbn',
      // What was to be read when all was dealt and nothing was played.
      '/sessions/1/recap?at=8',
      '/journal?before=12&limit=5',
    ].map((path) => `${at}${path}`);
    const seen = new Map<string, string>();
    const ask = async (who: string, client: Client) => {
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- each asks for one thing after the other
        const { status, headers, body } = await answerTo(client, path);
        // Beside the position it has a hash of the answer, with its ids and times.
        const etag = headers.get('etag')?.replace(/-[\w-]+"$/, '"') ?? null;
        seen.set(`${who} ${path.replace(at, '')}`, plain({ status, etag, body }));
      }
    };
    await Promise.all([...this.askers].map(([who, client]) => ask(who, client)));
    // The figures of the machine are its own.
    const { queues, owed } = (await this.evening.director.get('/api/installation/work')).body;
    seen.set('jobs', plain({ queues, owed }));
    const site = await this.evening.director.raw('GET', `${at}/site`);
    if (!site.ok) throw new Error(`The site: ${site.status}`);
    for (const { path, content } of unzipped(Buffer.from(await site.arrayBuffer())))
      seen.set(`site ${plain(path)}`, plain(content.toString()));
    return seen;
  }

  /** The kinds of its lines, and how far it is. */
  async kinds(): Promise<string[]> {
    await this.evening.settled();
    return (await this.evening.book()).map(({ type, stream }) => `${type} in ${plain(stream)}`);
  }
}

/** What is answered; of a file of table devices all that is in its tables, for its bytes have ids in them. */
async function answerTo(client: Client, path: string): Promise<Answer> {
  if (!path.endsWith('/papers/devices/file')) return client.get(path);
  const response = await client.raw('GET', path);
  const { status, headers } = response;
  const content = Buffer.from(await response.arrayBuffer());
  if (!response.ok) return { status, headers, body: JSON.parse(content.toString()) };
  const reader = new MDBReader(content);
  const tables = reader.getTableNames().map((name) => [name, reader.getTable(name).getData()]);
  return { status, headers, body: { bytes: content.length, tables } };
}

/** Every address of a tournament that is read, with all that a kind of evening has in the place of its parameters. */
function addressesOf({ paths }: OpenAPIObject, { boards, tables, contestants }: Kind): string[] {
  const there: Readonly<Record<string, readonly (string | number)[]>> = {
    session: ['1'],
    set: ['1'],
    round: [1],
    board: boards,
    table: tables,
    contestant: contestants,
  };
  return Object.keys(paths)
    .filter((address) => paths[address]!.get && !APART.test(address))
    .flatMap((address) => /^\/api\/tournaments\/\{tournament\}(.*)$/.exec(address)?.[1] ?? [])
    .flatMap((address) => filled(address, there));
}

function filled(address: string, there: Readonly<Record<string, readonly (string | number)[]>>): string[] {
  const [place, name = ''] = /\{(\w+)\}/.exec(address) ?? [];
  if (place === undefined) return [address];
  return (there[name] ?? [NOTHING]).flatMap((value) => filled(address.replace(place, String(value)), there));
}

/** Every pending job of a journal is done, and can be read. */
async function shown(evening: Evening): Promise<void> {
  const head = await evening.settled();
  const at = `/api/tournaments/${evening.tournament}`;
  await evening.director.get(`${at}/sessions/1?after=${head}`);
  // The page of the tournament is made of rows, which are written a moment later.
  await evening.director.get(`${at}?after=${head}`);
}

/** Somebody who is signed in and has no role here, perhaps as a contestant of the first table. */
async function playerWithoutRole(
  server: ServerUnderTest,
  evening: Evening,
  contestant?: string,
): Promise<Client> {
  const other = (await evening.director.create('Another evening')).body.tournament;
  const player = await server.invited(evening.director, other, 'scorer');
  const { id } = (await player.get('/api/session')).body.person;
  const named = { session: '1', table: 'A1', contestant, players: [id] };
  if (contestant !== undefined) await evening.command('session.name-players', named);
  return player;
}

/** What each asker is told live: the lines of the journal, and news of the session. */
async function streamsOf(
  askers: ReadonlyMap<string, Client>,
  tournament: string,
): Promise<ReadonlyMap<string, EventReader>> {
  const of = (['journal', 'sessions/1'] as const).flatMap((what) =>
    [...askers].map(async ([who, client]) => {
      const stream = await EventReader.open(client, `/api/tournaments/${tournament}/${what}/stream`);
      expect([who, what, stream.response.status]).toEqual([who, what, 200]);
      return [`${who} ${what}`, stream] as const;
    }),
  );
  return new Map(await Promise.all(of));
}

/** Words of an answer that are the same in two tournaments that went the same way: with them it is as long, too. */
function plain(said: unknown): string {
  const ids = new Map<string, string>();
  return JSON.stringify(said, (_key, member: unknown) => inOrder(member))
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `id ${ids.size + 1}`);
      return ids.get(id)!;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/\b1\d{15}\b/g, 'then')
    .replaceAll(/\b[\da-f]{64}\b/g, 'hash')
    .replaceAll(/\b[\dA-Z]{32}\b/g, 'session')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'server')
    .replaceAll(/\b(scorer|duplicator|director) \d+/g, '$1');
}

/** What is named by ids, such as reasons, in the order of what it is: ids are drawn by lot. */
function inOrder(member: unknown): unknown {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
  const entries = Object.entries(member);
  if (!entries.some(([name]) => /^[\da-f]{8}-[\da-f]{4}-/.test(name))) return member;
  return entries.map(([, value]) => JSON.stringify(value)).toSorted();
}

/** A card that is in the leader's hand in the one journal and not in the other. */
function tellingLead(one: Hidden, other: Hidden, board: number, declarer: Seat): Card | undefined {
  const leader = SEATS[(SEATS.indexOf(declarer) + 1) % 4]!;
  const holds = ({ deals }: Hidden, card: Card) => parseDeal(deals.get(board)!)[leader].includes(card);
  return BRIDGE_PACK.find((card) => holds(one, card) && !holds(other, card));
}

it('two journals that differ in their deals only give everybody the same answers, whatever is entered before all have played', async () => {
  const { one, other, give, ask, expectAlike, expectAllAlike } = await twoJournals(BRIDGE);
  const board = 1;
  const at: Place = { session: '1', table: 'A1', round: 1, board };
  const elsewhere: Place = { session: '1', table: 'A2', round: 1, board: 3 };
  const reason = 'To see what comes of it';

  // Trial leads for all four declarers, each of which would tell of a card.
  let entry: unknown;
  for (const declarer of SEATS) {
    const lead = tellingLead(one, other, board, declarer);
    const result = { ...GAME_MADE, declarer, ...(lead && { lead }) };
    ({ entry } = await give('A1', 'result.enter', { ...at, side: 'NS', result }));
    await expectAlike();
  }
  await give('A1', 'result.dispute', { ...at, side: 'EW', entry });
  await give('A1', 'result.confirm', { ...at, side: 'EW', entry });
  await expectAlike();

  // Which card was led is not told to those who keep the scores, either, by trying all.
  const tried = [];
  for (const lead of ['SA', 'H7', 'D4', 'C2']) {
    tried.push(
      await give('scorer', 'result.record', { ...at, result: { ...GAME_MADE, declarer: 'W', lead } }),
    );
  }
  expect(new Set(tried.map(plain)).size).toBe(1);

  // Those who keep the scores: other contracts, other boards of the round, what was called and played.
  const led = (declarer: Seat, of: number) => ({ declarer, lead: tellingLead(one, other, of, declarer)! });
  const far = { ...GAME_MADE, level: 7, strain: 'NT', tricks: 13 };
  await give('scorer', 'result.record', { ...elsewhere, result: { ...far, ...led('E', 3) } });
  await give('scorer', 'result.correct', { ...at, result: { ...far, ...led('S', board) }, reason });
  await give('scorer', 'result.record-traveller', {
    session: '1',
    board: 5,
    lines: [{ table: 'A3', round: 1, result: { ...far, tricks: 3, ...led('W', 5) } }],
  });
  const calls = ['7NT', 'pass', 'pass', 'pass'].map((call) => ({ call }));
  const opener = { ...far, declarer: 'N', lead: tellingLead(one, other, board, 'N')! };
  await give('director', 'result.correct', { ...at, result: opener, reason });
  await give('scorer', 'result.record-play', { ...at, calls, cards: [opener.lead] });
  const hands = { N: 'AKQJT98765432...', E: '.AKQJT98765432..', S: '..AKQJT98765432.' };
  await give('A1', 'board.record-hands', { ...at, hands });
  await give('A1', 'table.count-hands', { ...at, cards: { N: 13, E: 13, S: 13, W: 12 } });
  const matter = 'hand-taken-out';
  await give('A1', 'table.call-director', { ...at, matter, hand: 'S', by: 'N' });
  const suspected = { table: 'A1', round: 1, board, entry: 7, suspicions: ['lead-not-held'] };
  await give('director', 'result.decide-suspicion', { session: '1', plays: [suspected], reason });
  await give('director', 'tournament.request-seal', { kind: 'official' });
  await give('organiser', 'tournament.request-seal', { kind: 'provisional' });
  // A copy that was dealt wrongly, deals from a file, and a file of results: what is wrong with them tells of no card.
  const deal = one.deals.get(board)!;
  for (const by of ['duplicator', 'director']) {
    await ask(by, 'board-sets/1/checks', { how: 'by-hand', copy: 1, board: 2, deal });
    await ask(by, 'board-sets/1/deals', {
      format: 'PBN',
      file: Buffer.from(`[Deal "${deal}"]`).toString('base64'),
    });
  }
  for (const declarer of SEATS) {
    const row = `1,A2,3,2,2,4S,${declarer},=,${tellingLead(one, other, 3, declarer) ?? ''}`;
    const list = `round,table,board,ns,ew,contract,declarer,result,lead\n${row}`;
    await ask('scorer', 'sessions/1/results-file?name=list.csv', list);
  }
  await give('director', 'result.void', { ...elsewhere, reason });
  await give('director', 'result.postpone', { ...elsewhere, reason });
  await expectAllAlike();
}, 300_000);

it('and so do two journals of preferans in which all tables play the same deals', async () => {
  const { give, hear, expectAlike, expectAllAlike } = await twoJournals(PREFERANS);
  const at = { session: '1', table: 'A1', round: 1 };
  const contract = (declarer: string, level: number, denomination: string) => ({
    kind: 'contract',
    declarer,
    level,
    denomination,
  });
  const record = (played: object, tricks: object, more: object = {}) => ({
    what: {
      kind: 'deal',
      record: { players: ['N', 'E', 'S'], dealer: 'N', played, tricks, ...more },
    },
  });
  const whists = [
    { seat: 'S', call: 'whist' },
    { seat: 'N', call: 'pass' },
  ];
  const six = record(contract('E', 6, 'S'), { E: 6, S: 4 }, { whists });
  const written = await give('A1', 'sheet.write-line', { ...at, line: 1, board: 1, by: 'N', ...six });
  expect(written).toHaveProperty('entry');
  await expectAlike();
  await give('A1', 'sheet.dispute', { ...at, seat: 'S', entry: written['entry'] });
  const misere = record({ kind: 'misere', declarer: 'S' }, { N: 4, E: 3, S: 3 });
  const reason = 'To see what comes of it';
  await give('director', 'sheet.correct-line', { ...at, line: 1, ...misere, reason });
  const passed = record({ kind: 'all-pass' }, { N: 2, E: 5, S: 3 }, { dealer: 'E' });
  await give('A1', 'sheet.write-line', { ...at, line: 2, board: 2, by: 'E', ...passed });
  // Who is told only of what stands after the next command is told nothing of this board.
  await hear();
  await give('director', 'sheet.strike-line', { ...at, line: 2, reason });
  await give('A1', 'sheet.write-line', { ...at, line: 3, board: 2, by: 'E', ...passed });
  await give('A1', 'table.call-director', { ...at, board: 1, matter: 'revoke', hand: 'S', by: 'N' });
  await give('director', 'sheet.accept', at);
  await give('director', 'sheet.reopen', { ...at, reason });
  await give('organiser', 'tournament.request-seal', { kind: 'provisional' });
  await expectAllAlike();
}, 300_000);

/** Two journals of a kind with the same history but different deals; what is done in one is done in the other. */
async function twoJournals(kind: Kind) {
  const both = await Promise.all(servers.map((server) => Hidden.begin(server, kind)));
  const [one, other] = both as [Hidden, Hidden];
  for (const [board, deal] of one.deals) expect(other.deals.get(board)).not.toBe(deal);
  const give = async (by: string, command: string, body: object): Promise<Record<string, unknown>> => {
    const answers = await Promise.all(both.map((hidden) => hidden.give(by, command, body)));
    const [said, also] = answers.map(({ status, body: text }) => plain({ status, text }));
    expect([command, also]).toEqual([command, said]);
    return answers[0]!.body as Record<string, unknown>;
  };
  /** Sends what is no command, a text as a file. */
  const ask = async (by: string, path: string, body: object | string): Promise<void> => {
    const answers = await Promise.all(both.map((hidden) => hidden.ask(by, path, body)));
    const [said, also] = answers.map(({ status, body: text }) => plain({ status, text }));
    expect([path, also]).toEqual([path, said]);
  };
  const expectAlike = async () => {
    const [kinds, also] = await Promise.all(both.map((hidden) => hidden.kinds()));
    expect(also).toEqual(kinds);
  };
  const expectAllAlike = async () => {
    await expectAlike();
    const [answered, otherwise] = await Promise.all(both.map((hidden) => hidden.everything()));
    expect(answered!.size).toBeGreaterThan(7 * 50);
    for (const [asked, answer] of answered!) expect([asked, otherwise!.get(asked)]).toEqual([asked, answer]);
    const [told, toldToo] = await Promise.all(both.map((hidden) => hidden.told()));
    expect(told!.get('public sessions/1')).toContain('entries ');
    expect([...toldToo!]).toEqual([...told!]);
    // A job is counted a moment after what it has written.
    await until('both servers have counted the same', async () => {
      const [counted, also] = await Promise.all(both.map((hidden) => hidden.counted()));
      return counted!.includes('deal-board') && counted === also;
    });
  };
  const hear = () => Promise.all(both.map((hidden) => hidden.hear()));
  return { one, other, give, ask, hear, expectAlike, expectAllAlike };
}
