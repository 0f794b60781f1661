import { DAY, MINUTE, SECOND } from '../store/database.js';
import { AccessRefused } from '../rights/access-refused.js';
import { accessInTest, type AccessInTest, ADDRESS } from '../testing/access-in-test.js';

let test: AccessInTest;

beforeAll(async () => {
  test = await accessInTest();
});

beforeEach(() => test.database.throttle.deleteMany());

afterAll(() => test.drop());

/** Seconds to wait for the next attempt; 0 when it was counted. */
async function waitFor(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt;
    return 0;
  } catch (error) {
    if (error instanceof AccessRefused && error.code === 'access.too-many-attempts') {
      return Number(error.params['retryAfter']);
    }
    throw error;
  }
}

async function failures(count: number, attempt: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await attempt(index);
}

describe('sign-in attempts', () => {
  it('of one login are free five times, then wait twice as long each time, up to a minute', async () => {
    const attempt = () => test.access.throttle.signIn('ada', ADDRESS);
    await failures(5, attempt);
    const waits: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      // The sixth is counted too: from it on each one blocks those after it.
      await attempt();
      const wait = await waitFor(attempt());
      waits.push(wait);
      test.clock.advance(wait * SECOND);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('that are refused are not counted', async () => {
    const attempt = () => test.access.throttle.signIn('ada', ADDRESS);
    await failures(6, attempt);
    for (let index = 0; index < 20; index += 1) expect(await waitFor(attempt())).toBe(1);
    test.clock.advance(SECOND);
    expect(await waitFor(attempt())).toBe(0);
    expect(await waitFor(attempt())).toBe(2);
  });

  it('are forgotten one by one', async () => {
    const attempt = () => test.access.throttle.signIn('ada', ADDRESS);
    await failures(6, attempt);
    test.clock.advance(2 * 5 * MINUTE);
    await failures(1, attempt);
    expect(await waitFor(attempt())).toBe(0);
    expect(await waitFor(attempt())).toBe(1);
  });

  it('at one login from one address keep nobody out at another, however often they are made', async () => {
    for (let index = 0; index < 400; index += 1) {
      await waitFor(test.access.throttle.signIn('ADA ', ADDRESS));
      test.clock.advance(0.3 * SECOND);
    }
    expect(await waitFor(test.access.throttle.signIn('ada', ADDRESS))).toBeGreaterThan(0);
    expect(await waitFor(test.access.throttle.signIn('ada', '198.51.100.1'))).toBe(0);
    expect(await waitFor(test.access.throttle.signIn('grace', ADDRESS))).toBe(0);
  });

  it('at one login from very many addresses count together, but not where it was signed in before', async () => {
    await failures(101, (index) => test.access.throttle.signIn('ada', `address ${index}`));
    expect(await waitFor(test.access.throttle.signIn('ada', '198.51.100.1'))).toBe(1);
    expect(await waitFor(test.access.throttle.signIn('grace', '198.51.100.1'))).toBe(0);
    const { knownBrowsers } = test.access;
    const token = await knownBrowsers.tokenFor('Ada', undefined);
    const browser = await knownBrowsers.knownAs('ada ', token);
    expect(browser).toEqual(expect.any(String));
    expect(await waitFor(test.access.throttle.signIn('ada', '198.51.100.1', browser))).toBe(0);
    expect(await knownBrowsers.tokenFor('ada', token)).toBe(token);
    // What a browser carries is of one login, and made here alone.
    expect(await knownBrowsers.knownAs('grace', token)).toBeUndefined();
    expect(await knownBrowsers.knownAs('ada', `${token.slice(0, -1)}g`)).toBeUndefined();
  });

  it('at a browser where the login was signed in before have an end, too', async () => {
    await failures(11, () => test.access.throttle.signIn('ada', ADDRESS, 'browser'));
    expect(await waitFor(test.access.throttle.signIn('ada', ADDRESS, 'browser'))).toBe(1);
  });

  it('from one address count together, whatever the login', async () => {
    await failures(31, (index) => test.access.throttle.signIn(`login ${index}`, '2001:db8::1'));
    expect(await waitFor(test.access.throttle.signIn('fresh', '2001:db8::2'))).toBe(1);
    expect(await waitFor(test.access.throttle.signIn('fresh', '2001:db8:1::2'))).toBe(0);
  });

  it('count over all', async () => {
    await failures(301, (index) => test.access.throttle.signIn(`login ${index}`, `address ${index}`));
    expect(await waitFor(test.access.throttle.signIn('fresh', 'fresh'))).toBe(1);
  });

  it('count together in all processes', async () => {
    const processes = [test.access, test.another(), test.another()];
    await failures(6, (index) => processes[index % 3]!.throttle.signIn('ada', ADDRESS));
    for (const { throttle } of processes) expect(await waitFor(throttle.signIn('ada', ADDRESS))).toBe(1);
  });

  it('at the same instant cannot slip through together', async () => {
    const attempts = Array.from({ length: 20 }, () => waitFor(test.access.throttle.signIn('ada', ADDRESS)));
    const waits = await Promise.all(attempts);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });

  it('that began earlier and are counted later are not held up', async () => {
    await test.access.throttle.signIn('ada', ADDRESS);
    test.clock.advance(-5);
    expect(await waitFor(test.access.throttle.signIn('ada', ADDRESS))).toBe(0);
    test.clock.advance(5);
  });

  it('that succeed clear the login, and are held against nobody', async () => {
    await failures(5, () => test.access.throttle.signIn('ada', ADDRESS));
    for (let index = 0; index < 40; index += 1) {
      const attempt = await test.access.throttle.signIn('ada', ADDRESS);
      await attempt.succeeded();
    }
    await failures(5, () => test.access.throttle.signIn('ada', ADDRESS));
    expect(await waitFor(test.access.throttle.signIn('ada', ADDRESS))).toBe(0);
  });

  it('count at the same time as others succeed', async () => {
    const succeed = async (index: number) => {
      const attempt = await test.access.throttle.signIn(`login ${index}`, `address ${index}`);
      await attempt.succeeded();
    };
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? waitFor(test.access.throttle.signIn('ada', ADDRESS)) : succeed(index),
      ),
    );
    const all = await test.database.throttle.findUniqueOrThrow({ where: { bucket: 'sign-in.all' } });
    expect(all.level).toBe(6);
  });
});

