import { randomUUID } from 'node:crypto';
import type { Credentials } from './credentials.js';
import { Gate } from './gate.js';
import { refusalOf } from './testing/access-in-test.js';
import { RolesInMemory } from './testing/roles-in-memory.js';

const roles = new RolesInMemory();
const gate = new Gate(roles);
const [published, draft] = [randomUUID(), randomUUID()];
const person = randomUUID();

roles.open(published, 'published');
roles.open(draft, 'draft');
roles.give(published, person, 'scorer');

const signedIn: Credentials['person'] = {
  principal: { kind: 'person', person, session: randomUUID() },
  name: 'Ada',
  mayCreateTournaments: false,
  administers: false,
};
const deviceOf = (tournament: string) =>
  ({ kind: 'device', device: randomUUID(), tournament, session: '1', table: '1', side: null }) as const;

describe('the gate', () => {
  it('lets a browser that is signed in and paired through as the one that sees more', async () => {
    const both = { person: signedIn, device: deviceOf(published) };
    expect(await gate.ask(both, 'may-see', published)).toMatchObject({
      principal: signedIn.principal,
      audience: 'scorer',
      roles: new Set(['scorer']),
    });
    const player = { ...signedIn, principal: { ...signedIn.principal, person: randomUUID() } };
    expect(await gate.ask({ ...both, person: player }, 'may-see', published)).toMatchObject({
      audience: 'table',
    });
  });

  it('lets it through as the one that meets the requirement', async () => {
    const both = { person: signedIn, device: deviceOf(published) };
    expect(await gate.ask(both, 'device', published)).toMatchObject({
      principal: both.device,
      audience: 'table',
    });
    expect(await gate.ask(both, { roles: ['scorer'], device: true }, published)).toMatchObject({
      audience: 'scorer',
    });
    const stranger = { person: signedIn, device: deviceOf(draft) };
    expect(await gate.ask(stranger, { roles: ['scorer'], device: true }, draft)).toMatchObject({
      principal: stranger.device,
      roles: new Set(),
    });
  });

  it('says the same of a draft and of a tournament that is not there', async () => {
    for (const requirement of ['may-see', 'device', { roles: ['organiser'] }] as const) {
      for (const credentials of [{}, { person: signedIn }, { device: deviceOf(published) }]) {
        for (const tournament of [draft, randomUUID(), 'x', '', draft.toUpperCase(), '__proto__']) {
          expect(await refusalOf(gate.ask(credentials, requirement, tournament))).toBe('tournament.unknown');
        }
      }
    }
  });

  it('names the roles that are asked for', async () => {
    await expect(
      gate.ask({ person: signedIn }, { roles: ['organiser', 'director'] }, published),
    ).rejects.toMatchObject({
      code: 'access.role-required',
      params: { roles: 'organiser, director' },
    });
  });

  it('tells what the browser lacks even when one of two credentials belongs elsewhere', async () => {
    const both = { person: signedIn, device: deviceOf(draft) };
    expect(await refusalOf(gate.ask(both, { roles: ['organiser'] }, draft))).toBe('access.role-required');
  });
});
