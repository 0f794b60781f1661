import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DAY } from '../store/database.js';
import { DEVICE_AT_MOST } from '../devices/devices.js';
import { accessInTest, type AccessInTest, ADDRESS, refusalOf } from '../testing/access-in-test.js';

let test: AccessInTest;
let tournament: string;
let entry: string;
const DIRECTOR = `person:${randomUUID()}`;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(async () => {
  tournament = randomUUID();
  entry = randomUUID();
  await test.database.throttle.deleteMany();
});

afterAll(() => test.drop());

const issue = (of = entry) => test.access.captains.issue(tournament, of, DIRECTOR);
const enter = (token: string) => test.access.captains.enter(token, ADDRESS);
const resolve = (token: string) => test.access.captains.resolve(token);

describe("a captain's link", () => {
  it('lets the captain of just that entry in, on every phone that scans it', async () => {
    const { id, token } = await issue();
    const principal = { kind: 'captain', link: id, tournament, entry };
    for (const phone of [await enter(token), await enter(token)]) {
      expect(phone.principal).toEqual(principal);
      expect(await resolve(phone.token)).toEqual(principal);
    }
    const asked = await test.access.credentials({ captain: token });
    expect(asked.captain).toEqual(principal);
  });

  it('ends when another is made for the team, and only for that team', async () => {
    const [old, others] = [await issue(), await issue(randomUUID())];
    const fresh = await issue();
    expect(await resolve(old.token)).toBeUndefined();
    expect(await refusalOf(enter(old.token))).toBe('access.link-revoked');
    expect(await resolve(others.token)).toBeDefined();
    expect(await resolve(fresh.token)).toBeDefined();
  });

  it('is withdrawn, and stays withdrawn', async () => {
    const { id, token } = await issue();
    await test.access.captains.revoke(tournament, id);
    expect(await resolve(token)).toBeUndefined();
    expect(await refusalOf(enter(token))).toBe('access.link-revoked');
    await test.access.captains.revoke(tournament, id);
    const other = randomUUID();
    expect(await refusalOf(test.access.captains.revoke(tournament, other))).toBe('access.captain-unknown');
    expect(await refusalOf(test.access.captains.revoke(randomUUID(), id))).toBe('access.captain-unknown');
  });

  it('ends with the seal of its tournament, and after its time', async () => {
    const [sealed, late] = [await issue(), await test.access.captains.issue(randomUUID(), entry, DIRECTOR)];
    await test.access.captains.end(tournament);
    expect(await resolve(sealed.token)).toBeUndefined();
    expect(await resolve(late.token)).toBeDefined();
    test.clock.advance(DEVICE_AT_MOST + DAY);
    expect(await resolve(late.token)).toBeUndefined();
    expect(await refusalOf(enter(late.token))).toBe('access.link-expired');
  });

  it('is nobody where the token is none', async () => {
    expect(await resolve('no token')).toBeUndefined();
    expect(await refusalOf(enter('A'.repeat(43)))).toBe('access.link-unknown');
  });

  it('is listed with who made it and when it was scanned, without its token', async () => {
    const { id, token } = await issue();
    expect(await test.access.captains.list(tournament)).toMatchObject([
      { id, entry, createdBy: DIRECTOR, enteredAt: null, revokedAt: null },
    ]);
    await enter(token);
    const [listed] = await test.access.captains.list(tournament);
    expect(listed!.enteredAt).toEqual(test.clock.read());
    const client = new pg.Client({ connectionString: test.connectionString });
    await client.connect();
    const { rows } = await client.query('SELECT t::text AS row FROM access.captain_link t');
    await client.end();
    expect(JSON.stringify([rows, listed])).not.toContain(token);
  });
});
