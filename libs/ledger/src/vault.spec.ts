import { randomBytes, randomUUID } from 'node:crypto';
import { SecretRefused } from './events/errors.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { keyedHash, openSecret, Vault, type HiddenSecret } from './vault.js';

const DEAL = { north: 'AKQ.JT9.876.5432', par: '4S= by N' };

describe('the vault', () => {
  let processes: Processes;
  let vault: Vault;
  const tournament = randomUUID();

  beforeAll(async () => {
    processes = await openProcesses();
    vault = new Vault(processes.pool);
  });
  afterAll(() => processes.close());

  it('hides a value, opens it, and reveals its key', async () => {
    const hidden = await vault.hide(tournament, DEAL);
    expect(JSON.stringify(hidden)).not.toContain('AKQ.');
    expect(await vault.open(tournament, hidden)).toEqual(DEAL);
    const key = await vault.reveal(tournament, hidden.id);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(openSecret(key, tournament, hidden)).toEqual(DEAL);
  });

  it('gives every secret a key and a text of its own', async () => {
    const [one, other] = await Promise.all([vault.hide(tournament, DEAL), vault.hide(tournament, DEAL)]);
    expect(one.text).not.toBe(other.text);
    expect(await vault.reveal(tournament, one.id)).not.toBe(await vault.reveal(tournament, other.id));
  });

  it('hides what follows from a secret under the same key, and tells nothing by that', async () => {
    const hidden = await vault.hide(tournament, DEAL);
    const [one, other] = [
      await vault.hideWith(tournament, hidden.id, '3NT'),
      await vault.hideWith(tournament, hidden.id, '3NT'),
    ];
    expect(one.text).not.toBe(other.text);
    expect(openSecret(await vault.reveal(tournament, hidden.id), tournament, one)).toBe('3NT');
    expect(await vault.open(tournament, hidden)).toEqual(DEAL);
    await expect(vault.hideWith(randomUUID(), hidden.id, '3NT')).rejects.toThrow(SecretRefused);
  });

  it('opens a secret in its own tournament, under its own id and unchanged alone', async () => {
    const hidden = await vault.hide(tournament, DEAL);
    const key = await vault.reveal(tournament, hidden.id);
    const changed = Buffer.from(hidden.text, 'base64url');
    changed[3]! ^= 1;
    const attempts: [string, string, HiddenSecret][] = [
      [key, randomUUID(), hidden],
      [key, tournament, { ...hidden, id: randomUUID() }],
      [key, tournament, { ...hidden, text: changed.toString('base64url') }],
      [key, tournament, { ...hidden, text: hidden.text.slice(0, 12) }],
      [key, tournament, { ...hidden, nonce: randomBytes(12).toString('base64url') }],
      [key, tournament, { ...hidden, nonce: '' }],
      [randomBytes(32).toString('hex'), tournament, hidden],
      ['', tournament, hidden],
    ];
    for (const [key, at, secret] of attempts) {
      const opening = () => openSecret(key, at, secret);
      expect(opening).toThrow(SecretRefused);
      expect(opening).not.toThrow(hidden.text);
      expect(opening).not.toThrow(key || hidden.nonce);
    }
    await expect(vault.open(randomUUID(), hidden)).rejects.toThrow(SecretRefused);
    await expect(vault.reveal(tournament, randomUUID())).rejects.toThrow(SecretRefused);
  });

  it('knows a value that was used before, by its keyed hash alone', async () => {
    const [here, elsewhere] = [
      { tournament, place: '1/7' },
      { tournament: randomUUID(), place: '' },
    ];
    expect(await vault.usesOf(DEAL)).toEqual([]);
    await vault.remember(here, DEAL);
    await vault.remember(here, DEAL);
    await vault.remember(elsewhere, DEAL);
    const uses = await new Vault(processes.pool).usesOf({ par: DEAL.par, north: DEAL.north });
    expect(uses).toHaveLength(2);
    expect(uses).toEqual(expect.arrayContaining([here, elsewhere]));
    expect(await vault.usesOf({ ...DEAL, par: '' })).toEqual([]);
    const { rows } = await processes.pool.query<{ fingerprint: Buffer; key: Buffer }>(
      'SELECT DISTINCT fingerprint, key FROM keys.fingerprint, keys.fingerprint_key',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.fingerprint).toEqual(keyedHash(rows[0]!.key, DEAL));
    expect(keyedHash(randomBytes(32), DEAL)).not.toEqual(rows[0]!.fingerprint);
  });

  it('makes one key for keyed hashes, whoever comes first', async () => {
    await processes.pool.query('DELETE FROM keys.fingerprint; DELETE FROM keys.fingerprint_key');
    const vaults = Array.from({ length: 4 }, () => new Vault(processes.pool));
    await Promise.all(vaults.map((own) => own.remember({ tournament, place: '' }, 'the same')));
    const { rows } = await processes.pool.query('SELECT FROM keys.fingerprint');
    expect(rows).toHaveLength(1);
  });
});
