import { hash } from '@node-rs/argon2';
import { AccessRefused } from '../rights/access-refused.js';
import { DAY, MINUTE } from '../store/database.js';
import { SESSION_AT_MOST, SESSION_IDLE } from './sessions.js';
import {
  accessInTest,
  type AccessInTest,
  ADDRESS,
  CHEAP,
  PASSWORD,
  refusalOf,
} from '../testing/access-in-test.js';

let test: AccessInTest;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(() => test.database.throttle.deleteMany());

afterAll(() => test.drop());

describe('signing in', () => {
  it('opens a session for the right login and password, however the login is typed', async () => {
    const ada = await test.person('ada');
    const { token } = await test.access.signIn.signIn(' ＡDA', PASSWORD, ADDRESS);
    expect(await test.access.sessions.resolve(token)).toEqual({
      principal: { kind: 'person', person: ada.id, session: expect.any(String) },
      name: 'Name of ada',
      mayCreateTournaments: false,
      administers: false,
    });
  });

  it('fails in the same words for a wrong password, an unknown login and a login that cannot be', async () => {
    const grace = await test.person('grace');
    const tell = async (login: string, password: string): Promise<unknown> => {
      const error: unknown = await test.access.signIn
        .signIn(login, password, ADDRESS)
        .catch((caught: unknown) => caught);
      const { name, message, code, params } = error as AccessRefused;
      return { name, message, code, params };
    };
    const wrong = await tell(grace.login, 'not the password');
    expect(wrong).toMatchObject({ code: 'access.sign-in-failed', params: {} });
    expect(await tell('nobody', PASSWORD)).toEqual(wrong);
    expect(await tell('', '')).toEqual(wrong);
    expect(await tell('no body\u0000', PASSWORD)).toEqual(wrong);
    expect(await tell('\ud800', PASSWORD)).toEqual(wrong);
  });

  it('slows down a login that exists just as one that does not', async () => {
    await test.person('edsger');
    const course = async (login: string, address: string) => {
      const told: unknown[] = [];
      for (let index = 0; index < 8; index += 1) {
        const error: unknown = await test.access.signIn
          .signIn(login, 'wrong', address)
          .catch((caught: unknown) => caught);
        const { code, params } = error as AccessRefused;
        told.push([code, params]);
      }
      return told;
    };
    const existing = await course('edsger', '192.0.2.10');
    expect(existing.at(5)).toEqual(['access.sign-in-failed', {}]);
    expect(existing.at(6)).toEqual(['access.too-many-attempts', { retryAfter: 1 }]);
    expect(await course('nobody-either', '192.0.2.11')).toEqual(existing);
  });

  it('is refused for the right password too while it is slowed down', async () => {
    const barbara = await test.person('barbara');
    for (let index = 0; index < 6; index += 1) {
      await refusalOf(test.access.signIn.signIn(barbara.login, 'wrong', ADDRESS));
    }
    const signIn = (address: string) => test.access.signIn.signIn(barbara.login, PASSWORD, address);
    expect(await refusalOf(signIn(ADDRESS))).toBe('access.too-many-attempts');
    // Nobody is kept out by what others try elsewhere.
    expect(await signIn('198.51.100.1')).toHaveProperty('token');
    test.clock.advance(MINUTE);
    expect(await signIn(ADDRESS)).toHaveProperty('token');
  });

  it('renews a hash that was made at another cost', async () => {
    const ken = await test.person('ken');
    const old = await hash(PASSWORD, { ...CHEAP, timeCost: 3 });
    await test.database.person.update({ where: { id: ken.id }, data: { passwordHash: old } });
    await test.access.signIn.signIn('ken', PASSWORD, ADDRESS);
    const { passwordHash } = await test.database.person.findUniqueOrThrow({ where: { id: ken.id } });
    expect(passwordHash).toContain('$m=8,t=1,p=1$');
    await test.access.signIn.signIn('ken', PASSWORD, ADDRESS);
  });
});

