import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './gate.js';
import type { Requirement } from './rights/requirement.js';
import { WATCH_TIMING, type EndOfRight, type WatchedRight } from './right-watch.js';
import {
  accessInTest,
  ADDRESS,
  PASSWORD,
  type AccessInTest,
  type TestPerson,
} from './testing/access-in-test.js';

let test: AccessInTest;
let tournament: string;
let person: TestPerson;
let token: string;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(async () => {
  tournament = randomUUID();
  test.roles.open(tournament);
  person = await test.person();
  ({ token } = await person.signIn());
});

afterEach(() => {
  test.roles.isAway = () => false;
});

afterAll(() => test.drop());

const ask = async (
  requirement: Requirement,
  tokens: { session?: string; device?: string } = { session: token },
): Promise<Asker> => test.access.gate.ask(await test.access.credentials(tokens), requirement, tournament);

async function watched(
  requirement: Requirement,
  tokens?: { session?: string; device?: string },
): Promise<WatchedRight> {
  return test.access.rightWatch.watch(await ask(requirement, tokens), requirement);
}

/** Why a watch has ended, if it has, after at least one whole round has looked at it. */
async function endAfterRound(right: WatchedRight): Promise<EndOfRight | undefined> {
  for (let round = 0; round < 2; round += 1) {
    const other = await test.person();
    const session = await other.signIn();
    const probe = await watched('signed-in', { session: session.token });
    await test.access.sessions.revoke(other.id, session.id);
    await probe.ended;
  }
  return right.signal.aborted ? (right.signal.reason as EndOfRight) : undefined;
}

