import { randomUUID } from 'node:crypto';
import { Controller, Get, Post } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ACCESS_REFUSAL_CODES, type Rights } from '#access';
import { isProblemCode } from '#words';
import { Access } from './route.js';
import { routesOf } from './every-route-states-its-access.js';
import { accessServer, HOUSE_IN_TEST, type AccessServer, type Browser } from './testing/access-server.js';

const PASSWORD = 'correct horse battery';
const LAN = 'http://192.168.1.5:3000';
const IN_THE_HALL = { base: LAN, reachesPhones: true };
let server: AccessServer;

beforeAll(async () => {
  server = await accessServer({ hallAddress: () => LAN });
});

beforeEach(() => server.database.throttle.deleteMany());

afterAll(() => server.stop());

/** A browser whose person is signed in. */
async function signedIn(login?: string, rights?: Partial<Rights>) {
  const person = await server.person(login, rights);
  const browser = server.browser();
  const { status } = await browser.request('POST', '/api/sign-in', {
    login: person.login,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  return { ...person, browser };
}

/** Whether guessing from elsewhere no longer keeps a login out at a browser. */
async function isKnownAt({ cookies }: Browser, login: string): Promise<boolean> {
  const known = await server.access.knownBrowsers.knownAs(login, cookies.get('tirage-browser'));
  return known !== undefined;
}

async function tournamentOf(
  organiser: string,
  visibility: 'draft' | 'published' = 'published',
): Promise<string> {
  const tournament = randomUUID();
  server.roles.open(tournament, visibility);
  server.roles.give(tournament, organiser, 'organiser');
  return tournament;
}

it('tells a browser on the server itself the address of the hall, for codes and links', async () => {
  const { body } = await server.browser('localhost:3000').request('GET', '/api/session');
  expect(body.address).toEqual(IN_THE_HALL);
});

/** The text of an answer to a request, but for the id of that. */
const withoutId = ({ text }: { readonly text: string }) => text.replace(/urn:uuid:[-\da-f]{36}/, 'urn:uuid:');

describe('the first organiser', () => {
  it('is made by the link that the server offers, and is signed in', async () => {
    const browser = server.browser();
    const token = await server.access.setUp.offer();
    const before = await browser.request('GET', '/api/session');
    expect(before.body).toEqual({
      installation: { ...HOUSE_IN_TEST, firstOrganiserNeeded: true },
      plainHttp: true,
      address: IN_THE_HALL,
    });

    const made = await browser.request('POST', '/api/set-up', {
      token,
      name: 'Ada Lovelace',
      login: 'First',
      password: PASSWORD,
    });
    expect(made.status).toBe(200);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body).toEqual({
      installation: { ...HOUSE_IN_TEST, firstOrganiserNeeded: false },
      person: { id: expect.any(String), name: 'Ada Lovelace', mayCreateTournaments: true, administers: true },
      plainHttp: true,
      address: IN_THE_HALL,
    });
    expect((await browser.request('GET', '/api/session')).body).toEqual(made.body);
    expect((await browser.request('POST', '/api/creators')).status).toBe(201);
    expect(await isKnownAt(browser, 'First')).toBe(true);

    const again = await server.browser().request('POST', '/api/set-up', {
      token,
      name: 'Eve',
      login: 'eve',
      password: PASSWORD,
    });
    expect([again.status, again.body.code]).toEqual([410, 'access.set-up-done']);
  });
});

describe('signing in and out', () => {
  it('sets a cookie that scripts and other sites do not get, and takes it away', async () => {
    const { login } = await server.person();
    const browser = server.browser();
    const answer = await browser.request('POST', '/api/sign-in', { login, password: PASSWORD });
    expect(answer.setCookies).toEqual([
      expect.stringMatching(
        /^tirage-browser=[\w-]{22}\.[0-9a-f]{64}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^tirage-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
    const token = browser.cookies.get('tirage-session')!;
    const out = await browser.request('POST', '/api/sign-out');
    expect(out.body.person).toBeUndefined();
    expect([...browser.cookies.keys()]).toEqual(['tirage-browser']);
    browser.cookies.set('tirage-session', token);
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(401);
  });

  it('ends the session that the browser had', async () => {
    const { login, browser } = await signedIn();
    const old = browser.cookies.get('tirage-session')!;
    await browser.request('POST', '/api/sign-in', { login, password: PASSWORD });
    expect(await server.access.sessions.resolve(old)).toBeUndefined();
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(200);
  });

  it('answers a wrong password and an unknown login alike', async () => {
    const { login } = await server.person();
    const browser = server.browser();
    const wrong = await browser.request('POST', '/api/sign-in', { login, password: 'canary wrong' });
    const unknown = await browser.request('POST', '/api/sign-in', {
      login: 'nobody',
      password: 'canary wrong',
    });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'access.sign-in-failed']);
    expect(withoutId(unknown)).toBe(withoutId(wrong));
    expect(unknown.headers).toEqual({ ...wrong.headers, date: expect.any(String) });
  });

  it('is logged: who has signed in and out, and that somebody could not, without the login', async () => {
    const { id, login } = await server.person();
    const browser = server.browser();
    const before = server.logged().length;
    await browser.request('POST', '/api/sign-in', { login, password: 'wrong' });
    await browser.request('POST', '/api/sign-in', { login, password: PASSWORD });
    await browser.request('POST', '/api/sign-out');
    const logged = server.logged().slice(before);
    expect(logged).not.toContain(login);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ route, by, reason }) => [route, by, reason])).toEqual([
      ['/api/sign-in', undefined, 'access.sign-in-failed'],
      ['/api/sign-in', [`person:${id}`], undefined],
      ['/api/sign-out', [`person:${id}`], undefined],
    ]);
  });

  it('says when to try again', async () => {
    const { login } = await server.person();
    const browser = server.browser();
    const attempt = () => browser.request('POST', '/api/sign-in', { login, password: 'wrong' });
    for (let index = 0; index < 6; index += 1) await attempt();
    const answer = await attempt();
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      429,
      'access.too-many-attempts',
      '1',
    ]);
  });

  it('refuses a body in another shape without repeating it', async () => {
    const browser = server.browser();
    for (const body of [
      { login: 'ada', passwort: 'canary-5' },
      { login: 7, password: 'canary-5' },
      ['canary-5'],
    ]) {
      const answer = await browser.request('POST', '/api/sign-in', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
      expect(answer.text).not.toContain('canary-5');
    }
    expect(server.logged()).not.toContain('canary');
  });

  it('changes the password', async () => {
    const { browser, login } = await signedIn();
    const change = (current: string, next: string) =>
      browser.request('POST', '/api/password', { current, next });
    expect((await change('wrong', 'another password')).body.code).toBe('access.password-wrong');
    expect((await change(PASSWORD, 'short')).body.code).toBe('access.password-refused');
    expect((await change(PASSWORD, 'another password')).status).toBe(204);
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(200);
    const again = { login, password: 'another password' };
    expect((await server.browser().request('POST', '/api/sign-in', again)).status).toBe(200);
    expect(
      (await server.browser().request('POST', '/api/password', { current: 'a', next: 'b' })).status,
    ).toBe(401);
  });
});