describe('a session', () => {
  it('ends when it is not used, and slides on when it is, up to its absolute end', async () => {
    const person = await test.person();
    const idle = await person.signIn();
    test.clock.advance(SESSION_IDLE - 1);
    const used = await person.signIn();
    test.clock.advance(1);
    expect(await test.access.sessions.resolve(idle.token)).toBeUndefined();

    let age = 1;
    while (age + DAY < SESSION_AT_MOST) {
      test.clock.advance(DAY);
      age += DAY;
      expect(await test.access.sessions.resolve(used.token)).toBeDefined();
    }
    test.clock.advance(SESSION_AT_MOST - age - 1);
    expect(await test.access.sessions.resolve(used.token)).toBeDefined();
    test.clock.advance(1);
    expect(await test.access.sessions.resolve(used.token)).toBeUndefined();
  });

  it('is not found by what is no token of ours', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}\u0000`, 'a'.repeat(100_000)]) {
      expect(await test.access.sessions.resolve(token)).toBeUndefined();
    }
  });

  it('is ended by its own person only, and leaves the list', async () => {
    const [person, other] = await Promise.all([test.person(), test.person()]);
    const session = await person.signIn();
    await test.access.sessions.revoke(other.id, session.id);
    expect(await test.access.sessions.resolve(session.token)).toBeDefined();
    await test.access.sessions.revoke(person.id, session.id);
    expect(await test.access.sessions.resolve(session.token)).toBeUndefined();
    expect(await test.access.sessions.list(person.id)).toEqual([]);
  });

  it('is listed by when it was last used, with its browser', async () => {
    const person = await test.person();
    const at = test.clock.read();
    const open = (browser?: string) => test.access.sessions.open(person.id, person.passwordHash, { browser });
    const [one, other] = [(await open('Firefox, Linux'))!, (await open())!];
    test.clock.advance(11 * MINUTE);
    const used = test.clock.read();
    await test.access.sessions.resolve(one.token);
    expect(await test.access.sessions.list(person.id)).toEqual([
      { id: one.id, createdAt: at, seenAt: used, browser: 'Firefox, Linux' },
      { id: other.id, createdAt: at, seenAt: at, browser: null },
    ]);
    await test.access.sessions.endOthers({ kind: 'person', person: person.id, session: one.id });
    expect((await test.access.sessions.list(person.id)).map(({ id }) => id)).toEqual([one.id]);
    test.clock.advance(SESSION_IDLE);
    expect(await test.access.sessions.list(person.id)).toEqual([]);
  });
});

describe('changing the password', () => {
  it('needs the present one, ends the other sessions and keeps this one', async () => {
    const person = await test.person();
    const [here, there] = [await person.signIn(), await person.signIn()];
    const principal = { kind: 'person', person: person.id, session: here.id } as const;
    const change = (current: string, next: string) =>
      test.access.signIn.changePassword(principal, { current, next }, ADDRESS);

    expect(await refusalOf(change('wrong', 'another password'))).toBe('access.password-wrong');
    expect(await refusalOf(change(PASSWORD, 'short'))).toBe('access.password-refused');
    expect(await refusalOf(change(PASSWORD, person.login))).toBe('access.password-refused');
    expect(await test.access.sessions.resolve(there.token)).toBeDefined();

    await change(PASSWORD, 'another password');
    expect(await test.access.sessions.resolve(here.token)).toBeDefined();
    expect(await test.access.sessions.resolve(there.token)).toBeUndefined();
    const signIn = (password: string) => test.access.signIn.signIn(person.login, password, ADDRESS);
    expect(await refusalOf(signIn(PASSWORD))).toBe('access.sign-in-failed');
    expect(await signIn('another password')).toHaveProperty('token');
  });

  it('leaves no session opened by the old password at the same time', async () => {
    const person = await test.person();
    const here = await person.signIn();
    const principal = { kind: 'person', person: person.id, session: here.id } as const;
    const openings = Array.from({ length: 8 }, () =>
      test.access.sessions.open(person.id, person.passwordHash),
    );
    const change = { current: PASSWORD, next: 'another password' };
    const changing = test.access.signIn.changePassword(principal, change, ADDRESS);
    const later = Array.from({ length: 8 }, () => test.access.sessions.open(person.id, person.passwordHash));
    const opened = await Promise.all([...openings, ...later]);
    await changing;
    for (const session of opened) {
      expect(session && (await test.access.sessions.resolve(session.token))).toBeUndefined();
    }
    expect(await test.access.sessions.open(person.id, person.passwordHash)).toBeUndefined();
  });

  it('is slowed down as signing in is', async () => {
    const person = await test.person();
    const principal = { kind: 'person', person: person.id, session: (await person.signIn()).id } as const;
    const change = () =>
      test.access.signIn.changePassword(principal, { current: 'wrong', next: 'another password' }, ADDRESS);
    for (let index = 0; index < 11; index += 1)
      expect(await refusalOf(change())).toBe('access.password-wrong');
    expect(await refusalOf(change())).toBe('access.too-many-attempts');
    expect(await test.access.signIn.signIn(person.login, PASSWORD, ADDRESS)).toHaveProperty('token');
  });
});
