import { createHash, randomUUID } from 'node:crypto';
import { dirname } from 'node:path/posix';
import type { Client, SFTPWrapper } from 'ssh2';
import { PlaceRefused, type Place } from './place.js';
import { Reach } from './reach.js';

export interface SftpPlaceOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** One of the two. */
  readonly password?: string | undefined;
  readonly privateKey?: string | undefined;
  /** The host's key, as `ssh-keygen -l` says it: `SHA256:…`. */
  readonly hostKey: string | undefined;
  /** Below which folder; '' for the one in which the user begins. */
  readonly folder: string;
  /** Left out: everything. */
  readonly reach?: Reach | undefined;
}

const NO_SUCH_FILE = 2;
const CONNECT_MS = 20_000;

/** A folder of another machine, by SFTP. The line is opened when it is needed, and anew once it was lost. */
export class SftpPlace implements Place {
  readonly name: string;
  readonly #options: SftpPlaceOptions;
  readonly #made = new Set<string>();
  #client: Client | undefined;
  #session: Promise<SFTPWrapper> | undefined;

  constructor(options: SftpPlaceOptions) {
    const { host, user, folder } = options;
    this.#options = options;
    this.name = `sftp://${user}@${host}/${folder}`;
  }

  async read(path: string): Promise<Buffer | undefined> {
    const sftp = await this.#open();
    return new Promise((resolve, reject) => {
      sftp.readFile(this.#at(path), (error, content) => {
        if (!error) resolve(content);
        else if (isMissing(error)) resolve(undefined);
        else reject(error);
      });
    });
  }

  async write(path: string, content: Buffer): Promise<void> {
    const sftp = await this.#open();
    const [file, coming] = [this.#at(path), this.#at(`${path}.${randomUUID()}`)];
    await this.#makeFolder(sftp, dirname(file));
    await done((tell) => sftp.writeFile(coming, content, tell));
    if (await this.#replaced(sftp, coming, file)) return;
    await this.#gone(sftp, file);
    await done((tell) => sftp.rename(coming, file, tell));
  }

  /** Whether one file has taken the place of another at once: plain SFTP renames over nothing, OpenSSH's extension does. */
  async #replaced(sftp: SFTPWrapper, coming: string, file: string): Promise<boolean> {
    try {
      await done((tell) => sftp.ext_openssh_rename(coming, file, tell));
      return true;
    } catch {
      return false;
    }
  }

  async remove(path: string): Promise<void> {
    await this.#gone(await this.#open(), this.#at(path));
  }

  async #gone(sftp: SFTPWrapper, file: string): Promise<void> {
    try {
      await done((tell) => sftp.unlink(file, tell));
    } catch (error) {
      if (!isMissing(error as Error)) throw error;
    }
  }

  /** Ends the line. */
  close(): void {
    this.#client?.end();
    this.#forget();
  }

  #at(path: string): string {
    const { folder } = this.#options;
    return folder === '' ? path : `${folder}/${path}`;
  }

  async #makeFolder(sftp: SFTPWrapper, folder: string): Promise<void> {
    if (folder === '.' || folder === '/' || this.#made.has(folder)) return;
    await this.#makeFolder(sftp, dirname(folder));
    // It fails where the folder is there already; where it is not, writing into it says so.
    await done((tell) => sftp.mkdir(folder, tell)).catch(() => undefined);
    this.#made.add(folder);
  }

  #open(): Promise<SFTPWrapper> {
    return (this.#session ??= this.#connect().catch((error: unknown) => {
      this.#forget();
      throw error;
    }));
  }

  async #connect(): Promise<SFTPWrapper> {
    const {
      host,
      port,
      user,
      password,
      privateKey,
      hostKey,
      reach = new Reach('everything'),
    } = this.#options;
    // The line goes to what was looked at: the name could be another one's in a moment.
    const [at] = await reach.addressesOf(host);
    // Few push by SFTP: nobody else loads it.
    const { default: ssh2 } = await import('ssh2');
    const client = new ssh2.Client();
    this.#client = client;
    return new Promise((resolve, reject) => {
      let found = '';
      const lost = (error?: Error) => {
        this.#forget();
        const other = found !== '' && found !== hostKey;
        reject(other ? unknownHost(host, found) : (error ?? new Error(`${host} closed the connection.`)));
      };
      client.on('error', lost).on('close', () => lost());
      client.on('ready', () => {
        client.sftp((error, sftp) => {
          if (error) lost(error);
          else resolve(sftp);
        });
      });
      client.connect({
        host: at!.address,
        port,
        username: user,
        ...(password !== undefined && { password }),
        ...(privateKey !== undefined && { privateKey }),
        readyTimeout: CONNECT_MS,
        keepaliveInterval: CONNECT_MS,
        hostVerifier: (key: Buffer) => {
          found = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
          return found === hostKey;
        },
      });
    });
  }

  #forget(): void {
    this.#session = undefined;
    this.#client = undefined;
    this.#made.clear();
  }
}

function unknownHost(host: string, found: string): PlaceRefused {
  return new PlaceRefused(
    `The key of ${host} is ${found}. If it is the right one, set TIRAGE_SFTP_HOST_KEY to it.`,
    'push.host-key',
    { host, found },
  );
}

function isMissing(error: Error): boolean {
  return Reflect.get(error, 'code') === NO_SUCH_FILE;
}

function done(work: (tell: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
