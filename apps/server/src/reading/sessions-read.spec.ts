import { isDeepStrictEqual } from 'node:util';
import { readPublished, type PublishedResult } from '#interchange';
import type { Json } from '#ledger';
import { changed, Rational } from '#scoring';
import { DEFAULT_SETTINGS } from '#tournament';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import { Evening, GAME_MADE } from '../testing/evening.js';
import { EventReader } from '../testing/event-reader.js';
import type { Client } from '../testing/client.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

const TABLES = ['A1', 'A2', 'A3'];
const GAME_DOWN = played('4S N -1');

/** Three tables, three rounds, two boards a round: NS t meets EW t - r + 1 with set t + r - 1. */
function boardsAt(table: number, round: number): number[] {
  const set = ((table + round - 2) % 3) + 1;
  return [2 * set - 1, 2 * set];
}

/** An evening of three tables in its first round, read by whoever asks. */
class ReadEvening {
  static #untouched: Promise<ReadEvening> | undefined;
  readonly evening: Evening;
  readonly everybody: Client;

  private constructor(evening: Evening) {
    this.evening = evening;
    this.everybody = server.client();
  }

  /** One for all that only look: nothing is played in it. */
  static untouched(): Promise<ReadEvening> {
    return (ReadEvening.#untouched ??= ReadEvening.begin());
  }

  static async begin(settings: object = {}): Promise<ReadEvening> {
    const evening = await Evening.open(server, 'Thursday Pairs');
    const rules = {
      laws: '2017',
      names: 'full',
      standings: 'rounds',
      darkRounds: 0,
      minimumShare: 50,
      confirmation: 'other-side',
      method: DEFAULT_SETTINGS.method,
      regulation: DEFAULT_SETTINGS.regulation,
      ...settings,
    };
    await evening.command('tournament.choose-settings', { settings: rules });
    for (const pair of [
      'Anna Boris',
      'Cyryl Dora',
      'Emil Fela',
      'Gosia Henryk',
      'Iwan Jagna',
      'Karol Lena',
    ]) {
      await evening.register(...pair.split(' ').map((name) => `${name} Nowak`));
    }
    await evening.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    await evening.command('session.set-movement', {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'before-play' });
    await evening.until('board.dealt', 6);
    await evening.command('session.draw-seats', { session: '1' });
    await evening.pair('1', TABLES);
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
    return new ReadEvening(evening);
  }

  get tournament(): string {
    return this.evening.tournament;
  }

  table(name: string): Client {
    return this.evening.devices.get(name)!;
  }

  /** What a reader sees, once the whole journal can be read. */
  async read(reader: Client, what: string, query = '') {
    const { length } = await this.evening.book();
    const path = `/api/tournaments/${this.tournament}/sessions/1${what}?after=${length}${query}`;
    const { status, body } = await reader.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async refusal(reader: Client, what: string): Promise<string> {
    const { body } = await reader.get(`/api/tournaments/${this.tournament}/sessions/1${what}`);
    return body.code;
  }

  /** A table plays its boards of a round; the first table makes its games, the others go down. */
  async playAt(table: string, round: number): Promise<void> {
    for (const board of boardsAt(Number(table.slice(1)), round)) {
      const result = table === 'A1' ? GAME_MADE : GAME_DOWN;
      await this.evening.play({ session: '1', table, round, board }, result);
    }
  }

  async playRound(round: number): Promise<void> {
    await Promise.all(TABLES.map((table) => this.playAt(table, round)));
  }

  call(round: number): Promise<unknown> {
    return this.evening.command('session.call-round', { session: '1', round });
  }
}

const asText = ({ rankings }: { rankings: { entries: { contestant: string; percentage: string }[] }[] }) =>
  rankings.map(({ entries }) => entries.map(({ contestant, percentage }) => `${contestant} ${percentage}`));

describe('everybody', () => {
  it('sees the session and its pairs by name, but nobody’s id', async () => {
    const at = await ReadEvening.untouched();
    const { length } = await at.evening.book();
    const { body } = await at.everybody.get(`/api/tournaments/${at.tournament}/sessions?after=${length}`);
    expect(body.sessions).toMatchObject([
      { session: '1', status: 'running', round: 1, rounds: 3, tables: TABLES, contestants: 6 },
    ]);
    const session = await at.read(at.everybody, '');
    expect(session).toMatchObject({ session: '1', round: 1, ended: 0, released: [], shown: [] });
    const names = session.contestants.flatMap(({ players }: { players: { name: string }[] }) =>
      players.map(({ name }) => name),
    );
    expect(names.toSorted()).toContain('Anna Nowak');
    expect(names).toHaveLength(12);
    const entries = await at.everybody.get(`/api/tournaments/${at.tournament}/entries`);
    expect(entries.body.entries).toHaveLength(6);
    const seats = (await at.evening.book()).filter(({ type }) => type === 'entries.registered');
    for (const { payload } of seats) {
      for (const person of (payload as { players: string[] }).players) {
        expect(JSON.stringify([session, entries.body])).not.toContain(person);
        expect(JSON.stringify(await at.read(at.evening.director, ''))).toContain(person);
      }
    }
    expect(await at.read(at.everybody, '/clock')).toMatchObject({ status: 'running', round: 1 });
  });

  it('sees initials where the setting says so', async () => {
    const at = await ReadEvening.begin({ names: 'initials' });
    const names = async (reader: Client) =>
      (await at.read(reader, '')).contestants[0].players.map(({ name }: { name: string }) => name);
    for (const name of await names(at.everybody)) expect(name).toMatch(/^[A-Z]\. N\.$/);
    for (const name of await names(at.table('A1'))) expect(name).toMatch(/^[A-Z][a-z]+ Nowak$/);
  });

  it('sees neither the room nor where the boards are, and no table', async () => {
    const at = await ReadEvening.untouched();
    for (const what of ['/room', '/whereabouts', '/tables/A1']) {
      expect(await at.refusal(at.everybody, what)).toBe('access.sign-in-required');
    }
    expect(await at.refusal(at.everybody, '/boards/99')).toBe('session.board-unknown');
    expect(await at.refusal(at.everybody, '/contestants/A-NS9')).toBe('session.contestant-unknown');
    const unknown = await at.everybody.get(`/api/tournaments/${at.tournament}/sessions/7/standings`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'session.unknown']);
  });

  it('sees where everybody is to go, and neither the board plan nor the slips', async () => {
    const at = await ReadEvening.untouched();
    const guide = await at.read(at.everybody, '/papers/guide-cards/A-EW1');
    expect(guide).toMatchObject({ contestant: 'A-EW1', stationary: null });
    expect(guide.rounds.map(({ table }: { table: string }) => table)).toEqual(['A1', 'A2', 'A3']);
    const { cards } = await at.read(at.everybody, '/papers/guide-cards');
    expect(cards).toHaveLength(6);
    expect(cards[3]).toEqual({ ...guide, position: undefined });
    const tables = (await at.read(at.everybody, '/papers/table-cards')).cards;
    expect(tables[1].rounds[0]).toMatchObject({ ns: 'A-NS2', ew: 'A-EW2', boards: [3, 4] });
    expect(JSON.stringify([cards, tables])).not.toContain('Nowak');
    expect(await at.refusal(at.everybody, '/papers/guide-cards/A-NS9')).toBe('session.contestant-unknown');
    for (const what of ['/papers/board-plan', '/papers/name-slips']) {
      expect(await at.refusal(at.everybody, what)).toBe('access.sign-in-required');
    }
  });

  it('sees standings as at ends of rounds, and boards after their last play', async () => {
    const at = await ReadEvening.begin();
    await at.playAt('A1', 1);
    await at.playAt('A2', 1);
    expect(await at.read(at.everybody, '/standings')).toMatchObject({ afterRound: 0, rankings: [] });
    await at.playAt('A3', 1);
    expect(await at.read(at.everybody, '/standings')).toMatchObject({ afterRound: 1 });
    await at.call(2);
    await at.playRound(2);
    await at.call(3);
    const two = await at.read(at.everybody, '/standings');
    await at.playAt('A1', 3);
    await at.playAt('A2', 3);
    expect(await at.read(at.everybody, '/standings')).toEqual({ ...two, position: expect.any(Number) });
    expect((await at.read(at.everybody, '')).released).toEqual([1, 2, 5, 6]);
    const hidden = await at.read(at.everybody, '/boards/3');
    expect(hidden).toMatchObject({ shown: false, released: false, fields: [], lines: [], deal: null });
    const recap = await at.read(at.everybody, '/recap');
    expect(recap.boards.map(({ lines }: { lines: unknown[] }) => lines.length)).toEqual([3, 3, 0, 0, 3, 3]);
    await at.playAt('A3', 3);
    const everything = await at.read(at.everybody, '/standings');
    expect(everything.afterRound).toBeNull();
    expect(asText(everything)).toEqual(asText(await at.read(at.evening.director, '/standings')));
    expect(await at.read(at.everybody, '/boards/3')).toMatchObject({ shown: true, released: true });
  });

  it('sees a pair’s card fill as boards are released', async () => {
    const at = await ReadEvening.begin();
    await at.playRound(1);
    const early = await at.read(at.everybody, '/contestants/A-NS1');
    expect(early).toMatchObject({ contestant: 'A-NS1', afterRound: 1, standing: { boards: 2 } });
    expect(early.rounds[0]).toMatchObject({
      round: 1,
      table: 'A1',
      side: 'NS',
      opponents: 'A-EW1',
      boards: [
        { board: 1, shown: false, line: null },
        { board: 2, shown: false, line: null },
      ],
    });
    for (const round of [2, 3]) {
      await at.call(round);
      await at.playRound(round);
    }
    const late = await at.read(at.everybody, '/contestants/A-NS1');
    expect(late.rounds[0].boards[0]).toMatchObject({
      board: 1,
      shown: true,
      line: { side: 'NS', opponents: 'A-EW1', table: 'A1', award: { kind: 'scored' } },
    });
  });

  it('takes the results along as USEBIO once the session is closed, and those who direct no others', async () => {
    const at = await ReadEvening.begin();
    // Where it is another day than in UTC.
    const zone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    const look = { name: null, zone, colour: null };
    expect((await at.evening.director.send('PUT', '/api/installation/appearance', look)).status).toBe(200);
    for (const round of [1, 2, 3]) {
      if (round > 1) await at.call(round);
      await at.playRound(round);
    }
    expect(await at.refusal(at.everybody, '/results')).toBe('results.not-yet');
    expect(await at.refusal(at.everybody, '/results?format=dup')).toBe('results.format-unknown');
    await at.evening.command('session.close', { session: '1' });
    await at.evening.until('board.revealed', 6);
    const file = await at.read(at.everybody, '/results', '&format=usebio');
    expect(await at.read(at.evening.director, '/results')).toBe(file);
    const [{ game, figures }] = readPublished(file).results as [PublishedResult];
    const started = (await at.evening.book()).find(({ type }) => type === 'session.started')!;
    const day = new Date(started.time / 1_000).toLocaleDateString('sv', { timeZone: zone });
    const session = await at.read(at.everybody, '');
    const { rankings } = await at.read(at.everybody, '/standings');
    expect(game).toMatchObject({
      title: 'Thursday Pairs',
      kind: 'pairs',
      event: { program: { name: 'Tirage' }, day },
      scoring: { method: 'matchpoints' },
      sections: [{ winners: 2, boardsPerRound: 2, contestants: { length: 6 }, lines: { length: 18 } }],
      deals: { length: 6 },
    });
    const playersOf = (name: string) =>
      session.contestants
        .find(({ contestant }: { contestant: string }) => contestant === name)
        .players.map((player: { name: string }) => ({ name: player.name }));
    expect(
      game.sections[0]!.contestants.map(({ contestant, players }) => [`A-${contestant}`, players]),
    ).toEqual(
      session.contestants.map(({ contestant }: { contestant: string }) => [
        contestant,
        playersOf(contestant),
      ]),
    );
    const totals = rankings.flatMap(
      ({ entries }: { entries: { contestant: string; percentage: string }[] }) =>
        entries.map(({ contestant, percentage }) => [contestant, Rational.parse(percentage).toText(2)]),
    );
    const written = figures.totals.map(({ contestant, percentage }) => [contestant, percentage]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(totals));
    const down = game.sections[0]!.lines.find(({ table }) => table === 2)!;
    expect(down.contract).toMatchObject({ level: 4, tricks: 9 });
    expect(figures.awards).toHaveLength(36);
    const inPbn = readPublished(await at.read(at.everybody, '/results', '&format=pbn')).results[0]!;
    expect(inPbn.game.sections[0]!.lines).toHaveLength(18);
    expect(inPbn.game.deals).toHaveLength(6);
  });

  it('sees the past as far as it may be seen now', async () => {
    const at = await ReadEvening.begin();
    await at.playRound(1);
    const afterOne = (await at.evening.book()).length;
    await at.call(2);
    await at.playRound(2);
    const midway = `&at=${afterOne - 3}`;
    expect(await at.read(at.everybody, '/standings', midway)).toMatchObject({ afterRound: 0, rankings: [] });
    expect(await at.read(at.everybody, '/standings', `&at=${afterOne}`)).toMatchObject({ afterRound: 1 });
    expect((await at.read(at.everybody, '/boards/1', `&at=${afterOne}`)).shown).toBe(false);
    await at.call(3);
    await at.playRound(3);
    await at.evening.command('session.close', { session: '1' });
    const running = await at.read(at.everybody, '/standings', midway);
    expect(running).toMatchObject({ afterRound: null, final: false, position: afterOne - 3 });
    const then = await at.read(at.everybody, '/boards/1', `&at=${afterOne}`);
    expect(then.lines.map(({ status }: { status: string }) => status)).toEqual([
      'agreed',
      'to-play',
      'to-play',
    ]);
    expect(then.shown).toBe(true);
  });
});

describe('a table', () => {
  it('sees its own boards, the fields of those it has just played, and where to go next', async () => {
    const at = await ReadEvening.begin();
    const a1 = at.table('A1');
    await at.playAt('A2', 1);
    const before = await at.read(a1, '/tables/A1');
    expect(before).toMatchObject({
      round: 1,
      ns: 'A-NS1',
      ew: 'A-EW1',
      boards: [
        { board: 1, status: 'to-play' },
        { board: 2, status: 'to-play' },
      ],
      fields: [],
      next: [
        { contestant: 'A-NS1', table: 'A1' },
        { contestant: 'A-EW1', table: 'A2', opponents: 'A-NS2' },
      ],
      carries: [{ boards: [1, 2], to: 'A3' }],
    });
    expect(before.contestants.map(({ players }: { players: unknown[] }) => players.length)).toEqual([
      2, 2, 2, 2,
    ]);
    await at.evening.play({ session: '1', table: 'A1', round: 1, board: 1 });
    const after = await at.read(a1, '/tables/A1');
    expect(after.fields.map(({ board }: { board: number }) => board)).toEqual([1]);
    expect((await at.read(a1, '/boards/1')).shown).toBe(true);
    expect((await at.read(a1, '/boards/3')).shown).toBe(false);
    expect((await at.read(a1, '')).shown).toEqual([1]);
  });

  it('no longer sees them when its players have moved on', async () => {
    const at = await ReadEvening.begin();
    await at.playRound(1);
    expect((await at.read(at.table('A1'), '/tables/A1')).fields).toHaveLength(2);
    await at.call(2);
    expect(await at.read(at.table('A1'), '/tables/A1')).toMatchObject({ round: 2, fields: [] });
    expect((await at.read(at.table('A1'), '/boards/1')).shown).toBe(false);
  });

  it('sees nothing of others from when its session keeps that from phones', async () => {
    const at = await ReadEvening.begin();
    await at.playRound(1);
    const [a1, own] = [at.table('A1'), '/contestants/A-NS1'];
    expect(await at.read(a1, '/tables/A1')).toMatchObject({ others: true, fields: [{}, {}] });
    const boards = { carried: 'by-plan', tapped: false, counted: false, others: false };
    const clock = { round: 22, change: 2 };
    const settings = { scored: 'together', ranked: 'together', clock, boards };
    await at.evening.command('session.configure', { session: '1', settings });
    const [seen, traveller, card] = await Promise.all(
      ['/tables/A1', '/boards/1', own].map((what) => at.read(a1, what)),
    );
    expect(seen).toMatchObject({ others: false, fields: [], boards: [{ status: 'agreed' }, {}] });
    expect(traveller).toMatchObject({ shown: false, fields: [] });
    expect(JSON.stringify([seen, traveller])).not.toMatch(/"percent":"/);
    const awards = card.rounds[0].boards.map(
      ({ line }: { line: { award: unknown } | null }) => line?.award ?? null,
    );
    expect(awards).toEqual([null, null]);
    expect((await at.read(a1, '')).shown).toEqual([]);
  });

  it('is one that the session has: there are no cards and no codes for another', async () => {
    const at = await ReadEvening.untouched();
    const ask = (what: string, body: object) =>
      at.evening.director.post(`/api/tournaments/${at.tournament}/devices/${what}`, body);
    const answers = await Promise.all([
      ask('sheet', { session: '1', tables: ['A1', 'A9'] }),
      ask('code', { session: '1', table: '7' }),
      ask('code', { session: '2', table: 'A1' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code, body.table])).toEqual([
      [404, 'access.table-unknown', 'A9'],
      [404, 'access.table-unknown', '7'],
      [404, 'access.table-unknown', 'A1'],
    ]);
  });

  it('sees no other table, nor the room', async () => {
    const at = await ReadEvening.untouched();
    expect(await at.refusal(at.table('A1'), '/tables/A2')).toBe('access.device-elsewhere');
    expect(await at.refusal(at.table('A1'), '/room')).toBe('access.role-required');
  });
});

describe('those who run the session', () => {
  it('see the room, where the boards are, running standings and every traveller', async () => {
    const at = await ReadEvening.begin();
    await at.playAt('A1', 1);
    const { director } = at.evening;
    const room = await at.read(director, '/room');
    expect(
      room.tables.map(({ table, state, left }: Record<string, unknown>) => [table, state, left]),
    ).toEqual([
      ['A1', 'finished', 0],
      ['A2', 'playing', 2],
      ['A3', 'playing', 2],
    ]);
    const whereabouts = await at.read(director, '/whereabouts');
    expect(whereabouts.sections[0].sets[0]).toMatchObject({
      boards: [1, 2],
      place: { at: 'table', table: 'A1' },
    });
    expect(whereabouts.dealing.every(({ status }: { status: string }) => status === 'dealt')).toBe(true);
    expect(await at.read(director, '/standings')).toMatchObject({ afterRound: null, final: false });
    expect(await at.read(director, '/boards/1')).toMatchObject({ shown: true, released: false });
  });

  it('have the board plan, and slips whose links lead to the cards', async () => {
    const at = await ReadEvening.untouched();
    const { director } = at.evening;
    const { plans } = await at.read(director, '/papers/board-plan');
    expect(plans[0].setup[0]).toEqual({ table: 'A1', boards: [1, 2], copy: null, sharedWith: [] });
    expect(plans[0].rounds[0]).toMatchObject({
      afterRound: 1,
      moves: [{ from: 'A1', to: 'A3', caddy: true }, {}, {}],
    });
    const { slips } = await at.read(director, '/papers/name-slips');
    expect(slips[3]).toMatchObject({ contestant: 'A-EW1', start: { round: 1, table: 'A1', side: 'EW' } });
    expect(new URL(slips[3].link).pathname).toBe(`/tournaments/${at.tournament}/session/1/pair/A-EW1`);
  });

  it('see who said what of a result, and those who direct why', async () => {
    const at = await ReadEvening.begin();
    const { evening } = at;
    const play = { session: '1', table: 'A1', round: 1, board: 1 };
    await evening.play(play);
    await evening.command('result.correct', { ...play, result: GAME_DOWN, reason: 'a trick too many' });
    const history = async (reader: Client) => (await at.read(reader, '/boards/1')).lines[0].history;
    expect(await history(evening.director)).toMatchObject([
      { what: 'entered', side: 'NS', actor: expect.stringMatching(/^device:/) },
      { what: 'confirmed', side: 'EW' },
      { what: 'corrected', actorName: 'Olga Organiser', reason: 'a trick too many' },
    ]);
    const scorer = await server.invited(evening.director, at.tournament, 'scorer');
    expect(JSON.stringify(await history(scorer))).not.toContain('a trick too many');
    const table = await history(at.table('A1'));
    expect(table.map(({ actor }: { actor: string }) => actor)).toEqual(['device', 'device', 'person']);
    expect(JSON.stringify(table)).not.toMatch(/Olga|too many/);
  });

  it('see a deal before it is released only when they direct, and have asked, which everybody reads later', async () => {
    const at = await ReadEvening.begin();
    const deal = async (reader: Client) => (await at.read(reader, '/boards/1')).deal;
    const scorer = await server.invited(at.evening.director, at.tournament, 'scorer');
    const looks = async (reader: Client) => (await at.read(reader, '/boards/1')).looks;
    for (const reader of [at.evening.director, scorer, at.everybody]) expect(await deal(reader)).toBeNull();
    const reason = 'The hands of two boards were exchanged.';
    await at.evening.command('board.look-at-deal', { set: '1', board: 1, reason });
    expect(await deal(at.evening.director)).toMatch(/^N:/);
    for (const reader of [scorer, at.everybody]) expect(await deal(reader)).toBeNull();
    expect(await looks(at.evening.director)).toEqual([
      expect.objectContaining({ office: 'organiser', reason }),
    ]);
    expect(await looks(at.everybody)).toEqual([]);
    await at.playRound(1);
    // A lead is a card of the deal: only who has asked for that sees it, and a correction that does not say it keeps it.
    const lead = async (reader: Client) =>
      (await at.read(reader, '/boards/1')).lines.find(({ table }: { table: string }) => table === 'A1').result
        .lead;
    const correct = (result: string) =>
      at.evening.command('result.correct', {
        session: '1',
        table: 'A1',
        round: 1,
        board: 1,
        result: played(result),
        reason: 'As on the slip',
      });
    await correct('4S N = HK');
    await correct('4S N +1');
    expect([await lead(at.evening.director), await lead(scorer)]).toEqual(['HK', undefined]);
    for (const round of [2, 3]) {
      await at.call(round);
      await at.playRound(round);
    }
    await at.evening.until('board.revealed', 6);
    expect([await lead(scorer), await lead(at.everybody)]).toEqual(['HK', 'HK']);
    expect(await deal(at.everybody)).toBe(await deal(at.evening.director));
    expect(await deal(at.everybody)).toMatch(/^N:/);
    const [seen] = await looks(at.everybody);
    expect(seen).toEqual({
      position: expect.any(Number),
      time: expect.any(Number),
      actor: 'person',
      office: 'organiser',
    });
  });
});

describe('a director who plays', () => {
  it('sees nothing of boards still to play until they ask, and that is in the journal', async () => {
    const at = await ReadEvening.begin();
    const { evening } = at;
    const dora = await server.invited(evening.director, at.tournament, 'director');
    const { id } = (await dora.get('/api/session')).body.person;
    await evening.command('session.name-players', {
      session: '1',
      table: 'A1',
      contestant: 'A-EW1',
      players: [id],
    });
    await at.playRound(1);
    const shown = async () => (await at.read(dora, '')).shown;
    expect(await shown()).toEqual([1, 2]);
    expect(await at.read(dora, '/boards/3')).toMatchObject({
      shown: false,
      deal: null,
      doubleDummy: null,
      lines: [],
    });
    const table = await at.read(dora, '/tables/A2');
    expect(table.boards.map(({ result }: { result: unknown }) => result)).toEqual([null, null]);
    expect(await at.read(dora, '/standings')).toMatchObject({ afterRound: 1 });
    const journal = async () => {
      const after = (await evening.book()).length;
      const { body } = await dora.get(`/api/tournaments/${at.tournament}/journal?limit=500&after=${after}`);
      const lines = body.lines as { type: string; data: Record<string, unknown> }[];
      return lines
        .filter(({ type, data }) => type === 'result.entered' && data['board'] === 3)
        .map(({ data }) => data);
    };
    expect(await journal()).toEqual([
      { session: '1', table: 'A2', round: 1, board: 3, side: 'NS', agreed: false },
    ]);
    const asked = await dora.command(at.tournament, 'session.show-hidden', { session: '1', boards: [3] });
    expect(asked.status).toBe(200);
    expect(await shown()).toEqual([1, 2, 3]);
    expect((await at.read(dora, '/boards/3')).deal).toBeNull();
    expect((await journal())[0]).toMatchObject({ result: GAME_DOWN });
    // Entries are checked meanwhile: the journal may have that after it.
    const looked = (await evening.book()).filter(({ type }) => type === 'session.hidden-shown');
    expect(looked).toMatchObject([{ payload: { person: id, boards: [3] } }]);
  });

  it('gets no whole journal, even as an organiser who asked to see every result: it has all leads', async () => {
    const at = await ReadEvening.begin();
    const { evening } = at;
    const dora = await server.invited(evening.director, at.tournament, 'organiser');
    const { id } = (await dora.get('/api/session')).body.person;
    const plays = { session: '1', table: 'A1', contestant: 'A-EW1', players: [id] };
    await evening.command('session.name-players', plays);
    await at.playRound(1);
    const boards = [3, 4, 5, 6];
    await dora.command(at.tournament, 'session.show-hidden', { session: '1', boards });
    expect((await at.read(dora, '')).shown).toEqual([1, 2, ...boards]);
    const path = `/api/tournaments/${at.tournament}/book`;
    expect((await dora.post(path, { people: false })).body.code).toBe('book.before-you');
    expect((await evening.director.post(path, { people: false })).status).toBe(200);
  });

  it('erases the player that she is as administrator only once another has taken it back', async () => {
    const at = await ReadEvening.begin();
    const { evening } = at;
    const path = `/api/tournaments/${at.tournament}`;
    const { id } = (await evening.director.get('/api/session')).body.person;
    const player = crypto.randomUUID();
    await evening.director.send('PUT', `${path}/players/${player}`, { name: 'Olga Nowak' });
    const plays = { session: '1', table: 'A1', contestant: 'A-EW1', players: [player] };
    await evening.command('session.name-players', plays);
    await evening.director.send('PUT', `${path}/people/${id}/player`, { player });
    const erase = () =>
      evening.director.post(`/api/installation/personal-data/${player}/erase`, { password: PASSWORD });
    expect((await erase()).body.code).toBe('personal-data.before-you');
    const own = await server.invited(evening.director, at.tournament, 'organiser');
    expect((await own.send('PUT', `${path}/people/${id}/player`, { player: null })).status).toBe(204);
    expect((await erase()).status).toBe(204);
  });
});

/** An evening with a director, and a player of it under an id that is not the director's account. */
async function directorAndPlayer(name: string) {
  const at = await ReadEvening.begin();
  const { evening } = at;
  const path = `/api/tournaments/${at.tournament}`;
  const dora = await server.invited(evening.director, at.tournament, 'director');
  const { id } = (await dora.get('/api/session')).body.person;
  const player = crypto.randomUUID();
  await evening.director.send('PUT', `${path}/players/${player}`, { name });
  const plays = { session: '1', table: 'A1', contestant: 'A-EW1', players: [player] };
  await evening.command('session.name-players', plays);
  return { at, evening, path, dora, id, player };
}

describe('a director who plays under another id than their account’s', () => {
  it('is known as the player that they or an organiser set, and sees nothing of boards still to play', async () => {
    const { at, evening, path, dora, id, player } = await directorAndPlayer('Dora Nowak');
    await at.playRound(1);
    const shown = async () => (await at.read(dora, '')).shown;
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
    const says = (by: Client, person: string, said: string | null) =>
      by.send('PUT', `${path}/people/${person}/player`, { player: said });
    const stream = await EventReader.open(dora, `${path}/journal/stream`, 0);
    expect((await says(dora, id, player)).status).toBe(204);
    // Whoever looked on as somebody else begins anew.
    while (await stream.next());

    expect(await shown()).toEqual([1, 2]);
    expect(await at.read(dora, '/boards/3')).toMatchObject({
      shown: false,
      deal: null,
      doubleDummy: null,
      lines: [],
    });
    const { suspected } = await at.read(dora, '/room');
    expect(suspected.filter(({ board }: { board: number }) => board > 2)).toEqual([]);
    // Board 3 is before her: that it was ruled on is not told, but that nothing is missing there.
    const average = { kind: 'artificial', award: 'average' };
    const adjustment = { NS: average, EW: average };
    await evening.command('ruling.give', {
      session: '1',
      ruling: crypto.randomUUID(),
      law: { edition: '2017', law: '12C2(a)' },
      reason: 'No result',
      effects: [{ kind: 'score', table: 'A2', round: 1, board: 3, adjustment }],
    });
    const scoreOf = async (by: Client) =>
      (await at.read(by, '/scores')).tables[1].rounds[0].plays.find(
        ({ board }: { board: number }) => board === 3,
      );
    expect(await scoreOf(evening.director)).toEqual({ board: 3, status: 'ruled', suspected: false });
    expect(await scoreOf(dora)).toEqual({ board: 3, status: 'agreed', suspected: false });
    expect((await says(dora, id, null)).body.code).toBe('access.own-player-set');
    // Nor is it lifted in another tournament, by herself or by whom she has made an organiser there, ...
    const elsewhere = await ReadEvening.begin();
    const there = `/api/tournaments/${elsewhere.tournament}`;
    const invitation = await elsewhere.evening.director.post(`${there}/invitations`, { role: 'organiser' });
    await dora.post('/api/invitations/accept', { token: new URL(invitation.body.link).hash.slice(1) });
    const saysThere = (by: Client, said: string | null) =>
      by.send('PUT', `${there}/people/${id}/player`, { player: said });
    expect((await saysThere(dora, null)).body.code).toBe('access.own-player-set');
    const friend = await server.invited(dora, elsewhere.tournament, 'organiser');
    expect((await saysThere(friend, null)).status).toBe(204);
    expect(await shown()).toEqual([1, 2]);
    // ... and whoever said so before says it again.
    expect((await says(evening.director, id, player)).status).toBe(204);
    const people = (await dora.get(`${path}/people`)).body;
    expect(people.find(({ person }: { person: string }) => person === id).player).toEqual({
      id: player,
      name: 'Dora Nowak',
    });

    await dora.command(at.tournament, 'session.show-hidden', { session: '1', boards: [3] });
    expect(await shown()).toEqual([1, 2, 3]);
    // Entries are checked meanwhile: the journal may have that after it.
    const looked = (await evening.book()).filter(({ type }) => type === 'session.hidden-shown');
    expect(looked).toMatchObject([{ payload: { person: id, boards: [3] } }]);
    // She gets no journal, because it has everybody's results; somebody else withdraws that, and the journal tells.
    const own = await server.invited(evening.director, at.tournament, 'organiser');
    const hers = await evening.director.post(`${path}/invitations`, { role: 'organiser' });
    await dora.post('/api/invitations/accept', { token: new URL(hers.body.link).hash.slice(1) });
    const book = async () => (await dora.post(`${path}/book`, { people: false })).body.code;
    expect(await book()).toBe('book.before-you');
    expect((await says(dora, id, null)).body.code).toBe('access.own-player-set');
    expect(await shown()).toEqual([1, 2, 3]);
    expect((await says(own, id, null)).status).toBe(204);
    const withdrawn = (await evening.book()).filter(({ type }) => type === 'tournament.player-taken-back');
    expect(withdrawn).toMatchObject([{ payload: { person: id, players: [player] } }]);
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await book()).toBeUndefined();
  });

  it('is not blinded by the organiser of another tournament, during play or before it begins', async () => {
    const { at, evening, path, dora, id, player } = await directorAndPlayer('Gosia Nowak');
    const shown = async () => (await at.read(dora, '')).shown;
    const { tournament: elsewhere } = (await evening.director.create('Of another')).body;
    const there = `/api/tournaments/${elsewhere}`;
    const other = await server.invited(evening.director, elsewhere, 'organiser');
    const { link } = (await other.post(`${there}/invitations`, { role: 'scorer' })).body;
    await dora.post('/api/invitations/accept', { token: new URL(link).hash.slice(1) });
    const says = (by: Client, where: string, said: string | null) =>
      by.send('PUT', `${where}/people/${id}/player`, { player: said });
    expect((await says(other, there, player)).body.code).toBe('access.own-player-elsewhere');
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
    // Nor before it: the next evening is entered for, and then being set up.
    const { tournament: next } = (await evening.director.create('The next evening')).body;
    const invited = await evening.director.post(`/api/tournaments/${next}/invitations`, { role: 'director' });
    await dora.post('/api/invitations/accept', { token: new URL(invited.body.link).hash.slice(1) });
    const [tina, partner] = [crypto.randomUUID(), crypto.randomUUID()];
    const entry = { entry: crypto.randomUUID(), players: [tina, partner] };
    const inNext = `/api/tournaments/${next}/players`;
    await evening.director.send('PUT', `${inNext}/${tina}`, { name: 'Tina Nowak' });
    await evening.director.send('PUT', `${inNext}/${partner}`, { name: 'Paul Nowak' });
    await evening.director.command(next, 'entries.register', entry);
    expect((await says(other, there, tina)).body.code).toBe('access.own-player-elsewhere');
    await evening.director.command(next, 'session.create', { session: '1' });
    expect((await says(other, there, tina)).body.code).toBe('access.own-player-elsewhere');
    // Who organises the session says it, takes it back, and says it again; she says it herself, too.
    expect((await says(evening.director, path, player)).status).toBe(204);
    expect(await shown()).toEqual([]);
    expect((await says(evening.director, path, null)).status).toBe(204);
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
    // A withdrawal in a tournament holds there, whatever others say elsewhere.
    expect((await says(other, there, player)).status).toBe(204);
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await says(evening.director, path, player)).status).toBe(204);
    expect(await shown()).toEqual([]);
    expect((await says(evening.director, path, null)).status).toBe(204);
    expect((await says(dora, path, player)).status).toBe(204);
    expect(await shown()).toEqual([]);
  });

  it('is said by oneself or by an organiser, of those who have a part in the tournament', async () => {
    const at = await ReadEvening.untouched();
    const path = `/api/tournaments/${at.tournament}/people`;
    const [dora, scorer] = [
      await server.invited(at.evening.director, at.tournament, 'director'),
      await server.invited(at.evening.director, at.tournament, 'scorer'),
    ];
    const { id } = (await scorer.get('/api/session')).body.person;
    const answers = [
      await dora.send('PUT', `${path}/${id}/player`, { player: null }),
      await at.evening.director.send('PUT', `${path}/${crypto.randomUUID()}/player`, { player: null }),
      await scorer.send('PUT', `${path}/${id}/player`, { player: crypto.randomUUID() }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'access.role-required',
      'access.person-unknown',
      'access.player-unknown',
    ]);
  });
});