describe('the links of accounts', () => {
  const tokenOf = (link: string) => link.split('#')[1];

  it('sign in, and the browser is known from then on: to a new account, and to a new password', async () => {
    const { browser: administrator } = await signedIn(undefined, { administers: true });
    const login = randomUUID();
    const rights = { mayCreateTournaments: false, administers: false };
    const invited = await administrator.request('POST', '/api/installation/account-links', rights);
    const [first, second] = [server.browser(), server.browser()];
    const account = { token: tokenOf(invited.body.link), name: 'Grace Hopper', login, password: PASSWORD };
    const made = await first.request('POST', '/api/account-links/account', account);
    expect([made.status, await isKnownAt(first, login)]).toEqual([200, true]);

    const { id } = made.body.person!;
    const renewal = await administrator.request('POST', `/api/installation/accounts/${id}/password-link`);
    const renewed = { token: tokenOf(renewal.body.link), password: 'another password' };
    const answer = await second.request('POST', '/api/account-links/password', renewed);
    expect([answer.status, answer.body.person?.id]).toEqual([200, id]);
    expect(await isKnownAt(second, login)).toBe(true);
    expect(await isKnownAt(second, 'another login')).toBe(false);
  });
});

describe('refusals', () => {
  it('have words, every one of them', () => {
    expect(ACCESS_REFUSAL_CODES.filter((code) => !isProblemCode(code))).toEqual([]);
  });

  it.each([
    ['/api/sign-in', { login: 'x'.repeat(300), password: '' }, 'login.too-long'],
    ['/api/set-up', { token: 't', name: '', login: 'a', password: 'p' }, 'person-name.empty'],
    ['/api/set-up', { token: 't', name: 'a', login: 'a b', password: 'p' }, 'login.characters'],
    ['/api/invitations/accept', { token: 't', name: 'a' }, 'account.incomplete'],
    ['/api/devices/pair', {}, 'pairing.one-of-two'],
  ])('of what %s was sent tell the fault in words, not as a code', async (path, body, code) => {
    const answer = await server.browser().request('POST', path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    expect(answer.text).not.toContain(code);
  });
});

describe('under TLS', () => {
  it('cookies are secure and bound to the host, and others count for nothing', async () => {
    const { login } = await server.person();
    const browser = server.browser('tirage.example', true);
    const answer = await browser.request('POST', '/api/sign-in', { login, password: PASSWORD });
    expect(answer.body.plainHttp).toBe(false);
    expect(answer.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-tirage-browser=[\w-]{22}\.[0-9a-f]{64}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^__Host-tirage-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const token = browser.cookies.get('__Host-tirage-session')!;
    browser.cookies.delete('__Host-tirage-session');
    browser.cookies.set('tirage-session', token);
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(401);
  });
});

describe('a write', () => {
  const write = (browser: Browser, headers: Record<string, string>) =>
    browser.request('POST', '/api/sign-out', undefined, headers);

  it('of our own page goes through', async () => {
    const { browser } = await signedIn();
    expect((await write(browser, {})).status).toBe(200);
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(401);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a page without an origin of its own', { origin: 'null' }],
    ['of the same host by another scheme', { origin: 'https://192.168.1.5:3000' }],
    ['of another port', { origin: 'http://192.168.1.5:3001' }],
    [
      'of another site that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s is refused', async (_what, headers) => {
    const { browser } = await signedIn();
    const answer = await write(browser, headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'access.origin-refused']);
    expect((await browser.request('GET', '/api/signed-in')).status).toBe(200);
  });

  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 200],
    ['the address line', { 'sec-fetch-site': 'none', cookie: 'a=b' }, 200],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', cookie: 'a=b' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a browser that tells nothing', { cookie: 'a=b' }, 403],
    ['a program without cookies', {}, 200],
  ])('without an origin, from %s', async (_from, headers, status) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/sign-out',
      headers: { host: '192.168.1.5:3000', ...headers },
    });
    expect(reply.statusCode).toBe(status);
  });

  it('is refused before anything else is looked at', async () => {
    const foreign = { origin: 'https://evil.example' };
    const answer = await server
      .browser()
      .request('POST', `/api/tournaments/${randomUUID()}/scores`, {}, foreign);
    expect(answer.body.code).toBe('access.origin-refused');
  });
});

