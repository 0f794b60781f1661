import type { CopyKey, OpenedKey } from '#platform';
import { FileThread } from '../threads/file-thread.js';

/** A passphrase that a new key is locked with, or that is to open one. */
export interface KeyAsked {
  readonly passphrase: string;
  readonly locked?: Uint8Array;
}

/** The key; undefined: it is another passphrase. */
export type KeyMade = CopyKey | OpenedKey | undefined;

/** The work is the same for every passphrase: only a machine that does nothing else any more takes so long. */
const LONGEST_MS = 10 * 60_000;

/** Works out passphrases in a thread: each takes a second of processor, on purpose, and somebody waits for it. */
export class CopyKeys {
  readonly #thread = new FileThread<KeyAsked, KeyMade>(
    'copy-keys-thread',
    { megabytes: 64, milliseconds: LONGEST_MS },
    import.meta.url,
  );

  /** As `newCopyKey`. */
  make = async (passphrase: string): Promise<CopyKey> => {
    const { recipient, locked } = (await this.#thread.read({ passphrase })) as CopyKey;
    return { recipient, locked: Buffer.from(locked) };
  };

  /** As `openCopyKey`. */
  open = async (locked: Uint8Array, passphrase: string): Promise<OpenedKey | undefined> =>
    (await this.#thread.read({ passphrase, locked })) as OpenedKey | undefined;

  /** Ends the thread. */
  onModuleDestroy(): Promise<void> {
    return this.#thread.close();
  }
}
