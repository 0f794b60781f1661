import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** A machine that lets one user with one password into one folder, by SFTP and by nothing else. */
export class SftpServer {
  readonly #connections = new Set<Connection>();
  readonly #server: ssh2.Server;
  /** The fingerprint of its key. */
  readonly hostKey: string;
  readonly #folder: string;

  constructor(folder: string, user: string, password: string) {
    this.#folder = folder;
    // Not Ed25519: of those that ssh2 makes, each whose public part begins with a zero byte cannot be read.
    const key = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
    const parsed = ssh2.utils.parseKey(key.public) as ssh2.ParsedKey;
    const digest = createHash('sha256').update(parsed.getPublicSSH()).digest('base64');
    this.hostKey = `SHA256:${digest.replace(/=+$/, '')}`;
    this.#server = new ssh2.Server({ hostKeys: [key.private] }, (connection) => {
      this.#connections.add(connection);
      connection.on('error', () => undefined).on('close', () => this.#connections.delete(connection));
      connection.on('authentication', (asked) => {
        const known = asked.method === 'password' && asked.username === user && asked.password === password;
        if (known) asked.accept();
        else asked.reject(['password']);
      });
      connection.on('session', (accept) => {
        accept().on('sftp', (open) => this.#serve(open()));
      });
    });
  }

  /** @returns its port */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Every line is lost; new ones can be opened. */
  loseLines(): void {
    for (const connection of this.#connections) connection.end();
  }

  close(): void {
    this.loseLines();
    this.#server.close();
  }

  #serve(sftp: SFTPWrapper): void {
    const at = (path: string) => join(this.#folder, path);
    const handle = (file: number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(file);
      return bytes;
    };
    const fileOf = (bytes: Buffer) => bytes.readUInt32BE();
    const answer = (id: number, work: () => void) => {
      try {
        work();
      } catch (error) {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
      }
    };
    const ok = (id: number, work: () => void) =>
      answer(id, () => {
        work();
        sftp.status(id, STATUS_CODE.OK);
      });
    sftp.on('OPEN', (id, path, flags) =>
      answer(id, () => sftp.handle(id, handle(openSync(at(path), flags & OPEN_MODE.WRITE ? 'w' : 'r')))),
    );
    sftp.on('READ', (id, file, offset, length) =>
      answer(id, () => {
        const bytes = Buffer.alloc(length);
        const read = readSync(fileOf(file), bytes, 0, length, offset);
        if (read === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, bytes.subarray(0, read));
      }),
    );
    sftp.on('WRITE', (id, file, offset, bytes) =>
      ok(id, () => void writeSync(fileOf(file), bytes, 0, bytes.length, offset)),
    );
    sftp.on('FSTAT', (id, file) =>
      answer(id, () => {
        const { mode, uid, gid, size, atimeMs, mtimeMs } = fstatSync(fileOf(file));
        sftp.attrs(id, { mode, uid, gid, size, atime: atimeMs / 1_000, mtime: mtimeMs / 1_000 });
      }),
    );
    sftp.on('FSETSTAT', (id) => ok(id, () => undefined));
    sftp.on('CLOSE', (id, file) => ok(id, () => closeSync(fileOf(file))));
    sftp.on('MKDIR', (id, path) => ok(id, () => mkdirSync(at(path))));
    sftp.on('REMOVE', (id, path) => ok(id, () => unlinkSync(at(path))));
    // As the protocol has it: nothing is replaced.
    sftp.on('RENAME', (id, from, to) =>
      ok(id, () => {
        closeSync(openSync(at(to), 'wx'));
        renameSync(at(from), at(to));
      }),
    );
  }
}