describe('the journal', () => {
  it('names those who play to whoever runs the tournament, also who is in no entry', async () => {
    const at = await ReadEvening.begin();
    const player = crypto.randomUUID();
    const path = `/api/tournaments/${at.tournament}`;
    await at.evening.director.send('PUT', `${path}/players/${player}`, { name: 'Zofia Zając' });
    const body = { session: '1', table: 'A1', contestant: 'A-EW1', players: [player] };
    await at.evening.command('session.name-players', body);
    const after = (await at.evening.book()).length;
    const named = async (reader: Client) => {
      const { lines } = (await reader.get(`${path}/journal?after=${after}`)).body;
      return lines.find(({ type }: { type: string }) => type === 'session.players-named')?.data;
    };
    expect(await named(at.evening.director)).toMatchObject({
      players: [player],
      names: { [player]: 'Zofia Zając' },
    });
    expect(await named(at.everybody)).toBeUndefined();
  });
});

describe('the stream of a session', () => {
  it('is there for sessions that are there', async () => {
    const at = await ReadEvening.untouched();
    const unknown = await at.everybody.get(`/api/tournaments/${at.tournament}/sessions/9/stream`);
    expect(unknown.body.code).toBe('session.unknown');
    const path = `/api/tournaments/${at.tournament}/sessions/1/stream?with=travellers`;
    expect((await at.everybody.get(path)).body.code).toBe('request.invalid');
  });

  const kinds = (data: { documents: { kind: string; key: string }[] }) =>
    data.documents.map(({ kind, key }) => `${kind} ${key}`.trim()).toSorted();

  it('tells each reader what is to be read anew, and nothing of what may not be seen', async () => {
    const at = await ReadEvening.begin();
    const path = `/api/tournaments/${at.tournament}/sessions/1/stream`;
    const { position } = await at.read(at.everybody, '');
    const [everybody, director, table] = await Promise.all(
      [at.everybody, at.evening.director, at.table('A2')].map((reader) =>
        EventReader.open(reader, path, position),
      ),
    );
    await at.playAt('A1', 1);
    const seen: string[] = [];
    while (!seen.includes('traveller 2')) seen.push(...kinds((await director!.next())!.data));
    expect(new Set(seen)).toEqual(
      new Set(['room', 'standings', 'table A1', 'traveller 1', 'traveller 2', 'whereabouts']),
    );
    await at.playAt('A2', 1);
    expect(
      kinds((await table!.next())!.data).every((kind) => /^(table A2|traveller [34]|rulings)$/.test(kind)),
    ).toBe(true);
    await at.playAt('A3', 1);
    const news = (await everybody!.next())!;
    expect(news.event).toBe('changed');
    expect(kinds(news.data)).toEqual(['rulings', 'session', 'standings']);
    await Promise.all([everybody, director, table].map((reader) => reader!.close()));
  });

  it('tells the phone of a table at once that a side has a phone of its own there, and that it has none any more', async () => {
    const at = await ReadEvening.begin();
    const base = `/api/tournaments/${at.tournament}`;
    const { position } = await at.read(at.everybody, '');
    const [table, other] = await Promise.all(
      ['A2', 'A1'].map((name) => EventReader.open(at.table(name), `${base}/sessions/1/stream`, position)),
    );
    const { body } = await at.table('A2').post(`${base}/devices/beside`, { side: 'EW' });
    const side = server.client();
    expect((await side.post('/api/devices/pair', { code: body.code })).status).toBe(200);
    expect((await table!.next())!.event).toBe('phones');
    expect((await at.table('A2').get('/api/session')).body.device.sides).toEqual(['EW']);
    expect((await side.post('/api/devices/leave')).status).toBe(200);
    expect((await table!.next())!.event).toBe('phones');
    expect((await at.table('A2').get('/api/session')).body.device.sides).toEqual([]);
    // The phone of another table is told what happens at its own alone.
    await at.playAt('A1', 1);
    expect((await other!.next())!.event).toBe('changed');
    await Promise.all([table, other].map((reader) => reader!.close()));
  });

  it('sends the standings themselves to everybody who asks for them, and each change of them', async () => {
    const at = await ReadEvening.begin({ standings: 'running' });
    const path = `/api/tournaments/${at.tournament}/sessions/1/stream?with=standings`;
    const { position } = await at.read(at.everybody, '');
    const everybody = (await EventReader.open(at.everybody, path, position))!;
    expect(everybody.response.headers.get('content-encoding')).toBe('gzip');
    const told: string[] = [];
    let standings: Json = null;
    for (const table of TABLES) {
      await at.playAt(table, 1);
      const read = await at.read(at.everybody, '/standings');
      for (let isThere = false; !isThere;) {
        const { event, data } = (await everybody.next())!;
        told.push(...(event === 'changed' ? kinds(data) : Object.keys(data)));
        if ('answer' in data) standings = data.answer;
        if ('change' in data) standings = changed(standings, data.change);
        isThere = isDeepStrictEqual({ ...(standings as object), position: read.position }, read);
      }
    }
    expect(told.filter((what) => what === 'answer')).toHaveLength(1);
    expect(told).toContain('change');
    expect(told).not.toContain('standings');
    await everybody.close();
  });

  it('sends the desk what it shows, each answer as the reader may see it, and nothing of it to others', async () => {
    const at = await ReadEvening.begin({ standings: 'running' });
    const names = ['standings', 'recap', 'room', 'whereabouts'];
    const path = `/api/tournaments/${at.tournament}/sessions/1/stream?with=${names.join(',')}`;
    const { director } = at.evening;
    const { position } = await at.read(director, '');
    const desk = (await EventReader.open(director, path, position))!;
    const shown = new Map<string, Json>();
    for (const table of TABLES) {
      await at.playAt(table, 1);
      const read = await Promise.all(names.map((name) => at.read(director, `/${name}`)));
      const isThere = () =>
        read.every((answer, index) => {
          const of = shown.get(names[index]!) ?? {};
          return isDeepStrictEqual({ ...(of as object), position: answer.position }, answer);
        });
      while (!isThere()) {
        const { event, data } = (await desk.next())!;
        if ('answer' in data) shown.set(event, data.answer);
        if ('change' in data) shown.set(event, changed(shown.get(event)!, data.change));
      }
    }
    await desk.close();
    const refused = await Promise.all([at.everybody, at.table('A1')].map((reader) => reader.get(path)));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'access.sign-in-required'],
      [403, 'access.role-required'],
    ]);
    const { status, body } = await director.get(path.replace('room', 'rooms'));
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('resumes where a reader stopped', async () => {
    const at = await ReadEvening.begin();
    const path = `/api/tournaments/${at.tournament}/sessions/1/stream`;
    const { position } = await at.read(at.everybody, '');
    await at.playRound(1);
    await at.read(at.everybody, '');
    const resumed = await EventReader.open(at.everybody, path, position);
    const news = (await resumed.next())!;
    expect(kinds(news.data)).toEqual(['rulings', 'session', 'standings']);
    expect(Number(news.id)).toBeGreaterThan(position);
    await resumed.close();
  });
});

