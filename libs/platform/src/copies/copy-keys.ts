import type { Readable } from 'node:stream';

/*
 * Copies that leave the machine are files of age (https://age-encryption.org/v1), so that the tool of that name opens
 * them without us. The server keeps the public half of a key and can write copies with it, but not read one. The secret
 * half lies with the copies, locked with a passphrase that the organiser keeps.
 */

/** The passphrase has at least so many characters: somebody who has the copies can try passphrases without end. */
export const SHORTEST_PASSPHRASE = 16;

/** A key of copies. */
export interface CopyKey {
  /** The public half, `age1…`: encrypts. */
  readonly recipient: string;
  /** The secret half, encrypted with the passphrase: a file of age. */
  readonly locked: Buffer;
}

/** Makes a key. It works for a second on purpose: let a thread do it where others wait. */
export async function newCopyKey(passphrase: string): Promise<CopyKey> {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  const lock = new Encrypter();
  lock.setPassphrase(passphrase);
  const locked = Buffer.from(await lock.encrypt(`${identity}\n`));
  return { recipient: await identityToRecipient(identity), locked };
}

/** The two halves of a key. */
export interface OpenedKey {
  readonly identity: string;
  readonly recipient: string;
}

/**
 * Opens the secret half of a key; undefined: it is another passphrase. It works for a second on purpose.
 *
 * @param locked as `newCopyKey` made it
 */
export async function openCopyKey(locked: Uint8Array, passphrase: string): Promise<OpenedKey | undefined> {
  const { Decrypter, identityToRecipient } = await import('age-encryption');
  const lock = new Decrypter();
  lock.addPassphrase(passphrase);
  try {
    const identity = (await lock.decrypt(locked, 'text')).trim();
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    return undefined;
  }
}

/** Encrypts what is read for a key. */
export async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return through(content, (stream) => encrypter.encrypt(stream));
}

/** Decrypts what was encrypted for a key. It fails while it is read where something was changed or is missing. */
export async function decrypted(content: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return through(content, (stream) => decrypter.decrypt(stream));
}

async function through(
  content: Readable,
  change: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): Promise<Readable> {
  const { Readable: Stream } = await import('node:stream');
  const changed = await change(Stream.toWeb(content) as ReadableStream<Uint8Array>);
  return Stream.fromWeb(changed as Parameters<typeof Stream.fromWeb>[0]);
}