describe('attempts at codes and links', () => {
  it('count per address and over all', async () => {
    await failures(16, () => test.access.throttle.code(ADDRESS));
    expect(await waitFor(test.access.throttle.code(ADDRESS))).toBe(1);
    await failures(85, (index) => test.access.throttle.code(`address ${index}`));
    expect(await waitFor(test.access.throttle.code('fresh'))).toBe(1);
    await failures(61, () => test.access.throttle.link(ADDRESS));
    expect(await waitFor(test.access.throttle.link(ADDRESS))).toBe(1);
    expect(await waitFor(test.access.throttle.link('fresh'))).toBe(0);
  });
});

describe('what is kept of attempts', () => {
  it('names neither logins nor addresses, and is dropped after a day', async () => {
    await test.access.throttle.signIn('ada', ADDRESS);
    test.clock.advance(DAY / 2);
    await test.access.throttle.signIn('grace', '198.51.100.7');
    const kept = await test.database.throttle.findMany();
    expect(kept.map(({ bucket }) => bucket.replace(/:[0-9a-f]{64}$/, '')).toSorted()).toEqual([
      'sign-in.address',
      'sign-in.address',
      'sign-in.all',
      'sign-in.login',
      'sign-in.login',
      'sign-in.login-here',
      'sign-in.login-here',
    ]);
    test.clock.advance(DAY / 2 + 1);
    await test.access.throttle.sweep();
    expect(await test.database.throttle.count()).toBe(4);
    test.clock.advance(DAY);
    await test.access.start();
    expect(await test.database.throttle.count()).toBe(0);
  });
});