describe('an unpublished tournament', () => {
  it('does not exist for others, to the letter', async () => {
    const organiser = await signedIn();
    const stranger = await signedIn();
    const draft = await tournamentOf(organiser.id, 'draft');
    const elsewhere = await tournamentOf(stranger.id);
    const [sheet] = await server.access.sheets.print(elsewhere, '1', ['1'], 'person:x');
    await stranger.browser.request('POST', '/api/devices/pair', { token: sheet!.token });
    for (const browser of [server.browser(), stranger.browser]) {
      for (const [method, path] of [
        ['GET', 'seen'],
        ['GET', 'device'],
        ['POST', 'scores'],
        ['GET', 'people'],
        ['GET', 'devices'],
        ['GET', 'invitations'],
        ['POST', 'invitations'],
        ['POST', 'devices/sheet'],
      ] as const) {
        const body = method === 'POST' ? {} : undefined;
        const hidden = await browser.request(method, `/api/tournaments/${draft}/${path}`, body);
        const unknown = await browser.request(method, `/api/tournaments/${randomUUID()}/${path}`, body);
        const nonsense = await browser.request(method, `/api/tournaments/x/${path}`, body);
        expect([hidden.status, hidden.body.code]).toEqual([404, 'tournament.unknown']);
        expect(withoutId(unknown)).toBe(withoutId(hidden));
        expect(withoutId(nonsense)).toBe(withoutId(hidden));
        expect(unknown.headers).toEqual({ ...hidden.headers, date: expect.any(String) });
      }
    }
    expect((await organiser.browser.request('GET', `/api/tournaments/${draft}/seen`)).status).toBe(200);
  });
});

