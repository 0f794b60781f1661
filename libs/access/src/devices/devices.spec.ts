import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AccessRefused } from '../rights/access-refused.js';
import { DAY } from '../store/database.js';
import { DEVICE_AT_MOST, DEVICE_IDLE, type DeviceView, type Pairing } from './devices.js';
import { CODE_ATTEMPTS, CODE_LASTS, readCode } from '../sign-in/pairing-codes.js';
import { SHEET_AT_MOST } from './sheets.js';
import { accessInTest, type AccessInTest, ADDRESS, refusalOf } from '../testing/access-in-test.js';

let test: AccessInTest;
let tournament: string;
const DIRECTOR = `person:${randomUUID()}`;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(async () => {
  tournament = randomUUID();
  await test.database.throttle.deleteMany();
});

afterAll(() => test.drop());

const print = async (tables: readonly string[], session = '1', endsEarlier = false) => {
  const printed = await test.access.sheets.print(tournament, session, tables, DIRECTOR, { endsEarlier });
  return new Map(printed.map(({ table, token }) => [table, token]));
};
const scan = (token: string, how: Partial<Pairing> = {}) =>
  test.access.devices.pairByLink(token, { address: ADDRESS, ...how });
const type = (code: string, how: Partial<Pairing> = {}) =>
  test.access.devices.pairByCode(code, { address: ADDRESS, ...how });
const issue = (table = '7', session = '1') =>
  test.access.codes.issue({ tournament, session, table, side: null }, DIRECTOR);
/** Another phone takes the place of whatever stands there, which lets it. */
const takeOver = async (token: string, how: Partial<Pairing> = {}) => {
  const asks = { as: 'table', ...how, request: randomUUID() } as const;
  const first = await scan(token, asks).catch((error: unknown) => error as AccessRefused);
  if ('token' in first) return first;
  expect(first.code).toBe('access.phone-asked');
  for (const { device } of await standing()) await test.access.devices.answer(device, asks.request, true);
  return scan(token, asks);
};
/** The phones that stand, as their browsers are known. */
const standing = async () =>
  (await test.access.devices.list(tournament))
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ id, session, table, side }) => {
      const device = { kind: 'device', device: id, tournament, session, table, side } as const;
      return { device, asked: () => test.access.devices.askedOf(id) };
    });
const resolve = (token: string) => test.access.devices.resolve(token);
const liveDevices = () => test.database.tableDevice.count({ where: { tournament, revokedAt: null } });

