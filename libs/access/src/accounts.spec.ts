import { ACCOUNT_LINK_LASTS, PASSWORD_LINK_LASTS } from './accounts.js';
import { NO_RIGHTS } from './rights/requirement.js';
import {
  accessInTest,
  ADDRESS,
  PASSWORD,
  refusalOf,
  type AccessInTest,
  type TestPerson,
} from './testing/access-in-test.js';

const ANOTHER = 'another long password';
let test: AccessInTest;
let ada: TestPerson;

beforeAll(async () => {
  test = await accessInTest();
  ada = await test.person('ada', { administers: true });
});
beforeEach(() => test.database.throttle.deleteMany());
afterAll(() => test.drop());

const listed = async (id: string) => (await test.access.accounts.list()).find((each) => each.id === id);

describe('accounts', () => {
  it('are made by a one-time link, with the rights that it was made with', async () => {
    const rights = { mayCreateTournaments: true, administers: false };
    const { token } = await test.access.accounts.invite(rights, ada.id);
    expect(await test.access.accounts.look(token, ADDRESS)).toEqual({ kind: 'account' });
    const account = { name: 'Grace', login: 'Grace', password: PASSWORD };
    const { id } = await test.access.accounts.redeem(token, account, ADDRESS);
    expect(await listed(id)).toMatchObject({ name: 'Grace', login: 'grace', ...rights, sessions: 0 });
    expect(await refusalOf(test.access.accounts.redeem(token, account, ADDRESS))).toBe('access.link-used');
    const late = await test.access.accounts.invite(rights, ada.id);
    test.clock.advance(ACCOUNT_LINK_LASTS);
    expect(await refusalOf(test.access.accounts.look(late.token, ADDRESS))).toBe('access.link-expired');
  });

  it('get a new password by a link, which ends every session; an older link dies', async () => {
    const person = await test.person('forgetful');
    const { token: session } = await person.signIn();
    const older = await test.access.accounts.passwordLink(person.id, ada.id);
    const { token } = await test.access.accounts.passwordLink(person.id, ada.id);
    expect(await refusalOf(test.access.accounts.look(older.token, ADDRESS))).toBe('access.link-revoked');
    expect(await test.access.accounts.look(token, ADDRESS)).toEqual({
      kind: 'password',
      name: 'Name of forgetful',
      login: 'forgetful',
    });
    expect(await refusalOf(test.access.accounts.renewPassword(token, 'forgetful', ADDRESS))).toBe(
      'access.password-refused',
    );
    await test.access.accounts.renewPassword(token, ANOTHER, ADDRESS);
    expect(await test.access.sessions.resolve(session)).toBeUndefined();
    expect(await refusalOf(test.access.signIn.signIn('forgetful', PASSWORD, ADDRESS))).toBe(
      'access.sign-in-failed',
    );
    expect(await test.access.signIn.signIn('forgetful', ANOTHER, ADDRESS)).toHaveProperty('token');
    expect(await refusalOf(test.access.accounts.renewPassword(token, ANOTHER, ADDRESS))).toBe(
      'access.link-used',
    );
    const late = await test.access.accounts.passwordLink(person.id, ada.id);
    test.clock.advance(PASSWORD_LINK_LASTS);
    expect(await refusalOf(test.access.accounts.look(late.token, ADDRESS))).toBe('access.link-expired');
  });

  it('that are closed have no session, no way in and no link, until they are opened again', async () => {
    const person = await test.person('leaving');
    const { token: session } = await person.signIn();
    const { token } = await test.access.accounts.passwordLink(person.id, ada.id);
    await test.access.accounts.change(person.id, { closed: true });
    expect(await test.access.sessions.resolve(session)).toBeUndefined();
    expect(await refusalOf(test.access.signIn.signIn('leaving', PASSWORD, ADDRESS))).toBe(
      'access.sign-in-failed',
    );
    expect(await test.access.sessions.open(person.id, person.passwordHash)).toBeUndefined();
    expect(await refusalOf(test.access.accounts.look(token, ADDRESS))).toBe('access.link-revoked');
    expect(await refusalOf(test.access.accounts.passwordLink(person.id, ada.id))).toBe(
      'access.account-closed',
    );
    expect(await listed(person.id)).toMatchObject({ closedAt: expect.any(Date), sessions: 0 });
    await test.access.accounts.change(person.id, { closed: false });
    expect(await test.access.signIn.signIn('leaving', PASSWORD, ADDRESS)).toHaveProperty('token');
  });

  it('are renamed, get rights, and are signed out everywhere', async () => {
    const person = await test.person('renamed');
    const sessions = [await person.signIn(), await person.signIn()];
    await test.access.accounts.change(person.id, { name: 'Renata', administers: true });
    expect(await test.access.sessions.resolve(sessions[0]!.token)).toMatchObject({
      name: 'Renata',
      administers: true,
      mayCreateTournaments: false,
    });
    await test.access.accounts.signOut(person.id);
    for (const { token } of sessions) expect(await test.access.sessions.resolve(token)).toBeUndefined();
    await test.access.accounts.change(person.id, { administers: false });
  });

  it('leave an administrator who can sign in', async () => {
    for (const change of [{ administers: false }, { closed: true }]) {
      expect(await refusalOf(test.access.accounts.change(ada.id, change))).toBe('access.last-administrator');
    }
    expect(await refusalOf(test.access.erasures.erase(ada.id, 'person:x'))).toBe('access.last-administrator');
    expect(await listed(ada.id)).toMatchObject({ administers: true, closedAt: null });
    const successor = await test.person('successor', { administers: true });
    await test.access.accounts.change(ada.id, { administers: false });
    expect(await refusalOf(test.access.accounts.change(successor.id, { closed: true }))).toBe(
      'access.last-administrator',
    );
    await test.access.accounts.change(ada.id, { administers: true });
    expect(await refusalOf(test.access.accounts.change(crypto.randomUUID(), NO_RIGHTS))).toBe(
      'access.account-unknown',
    );
  });
});