describe('invitations', () => {
  it('go from the organiser to a newcomer, who is signed in', async () => {
    const organiser = await signedIn();
    const tournament = await tournamentOf(organiser.id);
    const made = await organiser.browser.request('POST', `/api/tournaments/${tournament}/invitations`, {
      role: 'director',
    });
    expect(made.status).toBe(200);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body.link).toMatch(/^http:\/\/192\.168\.1\.5:3000\/invitation#[\w-]{43}$/);
    const token = made.body.link.split('#')[1];

    const browser = server.browser();
    const account = { name: 'Grace Hopper', login: randomUUID(), password: PASSWORD };
    expect((await browser.request('POST', '/api/invitations/accept', { token })).body.code).toBe(
      'access.sign-in-required',
    );
    const accepted = await browser.request('POST', '/api/invitations/accept', { token, ...account });
    expect([accepted.status, accepted.body]).toEqual([200, { tournament, role: 'director' }]);
    expect(await isKnownAt(browser, account.login)).toBe(true);
    const { person } = (await browser.request('GET', '/api/session')).body;
    expect(person).toEqual({
      id: expect.any(String),
      name: 'Grace Hopper',
      mayCreateTournaments: false,
      administers: false,
    });

    const people = await browser.request('GET', `/api/tournaments/${tournament}/people`);
    expect(people.body).toEqual([
      { person: organiser.id, name: `Name of ${organiser.login}`, role: 'organiser', player: null },
      { person: person!.id, name: 'Grace Hopper', role: 'director', player: null },
    ]);
    const other = { ...account, login: randomUUID() };
    const late = await server.browser().request('POST', '/api/invitations/accept', { token, ...other });
    expect([late.status, late.body.code]).toEqual([410, 'access.link-used']);
  });

  it('give the signed-in person the role', async () => {
    const organiser = await signedIn();
    const scorer = await signedIn();
    const tournament = await tournamentOf(organiser.id);
    const made = await organiser.browser.request('POST', `/api/tournaments/${tournament}/invitations`, {
      role: 'scorer',
    });
    const token = made.body.link.split('#')[1];
    expect((await scorer.browser.request('POST', `/api/tournaments/${tournament}/scores`)).status).toBe(403);
    await scorer.browser.request('POST', '/api/invitations/accept', { token });
    expect((await scorer.browser.request('POST', `/api/tournaments/${tournament}/scores`)).status).toBe(201);
  });

  it('are listed without their links and can be withdrawn, within their tournament', async () => {
    const organiser = await signedIn();
    const [tournament, other] = [await tournamentOf(organiser.id), await tournamentOf(organiser.id)];
    const at = (path: string) => `/api/tournaments/${path}`;
    const made = await organiser.browser.request('POST', at(`${tournament}/invitations`), { role: 'scorer' });
    const token = made.body.link.split('#')[1]!;
    const { id } = made.body;
    const foreign = await organiser.browser.request('DELETE', at(`${other}/invitations/${id}`));
    expect([foreign.status, foreign.body.code]).toEqual([404, 'access.invitation-unknown']);
    expect((await organiser.browser.request('DELETE', at(`${tournament}/invitations/${id}`))).status).toBe(
      204,
    );
    const listed = await organiser.browser.request('GET', at(`${tournament}/invitations`));
    expect(listed.body.invitations).toEqual([expect.objectContaining({ id, revokedAt: expect.any(String) })]);
    expect(listed.text).not.toContain(token);
    const accepted = await organiser.browser.request('POST', '/api/invitations/accept', { token });
    expect([accepted.status, accepted.body.code]).toEqual([410, 'access.link-revoked']);
  });
});