describe('a printed sheet', () => {
  it('pairs each table by its own token', async () => {
    const tokens = await print(['1', '2', 'A3']);
    expect(new Set(tokens.values()).size).toBe(3);
    for (const [table, token] of tokens) {
      const paired = await scan(token);
      expect(paired.principal).toEqual({
        kind: 'device',
        device: expect.any(String),
        tournament,
        session: '1',
        table,
        side: null,
      });
      expect(await resolve(paired.token)).toEqual(paired.principal);
    }
  });

  it('replaces a phone that lets another one in, and the old one is out at once', async () => {
    const token = (await print(['7'])).get('7')!;
    const old = await scan(token);
    const fresh = await takeOver(token);
    expect(await resolve(old.token)).toBeUndefined();
    expect(await resolve(fresh.token)).toBeDefined();
    expect(await test.access.devices.list(tournament)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: old.principal.device, revokedWhy: 'replaced', pairedBy: 'sheet' }),
        expect.objectContaining({ id: fresh.principal.device, revokedAt: null, table: '7' }),
      ]),
    );
  });

  it('scanned by several phones at the same instant leaves one of them', async () => {
    const token = (await print(['7'])).get('7')!;
    const { code } = await issue('7');
    const processes = [test.access, test.another()];
    const paired = await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, index) =>
        processes[index % 2]!.devices.pairByLink(token, { address: ADDRESS, as: 'table' }),
      ),
      type(code, { as: 'table' }),
    ]);
    const alive = await Promise.all(
      paired.flatMap((each) => (each.status === 'fulfilled' ? [resolve(each.value.token)] : [])),
    );
    expect(alive.filter(Boolean)).toHaveLength(1);
    expect(await liveDevices()).toBe(1);
  });

  it('says of a table without sides that no phone can be that of one', async () => {
    const token = (await print(['7'])).get('7')!;
    await scan(token);
    const refused = async (sides: boolean) =>
      await scan(token, { hasSides: async () => sides }).then(
        () => undefined,
        (error: unknown) => (error as AccessRefused).params,
      );
    expect(await refused(false)).toMatchObject({ table: '7', sides: 0 });
    expect(await refused(true)).not.toHaveProperty('sides');
  });

  it('asks a second phone what it is to be, and ends nobody before that is said', async () => {
    const token = (await print(['7'])).get('7')!;
    const first = await scan(token);
    const { code } = await issue('7');
    expect(await refusalOf(scan(token))).toBe('access.table-taken');
    expect(await refusalOf(type(code))).toBe('access.table-taken');
    expect(await resolve(first.token)).toEqual(first.principal);
    // The phone that stands there scans its own card once more, and a code that was not used is still good.
    const again = await scan(token, { own: first.principal.device });
    const ofSide = await type(code, { as: 'EW' });
    expect(ofSide.principal).toMatchObject({ table: '7', side: 'EW' });
    expect(await resolve(again.token)).toBeDefined();
    await takeOver(token);
    expect(await resolve(again.token)).toBeUndefined();
    expect(await resolve(ofSide.token)).toEqual(ofSide.principal);
  });

  it('ends no phone that does not let another one in', async () => {
    const token = (await print(['7'])).get('7')!;
    const first = await scan(token);
    const heard: unknown[] = [];
    const stop = test.access.devices.onChangeAt(first.principal, () => heard.push('told'));
    const request = randomUUID();
    const asks = () => refusalOf(scan(token, { as: 'table', request }));
    // Without an id to ask by nobody is asked.
    expect(await refusalOf(scan(token, { as: 'table' }))).toBe('access.table-taken');
    expect(heard).toEqual([]);
    const [table] = await standing();
    expect([await asks(), await asks(), await table!.asked()]).toEqual([
      'access.phone-asked',
      'access.phone-asked',
      request,
    ]);
    // It is told once, however often the other one looks whether it has answered.
    expect(heard).toEqual(['told']);
    stop();
    // Another one that asks meanwhile waits, and what is answered to it is no answer to the first.
    const later = randomUUID();
    expect(await refusalOf(scan(token, { as: 'table', request: later }))).toBe('access.phone-asked');
    await test.access.devices.answer(table!.device, later, true);
    expect([await table!.asked(), await asks()]).toEqual([request, 'access.phone-asked']);
    await test.access.devices.answer(table!.device, request, false);
    expect([await table!.asked(), await asks()]).toEqual([undefined, 'access.phone-kept']);
    expect(await resolve(first.token)).toEqual(first.principal);
    // A word once given is good for five minutes, for the phone to which it was given.
    expect(await refusalOf(scan(token, { as: 'table', request: later }))).toBe('access.phone-asked');
    await test.access.devices.answer(table!.device, later, true);
    expect(await asks()).toBe('access.phone-asked');
    test.clock.advance(5 * 60_000);
    expect(await refusalOf(scan(token, { as: 'table', request: later }))).toBe('access.phone-asked');
    await test.access.devices.answer(table!.device, later, true);
    expect((await scan(token, { as: 'table', request: later })).principal.table).toBe('7');
    expect(await resolve(first.token)).toBeUndefined();
  });

  it('is helped by a code of somebody who directs, where no phone answers; not by one of the table itself', async () => {
    const token = (await print(['7'])).get('7')!;
    const first = await scan(token);
    const place = { tournament, session: '1', table: '7', side: 'EW' } as const;
    const beside = () => test.access.codes.issue(place, `device:${first.principal.device}`);
    const ofEW = await type((await beside()).code);
    const { code } = await beside();
    expect(await refusalOf(type(code, { as: 'table', request: randomUUID() }))).toBe('access.phone-asked');
    expect(await refusalOf(type(code, { request: randomUUID() }))).toBe('access.phone-asked');
    expect(await Promise.all([first, ofEW].map((one) => resolve(one.token)))).not.toContain(undefined);
    const byDirector = await type((await issue('7')).code, { as: 'table' });
    expect(await resolve(first.token)).toBeUndefined();
    expect(await resolve(byDirector.token)).toBeDefined();
  });

  it('pairs a side with the pair that sits there, which has one phone wherever it was paired', async () => {
    const tokens = await print(['7', '8']);
    const pairAt = ({ table }: { readonly table: string }) =>
      Promise.resolve(table === '9' ? undefined : 'A-EW7');
    const at7 = await scan(tokens.get('7')!, { as: 'EW', pairAt });
    expect(at7.principal).toMatchObject({ table: '7', side: 'EW', pair: 'A-EW7' });
    expect(await resolve(at7.token)).toEqual(at7.principal);
    expect(await refusalOf(scan(tokens.get('8')!, { as: 'NS', pairAt }))).toBe('access.table-taken');
    expect(await resolve(at7.token)).toEqual(at7.principal);
    const at8 = await takeOver(tokens.get('8')!, { as: 'NS', pairAt });
    expect(await resolve(at7.token)).toBeUndefined();
    expect(await test.access.devices.ofSides({ tournament, session: '1' })).toEqual([
      { tournament, session: '1', table: '8', side: 'NS', pair: 'A-EW7' },
    ]);
    expect(await resolve(at8.token)).toEqual(at8.principal);
  });

  it('of a side that nobody sat on goes with the pair that comes, where that pair has no other phone', async () => {
    const tokens = await print(['7', '8']);
    const { devices } = test.access;
    const early = await scan(tokens.get('7')!, { as: 'EW' });
    expect(await devices.goWith(early.principal, 'A-EW7')).toBe(true);
    expect(await resolve(early.token)).toEqual({ ...early.principal, pair: 'A-EW7' });
    // It stays with that pair, and a table's phone stays at its table.
    expect(await devices.goWith(early.principal, 'A-EW8')).toBe(false);
    const ofTable = await scan(tokens.get('8')!);
    expect(await devices.goWith(ofTable.principal, 'A-EW8')).toBe(false);
    const another = await scan(tokens.get('8')!, { as: 'EW' });
    expect(await devices.goWith(another.principal, 'A-EW7')).toBe(false);
    expect(await resolve(another.token)).toEqual(another.principal);
  });

  it('printed for several tables pairs the phones of one pair at the same instant, and one of them stays', async () => {
    const tokens = [...(await print(['1', '2', '3'])).values()];
    const pairAt = () => Promise.resolve('A-7');
    await Promise.allSettled(tokens.map((token) => scan(token, { as: 'NS', pairAt })));
    expect(await liveDevices()).toBe(1);
  });

  it('scanned by a whole hall at once pairs every phone, while others read', async () => {
    const tables = Array.from({ length: 30 }, (_, index) => `${index + 1}`);
    const tokens = await print(tables);
    // Which pair sits there is read from the same database, whose connections are few.
    const pairAt: Pairing['pairAt'] = async ({ table }) => {
      await test.database.tableDevice.count({ where: { tournament } });
      return `pair ${table}`;
    };
    const paired = await Promise.all(
      tables.map((table) => scan(tokens.get(table)!, { as: 'NS', address: `10.0.0.${table}`, pairAt })),
    );
    expect(paired.map(({ principal }) => principal.pair)).toEqual(tables.map((table) => `pair ${table}`));
    expect(await liveDevices()).toBe(30);
  });

  it('printed again leaves every card that exists as it is', async () => {
    const first = await print(['1', '2']);
    const again = await print(['1', '2', '3']);
    for (const token of [first.get('1')!, again.get('1')!, first.get('2')!, again.get('3')!])
      await takeOver(token);
    expect((await test.access.sheets.list(tournament)).map(({ revokedAt }) => revokedAt)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  it('that is to end earlier ones ends the tokens of its tables, and only those', async () => {
    const first = await print(['1', '2']);
    const paired = await scan(first.get('1')!);
    const otherSession = await print(['1'], '2');
    const second = await print(['1'], '1', true);
    expect(await refusalOf(scan(first.get('1')!))).toBe('access.link-revoked');
    expect(await resolve(paired.token)).toBeDefined();
    for (const token of [second.get('1')!, first.get('2')!, otherSession.get('1')!]) await takeOver(token);
    expect(await test.access.sheets.list(tournament)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ table: '1', revokedWhy: 'printed-anew', createdBy: DIRECTOR }),
      ]),
    );
  });

  it('printed twice at the same instant to end earlier ones leaves one valid token a table', async () => {
    const tables = [['1', '2'], ['2', '1'], ['1']];
    const sheets = await Promise.all(tables.map((each) => print(each, '1', true)));
    const outcomes = await Promise.allSettled(sheets.map((sheet) => scan(sheet.get('1')!)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is good until the seal, which ends its tokens, open codes and devices', async () => {
    const tokens = await print(['1', '2']);
    const paired = await scan(tokens.get('1')!);
    const { code } = await issue('3');
    await test.access.devices.revokeSheet(tournament);
    expect(await resolve(paired.token)).toBeUndefined();
    for (const token of tokens.values()) expect(await refusalOf(scan(token))).toBe('access.link-revoked');
    expect(await refusalOf(type(code))).toBe('access.code-wrong');
    expect(await liveDevices()).toBe(0);
    const kept = await test.access.devices.list(tournament);
    expect(kept).toEqual([expect.objectContaining({ revokedWhy: 'sealed', revokedAt: test.clock.read() })]);
  });

  it('is good until the seal of its own session, whatever happens to others', async () => {
    const [first, second] = [await print(['1'], '1'), await print(['1'], '2')];
    await test.access.devices.revokeSheet(tournament, '1');
    expect(await refusalOf(scan(first.get('1')!))).toBe('access.link-revoked');
    await scan(second.get('1')!);
    await test.access.devices.revokeSheet(randomUUID());
    expect(await liveDevices()).toBe(1);
  });

  it('scanned while the seal is set leaves no device', async () => {
    const token = (await print(['1'])).get('1')!;
    const holder = new pg.Client({ connectionString: test.connectionString });
    await holder.connect();
    const waiting = async (count: number) => {
      for (;;) {
        const { rows } = await holder.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (rows.length >= count) return;
      }
    };
    try {
      // The scan has found its token good, and is stopped before it writes the device.
      const table = `access.table ${tournament} 1 1`;
      await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [table]);
      const scanned = scan(token);
      await waiting(1);
      const sealed = test.access.devices.revokeSheet(tournament);
      await Promise.race([sealed, waiting(2)]);
      await holder.query('SELECT pg_advisory_unlock_all()');
      const [paired] = await Promise.all([scanned, sealed]);
      expect(await resolve(paired.token)).toBeUndefined();
      expect(await liveDevices()).toBe(0);
    } finally {
      await holder.end();
    }
  });

  it('of a tournament that is never sealed ends one day', async () => {
    const token = (await print(['1'])).get('1')!;
    test.clock.advance(SHEET_AT_MOST - 1);
    await scan(token);
    test.clock.advance(1);
    expect(await refusalOf(scan(token))).toBe('access.link-expired');
  });

  it('is needed: other tokens pair nothing', async () => {
    for (const token of ['', 'A'.repeat(43)])
      expect(await refusalOf(scan(token))).toBe('access.link-unknown');
  });
});