describe('a watched right', () => {
  it('ends at once when the role is taken away', async () => {
    test.roles.give(tournament, person.id, 'director');
    const right = await watched({ roles: ['director'] });
    expect(await endAfterRound(right)).toBeUndefined();
    test.roles.takeAway(tournament, person.id);
    expect(await right.ended).toBe('taken-away');
    expect(right.signal.reason).toBe('taken-away');
  });

  it('ends by itself when another process took the role away', async () => {
    test.roles.give(tournament, person.id, 'director');
    const right = await watched({ roles: ['director'] });
    test.roles.takeAway(tournament, person.id, { silently: true });
    expect(await right.ended).toBe('taken-away');
    const { recheckEvery, tick, unconfirmedAtMost } = WATCH_TIMING;
    expect(recheckEvery).toBeLessThanOrEqual(2000);
    expect(unconfirmedAtMost + tick).toBeLessThan(5000);
  });

  it('to see ends when the audience changes, in either direction', async () => {
    const right = await watched('may-see');
    test.roles.give(tournament, person.id, 'scorer');
    expect(await right.ended).toBe('audience-changed');
    const next = await watched('may-see');
    test.roles.takeAway(tournament, person.id);
    expect(await next.ended).toBe('audience-changed');
  });

  it('of the public ends when the tournament is no longer to be seen', async () => {
    const right = await watched('may-see', {});
    expect(await endAfterRound(right)).toBeUndefined();
    test.roles.open(tournament, 'unknown');
    expect(await right.ended).toBe('taken-away');
  });

  it('ends with the session: by sign-out, by another password, by time', async () => {
    const { principal } = (await test.access.sessions.resolve(token))!;
    const right = await watched('may-see');
    await test.access.sessions.revoke(principal.person, principal.session);
    expect(await right.ended).toBe('taken-away');

    const [kept, other] = [await person.signIn(), await person.signIn()];
    const [keptRight, otherRight] = [
      await watched('may-see', { session: kept.token }),
      await watched('may-see', { session: other.token }),
    ];
    const here = { kind: 'person', person: person.id, session: kept.id } as const;
    await test.access.signIn.changePassword(here, { current: PASSWORD, next: 'another password' }, ADDRESS);
    expect(await otherRight.ended).toBe('taken-away');
    expect(await endAfterRound(keptRight)).toBeUndefined();
    keptRight.stop();
  });

  it('ends with the device: by the next phone, by its end, by the seal', async () => {
    const place = { tournament, session: '1', table: '1', side: null };
    const pair = async () => {
      const { code } = await test.access.codes.issue(place, 'person:x');
      const paired = await test.access.devices.pairByCode(code, { address: ADDRESS, as: 'table' });
      return watched('device', { device: paired.token });
    };
    const first = await pair();
    const second = await pair();
    expect(await first.ended).toBe('taken-away');
    const [live] = (await test.access.devices.list(tournament)).filter(({ revokedAt }) => revokedAt === null);
    await test.access.devices.revoke(tournament, live!.id);
    expect(await second.ended).toBe('taken-away');
    const third = await pair();
    await test.access.devices.revokeSheet(tournament);
    expect(await third.ended).toBe('taken-away');
  });

  it('of a hall of phones costs one look at their tournament a round, however many they are', async () => {
    const tables = Array.from({ length: 30 }, (_, index) => `A${index + 1}`);
    const sheet = await test.access.sheets.print(tournament, '1', tables, 'person:olga');
    const rights: WatchedRight[] = [];
    for (const { token: link } of sheet) {
      const { token: device } = await test.access.devices.pairByLink(link, { address: ADDRESS });
      rights.push(await watched('may-see', { device }));
    }
    let looks = 0;
    test.roles.isAway = (of) => {
      if (of === tournament) looks += 1;
      return false;
    };
    expect(await endAfterRound(rights[0]!)).toBeUndefined();
    expect(looks).toBeGreaterThan(1);
    expect(looks).toBeLessThan(rights.length);
    for (const right of rights) right.stop();
  });

  it('to create tournaments ends with that right', async () => {
    const creator = await test.person(undefined, { mayCreateTournaments: true });
    const session = await creator.signIn();
    const asker = await ask('may-create-tournaments', { session: session.token });
    const right = test.access.rightWatch.watch(asker, 'may-create-tournaments');
    expect(await endAfterRound(right)).toBeUndefined();
    await test.database.person.update({ where: { id: creator.id }, data: { mayCreateTournaments: false } });
    expect(await right.ended).toBe('taken-away');
  });

  it('that cannot be confirmed ends too', async () => {
    const right = await watched('may-see');
    test.roles.isAway = () => true;
    expect(await right.ended).toBe('unconfirmed');
  });

  it('that is asked about for long stays, and is not known to be there meanwhile', async () => {
    const right = await watched('may-see');
    let answer = (): void => undefined;
    test.roles.busy = new Promise((resolve) => (answer = resolve));
    const known = async (wanted: boolean) => {
      while (performance.now() < right.knownUntil !== wanted) await sleep(10);
    };
    await known(false);
    expect(right.signal.aborted).toBe(false);
    const told = new Promise<void>((resolve) => right.onKnown(resolve));
    test.roles.busy = undefined;
    answer();
    await told;
    await known(true);
    expect(right.signal.aborted).toBe(false);
    right.stop();
  });

  it('that cannot be confirmed does not hold up the others', async () => {
    const fine = await watched('may-see');
    const there = randomUUID();
    test.roles.open(there);
    const asker = await test.access.gate.ask({}, 'may-see', there);
    const stuck = test.access.rightWatch.watch(asker, 'may-see');
    test.roles.isAway = (asked) => asked === there;
    expect(await stuck.ended).toBe('unconfirmed');
    expect(await endAfterRound(fine)).toBeUndefined();
    fine.stop();
  });

  it('ends once, by whoever watches or by the end of everything', async () => {
    const right = await watched('may-see');
    right.stop();
    right.stop();
    test.roles.open(tournament, 'unknown');
    expect(await right.ended).toBe('stopped');

    const other = test.another();
    const asker = await ask('signed-in');
    const last = other.rightWatch.watch(asker, 'signed-in');
    await other.close();
    expect(await last.ended).toBe('stopped');
  });
});