describe('table devices', () => {
  it('are paired by the sheet, replaced by the next scan, listed and ended', async () => {
    const { browser, id } = await signedIn();
    const tournament = await tournamentOf(id);
    const base = `/api/tournaments/${tournament}`;
    const sheet = await browser.request('POST', `${base}/devices/sheet`, {
      session: '1',
      tables: ['1', 'A2'],
    });
    expect(sheet.body.tables.map(({ table }) => table)).toEqual(['1', 'A2']);
    const { link, qr } = sheet.body.tables[1]!;
    expect(link).toMatch(/^http:\/\/192\.168\.1\.5:3000\/pair#[\w-]{43}$/);
    expect(qr).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    const token = link.split('#')[1];

    const phone = server.browser();
    const paired = await phone.request('POST', '/api/devices/pair', { token });
    const place = { tournament, session: '1', table: 'A2', side: null, sides: [], pair: null, here: true };
    const device = { id: expect.any(String), ...place };
    expect(paired.body).toEqual({
      installation: { ...HOUSE_IN_TEST, firstOrganiserNeeded: expect.any(Boolean) },
      device,
      plainHttp: true,
      address: IN_THE_HALL,
    });
    expect(paired.setCookies).toEqual([
      expect.stringMatching(/^tirage-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await phone.request('GET', `${base}/device`)).status).toBe(200);
    expect((await phone.request('POST', `${base}/scores`)).status).toBe(201);

    const other = server.browser();
    const asked = await other.request('POST', '/api/devices/pair', { token });
    expect([asked.status, asked.body.code]).toEqual([409, 'access.table-taken']);
    const request = randomUUID();
    const asking = () => other.request('POST', '/api/devices/pair', { token, as: 'table', request });
    const waits = await asking();
    expect([waits.status, waits.body.code]).toEqual([409, 'access.phone-asked']);
    expect((await phone.request('GET', '/api/session')).body.device).toEqual({ ...device, asked: request });
    const answers = (makesRoom: boolean) =>
      phone.request('POST', `${base}/devices/make-room`, { request, makesRoom });
    expect((await answers(true)).status).toBe(204);
    expect((await asking()).status).toBe(200);
    expect((await phone.request('GET', `${base}/device`)).body.code).toBe('access.device-required');
    const { device: none, deviceEnded } = (await phone.request('GET', '/api/session')).body;
    const was = { tournament, session: '1', table: 'A2', side: null };
    expect([none, deviceEnded]).toEqual([undefined, { ...was, why: 'replaced' }]);

    const { devices } = (await browser.request('GET', `${base}/devices`)).body;
    const [live] = devices.filter(({ revokedAt }) => revokedAt === null);
    expect((await browser.request('DELETE', `${base}/devices/${live!.id}`)).status).toBe(204);
    expect((await other.request('GET', `${base}/device`)).status).toBe(403);
  });

  it('are paired by the code on the screen; a phone that moves leaves its table', async () => {
    const { browser, id } = await signedIn();
    const tournament = await tournamentOf(id);
    const base = `/api/tournaments/${tournament}`;
    const phone = server.browser();
    for (const table of ['7', '8']) {
      const { body } = await browser.request('POST', `${base}/devices/code`, { session: '1', table });
      expect(body).toEqual({ code: expect.any(String), expires: expect.any(String) });
      const paired = await phone.request('POST', '/api/devices/pair', { code: body.code });
      expect(paired.body.device).toMatchObject({ tournament, table });
    }
    const { devices, codes } = (await browser.request('GET', `${base}/devices`)).body;
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(expect.objectContaining({ table: '7', revokedWhy: 'left' }));
    expect(devices).toContainEqual(expect.objectContaining({ table: '8', revokedAt: null }));
    expect(codes).toHaveLength(2);
    const wrong = await phone.request('POST', '/api/devices/pair', { code: '000-00000' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'access.code-wrong']);
  });

  it('are released by themselves: the phone is that of no table, and stays signed in', async () => {
    const { browser, id } = await signedIn();
    const tournament = await tournamentOf(id);
    const [sheet] = await server.access.sheets.print(tournament, '1', ['1'], 'person:x');
    await browser.request('POST', '/api/devices/pair', { token: sheet!.token });
    const { status, body } = await browser.request('POST', '/api/devices/leave');
    expect([status, body.device, body.person?.id]).toEqual([200, undefined, id]);
    const { devices } = (await browser.request('GET', `/api/tournaments/${tournament}/devices`)).body;
    expect(devices).toEqual([expect.objectContaining({ table: '1', revokedWhy: 'left' })]);
    expect((await browser.request('GET', '/api/session')).body.device).toBeUndefined();
    // There is nothing to release: nothing happens.
    expect((await browser.request('POST', '/api/devices/leave')).status).toBe(200);
  });

  it('belong to their tournament: nobody ends those of another', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const [mine, theirs] = [await tournamentOf(one.id), await tournamentOf(two.id)];
    const [sheet] = await server.access.sheets.print(theirs, '1', ['1'], 'person:x');
    const phone = server.browser();
    const { device } = (await phone.request('POST', '/api/devices/pair', { token: sheet!.token })).body;
    const end = (tournament: string, browser: Browser) =>
      browser.request('DELETE', `/api/tournaments/${tournament}/devices/${device!.id}`);
    expect((await end(mine, one.browser)).body.code).toBe('access.device-unknown');
    expect((await end(theirs, one.browser)).body.code).toBe('access.role-required');
    expect((await phone.request('GET', `/api/tournaments/${theirs}/device`)).status).toBe(200);
    expect((await phone.request('GET', `/api/tournaments/${mine}/device`)).body.code).toBe(
      'access.device-required',
    );
    expect((await phone.request('POST', `/api/tournaments/${mine}/scores`)).body.code).toBe(
      'access.role-required',
    );
  });
});

describe('the routes of access', () => {
  it('state what they ask', () => {
    const stated = routesOf(server.app.get(DiscoveryService, { strict: false })).map(
      ({ method, path, requirement }) => `${method} ${path} ${JSON.stringify(requirement)}`,
    );
    expect(stated).toEqual([
      'GET /api/account "signed-in"',
      'POST /api/account-links/account "public"',
      'POST /api/account-links/look "public"',
      'POST /api/account-links/password "public"',
      'POST /api/account/second-factor "signed-in"',
      'POST /api/account/second-factor/confirm "signed-in"',
      'POST /api/account/second-factor/off "signed-in"',
      'DELETE /api/account/sign-ins "signed-in"',
      'DELETE /api/account/sign-ins/:signIn "signed-in"',
      'GET /api/anybody "public"',
      'POST /api/captains/enter "public"',
      'POST /api/creators "may-create-tournaments"',
      'POST /api/devices/leave "public"',
      'POST /api/devices/pair "public"',
      'POST /api/installation/account-links "administers"',
      'GET /api/installation/accounts "administers"',
      'PATCH /api/installation/accounts/:account "administers"',
      'POST /api/installation/accounts/:account/password-link "administers"',
      'POST /api/installation/accounts/:account/second-factor/off "administers"',
      'POST /api/installation/accounts/:account/sign-out "administers"',
      'PUT /api/installation/second-factor "administers"',
      'POST /api/invitations/accept "public"',
      'POST /api/invitations/take-up "public"',
      'POST /api/password "signed-in"',
      'GET /api/session "public"',
      'POST /api/set-up "public"',
      'POST /api/sign-in "public"',
      'POST /api/sign-out "public"',
      'GET /api/signed-in "signed-in"',
      'GET /api/tournaments/:tournament/captains {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/captains {"roles":["organiser","director"]}',
      'DELETE /api/tournaments/:tournament/captains/:captain {"roles":["organiser","director"]}',
      'GET /api/tournaments/:tournament/device "device"',
      'GET /api/tournaments/:tournament/devices {"roles":["organiser","director"]}',
      'DELETE /api/tournaments/:tournament/devices/:device {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/devices/beside "device"',
      'POST /api/tournaments/:tournament/devices/code {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/devices/make-room "device"',
      'POST /api/tournaments/:tournament/devices/sheet {"roles":["organiser","director"]}',
      'GET /api/tournaments/:tournament/invitations {"roles":["organiser"]}',
      'POST /api/tournaments/:tournament/invitations {"roles":["organiser"]}',
      'DELETE /api/tournaments/:tournament/invitations/:invitation {"roles":["organiser"]}',
      'POST /api/tournaments/:tournament/invitations/code {"roles":["organiser"]}',
      'GET /api/tournaments/:tournament/lasting-cards {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/lasting-cards {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/lasting-cards/:set/bind {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/lasting-cards/:set/print {"roles":["organiser","director"]}',
      'GET /api/tournaments/:tournament/people {"roles":["organiser","director"]}',
      'PUT /api/tournaments/:tournament/people/:person/player {"roles":["organiser","director","scorer"]}',
      'GET /api/tournaments/:tournament/players {"roles":["organiser","director","scorer"]}',
      'PUT /api/tournaments/:tournament/players/:player {"roles":["organiser","director","scorer"],"device":true}',
      'GET /api/tournaments/:tournament/players/at-table "device"',
      'POST /api/tournaments/:tournament/players/at-table "device"',
      'GET /api/tournaments/:tournament/players/clubs {"roles":["organiser","director","scorer"]}',
      'POST /api/tournaments/:tournament/players/known {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/players/members/:member {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/players/without-number {"roles":["organiser","director"]}',
      'POST /api/tournaments/:tournament/scores {"roles":["scorer"],"device":true}',
      'GET /api/tournaments/:tournament/seen "may-see"',
    ]);
  });

  it('that are silent keep the server from starting', async () => {
    @Controller('api')
    class SilentController {
      @Get(['silent', 'mute'])
      silent() {
        return {};
      }
    }
    await expect(accessServer({}, [SilentController])).rejects.toThrow(
      'These routes do not state their access: GET /api/mute, GET /api/silent. Give each its @Access(...).',
    );
  });

  it('that ask for a part in a tournament without naming it keep it from starting too', async () => {
    @Controller('api/tournaments/:t')
    class NamelessController {
      @Post('scores')
      @Access({ roles: ['scorer'] })
      scores() {
        return {};
      }
    }
    await expect(accessServer({}, [NamelessController])).rejects.toThrow(
      'These routes ask for a part in a tournament without naming it: POST /api/tournaments/:t/scores.',
    );
  });
});