describe('a device', () => {
  it('ends when it is not used, and in any case one day', async () => {
    const token = (await print(['1'])).get('1')!;
    const idle = await scan(token);
    test.clock.advance(DEVICE_IDLE);
    expect(await resolve(idle.token)).toBeUndefined();
    const used = await scan(token);
    for (let age = DAY; age < DEVICE_AT_MOST; age += DAY) {
      test.clock.advance(DAY);
      expect(await resolve(used.token)).toBeDefined();
    }
    test.clock.advance(DAY);
    expect(await resolve(used.token)).toBeUndefined();
  });

  it('can be ended from its own tournament only', async () => {
    const paired = await scan((await print(['1'])).get('1')!);
    const end = (where: string, device: string) => test.access.devices.revoke(where, device);
    expect(await refusalOf(end(randomUUID(), paired.principal.device))).toBe('access.device-unknown');
    expect(await resolve(paired.token)).toBeDefined();
    await end(tournament, paired.principal.device);
    await end(tournament, paired.principal.device);
    expect(await resolve(paired.token)).toBeUndefined();
    expect(await test.access.devices.list(tournament)).toEqual([
      expect.objectContaining({ revokedWhy: 'revoked' }),
    ]);
  });
});

describe('a phone that stands for nothing any more', () => {
  it('learns why, each cause by itself', async () => {
    const { devices } = test.access;
    const tokens = await print(['1', '2', '3', '4', '5']);
    const at = async (table: string) => (await scan(tokens.get(table)!)).token;
    const [replaced, removed, sealed, unused] = [await at('1'), await at('2'), await at('3'), await at('4')];
    await takeOver(tokens.get('1')!);
    const [{ id }] = (await devices.list(tournament)).filter(({ table }) => table === '2') as [DeviceView];
    await devices.revoke(tournament, id);
    test.clock.advance(DEVICE_IDLE);
    const living = (await scan(tokens.get('5')!)).token;
    const ended = async (token: string) => (await devices.endOf(token))?.why;
    expect(await ended(unused)).toBe('expired');
    expect(await ended(living)).toBeUndefined();
    expect(await ended('A'.repeat(43))).toBeUndefined();
    await devices.revokeSheet(tournament);
    expect(await devices.endOf(replaced)).toEqual({
      tournament,
      session: '1',
      table: '1',
      side: null,
      why: 'replaced',
    });
    expect(await Promise.all([removed, sealed, living].map(ended))).toEqual(['revoked', 'sealed', 'sealed']);
  });
});

