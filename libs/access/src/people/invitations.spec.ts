import { randomUUID } from 'node:crypto';
import type { TournamentRole } from '#tournament';
import { DAY } from '../store/database.js';
import { INVITATION_LASTS, TAKEN_UP_LASTS } from './invitations.js';
import { CODE_LASTS } from '../sign-in/pairing-codes.js';
import {
  accessInTest,
  type AccessInTest,
  ADDRESS,
  PASSWORD,
  refusalOf,
  type TestPerson,
} from '../testing/access-in-test.js';

let test: AccessInTest;
let organiser: TestPerson;
let tournament: string;

beforeAll(async () => {
  test = await accessInTest();
  organiser = await test.person('organiser', { mayCreateTournaments: true });
});

beforeEach(() => {
  tournament = randomUUID();
  test.roles.open(tournament);
  test.roles.give(tournament, organiser.id, 'organiser');
});

afterAll(() => test.drop());

const invite = (role: TournamentRole = 'scorer') =>
  test.access.invitations.invite(tournament, role, organiser.id);
const asPerson = (person: string) => ({ signedIn: person });
const asNewcomer = (login: string, password = PASSWORD) => ({
  account: { name: `Name of ${login}`, login, password },
});
const accept = (token: string, who: ReturnType<typeof asPerson> | ReturnType<typeof asNewcomer>) =>
  test.access.invitations.accept(token, who, ADDRESS);
const rolesOf = async (person: string) => [...(await test.roles.rolesOf(tournament, person))];

