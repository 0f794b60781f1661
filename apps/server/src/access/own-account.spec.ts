import { codeOfKey } from '../../../../libs/access/src/testing/authenticator.js';
import type { Client } from '../testing/client.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const STEP_MS = 30_000;
let server: ServerUnderTest;
let olga: Client;
let tournament: string;

beforeAll(async () => {
  server = await serverUnderTest();
  olga = await server.organiser();
  tournament = (await olga.create('Accounts')).body.tournament;
}, 120_000);
afterAll(() => server.stop());

/** Somebody with an account and a role, signed in at a browser. */
async function somebody(role = 'director') {
  const browser = await server.invited(olga, tournament, role);
  const { person } = (await browser.get('/api/session')).body;
  return { browser, id: person.id as string, login: (person.name as string).replace(' ', '-') };
}

function signIn(browser: Client, login: string, code?: string, password = PASSWORD) {
  return browser.send('POST', '/api/sign-in', { login, password, code }, { 'user-agent': FIREFOX });
}

/** What the app shows now, or so many half minutes later: each code is good for one use. */
const codeOf = (key: string, later = 0) => codeOfKey(key, new Date(Date.now() + later * STEP_MS));

async function setUp(browser: Client): Promise<{ key: string; recovery: string[] }> {
  const begun = await browser.post('/api/account/second-factor', { password: PASSWORD });
  expect(begun.status).toBe(200);
  const { key } = begun.body as { key: string };
  const confirmed = await browser.post('/api/account/second-factor/confirm', { code: codeOf(key) });
  expect(confirmed.status).toBe(200);
  return { key, recovery: confirmed.body.recoveryCodes };
}

const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('one’s own sign-ins', () => {
  it('are listed, and end one by one and all but this one, with their live streams', async () => {
    const { browser: here, login } = await somebody();
    const [there, elsewhere] = [server.client(), server.client()];
    for (const browser of [there, elsewhere]) expect((await signIn(browser, login)).status).toBe(200);
    const list = async () =>
      (await here.get('/api/account')).body.signIns as { id: string; browser: string; isThis: boolean }[];
    const listed = await list();
    expect(listed.map(({ browser, isThis }) => `${browser} ${isThis}`).toSorted()).toEqual([
      'Firefox, Linux false',
      'Firefox, Linux false',
      'null true',
    ]);
    expect(JSON.stringify(listed)).not.toContain('127.0.0.1');

    const address = `/api/tournaments/${tournament}/journal/stream`;
    const streams = await Promise.all([there, elsewhere].map((browser) => browser.raw('GET', address)));
    const ends = streams.map((stream) => stream.text());
    const ofThere = (await there.get('/api/account')).body.signIns.find(
      (each: { isThis: boolean }) => each.isThis,
    );
    expect((await here.send('DELETE', `/api/account/sign-ins/${ofThere.id}`)).status).toBe(204);
    expect((await there.get('/api/account')).status).toBe(401);
    await ends[0];
    expect((await elsewhere.get('/api/account')).status).toBe(200);

    expect((await here.send('DELETE', '/api/account/sign-ins')).status).toBe(204);
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    await ends[1];
    expect(await list()).toEqual([expect.objectContaining({ isThis: true })]);
  });

  it('of others are out of reach', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const [{ id }] = (await other.browser.get('/api/account')).body.signIns;
    expect((await one.browser.send('DELETE', `/api/account/sign-ins/${id}`)).status).toBe(204);
    expect((await other.browser.get('/api/account')).status).toBe(200);
  });
});

