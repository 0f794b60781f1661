import { MINUTE, SECOND } from '../store/database.js';
import {
  accessInTest,
  type AccessInTest,
  ADDRESS,
  PASSWORD,
  refusalOf,
  type TestPerson,
} from '../testing/access-in-test.js';
import { codeOfKey } from '../testing/authenticator.js';
import type { Rights } from '../rights/requirement.js';
import type { SignInWith } from './sign-in.js';

/** Longer than any code is good for. */
const LATER = 2 * MINUTE;
const STEP = 30 * SECOND;
let test: AccessInTest;

beforeAll(async () => {
  test = await accessInTest();
});
beforeEach(() => test.database.throttle.deleteMany());
afterEach(() => test.access.secondFactors.require(false));
afterAll(() => test.drop());

/** A person in whose app codes appear, with a session that has switched them on. */
async function withFactor(rights?: Partial<Rights>) {
  const person = await test.person(undefined, rights);
  const session = await person.signIn();
  const principal = { kind: 'person', person: person.id, session: session.id } as const;
  const { key } = await test.access.secondFactors.begin(person.id, 'Tirage');
  const code = () => codeOfKey(key, test.clock.read());
  const recovery = await test.access.secondFactors.confirm(principal, code(), ADDRESS);
  test.clock.advance(LATER);
  return { ...person, session, principal, key, code, recovery };
}

const signIn = ({ login }: Pick<TestPerson, 'login'>, more: SignInWith = {}, address = ADDRESS) =>
  test.access.signIn.signIn(login, PASSWORD, address, more);

