import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { canonicalText, type Json } from './events/canonical-text.js';
import { SecretRefused } from './events/errors.js';
import { byteaArray, uuidArray } from './database/postgres-arrays.js';

/** A secret as its event holds it: ciphertext, to be opened with a key that lies elsewhere until it is revealed. */
export interface HiddenSecret {
  /** Names the secret's key. */
  readonly id: string;
  readonly cipher: 'A256GCM';
  /** 12 bytes, base64url. */
  readonly nonce: string;
  /** The ciphertext and behind it the 16 bytes of the tag, base64url. */
  readonly text: string;
}

/** The key of a secret, on its way to where keys are kept. */
export interface SecretKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Where a value was used. */
export interface SecretUse {
  readonly tournament: string;
  /** Where in the tournament, in words of whoever remembers it; '' where that was not kept. */
  readonly place: string;
}

const NONCE = 12;
const TAG = 16;

/** Keeps the keys of secrets that lie encrypted in journals: deals, analyses, whatever play must not know yet. */
export class Vault {
  readonly #pool: pg.Pool;
  #fingerprintKey: Promise<Buffer> | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Encrypts a value under a fresh key, keeps the key, and gives what goes into the event.
   *
   * @throws PayloadRefused when the value has no canonical text
   */
  async hide(tournament: string, value: Json): Promise<HiddenSecret> {
    const { hidden, key } = this.hideUnkept(tournament, value);
    await this.keep(tournament, [key], this.#pool);
    return hidden;
  }

  /**
   * Encrypts a value under a fresh key, which is to be kept where the event is written.
   *
   * @throws PayloadRefused when the value has no canonical text
   */
  hideUnkept(tournament: string, value: Json): { readonly hidden: HiddenSecret; readonly key: SecretKey } {
    const [id, key] = [randomUUID(), randomBytes(32)];
    return { hidden: hideSecret(key, tournament, id, value), key: { id, key } };
  }

  /** Keeps keys, as part of the transaction of a connection. */
  async keep(
    tournament: string,
    keys: readonly SecretKey[],
    to: Pick<pg.ClientBase, 'query'>,
  ): Promise<void> {
    await to.query(
      'INSERT INTO keys.book_key (tournament, id, key) SELECT $1, k.id, k.key FROM unnest($2::uuid[], $3::bytea[]) AS k (id, key)',
      [tournament, uuidArray(keys.map(({ id }) => id)), byteaArray(keys.map(({ key }) => key))],
    );
  }

  /**
   * Encrypts a value under the key of a secret that is hidden already: whoever may open the one opens both, and the event
   * that reveals the one reveals both.
   *
   * @throws SecretRefused when there is no such secret
   * @throws PayloadRefused when the value has no canonical text
   */
  async hideWith(tournament: string, id: string, value: Json): Promise<HiddenSecret> {
    return hideSecret(await this.#key(tournament, id), tournament, id, value);
  }

  /**
   * Opens a secret with the key that is kept.
   *
   * @throws SecretRefused when there is no key for it, or it is not what was hidden there
   */
  async open(tournament: string, hidden: HiddenSecret): Promise<Json> {
    return decrypt(await this.#key(tournament, hidden.id), tournament, hidden);
  }

  /**
   * The key of a secret (64 hexadecimal digits), for the event that reveals it.
   *
   * @throws SecretRefused when there is none
   */
  async reveal(tournament: string, id: string): Promise<string> {
    return (await this.#key(tournament, id)).toString('hex');
  }

  /** Remembers, by its keyed hash alone, that a value was used in a tournament, and where in it. */
  async remember({ tournament, place }: SecretUse, value: Json): Promise<void> {
    await this.#pool.query(
      'INSERT INTO keys.fingerprint (fingerprint, tournament, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [await this.#fingerprint(value), tournament, place],
    );
  }

  /** Where a value was used before, over all tournaments. */
  async usesOf(value: Json): Promise<SecretUse[]> {
    const { rows } = await this.#pool.query<{ tournament: string; place: string }>(
      'SELECT tournament, place FROM keys.fingerprint WHERE fingerprint = $1',
      [await this.#fingerprint(value)],
    );
    return rows.map(({ tournament, place }) => ({ tournament, place }));
  }

  async #fingerprint(value: Json): Promise<Buffer> {
    return keyedHash(await this.#readFingerprintKey(), value);
  }

  #readFingerprintKey(): Promise<Buffer> {
    const asked = (this.#fingerprintKey ??= this.#readOrMakeFingerprintKey());
    asked.catch(() => (this.#fingerprintKey = undefined));
    return asked;
  }

  async #readOrMakeFingerprintKey(): Promise<Buffer> {
    await this.#pool.query('INSERT INTO keys.fingerprint_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [
      randomBytes(32),
    ]);
    const { rows } = await this.#pool.query<{ key: Buffer }>('SELECT key FROM keys.fingerprint_key');
    return rows[0]!.key;
  }

  async #key(tournament: string, id: string): Promise<Buffer> {
    const { rows } = await this.#pool.query<{ key: Buffer }>(
      'SELECT key FROM keys.book_key WHERE tournament = $1 AND id = $2',
      [tournament, id],
    );
    if (!rows[0]) throw new SecretRefused(id, 'has no key here: name a secret of this tournament');
    return rows[0].key;
  }
}

/** Opens a secret with the key that a reveal event carries (64 hexadecimal digits). @throws SecretRefused */
export function openSecret(key: string, tournament: string, hidden: HiddenSecret): Json {
  return decrypt(Buffer.from(key, 'hex'), tournament, hidden);
}

/** HMAC-SHA256 of a value's canonical text: equal for equal values, and telling nothing without the key. */
export function keyedHash(key: Buffer, value: Json): Buffer {
  return createHmac('sha256', key).update(canonicalText(value)).digest();
}

/**
 * Encrypts a value under a key of 32 bytes that its holder keeps; `openSecret` opens it again.
 *
 * @throws PayloadRefused when the value has no canonical text
 */
export function hideSecret(key: Uint8Array, tournament: string, id: string, value: Json): HiddenSecret {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(tournament, id));
  const text = Buffer.concat([cipher.update(canonicalText(value)), cipher.final(), cipher.getAuthTag()]);
  return { id, cipher: 'A256GCM', nonce: nonce.toString('base64url'), text: text.toString('base64url') };
}

function decrypt(key: Buffer, tournament: string, { id, nonce, text }: HiddenSecret): Json {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
      authTagLength: TAG,
    })
      .setAAD(boundTo(tournament, id))
      .setAuthTag(bytes.subarray(-TAG));
    const value = Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
    return JSON.parse(value.toString()) as Json;
  } catch {
    // The reason would come from the cipher and could tell of the text.
    throw new SecretRefused(
      id,
      'does not open with its key: give it as it was hidden, in its own tournament',
    );
  }
}

/** A ciphertext opens in its own tournament under its own id alone. */
function boundTo(tournament: string, id: string): Buffer {
  return Buffer.from(`${tournament}\n${id}`);
}