describe('a second factor', () => {
  it('is set up by password and code, asked for at the next sign-in, and switched off by both', async () => {
    const { browser, login } = await somebody();
    const wrong = await browser.post('/api/account/second-factor', { password: 'wrong' });
    expect(told(wrong)).toEqual([403, 'access.password-wrong']);
    const { key, recovery } = await setUp(browser);
    const { secondFactor } = (await browser.get('/api/account')).body;
    expect(secondFactor).toEqual({ since: expect.any(String), recoveryCodes: 10 });

    const next = server.client();
    expect(told(await signIn(next, login, undefined, 'wrong'))).toEqual([401, 'access.sign-in-failed']);
    expect(told(await signIn(next, login, codeOf(key, 1), 'wrong'))).toEqual([401, 'access.sign-in-failed']);
    expect(told(await signIn(next, login))).toEqual([401, 'access.second-factor-needed']);
    expect(told(await signIn(next, login, '000000'))).toEqual([403, 'access.second-factor-wrong']);
    expect((await next.get('/api/session')).body.person).toBeUndefined();
    expect((await signIn(next, login, codeOf(key, 1))).status).toBe(200);
    expect(told(await signIn(server.client(), login, codeOf(key, 1)))).toEqual([
      403,
      'access.second-factor-wrong',
    ]);

    const off = (body: object) => next.post('/api/account/second-factor/off', body);
    expect(told(await off({ password: 'wrong', code: recovery[0] }))).toEqual([403, 'access.password-wrong']);
    expect(told(await off({ password: PASSWORD, code: '000000' }))).toEqual([
      403,
      'access.second-factor-wrong',
    ]);
    expect((await off({ password: PASSWORD, code: recovery[0] })).status).toBe(204);
    expect((await signIn(server.client(), login)).status).toBe(200);
  });

  it('is switched off for another by an administrator, which is written down', async () => {
    const { browser, id, login } = await somebody();
    await setUp(browser);
    const account = async () =>
      (await olga.get('/api/installation/accounts')).body.accounts.find(
        (each: { id: string }) => each.id === id,
      );
    expect((await account()).secondFactorSince).toEqual(expect.any(String));
    const off = () => olga.post(`/api/installation/accounts/${id}/second-factor/off`);
    expect((await off()).status).toBe(204);
    expect(told(await off())).toEqual([409, 'access.second-factor-off']);
    expect((await account()).secondFactorSince).toBeNull();
    expect((await signIn(server.client(), login)).status).toBe(200);
    const { changes } = (await olga.get('/api/installation/record-changes')).body;
    expect(changes[0]).toMatchObject({
      kind: 'second-factor-off',
      by: { kind: 'person', name: 'Olga Organiser' },
      record: { id },
    });
  });

  it('is not passed by with the link to a new password', async () => {
    const { browser, id, login } = await somebody();
    const { recovery } = await setUp(browser);
    const made = await olga.post(`/api/installation/accounts/${id}/password-link`);
    const token = new URL(made.body.link).hash.slice(1);
    const next = server.client();
    const renewed = await next.post('/api/account-links/password', { token, password: 'another password' });
    expect([renewed.status, renewed.body.person]).toEqual([200, undefined]);
    expect(told(await signIn(next, login, undefined, 'another password'))).toEqual([
      401,
      'access.second-factor-needed',
    ]);
    expect((await signIn(next, login, recovery[1], 'another password')).status).toBe(200);
  });
});

describe('a required second factor', () => {
  const require = (required: boolean) => olga.send('PUT', '/api/installation/second-factor', { required });
  afterAll(() => require(false));

  it('is set up before anything else, by organisers and administrators alone', async () => {
    const [organiser, scorer] = [await somebody('organiser'), await somebody('scorer')];
    expect((await require(true)).status).toBe(204);
    expect((await olga.get('/api/installation/accounts')).body.secondFactorRequired).toBe(true);
    const write = (browser: Client) => browser.post('/api/tournaments/brought', {});
    // Who is signed in already stays so.
    expect((await organiser.browser.get(`/api/tournaments/${tournament}`)).status).toBe(200);

    const [one, other] = [server.client(), server.client()];
    const signedIn = await signIn(one, organiser.login);
    expect(signedIn.body.person.lacksSecondFactor).toBe(true);
    expect((await signIn(other, scorer.login)).body.person.lacksSecondFactor).toBeUndefined();
    expect((await other.get(`/api/tournaments/${tournament}`)).status).toBe(200);
    expect(told(await one.get(`/api/tournaments/${tournament}`))).toEqual([
      403,
      'access.second-factor-missing',
    ]);
    expect(told(await write(one))).toEqual([403, 'access.second-factor-missing']);
    const { tournaments } = (await one.get('/api/tournaments')).body;
    expect(tournaments).toEqual([]);

    await setUp(one);
    expect((await one.get('/api/session')).body.person.lacksSecondFactor).toBeUndefined();
    expect((await one.get(`/api/tournaments/${tournament}`)).status).toBe(200);
    expect((await one.get('/api/tournaments')).body.tournaments).toHaveLength(1);
  });
});