describe('a second factor', () => {
  it('is on once its first code has come, and is asked for after the right password alone', async () => {
    const person = await test.person();
    const session = await person.signIn();
    const principal = { kind: 'person', person: person.id, session: session.id } as const;
    const { key, link } = await test.access.secondFactors.begin(person.id, 'Klub Dama');
    expect(link).toBe(`otpauth://totp/Klub%20Dama:${person.login}?secret=${key}&issuer=Klub%20Dama`);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const confirm = (code: string) => test.access.secondFactors.confirm(principal, code, ADDRESS);
    expect(await refusalOf(confirm('12345'))).toBe('access.second-factor-wrong');
    expect(await signIn(person)).toHaveProperty('token');
    expect(await test.access.secondFactors.of(person.id)).toBeNull();

    const recovery = await confirm(codeOfKey(key, test.clock.read()));
    expect(recovery).toHaveLength(10);
    expect(recovery[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await test.access.secondFactors.of(person.id)).toEqual({
      since: test.clock.read(),
      recoveryCodes: 10,
    });
    expect(await refusalOf(signIn(person))).toBe('access.second-factor-needed');
    expect(await refusalOf(test.access.signIn.signIn(person.login, 'wrong', ADDRESS))).toBe(
      'access.sign-in-failed',
    );
    expect(await test.access.sessions.open(person.id, person.passwordHash)).toBeUndefined();
    expect(await refusalOf(test.access.secondFactors.begin(person.id, 'Tirage'))).toBe(
      'access.second-factor-on',
    );
  });

  it('ends the other sessions when it is switched on', async () => {
    const person = await test.person();
    const [here, there] = [await person.signIn(), await person.signIn()];
    const { key } = await test.access.secondFactors.begin(person.id, 'Tirage');
    const principal = { kind: 'person', person: person.id, session: here.id } as const;
    await test.access.secondFactors.confirm(principal, codeOfKey(key, test.clock.read()), ADDRESS);
    expect(await test.access.sessions.resolve(here.token)).toBeDefined();
    expect(await test.access.sessions.resolve(there.token)).toBeUndefined();
  });

  it('is that of the set-up begun last', async () => {
    const person = await test.person();
    const principal = { kind: 'person', person: person.id, session: (await person.signIn()).id } as const;
    const first = await test.access.secondFactors.begin(person.id, 'Tirage');
    const second = await test.access.secondFactors.begin(person.id, 'Tirage');
    const confirm = ({ key }: { readonly key: string }) =>
      test.access.secondFactors.confirm(principal, codeOfKey(key, test.clock.read()), ADDRESS);
    expect(await refusalOf(confirm(first))).toBe('access.second-factor-wrong');
    expect(await confirm(second)).toHaveLength(10);
  });

  it('takes a code of the present half minute, of the one before and of the one after, each once', async () => {
    const person = await withFactor();
    const codeIn = (steps: number) =>
      codeOfKey(person.key, new Date(test.clock.read().getTime() + steps * STEP));
    for (const off of [-2, 2])
      expect(await refusalOf(signIn(person, { code: codeIn(off) }))).toBe('access.second-factor-wrong');
    for (const off of [-1, 0, 1]) {
      const code = codeIn(off);
      const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect(await signIn(person, { code: spaced })).toHaveProperty('token');
      expect(await refusalOf(signIn(person, { code }))).toBe('access.second-factor-wrong');
    }
    // One that is older than the last used is used, too.
    expect(await refusalOf(signIn(person, { code: codeIn(0) }))).toBe('access.second-factor-wrong');
  });

  it('takes the code that switched it on no second time', async () => {
    const person = await test.person();
    const principal = { kind: 'person', person: person.id, session: (await person.signIn()).id } as const;
    const { key } = await test.access.secondFactors.begin(person.id, 'Tirage');
    const code = codeOfKey(key, test.clock.read());
    await test.access.secondFactors.confirm(principal, code, ADDRESS);
    expect(await refusalOf(signIn(person, { code }))).toBe('access.second-factor-wrong');
  });

  it('takes a code once, also from many at the same instant', async () => {
    const person = await withFactor();
    const [code, recovery] = [person.code(), person.recovery[0]!];
    for (const given of [code, recovery]) {
      const prove = (index: number) =>
        test.access.secondFactors
          .prove(person.id, given, { address: `address ${index}`, browser: `browser ${index}` })
          .catch(() => false);
      const proven = await Promise.all(Array.from({ length: 8 }, (_, index) => prove(index)));
      expect(proven.filter(Boolean)).toHaveLength(1);
    }
  });

  it('takes each recovery code once, however it is typed', async () => {
    const person = await withFactor();
    const [first, second] = person.recovery as [string, string];
    expect(await signIn(person, { code: first })).toHaveProperty('token');
    expect(await refusalOf(signIn(person, { code: first }))).toBe('access.second-factor-wrong');
    expect(await signIn(person, { code: second.toLowerCase().replaceAll('-', ' ') })).toHaveProperty('token');
    expect(await test.access.secondFactors.of(person.id)).toMatchObject({ recoveryCodes: 8 });
    const other = await withFactor();
    expect(await refusalOf(signIn(other, { code: person.recovery[2]! }))).toBe('access.second-factor-wrong');
  });

  it('slows down guesses at its codes by account, which a right password does not forgive', async () => {
    const person = await withFactor();
    for (let index = 0; index < 11; index += 1) {
      expect(await refusalOf(signIn(person, { code: '000000' }, `address ${index}`))).toBe(
        'access.second-factor-wrong',
      );
    }
    expect(await refusalOf(signIn(person))).toBe('access.second-factor-needed');
    expect(await refusalOf(signIn(person, { code: person.code() }, 'fresh'))).toBe(
      'access.too-many-attempts',
    );
    // Where it was signed in before, its owner is not kept out by them.
    expect(await signIn(person, { code: person.code(), knownAs: 'browser' })).toHaveProperty('token');
  });

  it('slows them down by address, too', async () => {
    const fresh = await withFactor();
    const people = [await withFactor(), await withFactor(), await withFactor(), await withFactor()];
    for (let index = 0; index < 31; index += 1) {
      const person = people[index % 4]!;
      const proof = test.access.secondFactors.prove(person.id, '000000', { address: ADDRESS });
      expect(await refusalOf(proof)).toBe('access.second-factor-wrong');
    }
    const proof = test.access.secondFactors.prove(fresh.id, fresh.code(), { address: ADDRESS });
    expect(await refusalOf(proof)).toBe('access.too-many-attempts');
  });

  it('that was switched off is asked for no more, and is written down', async () => {
    const person = await withFactor();
    await test.access.secondFactors.switchOff(person.id, 'person:administrator');
    expect(await signIn(person)).toHaveProperty('token');
    expect(await refusalOf(test.access.secondFactors.switchOff(person.id, 'person:administrator'))).toBe(
      'access.second-factor-off',
    );
    const lines = await test.access.recordChanges.read(10, { of: [person.id] });
    expect(lines.map(({ kind, by }) => [kind, by])).toEqual([
      ['second-factor-off', 'person:administrator'],
      ['second-factor-on', `person:${person.id}`],
    ]);
    expect(await test.database.recoveryCode.count({ where: { personId: person.id } })).toBe(0);
    const listed = (await test.access.accounts.list()).find(({ id }) => id === person.id);
    expect(listed?.secondFactorSince).toBeNull();
  });

  it('stays with the account when its password is renewed by a link', async () => {
    const person = await withFactor();
    const { token } = await test.access.accounts.passwordLink(person.id, person.id);
    const { passwordHash } = await test.access.accounts.renewPassword(token, 'another password', ADDRESS);
    expect(await test.access.sessions.open(person.id, passwordHash)).toBeUndefined();
    const again = test.access.signIn.signIn(person.login, 'another password', ADDRESS, {
      code: person.code(),
    });
    expect(await again).toHaveProperty('token');
  });

  it('goes with the data of the account', async () => {
    const person = await withFactor();
    await test.access.erasures.erase(person.id, 'person:x');
    expect(await test.database.secondFactor.count({ where: { personId: person.id } })).toBe(0);
  });

  it('opens no session that was asked for by the password alone while it was switched on', async () => {
    const person = await test.person();
    const here = await person.signIn();
    const principal = { kind: 'person', person: person.id, session: here.id } as const;
    const { key } = await test.access.secondFactors.begin(person.id, 'Tirage');
    const open = () => test.access.sessions.open(person.id, person.passwordHash);
    const before = Array.from({ length: 8 }, open);
    const confirming = test.access.secondFactors.confirm(
      principal,
      codeOfKey(key, test.clock.read()),
      ADDRESS,
    );
    const meanwhile = Array.from({ length: 8 }, open);
    const opened = await Promise.all([...before, ...meanwhile]);
    await confirming;
    for (const session of opened)
      expect(session && (await test.access.sessions.resolve(session.token))).toBeUndefined();
  });
});

describe('a required second factor', () => {
  const RIGHTS = { mayCreateTournaments: true };

  it('leaves organisers and administrators nothing but their account, from their next sign-in on', async () => {
    const people = [
      await test.person(undefined, RIGHTS),
      await test.person(undefined, { administers: true }),
    ];
    const before = await Promise.all(people.map((person) => person.signIn()));
    await test.access.secondFactors.require(true);
    expect(await test.access.secondFactors.isRequired()).toBe(true);
    for (const [index, person] of people.entries()) {
      const ask = async (
        token: string,
        requirement: 'signed-in' | 'may-create-tournaments' | 'administers',
      ) => test.access.gate.ask(await test.access.credentials({ session: token }), requirement);
      const right = index === 0 ? 'may-create-tournaments' : 'administers';
      expect(await ask(before[index]!.token, right)).toMatchObject({ principal: { person: person.id } });
      const now = await person.signIn();
      expect(await refusalOf(ask(now.token, right))).toBe('access.second-factor-missing');
      expect(await ask(now.token, 'signed-in')).toMatchObject({ principal: { person: person.id } });
      const anybody = await test.access.gate.ask(
        await test.access.credentials({ session: now.token }),
        'public',
      );
      expect(anybody).toMatchObject({ principal: { kind: 'public' }, audience: 'public' });

      const { key } = await test.access.secondFactors.begin(person.id, 'Tirage');
      const principal = { kind: 'person', person: person.id, session: now.id } as const;
      await test.access.secondFactors.confirm(principal, codeOfKey(key, test.clock.read()), ADDRESS);
      expect(await ask(now.token, right)).toMatchObject({ principal: { person: person.id } });
    }
  });

  it('asks nothing of others, until they organise a tournament', async () => {
    await test.access.secondFactors.require(true);
    const person = await test.person();
    const tournament = crypto.randomUUID();
    test.roles.open(tournament, 'published');
    test.roles.give(tournament, person.id, 'director');
    const { token } = await person.signIn();
    const ask = async () =>
      test.access.gate.ask(await test.access.credentials({ session: token }), 'may-see', tournament);
    expect(await ask()).toMatchObject({ audience: 'director' });
    test.roles.give(tournament, person.id, 'organiser');
    expect(await refusalOf(ask())).toBe('access.second-factor-missing');
  });

  it('asks nothing more of those who have one', async () => {
    await test.access.secondFactors.require(true);
    const person = await withFactor(RIGHTS);
    const { token } = await signIn(person, { code: person.code() });
    const credentials = await test.access.credentials({ session: token });
    expect(await test.access.gate.ask(credentials, 'may-create-tournaments')).toBeDefined();
  });
});