describe('the analysis of what was played', () => {
  it('is read by everybody, names nobody by an id, and finds a player again in another tournament', async () => {
    const at = await ReadEvening.begin();
    await at.playRound(1);
    expect(await at.read(at.everybody, '/contestants/A-NS1/analysis')).toMatchObject({ plays: [], rows: [] });
    await at.call(2);
    await at.playRound(2);
    await at.call(3);
    await at.playRound(3);
    const seen = await at.read(at.everybody, '/contestants/A-NS1/analysis');
    expect(seen.plays).toHaveLength(6);
    const [{ player, name }] = seen.players;
    const first = `/api/tournaments/${at.tournament}/players/${player}`;
    const own = await at.everybody.get(`${first}/analysis`);
    expect(own.body).toMatchObject({ name, sessions: [{ session: '1', contestants: ['A-NS1'] }] });
    expect(own.body.rows[0].plays).toHaveLength(6);
    const entries = (await at.evening.book()).filter(({ type }) => type === 'entries.registered');
    for (const person of entries.flatMap(({ payload }) => (payload as { players: string[] }).players))
      expect(JSON.stringify([seen, own.body])).not.toContain(person);
    const again = await ReadEvening.begin({ names: 'initials' });
    const entered = (await at.evening.book()).findLast(({ type }) => type === 'session.started')!;
    const { players } = entered.payload as { players: Record<string, string[]> };
    await again.evening.command('session.name-players', {
      session: '1',
      table: 'A1',
      contestant: 'A-NS1',
      players: players['A-NS1'],
    });
    await again.evening.settled();
    const elsewhere = async (reader: Client) => (await reader.get(`${first}/elsewhere`)).body.tournaments;
    // Where names are shown as initials nobody is to be known by them from elsewhere.
    expect(await elsewhere(at.everybody)).toEqual([]);
    expect(await elsewhere(again.evening.director)).toEqual([]);
    const settings = { ...DEFAULT_SETTINGS, names: 'full' };
    await again.evening.command('tournament.amend-settings', { settings, reason: 'Everybody agrees.' });
    await again.evening.settled();
    const [other] = await elsewhere(at.everybody);
    expect(other).toMatchObject({ tournament: again.tournament });
    const there = await at.everybody.get(
      `/api/tournaments/${other.tournament}/players/${other.player}/analysis`,
    );
    expect(there.body).toMatchObject({
      name,
      sessions: [{ session: '1', contestants: ['A-NS1'] }],
      plays: [],
    });
  });
});