describe('a short code', () => {
  it('pairs one device with its table, once', async () => {
    const { code, expires } = await issue('B12');
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(expires).toEqual(new Date(test.clock.read().getTime() + CODE_LASTS));
    const paired = await type(code.toLowerCase().replace('-', ' '));
    expect(paired.principal).toMatchObject({ tournament, session: '1', table: 'B12' });
    expect(await resolve(paired.token)).toEqual(paired.principal);
    expect(await refusalOf(type(code))).toBe('access.code-wrong');
    expect(await test.access.codes.list(tournament)).toEqual([
      expect.objectContaining({ usedAt: test.clock.read(), attempts: 1, createdBy: DIRECTOR }),
    ]);
  });

  it('typed by several at the same instant pairs one', async () => {
    const { code } = await issue();
    const processes = [test.access, test.another()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        processes[index % 2]!.devices.pairByCode(code, { address: ADDRESS }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await liveDevices()).toBe(1);
  });

  it('lasts five minutes', async () => {
    const [early, late] = [await issue('1'), await issue('2')];
    test.clock.advance(5 * 60_000 - 1);
    await type(early.code);
    test.clock.advance(1);
    expect(await refusalOf(type(late.code))).toBe('access.code-wrong');
  });

  /** The same selector with another secret. */
  const wrong = (code: string, nth: number) => {
    const guess = `${code.slice(0, -1)}${'0123456789'[nth]}`;
    return guess === code ? `${code.slice(0, -1)}A` : guess;
  };

  it('is dead after five wrong attempts, from wherever they came', async () => {
    const { code } = await issue();
    const { code: other } = await issue('8');
    for (let nth = 0; nth < CODE_ATTEMPTS; nth += 1) {
      expect(await refusalOf(type(wrong(code, nth), { address: `192.0.2.${nth}` }))).toBe(
        'access.code-wrong',
      );
    }
    expect(await refusalOf(type(code))).toBe('access.code-wrong');
    expect(await type(other)).toHaveProperty('token');
  });

  it('is good at the fifth attempt, after four wrong ones', async () => {
    const { code } = await issue();
    for (let nth = 0; nth < CODE_ATTEMPTS - 1; nth += 1) await refusalOf(type(wrong(code, nth)));
    expect(await type(code)).toHaveProperty('token');
  });

  it('tried many times at the same instant counts every attempt', async () => {
    const { code } = await issue();
    const attempts = Array.from({ length: 9 }, (_, nth) =>
      refusalOf(type(wrong(code, nth), { address: `192.0.2.${nth}` })),
    );
    await Promise.all(attempts);
    const [listed] = await test.access.codes.list(tournament);
    expect(listed).toMatchObject({ attempts: CODE_ATTEMPTS, usedAt: null, endedAt: test.clock.read() });
  });

  it('ends when another is shown for the same table', async () => {
    const [first, other, second] = [await issue('7'), await issue('8'), await issue('7')];
    expect(await refusalOf(type(first.code))).toBe('access.code-wrong');
    await type(other.code);
    await type(second.code);
  });

  it('is not guessed: attempts at any codes are slowed down for the address', async () => {
    for (let nth = 0; nth < 16; nth += 1) await refusalOf(type(`00000${String(nth).padStart(3, '0')}`));
    const { code } = await issue();
    const error: unknown = await type(code).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'access.too-many-attempts', params: { retryAfter: 1 } });
    expect(error).toBeInstanceOf(AccessRefused);
    expect(await type(code, { address: '198.51.100.1' })).toHaveProperty('token');
  });

  it.each([
    ['K7Q-4MX2P', 'K7Q4MX2P'],
    [' k7q 4mx2p ', 'K7Q4MX2P'],
    ['K7Q–4MX2P', 'K7Q4MX2P'],
    ['OIL-oil00', '01101100'],
    ['K7Q-4MX2', undefined],
    ['K7Q-4MX2PP', undefined],
    ['K7Q-4MX2U', undefined],
    ['', undefined],
    ["'; --abc", undefined],
  ])('typed as %j is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));
});
