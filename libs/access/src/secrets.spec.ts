import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLog, createPrisma } from '#platform';
import { Access } from './access.js';
import { accessInTest, CHEAP, PASSWORD, type AccessInTest } from './testing/access-in-test.js';
import { codeOfKey, secretOfKey } from './testing/authenticator.js';

let test: AccessInTest;

beforeAll(async () => {
  test = await accessInTest();
});

afterAll(() => test.drop());

/** Every value of every table of ours, as text. */
async function everythingStored(): Promise<string> {
  const client = new pg.Client({ connectionString: test.connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const stored: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      stored.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    return stored.join('\n');
  } finally {
    await client.end();
  }
}

/** The ways in which a secret could be written down. */
function spellings(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')];
}

describe('secrets', () => {
  it('stand in no table, no error and no log line', async () => {
    const address = '203.0.113.77';
    const tournament = randomUUID();
    const told: unknown[] = [];
    const attempt = async (promise: Promise<unknown>) => {
      told.push(
        await promise.then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
    };
    const { access, roles } = test;
    roles.open(tournament);

    const setUpToken = (await access.setUp.offer())!;
    const account = { name: 'Ada Lovelace', login: 'ada', password: PASSWORD };
    await attempt(access.setUp.redeem(setUpToken, { ...account, password: 'canary-9' }, address));
    const organiser = await access.setUp.redeem(setUpToken, account, address);
    await attempt(access.setUp.redeem(setUpToken, account, address));
    roles.give(tournament, organiser.id, 'organiser');

    const session = await access.signIn.signIn('ada', PASSWORD, address);
    await attempt(access.signIn.signIn('ada', 'canary wrong password', address));
    await attempt(access.signIn.signIn('canary-login-nobody', 'canary wrong password', address));
    const principal = { kind: 'person', person: organiser.id, session: session.id } as const;
    await attempt(
      access.signIn.changePassword(principal, { current: 'canary wrong password', next: PASSWORD }, address),
    );

    const { key } = await access.secondFactors.begin(organiser.id, 'Tirage');
    const recoveryCodes = await access.secondFactors.confirm(
      principal,
      codeOfKey(key, test.clock.read()),
      address,
    );
    await attempt(access.signIn.signIn('ada', PASSWORD, address, { code: 'canary-code' }));

    const invitation = await access.invitations.invite(tournament, 'scorer', organiser.id);
    await attempt(
      access.invitations.accept(invitation.token, { account: { ...account, password: PASSWORD } }, address),
    );
    await attempt(access.invitations.accept(invitation.token, { signedIn: randomUUID() }, address));
    const printed = await access.sheets.print(tournament, '1', ['1'], `person:${organiser.id}`);
    const device = await access.devices.pairByLink(printed[0]!.token, { address });
    const by = { tournament, person: organiser.id };
    const lasting = await access.lastingCards.make(by, 'Canary Club', ['1']);
    const card = lasting.cards[0]!.token;
    await attempt(access.devices.pairByLink(card, { address }));
    await access.lastingCards.bind(by, lasting.id, '2');
    await access.devices.pairByLink(card, { address });
    const over = { is: 'over', shown: true } as const;
    await attempt(access.devices.pairByLink(card, { address, sessionAt: () => Promise.resolve(over) }));
    const { code } = await access.codes.issue(
      { tournament, session: '1', table: '2', side: null },
      `person:${organiser.id}`,
    );
    await attempt(access.devices.pairByCode(`${code.slice(0, -1)}U`, { address }));
    const byCode = await access.devices.pairByCode(code, { address, as: 'table' });

    // Nobody listens at port 1: what the database's own errors say counts too.
    const nowhere = createPrisma('postgresql://nobody:nothing@127.0.0.1:1/nowhere');
    const away = new Access({ database: nowhere, roles, grantRole: roles, passwordCost: CHEAP });
    await attempt(away.sessions.open(organiser.id, PASSWORD));
    await attempt(away.sessions.resolve(session.token));
    await attempt(away.devices.resolve(device.token));
    await attempt(
      away.people.add(
        nowhere,
        { id: organiser.id, name: '', login: 'canary-login-nobody', passwordHash: PASSWORD },
        { mayCreateTournaments: true, administers: false },
      ),
    );
    await attempt(away.signIn.check('canary-login-nobody', PASSWORD, address));
    await away.close();

    const secrets = [
      PASSWORD,
      'canary-9',
      'canary wrong password',
      'canary-login-nobody',
      setUpToken,
      session.token,
      invitation.token,
      printed[0]!.token,
      card,
      device.token,
      byCode.token,
      code,
      code.replace('-', ''),
      key,
      Buffer.from(secretOfKey(key)).toString('hex'),
      'canary-code',
      ...recoveryCodes,
      ...recoveryCodes.map((each) => each.replaceAll('-', '')),
      address,
    ].flatMap(spellings);

    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => void lines.push(line) });
    for (const error of told) log.error({ err: error }, 'refused');
    const errors = told.map((error) =>
      JSON.stringify([String(error), (error as Error | undefined)?.stack, error]),
    );
    expect(told.filter((error) => error instanceof Error).length).toBe(16);

    const stored = await everythingStored();
    expect(stored).toContain('Ada Lovelace');
    expect(stored).toContain(organiser.id);
    for (const secret of secrets) {
      expect(stored.includes(secret)).toBe(false);
      expect(lines.join('\n').includes(secret)).toBe(false);
      expect(errors.join('\n').includes(secret)).toBe(false);
    }
  });

  it('leave personal data in the people table alone', async () => {
    const stored = (await everythingStored()).split('\n');
    const personal = stored.filter((row) => row.includes('Ada Lovelace') || row.includes(',ada,'));
    expect(personal.length).toBeGreaterThan(0);
    for (const row of personal) expect(row).toMatch(/^access\.person /);
  });

  it('are compared by a key that each server makes for itself, once', async () => {
    const other = await accessInTest();
    try {
      const digest = await Promise.all(
        [test.access, test.another()].map(({ codes }) => codes.digest('K7Q4MX2P')),
      );
      expect(digest[0]).toEqual(digest[1]);
      expect(await other.access.codes.digest('K7Q4MX2P')).not.toEqual(digest[0]);
      const racing = [other.another(), other.another(), other.another()];
      const together = await Promise.all(racing.map(({ codes }) => codes.digest('K7Q4MX2P')));
      expect(new Set(together.map((each) => Buffer.from(each!.hmac).toString('hex'))).size).toBe(1);
    } finally {
      await other.drop();
    }
  });
});
