import { accessInTest, ADDRESS, PASSWORD, refusalOf, type AccessInTest } from './testing/access-in-test.js';

let test: AccessInTest;

beforeEach(async () => {
  test = await accessInTest();
});

afterEach(() => test.drop());

const account = (login: string) => ({ name: `Name of ${login}`, login, password: PASSWORD });

async function offered(): Promise<string> {
  const token = await test.access.setUp.offer();
  if (token === undefined) throw new Error('No link was offered.');
  return token;
}

describe('the set-up link', () => {
  it('makes the first organiser, who may create tournaments, and dies', async () => {
    const token = await offered();
    expect(await test.access.setUp.isNeeded()).toBe(true);
    const { id } = await test.access.setUp.redeem(token, account('Ada'), ADDRESS);
    expect(await test.access.people.find(id)).toEqual({
      id,
      name: 'Name of Ada',
      mayCreateTournaments: true,
      administers: true,
    });
    expect(await test.access.setUp.isNeeded()).toBe(false);
    expect(await test.another().setUp.isNeeded()).toBe(false);
    expect(await test.access.signIn.signIn('ada', PASSWORD, ADDRESS)).toHaveProperty('token');

    expect(await refusalOf(test.access.setUp.redeem(token, account('eve'), ADDRESS))).toBe(
      'access.set-up-done',
    );
    expect(await test.access.setUp.offer()).toBeUndefined();
    expect(await test.another().setUp.offer()).toBeUndefined();
  });

  it('of an earlier start dies with the next start', async () => {
    const earlier = await offered();
    const later = await test.another().setUp.offer();
    const redeem = (token: string) => test.access.setUp.redeem(token, account('ada'), ADDRESS);
    expect(await refusalOf(redeem(earlier))).toBe('access.link-revoked');
    await redeem(later!);
    expect(await test.database.person.count()).toBe(1);
  });

  it('outlives what was wrong with the account', async () => {
    const token = await offered();
    const short = test.access.setUp.redeem(token, { ...account('ada'), password: 'short' }, ADDRESS);
    expect(await refusalOf(short)).toBe('access.password-refused');
    await test.access.setUp.redeem(token, account('ada'), ADDRESS);
  });

  it('is needed: other tokens make nobody', async () => {
    await offered();
    for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000)]) {
      expect(await refusalOf(test.access.setUp.redeem(token, account('eve'), ADDRESS))).toBe(
        'access.link-unknown',
      );
    }
    expect(await test.database.person.count()).toBe(0);
  });

  it('is slowed down when it is guessed', async () => {
    await offered();
    const guess = () => refusalOf(test.access.setUp.redeem('A'.repeat(43), account('eve'), ADDRESS));
    for (let index = 0; index < 61; index += 1) expect(await guess()).toBe('access.link-unknown');
    expect(await guess()).toBe('access.too-many-attempts');
  });

  it('used by several people at the same instant lets in one', async () => {
    const token = await offered();
    const processes = [test.access, test.another(), test.another()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        processes[index % 3]!.setUp.redeem(token, account(`person-${index}`), ADDRESS),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const codes = await Promise.all(refused.map((reason) => refusalOf(Promise.reject(reason))));
    expect(codes.every((code) => code === 'access.link-used' || code === 'access.set-up-done')).toBe(true);
    expect(await test.database.person.count()).toBe(1);
    expect(await test.database.firstOrganiser.count()).toBe(1);
  });

  it('offered by several starts at the same instant is one link', async () => {
    const starts = [test.access, test.another(), test.another()];
    const tokens = await Promise.all(starts.map(({ setUp }) => setUp.offer()));
    const outcomes = await Promise.allSettled(
      tokens.map((token, index) => starts[index]!.setUp.redeem(token!, account(`person-${index}`), ADDRESS)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.database.person.count()).toBe(1);
    expect(await test.database.setUpLink.count({ where: { usedAt: null, revokedAt: null } })).toBe(0);
  });

  it('offered while the first organiser is made is good for nothing', async () => {
    const token = await offered();
    const [offer] = await Promise.all([
      test.another().setUp.offer(),
      test.access.setUp.redeem(token, account('ada'), ADDRESS).catch(() => undefined),
    ]);
    const late = offer === undefined ? undefined : test.access.setUp.redeem(offer, account('eve'), ADDRESS);
    await late?.catch(() => undefined);
    expect(await test.database.person.count()).toBe(1);
    expect(await test.database.firstOrganiser.count()).toBe(1);
  });
});
