import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { flush } from '../process/flush.js';
import { BackupRefused } from './stored-tables.js';

/*
 * A backup is one gzip stream of lines in UTF-8:
 *
 *   {"tirageBackup":1, ...}                        the header
 *   {"table":"ledger.book","columns":["tournament", ...]}
 *   rows in PostgreSQL's COPY text format
 *   \.
 *   ... more tables, those that others refer to first
 *   {"end":true,"rows":{"ledger.book":3, ...},"sha256":"..."}
 *
 * The hash is over every byte before the last line.
 */

const VERSION = 1;

const HEADER = z.object({
  tirageBackup: z.number().int().positive(),
  made: z.string(),
  /** The server's version, for people who look into the file. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
});
const TABLE = z.object({ table: z.string(), columns: z.array(z.string()).nonempty() });
const END = z.object({ end: z.literal(true), rows: z.record(z.string(), z.number()), sha256: z.string() });

export type BackupHeader = z.infer<typeof HEADER>;

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>;

export interface TableSection {
  readonly table: string;
  readonly columns: readonly string[];
  /** In COPY's text format, in whole lines. To be read to the end before the next section. */
  readonly rows: AsyncIterable<Buffer>;
}

const TERMINATOR = Buffer.from('\\.\n');

/**
 * Writes a backup under a temporary name and renames it when it lies complete on the disk, so that the name holds the
 * whole backup or what it held before. Only the owner may read it: the keys are in it.
 * @throws BackupRefused in one sentence when the file cannot be written
 */
export async function writeBackup(
  file: string,
  header: Omit<BackupHeader, 'tirageBackup'>,
  sections: AsyncIterable<TableSection>,
  signal?: AbortSignal,
): Promise<RowCounts> {
  await requirePlace(file);
  const making = `${file}.${randomUUID()}`;
  const rows: Record<string, number> = {};
  try {
    const text = backupText({ tirageBackup: VERSION, ...header }, sections, rows);
    await pipeline(text, createGzip(), createWriteStream(making, { flags: 'wx', mode: 0o600 }), { signal });
    await flush(making);
    await rename(making, file);
    await flush(dirname(file));
    return rows;
  } catch (error) {
    await rm(making, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    const full = code === 'ENOSPC' || code === 'EDQUOT';
    if (full)
      throw new BackupRefused(
        `The disk is full, so ${file} was not written: free some space or choose another place.`,
        { cause: error, code: 'backup.disk-full' },
      );
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR') {
      throw new BackupRefused(`${file} cannot be written to (${code}): choose another place.`, {
        cause: error,
        code: 'backup.not-writable',
      });
    }
    throw error;
  }
}

/** The file may be new or an earlier backup; anything else is not overwritten. */
async function requirePlace(file: string): Promise<void> {
  const folder = await stat(dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory())
    throw new BackupRefused(`The folder ${dirname(file)} does not exist: create it or choose another place.`);
  const there = await stat(file).catch(() => undefined);
  if (!there || (there.isFile() && there.size === 0)) return;
  try {
    await readHeader(file);
  } catch (cause) {
    throw new BackupRefused(`${file} already exists and is not a backup: choose another name.`, { cause });
  }
}

async function* backupText(
  header: BackupHeader,
  sections: AsyncIterable<TableSection>,
  rows: Record<string, number>,
) {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  yield hashed(lineOf(header));
  for await (const { table, columns, rows: chunks } of sections) {
    yield hashed(lineOf({ table, columns }));
    let count = 0;
    for await (const chunk of chunks) {
      count += countLines(chunk);
      yield hashed(chunk);
    }
    rows[table] = count;
    yield hashed(TERMINATOR);
  }
  yield lineOf({ end: true, rows, sha256: hash.digest('hex') });
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/**
 * Reads a backup from beginning to end and hands over its tables. When this resolves the file was whole and unaltered.
 * @param read for each table; has to read all its rows
 * @throws BackupRefused in one sentence when the file is something else, cut short, altered or of a newer version
 */
export async function readBackup(
  file: string,
  read: (section: TableSection, header: BackupHeader) => Promise<void>,
): Promise<{ header: BackupHeader; rows: RowCounts }> {
  const source = new Source(file);
  try {
    const header = parseHeader(file, await source.line());
    source.hashLine();
    for (;;) {
      const text = await source.line();
      const end = parse(END, text);
      if (end) {
        if (source.digest() !== end.sha256 || !(await source.isAtEnd())) throw new Damaged();
        return { header, rows: end.rows };
      }
      const section = parse(TABLE, text);
      if (!section) throw new Damaged();
      source.hashLine();
      await read({ ...section, rows: source.rows() }, header);
    }
  } catch (error) {
    throw explained(file, error);
  } finally {
    source.close();
  }
}

/** What a backup holds, for who is to decide about it. */
export interface BackupDescription {
  /** ISO text. */
  readonly made: string;
  readonly tournaments: number;
  readonly people: number;
  readonly players: number;
}

/**
 * Reads a backup through and counts what is in it.
 * @throws BackupRefused in one sentence
 */
export async function describeBackup(file: string): Promise<BackupDescription> {
  const { header, rows } = await readBackup(file, async ({ rows: chunks }) => {
    for await (const chunk of chunks) void chunk;
  });
  return {
    made: header.made,
    tournaments: rows['ledger.book'] ?? 0,
    people: rows['access.person'] ?? 0,
    players: rows['access.player'] ?? 0,
  };
}

async function readHeader(file: string): Promise<BackupHeader> {
  const source = new Source(file);
  try {
    return parseHeader(file, await source.line());
  } catch (error) {
    throw explained(file, error);
  } finally {
    source.close();
  }
}

/** What is read makes no sense as a backup. */
class Damaged extends Error {}

function explained(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const refuse = (why: string) => new BackupRefused(`${file} ${why}.`, { cause: error });
  const damaged = (why: string) =>
    new BackupRefused(`${file} ${why}.`, { cause: error, code: 'backup.damaged' });
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return refuse('does not exist: name the file that tirage backup wrote');
  if (code === 'EISDIR') return refuse('is a folder: name the file that tirage backup wrote');
  if (code === 'EACCES') return refuse('cannot be read: run this as the account that owns it');
  if (code === 'Z_BUF_ERROR') return damaged('is cut short: copy it again from where it was made');
  if (code?.startsWith('Z_') || error instanceof Damaged) {
    return damaged('is damaged or was altered: copy it again from where it was made');
  }
  return error;
}

function parseHeader(file: string, text: string): BackupHeader {
  const version = parse(HEADER.pick({ tirageBackup: true }), text)?.tirageBackup;
  if (version === undefined)
    throw new BackupRefused(`${file} is not a backup: name the file that tirage backup wrote.`, {
      code: 'backup.not-one',
    });
  if (version > VERSION) {
    throw new BackupRefused(
      `${file} was made by a newer version of Tirage: restore it with that version or a later one.`,
      { code: 'backup.newer' },
    );
  }
  const header = parse(HEADER, text);
  if (!header) throw new Damaged();
  return header;
}

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const NEWLINE = 0x0a;
const LINE_LIMIT = 16 * 1024 * 1024;

/** The unpacked bytes of a file, by lines and by blocks of lines. */
class Source {
  private readonly file;
  private readonly unpacked;
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly hash: Hash = createHash('sha256');
  private buffer: Buffer = Buffer.alloc(0);
  private lastLine: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.file = createReadStream(file);
    this.unpacked = createGunzip();
    this.file.once('error', (error) => this.unpacked.destroy(error));
    this.chunks = this.file.pipe(this.unpacked)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The next line, without counting it into the hash yet. */
  async line(): Promise<string> {
    while (!this.buffer.includes(NEWLINE)) {
      if (this.buffer.length > LINE_LIMIT || !(await this.fill())) throw new Damaged();
    }
    const length = this.buffer.indexOf(NEWLINE) + 1;
    this.lastLine = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return this.lastLine.toString('utf8');
  }

  hashLine(): void {
    this.hash.update(this.lastLine);
  }

  /** Whole lines up to the terminator of a table, which is passed over. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const whole = this.buffer.lastIndexOf(NEWLINE) + 1;
      const block = this.buffer.subarray(0, whole);
      const end = block.subarray(0, TERMINATOR.length).equals(TERMINATOR)
        ? 0
        : afterNewline(block.indexOf('\n\\.\n'));
      const rows = end === undefined ? block : block.subarray(0, end);
      const passed = rows.length + (end === undefined ? 0 : TERMINATOR.length);
      this.hash.update(this.buffer.subarray(0, passed));
      this.buffer = this.buffer.subarray(passed);
      if (rows.length > 0) yield rows;
      if (end !== undefined) return;
      if (!(await this.fill())) throw new Damaged();
    }
  }

  digest(): string {
    return this.hash.digest('hex');
  }

  async isAtEnd(): Promise<boolean> {
    return this.buffer.length === 0 && !(await this.fill());
  }

  close(): void {
    this.file.destroy();
    this.unpacked.destroy();
  }

  private async fill(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.buffer = this.buffer.length === 0 ? value : Buffer.concat([this.buffer, value]);
    return true;
  }
}

function afterNewline(index: number): number | undefined {
  return index === -1 ? undefined : index + 1;
}

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
