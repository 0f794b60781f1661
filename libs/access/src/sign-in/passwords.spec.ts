import { hash } from '@node-rs/argon2';
import { ComputationLimit } from './computation-limit.js';
import { checkNewPassword, PASSWORD_COST, Passwords } from './passwords.js';
import { CHEAP, refusalOf } from '../testing/access-in-test.js';

describe('a new password', () => {
  it.each([
    ['ten characters', 'kestrel-9f'],
    ['digits alone', '83915077264413'],
    ['a word of ours in a sentence', 'we play bridge by the river'],
    ['two hundred', 'x'.repeat(200)],
    ['letters of any script', 'пароль-для'],
    ['characters beyond the basic plane, counted one by one', '🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪'],
  ])('may be %s', (_what, password) => expect(() => checkNewPassword(password, 'ada')).not.toThrow());

  it.each([
    ['nine characters', 'abcdefghi'],
    ['more than two hundred', 'x'.repeat(201)],
    ['five characters of two units each', '🂡🂢🂣🂤🂥'],
    ['the login', 'ada.lovelace'],
    ['the login in other letters', ' ADA.Lovelace '],
    ['the login with a year', 'Ada.Lovelace2026'],
    ['a word of ours with a few digits', 'Bridge-2026!'],
    ['words of ours', 'преферанс Турнир 1'],
    ['one that many people use', 'qwertyuiop'],
    ['one that many people use, in other letters', '1Q2w3E4r5T6y'],
  ])('may not be %s', async (_what, password) => {
    const check = async () => checkNewPassword(password, 'ada.lovelace');
    expect(await refusalOf(check())).toBe('access.password-refused');
  });
});

describe('passwords', () => {
  it('are hashed with argon2id at the stated cost, each with its own salt', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([passwords.hash('a password'), passwords.hash('a password')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(PASSWORD_COST.memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(await passwords.matches(one, 'a password')).toBe(true);
    expect(await passwords.matches(one, 'A password')).toBe(false);
  });

  it('are the same however their characters are composed', async () => {
    const passwords = new Passwords(CHEAP);
    const kept = await passwords.hash('pass\u00e9 compos\u00e9');
    expect(await passwords.matches(kept, 'passe\u0301 compose\u0301')).toBe(true);
  });

  it('of nobody are never right', async () => {
    const passwords = new Passwords(CHEAP);
    expect(await passwords.matches(undefined, '')).toBe(false);
    expect(await passwords.matches(undefined, 'anything')).toBe(false);
  });

  it('of nobody take a place among the computations as others do', async () => {
    const passwords = new Passwords(CHEAP, { atOnce: 1, mayWait: 0 });
    const first = passwords.matches(undefined, 'anything');
    expect(await refusalOf(passwords.matches(undefined, 'anything'))).toBe('access.busy');
    expect(await first).toBe(false);
    expect(await passwords.matches(await passwords.hash('anything'), 'anything')).toBe(true);
  });

  it('hashed at another cost or in another way are outdated', async () => {
    const passwords = new Passwords(CHEAP);
    expect(passwords.isOutdated(await passwords.hash('a password'))).toBe(false);
    expect(passwords.isOutdated(await hash('a password', { ...CHEAP, timeCost: 2 }))).toBe(true);
    expect(passwords.isOutdated(await hash('a password', { ...CHEAP, algorithm: 1 }))).toBe(true);
  });
});

describe('a limit of computations', () => {
  it('lets so many run at once and so many wait, and refuses more', async () => {
    const limit = new ComputationLimit({ atOnce: 2, mayWait: 3 });
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const compute = () =>
      limit.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
      });
    const five = [compute(), compute(), compute(), compute(), compute()];
    expect(await refusalOf(compute())).toBe('access.busy');
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(five);
    expect(most).toBe(2);
    const again = compute();
    finish.shift()!();
    await again;
    expect(running).toBe(0);
  });

  it('goes on after a failure', async () => {
    const limit = new ComputationLimit({ atOnce: 1, mayWait: 1 });
    const failing = limit.run(() => Promise.reject(new Error('no memory')));
    const next = limit.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });
});