describe('erasure', () => {
  it('leaves nothing of an account but its id, which nobody gets again', async () => {
    const person = await test.person('gone', { administers: true });
    const { token } = await person.signIn();
    const player = crypto.randomUUID();
    await test.access.players.put(
      { id: player, name: 'Gone Player', memberNumber: '123' },
      'person:x',
      'anybody',
    );
    await test.access.ownPlayers.put(person.id, player, 'person:x', true);
    await test.access.invitations.invite(crypto.randomUUID(), 'director', person.id);
    expect(await test.access.erasures.find(person.id)).toEqual([
      {
        kind: 'account',
        id: person.id,
        name: 'Name of gone',
        login: 'gone',
        also: [{ kind: 'player', id: player, name: 'Gone Player' }],
      },
    ]);
    await test.access.erasures.erase(person.id, `person:${ada.id}`);
    expect(await test.access.sessions.resolve(token)).toBeUndefined();
    expect(await test.access.people.names([person.id, player])).toEqual(new Map([[player, 'Gone Player']]));
    expect(await test.access.erasures.find(person.id)).toEqual([]);
    expect(await test.access.erasures.isErased(person.id)).toBe(true);

    await test.access.erasures.erase(player, `person:${ada.id}`);
    expect(await test.access.players.search('Gone', 5)).toEqual([]);
    const again = { id: player, name: 'Gone Player', memberNumber: '123' };
    for (const mayRename of ['anybody', 'nobody'] as const) {
      expect(await refusalOf(test.access.players.put(again, 'person:x', mayRename))).toBe(
        'access.data-erased',
      );
    }
    expect(await refusalOf(test.access.erasures.erase(player, 'person:x'))).toBe('access.account-unknown');
  });

  it('of the first organiser does not open the set-up again', async () => {
    const token = await test.access.setUp.offer();
    const account = { name: 'First', login: 'first', password: PASSWORD };
    const { id } = await test.access.setUp.redeem(token!, account, ADDRESS);
    await test.access.erasures.erase(id, `person:${ada.id}`);
    expect(await test.another().setUp.isNeeded()).toBe(false);
    expect(await test.another().setUp.offer()).toBeUndefined();
  });
});
