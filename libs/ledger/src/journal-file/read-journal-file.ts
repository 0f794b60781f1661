import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BOOK_FILE_LIMITS,
  BOOK_FILE_VERSION,
  journalHeader,
  journalRecord,
  JournalRefused,
  type JournalEnd,
  type JournalHeader,
  type JournalRecord,
} from './journal-file.js';

/** What stands between a file's header and its end. */
export type JournalContent = Exclude<JournalRecord, JournalEnd>;

/** How many bytes a file may have at most. */
export interface FileLimits {
  readonly line: number;
  readonly unpacked: number;
}

/**
 * Reads a file of a journal, record by record as it comes. Once it has been read to its end it was whole and unaltered.
 *
 * @returns the header, and what follows it
 * @throws JournalRefused `book.not-one`, `book.newer`, `book.damaged`, `book.too-large`
 */
export async function readJournalFile(
  packed: Readable,
  limits: FileLimits = BOOK_FILE_LIMITS,
): Promise<{ header: JournalHeader; records: AsyncGenerator<JournalContent, void, undefined> }> {
  const lines = linesOf(packed, limits);
  const hash = createHash('sha256');
  const first = await lines.next().catch((error: unknown) => {
    lines.return(undefined).catch(() => undefined);
    throw error;
  });
  if (first.done) throw new JournalRefused('book.not-one');
  const header = headerOf(first.value);
  hash.update(first.value);
  return { header, records: recordsOf(lines, hash) };
}

function headerOf(line: Buffer): JournalHeader {
  const value = parsed(line);
  const version = typeof value === 'object' && value !== null && Reflect.get(value, 'tirageBook');
  if (typeof version !== 'number') throw new JournalRefused('book.not-one');
  if (version > BOOK_FILE_VERSION) throw new JournalRefused('book.newer');
  const header = journalHeader.safeParse(value);
  if (!header.success) throw new JournalRefused('book.damaged');
  return header.data;
}

async function* recordsOf(
  lines: AsyncGenerator<Buffer, void, undefined>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<JournalContent, void, undefined> {
  const counts = { texts: 0, keys: 0, beside: 0 };
  for await (const bytes of lines) {
    const record = journalRecord.safeParse(parsed(bytes));
    if (!record.success) throw new JournalRefused('book.damaged');
    const { data } = record;
    if ('end' in data) {
      const whole =
        data.sha256 === hash.digest('hex') &&
        data.texts === counts.texts &&
        data.keys === counts.keys &&
        data.beside === counts.beside &&
        (await lines.next()).done === true;
      if (!whole) throw new JournalRefused('book.damaged');
      return;
    }
    hash.update(bytes);
    if ('text' in data) counts.texts++;
    if ('key' in data) counts.keys++;
    if ('beside' in data) counts.beside++;
    yield data;
  }
  throw new JournalRefused('book.damaged');
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

const NEWLINE = 0x0a;

/** The unpacked lines with their ends, never more of them in memory than one line may have. */
async function* linesOf(packed: Readable, limits: FileLimits): AsyncGenerator<Buffer, void, undefined> {
  const unpacked = createGunzip();
  packed.once('error', (error) => unpacked.destroy(error));
  packed.once('close', () => {
    // A sender that has gone away ends nothing by itself.
    if (!packed.readableEnded) unpacked.destroy(new JournalRefused('book.damaged'));
  });
  packed.pipe(unpacked);
  let parts: Buffer[] = [];
  let size = 0;
  let total = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > limits.unpacked) throw new JournalRefused('book.too-large');
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        parts.push(chunk.subarray(from, at + 1));
        yield parts.length === 1 ? parts[0]! : Buffer.concat(parts);
        [parts, size, from] = [[], 0, at + 1];
      }
      parts.push(chunk.subarray(from));
      size += chunk.length - from;
      if (size > limits.line) throw new JournalRefused('book.too-large');
    }
    if (size > 0) throw new JournalRefused('book.damaged');
  } catch (error) {
    throw explained(error, total);
  } finally {
    packed.unpipe(unpacked);
    // Who still sends is let finish, so that the answer can be heard.
    packed.resume();
    unpacked.destroy();
  }
}

function explained(error: unknown, read: number): unknown {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  if (!code.startsWith('Z_')) return error;
  return new JournalRefused(read === 0 ? 'book.not-one' : 'book.damaged', {}, { cause: error });
}
