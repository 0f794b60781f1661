import { BRIDGE_PACK, parseDeal, SEATS, type Card, type Seat } from '#cards';
import type { HiddenSecret } from '#ledger';
import type { Answer, Client } from './testing/client.js';
import { Evening, GAME_MADE, type Place } from './testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from './testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const TABLES = ['A1', 'A2', 'A3'];
const BOARDS = [1, 2, 3, 4, 5, 6];
const ROLES = ['scorer', 'duplicator', 'director'] as const;

/** Where things are read, of a tournament and of its session. */
const OF_TOURNAMENT = [
  '',
  '/journal',
  '/entries',
  '/rulings',
  '/sessions',
  '/deals',
  '/board-sets',
  '/people',
];
const OF_SESSION = [
  '',
  'clock',
  'standings',
  'recap',
  'open-deals',
  'results',
  'room',
  'scores',
  'whereabouts',
  'protocol',
  ...TABLES.map((table) => `tables/${table}`),
  ...BOARDS.flatMap((board) => [
    `boards/${board}`,
    `boards/${board}/records`,
    `boards/${board}/plays/A1/1`,
    `boards/${board}/plays/A2/1`,
  ]),
  ...['A-NS1', 'A-EW2'].flatMap((pair) => [`contestants/${pair}`, `contestants/${pair}/analysis`]),
];

/** An evening of three tables whose deals nobody has been shown, with everybody who may ask for something. */
class Hidden {
  readonly evening: Evening;
  readonly askers: ReadonlyMap<string, Client>;
  deals = new Map<number, Readonly<Record<Seat, readonly Card[]>>>();

  private constructor(evening: Evening, askers: ReadonlyMap<string, Client>) {
    this.evening = evening;
    this.askers = askers;
  }

  static async begin(): Promise<Hidden> {
    const evening = await Evening.open(server, 'The same evening');
    const { director: organiser, tournament } = evening;
    await evening.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    const section = { section: 'A', boardsPerRound: 2, movement };
    await evening.command('session.set-movement', { session: '1', sections: [section] });
    // One after the other: which of several jobs ends first is chance.
    for (const board of BOARDS) {
      await evening.command('board.request-dealing', {
        set: '1',
        from: board,
        to: board,
        how: 'before-play',
      });
      await evening.settled();
    }
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
    await evening.pair('1', TABLES);
    const askers = new Map([
      ['public', server.client()],
      ['table', evening.devices.get('A2')!],
      ['organiser', organiser],
    ]);
    for (const role of ROLES) askers.set(role, await server.invited(organiser, tournament, role));
    const hidden = new Hidden(evening, askers);
    await hidden.#readDeals();
    return hidden;
  }

  async #readDeals(): Promise<void> {
    for (const { type, payload } of await this.evening.book()) {
      if (type !== 'board.dealt') continue;
      const { board, deal } = payload as unknown as { board: number; deal: HiddenSecret };
      const text = await server.core.vault.open(this.evening.tournament, deal);
      this.deals.set(board, parseDeal(text as string));
    }
  }

  /** Gives a command as somebody: a role, or the phone of a table. */
  give(by: string, command: string, body: object): Promise<Answer> {
    const client = this.evening.devices.get(by) ?? this.askers.get(by)!;
    return client.command(this.evening.tournament, command, body);
  }

  /** Everything that everybody is answered, by who asks and for what: word for word, but for ids and times. */
  async everything(): Promise<ReadonlyMap<string, string>> {
    const head = await this.evening.settled();
    const { tournament } = this.evening;
    const at = `/api/tournaments/${tournament}`;
    await this.evening.director.get(`${at}/sessions/1?after=${head}`);
    const paths = [
      ...OF_TOURNAMENT.map((path) => `${at}${path}`),
      ...OF_SESSION.map((path) => `${at}/sessions/1${path && `/${path}`}`),
      ...BOARDS.map((board) => `${at}/board-sets/1/boards/${board}/deal`),
    ];
    const seen = new Map<string, string>();
    const ask = async (who: string, client: Client) => {
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- each asks for one thing after the other
        const { status, headers, body } = await client.get(path);
        seen.set(`${who} ${path.slice(at.length)}`, plain({ status, etag: headers.get('etag'), body }));
      }
    };
    await Promise.all([...this.askers].map(([who, client]) => ask(who, client)));
    return seen;
  }

  /** The kinds of its lines, and how far it is. */
  async kinds(): Promise<string[]> {
    await this.evening.settled();
    return (await this.evening.book()).map(({ type, stream }) => `${type} in ${plain(stream)}`);
  }
}

/** Words of an answer that are the same in two tournaments that went the same way. */
function plain(said: unknown): string {
  const ids = new Map<string, string>();
  return JSON.stringify(said)
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `id ${ids.size + 1}`);
      return ids.get(id)!;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/\b1\d{15}\b/g, 'then')
    .replaceAll(/\b[\da-f]{64}\b/g, 'hash')
    .replaceAll(/\b(scorer|duplicator|director) \d+/g, '$1');
}

/** A card that is in the leader's hand in the one book and not in the other. */
function tellingLead(one: Hidden, other: Hidden, board: number, declarer: Seat): Card | undefined {
  const leader = SEATS[(SEATS.indexOf(declarer) + 1) % 4]!;
  const holds = ({ deals }: Hidden, card: Card) => deals.get(board)![leader].includes(card);
  return BRIDGE_PACK.find((card) => holds(one, card) && !holds(other, card));
}

it('two books whose deals alone differ answer everybody the same, whatever is entered before all have played', async () => {
  const [one, other] = await Promise.all([Hidden.begin(), Hidden.begin()]);
  expect([...other.deals]).not.toEqual([...one.deals]);
  const both = [one, other];
  const give = async (by: string, command: string, body: object): Promise<Record<string, unknown>> => {
    const answers = await Promise.all(both.map((hidden) => hidden.give(by, command, body)));
    const [said, also] = answers.map(({ status, body: text }) => plain({ status, text }));
    expect([command, also]).toEqual([command, said]);
    return answers[0]!.body as Record<string, unknown>;
  };
  const expectAlike = async () => {
    const [kinds, also] = await Promise.all(both.map((hidden) => hidden.kinds()));
    expect(also).toEqual(kinds);
  };
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
  await give('director', 'result.void', { ...elsewhere, reason });
  await give('director', 'result.postpone', { ...elsewhere, reason });
  await expectAlike();

  const [answered, otherwise] = await Promise.all(both.map((hidden) => hidden.everything()));
  expect(answered!.size).toBeGreaterThan(200);
  for (const [asked, answer] of answered!) expect([asked, otherwise!.get(asked)]).toEqual([asked, answer]);
}, 60_000);