describe('an invitation', () => {
  it('gives the signed-in person the role, on behalf of who invited, under its own id', async () => {
    const { id, token } = await invite('director');
    const person = await test.person();
    expect(await accept(token, asPerson(person.id))).toEqual({
      tournament,
      role: 'director',
      person: person.id,
    });
    expect(test.roles.grants.at(-1)).toEqual({
      tournament,
      person: person.id,
      role: 'director',
      by: `person:${organiser.id}`,
      commandId: id,
    });
    expect(await test.access.people.find(person.id)).toMatchObject({ mayCreateTournaments: false });
  });

  it('makes an account for a newcomer', async () => {
    const { token } = await invite('scorer');
    const { person, opens } = await accept(token, asNewcomer('Newcomer-1'));
    expect(opens?.id).toBe(person);
    expect(await rolesOf(person)).toEqual(['scorer']);
    expect(await test.access.signIn.signIn('newcomer-1', PASSWORD, ADDRESS)).toHaveProperty('token');
  });

  it('as organiser lets the person create tournaments too', async () => {
    const { token } = await invite('organiser');
    const { person } = await accept(token, asNewcomer('co-organiser'));
    expect(await test.access.people.find(person)).toMatchObject({ mayCreateTournaments: true });
  });

  it('serves once', async () => {
    const { token } = await invite();
    const person = await test.person();
    await accept(token, asPerson(person.id));
    expect(await refusalOf(accept(token, asPerson(organiser.id)))).toBe('access.link-used');
    expect(await refusalOf(accept(token, asNewcomer('late')))).toBe('access.link-used');
    expect(await refusalOf(accept(token, {} as never))).toBe('access.sign-in-required');
  });

  it('used by several at the same instant serves one', async () => {
    const { token } = await invite();
    const people = await Promise.all([test.person(), test.person(), test.person()]);
    const before = await test.database.person.count();
    const outcomes = await Promise.allSettled([
      ...people.map(({ id }) => accept(token, asPerson(id))),
      ...['race-1', 'race-2', 'race-3'].map((login) => accept(token, asNewcomer(login))),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(test.roles.grants.filter((granted) => granted.tournament === tournament)).toHaveLength(1);
    expect((await test.database.person.count()) - before).toBeLessThanOrEqual(1);
  });

  it('is not used up by who holds the role already, nor by what was wrong with an account', async () => {
    const { token } = await invite('organiser');
    expect(await refusalOf(accept(token, asPerson(organiser.id)))).toBe('access.role-already-held');
    expect(await refusalOf(accept(token, asNewcomer('organiser')))).toBe('access.login-taken');
    expect(await refusalOf(accept(token, asNewcomer('weak', 'short')))).toBe('access.password-refused');
    expect(await refusalOf(accept(token, {} as never))).toBe('access.sign-in-required');
    expect(await accept(token, asNewcomer('strong'))).toMatchObject({ role: 'organiser' });
  });

  it('expires after seven days', async () => {
    expect(INVITATION_LASTS).toBe(7 * DAY);
    const [intime, late] = [await invite(), await invite('director')];
    const person = await test.person();
    test.clock.advance(INVITATION_LASTS - 1);
    await accept(intime.token, asPerson(person.id));
    test.clock.advance(1);
    expect(await refusalOf(accept(late.token, asPerson(person.id)))).toBe('access.link-expired');
  });

  it('can be withdrawn, and stays in the list', async () => {
    const { id, token } = await invite();
    await test.access.invitations.revoke(tournament, id);
    await test.access.invitations.revoke(tournament, id);
    expect(await refusalOf(accept(token, asNewcomer('too-late')))).toBe('access.link-revoked');
    expect(await test.access.invitations.list(tournament)).toEqual([
      expect.objectContaining({ id, role: 'scorer', revokedAt: test.clock.read(), acceptedBy: null }),
    ]);
  });

  it('that was accepted cannot be withdrawn, nor one of another tournament', async () => {
    const { id, token } = await invite();
    const elsewhere = randomUUID();
    const revoke = (where: string, which: string) => refusalOf(test.access.invitations.revoke(where, which));
    expect(await revoke(elsewhere, id)).toBe('access.invitation-unknown');
    expect(await revoke(tournament, randomUUID())).toBe('access.invitation-unknown');
    await accept(token, asPerson((await test.person()).id));
    expect(await revoke(tournament, id)).toBe('access.invitation-used');
    expect(await test.access.invitations.list(elsewhere)).toEqual([]);
  });

  it('dies with the role of who made it', async () => {
    const { token } = await invite();
    test.roles.takeAway(tournament, organiser.id);
    expect(await refusalOf(accept(token, asNewcomer('orphan')))).toBe('access.link-revoked');
  });

  it('is needed: other tokens give nothing', async () => {
    for (const token of ['', 'A'.repeat(43)]) {
      expect(await refusalOf(accept(token, asPerson(organiser.id)))).toBe('access.link-unknown');
    }
  });
});

describe('an acceptance that broke off', () => {
  it.each(['before', 'after'] as const)(
    '%s the role was written goes on for the signed-in person',
    async (when) => {
      const { token } = await invite('organiser');
      const person = await test.person();
      test.roles.failNext = { when, error: new Error('pulled plug') };
      await expect(accept(token, asPerson(person.id))).rejects.toThrow('pulled plug');
      expect(await refusalOf(accept(token, asPerson((await test.person()).id)))).toBe('access.link-used');

      test.clock.advance(INVITATION_LASTS * 2);
      await accept(token, asPerson(person.id));
      expect(await rolesOf(person.id)).toEqual(['organiser']);
      expect(await test.access.people.find(person.id)).toMatchObject({ mayCreateTournaments: true });
      expect(test.roles.grants.filter((granted) => granted.tournament === tournament)).toHaveLength(1);
    },
  );

  it('goes on for the newcomer by the same login and password', async () => {
    const { token } = await invite();
    test.roles.failNext = { when: 'before', error: new Error('pulled plug') };
    await expect(accept(token, asNewcomer('unlucky'))).rejects.toThrow('pulled plug');
    expect(await refusalOf(accept(token, asNewcomer('unlucky', 'another password')))).toBe(
      'access.sign-in-failed',
    );
    expect(await refusalOf(accept(token, asNewcomer('somebody')))).toBe('access.link-used');
    const { person, opens } = await accept(token, asNewcomer('unlucky'));
    expect(opens && (await test.access.sessions.open(opens.id, opens.passwordHash))).toHaveProperty('token');
    expect(await rolesOf(person)).toEqual(['scorer']);
  });

  it('is slowed down as signing in is, but for a browser in which the login was signed in before', async () => {
    const { token } = await invite();
    const again = (password: string, browser?: string) =>
      test.access.invitations.accept(token, asNewcomer('guessed', password), '198.51.100.77', browser);
    test.roles.failNext = { when: 'before', error: new Error('pulled plug') };
    await expect(again(PASSWORD)).rejects.toThrow('pulled plug');
    for (let guess = 0; guess < 6; guess++)
      expect(await refusalOf(again('another password'))).toBe('access.sign-in-failed');
    expect(await refusalOf(again(PASSWORD))).toBe('access.too-many-attempts');
    const { knownBrowsers } = test.access;
    const browser = await knownBrowsers.knownAs(
      'guessed',
      await knownBrowsers.tokenFor('guessed', undefined),
    );
    expect(await again(PASSWORD, browser)).toHaveProperty('opens.login', 'guessed');
  });

  it('does not give back a role that was taken away since', async () => {
    const { token } = await invite();
    const person = await test.person();
    await accept(token, asPerson(person.id));
    test.roles.takeAway(tournament, person.id);
    await accept(token, asPerson(person.id));
    expect(await rolesOf(person.id)).toEqual([]);
  });
});

describe('an invitation by a short code', () => {
  const byCode = () => test.access.invitations.inviteByCode(tournament, 'director', organiser.id);
  const takeUp = (code: string) => test.access.invitations.takeUp(code, ADDRESS);

  it('is taken up once, however it is typed, and then accepted as by its link', async () => {
    const { code } = await byCode();
    const token = await takeUp(` ${code.toLowerCase().replace('-', ' ')}`);
    expect(await refusalOf(takeUp(code))).toBe('access.code-wrong');
    const person = await test.person();
    await accept(token, asPerson(person.id));
    expect(await rolesOf(person.id)).toEqual(['director']);
  });

  it('leaves whoever has typed it time to make an account, and nobody more', async () => {
    const [slow, late] = [await byCode(), await byCode()];
    test.clock.advance(CODE_LASTS - 1);
    const token = await takeUp(slow.code);
    test.clock.advance(1);
    expect(await refusalOf(takeUp(late.code))).toBe('access.code-wrong');
    test.clock.advance(TAKEN_UP_LASTS);
    expect(await refusalOf(accept(token, asNewcomer(`late-${tournament}`)))).toBe('access.link-expired');
  });

  it('is void once withdrawn, and never works as the code of a table, nor the other way round', async () => {
    const { code } = await byCode();
    const [listed] = await test.access.invitations.list(tournament);
    expect(await test.access.codes.list(tournament)).toEqual([]);
    expect(await refusalOf(test.access.devices.pairByCode(code, { address: ADDRESS }))).toBe(
      'access.code-wrong',
    );
    await test.access.invitations.revoke(tournament, listed!.id);
    expect(await refusalOf(takeUp(code))).toBe('access.code-wrong');
    const table = await test.access.codes.issue(
      { tournament, session: '1', table: 'A1', side: null },
      'person:x',
    );
    expect(await refusalOf(takeUp(table.code))).toBe('access.code-wrong');
  });
});
