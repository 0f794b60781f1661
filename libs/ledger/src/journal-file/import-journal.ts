import type { Readable } from 'node:stream';
import type pg from 'pg';
import { inTransaction } from '#platform';
import type { Line, NewEvent } from '../append/append.js';
import { requireStorable, type Json } from '../events/canonical-text.js';
import { textHash } from '../events/erasable-text.js';
import { PayloadRefused, UnknownEvent } from '../events/errors.js';
import type { EventCatalogue } from '../events/event-catalogue.js';
import { lineHash } from '../events/line-hash.js';
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from '../database/postgres-arrays.js';
import { parseLine, readJournalLines, type StoredLine } from '../verification/stored-lines.js';
import { ChainWalk } from '../verification/verification.js';
import { readEpoch } from '../database/epoch.js';
import {
  JournalRefused,
  type JournalHeader,
  type KeyInFile,
  type LineInFile,
  type TextInFile,
} from './journal-file.js';
import { readJournalFile, type JournalContent, type FileLimits } from './read-journal-file.js';
import { idsIn } from './write-journal-file.js';

/** A line that is written behind an imported journal, in the same transaction. */
export interface LineBehind {
  readonly stream: string;
  readonly event: NewEvent;
  readonly actor: string;
  readonly commandId: string;
}

/** How a journal is imported. */
export interface ImportJournal {
  /** Whatever else is asked of a line; throws when it cannot be so. */
  readonly check: (line: Line) => void;
  /** The line that is written behind the journal. */
  readonly behind: (imported: {
    readonly tournament: string;
    readonly lines: number;
    readonly hash: string;
    /** Whether the keys of all its secrets came along, and not only of those that it has revealed. */
    readonly unseen: boolean;
  }) => Promise<LineBehind>;
  /** Stores what is kept about the journal elsewhere, in the same transaction; gets the ids in its lines. */
  readonly beside: (
    client: pg.ClientBase,
    value: Record<string, Json>,
    ids: ReadonlySet<string>,
  ) => Promise<void>;
  /** How many bytes a file may have at most. */
  readonly limits?: FileLimits;
}

/** An imported journal. */
export interface JournalImported {
  readonly tournament: string;
  /** How many lines it had; the line behind it is the next one. */
  readonly lines: number;
}

/** Lines that go to the database together at most, and bytes of their texts. */
const BATCH = { lines: 500, size: 4_000_000 } as const;
/** How far another machine's clock may be ahead, in microseconds: an hour. */
const AHEAD = 3_600_000_000;

/**
 * Imports a journal from a file: all of it with one line behind it, or nothing. Checks every line's hash, place, time
 * and schema, and every text against its line.
 *
 * @throws JournalRefused
 */
export async function importJournal(
  pool: pg.Pool,
  catalogue: EventCatalogue,
  packed: Readable,
  options: ImportJournal,
): Promise<JournalImported> {
  const { header, records } = await readJournalFile(packed, options.limits);
  try {
    const isNew = await inTransaction(pool, async (client) => {
      if (!(await opened(client, header.tournament))) return false;
      const coming = new ComingJournal(client, catalogue, header, options);
      for await (const record of records) await coming.take(record);
      await coming.finish();
      return true;
    });
    if (!isNew) throw await howItIsThere(pool, header, records);
    return { tournament: header.tournament, lines: header.lines };
  } finally {
    await records.return();
  }
}

/** Opens the journal; false where there is one with this id. */
async function opened(client: pg.ClientBase, tournament: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "INSERT INTO ledger.book (tournament, position, time, hash) VALUES ($1, 0, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING",
    [tournament],
  );
  return rowCount === 1;
}

/** A journal on its way from a file into the database. */
class ComingJournal {
  readonly #walk = new ChainWalk();
  readonly #ids = new Set<string>();
  /** The hashes of the free texts that lines refer to, until each has come. */
  readonly #texts = new Map<string, string>();
  readonly #now = Date.now() * 1_000;
  #waiting: StoredLine[] = [];
  #size = 0;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly catalogue: EventCatalogue,
    private readonly header: JournalHeader,
    private readonly options: ImportJournal,
  ) {}

  async take(record: JournalContent): Promise<void> {
    if ('line' in record) return this.#takeLine(record.line);
    // Everything else is held against lines: those have all been there before it.
    if (this.#walk.position !== this.header.lines) throw new JournalRefused('book.damaged');
    if ('text' in record) return this.#takeText(record.text);
    if ('key' in record) return this.#takeKey(record.key);
    return this.options.beside(this.client, record.beside as Record<string, Json>, this.#ids);
  }

  async finish(): Promise<void> {
    const { tournament, lines, hash, holds } = this.header;
    if (this.#walk.position !== lines || this.#walk.hash !== hash) throw new JournalRefused('book.damaged');
    // What did not come is treated as erased.
    await this.#keepTexts([...this.#texts.keys()].map((id) => ({ id })));
    const behind = this.#lineBehind(
      await this.options.behind({ tournament, lines, hash, unseen: holds.unseen }),
    );
    this.#waiting.push(behind);
    await this.#flush();
    await this.client.query(
      "UPDATE ledger.book SET position = $2, time = $3, hash = decode($4, 'hex') WHERE tournament = $1",
      [tournament, behind.position, behind.time, behind.hash],
    );
  }

  async #takeLine(tuple: LineInFile): Promise<void> {
    const line = storedLine(this.header.tournament, tuple);
    if (line.position > this.header.lines) throw new JournalRefused('book.damaged');
    const bad = this.#walk.take(line);
    if (bad) throw new JournalRefused('book.broken', { line: bad.position });
    if (line.time > this.#now + AHEAD) throw new JournalRefused('book.future', { line: line.position });
    this.#check(line);
    this.#waiting.push(line);
    this.#size += line.payload.length + line.metadata.length;
    if (this.#waiting.length === BATCH.lines || this.#size >= BATCH.size) await this.#flush();
  }

  #check(line: StoredLine): void {
    try {
      for (const text of [line.stream, line.type, line.actor]) requireStorable(text, '');
      const checked = this.catalogue.checked(parseLine(line), line);
      this.options.check(checked);
      for (const { text, hash } of referencesIn(checked.payload)) this.#texts.set(text, hash);
    } catch (error) {
      if (error instanceof JournalRefused) throw error;
      const { position, type } = line;
      if (error instanceof UnknownEvent) throw new JournalRefused('book.newer', { line: position, type });
      const why = error instanceof PayloadRefused ? {} : { cause: error };
      throw new JournalRefused('book.unfit', { line: position, type }, why);
    }
    for (const id of idsIn(line)) this.#ids.add(id);
  }

  async #takeText({ id, salt, text }: TextInFile): Promise<void> {
    const hash = this.#texts.get(id);
    if (hash === undefined || (salt === undefined) !== (text === undefined))
      throw new JournalRefused('book.damaged');
    this.#texts.delete(id);
    if (salt === undefined || text === undefined) return this.#keepTexts([{ id }]);
    if (text.includes('\0') || textHash({ salt, text }) !== hash) throw new JournalRefused('book.damaged');
    return this.#keepTexts([{ id, salt, text }]);
  }

  async #keepTexts(texts: readonly TextInFile[]): Promise<void> {
    for (const { id, salt = null, text = null } of texts) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await this.client.query(
        "INSERT INTO ledger.text (tournament, id, salt, text) VALUES ($1, $2, decode($3, 'hex'), $4)",
        [this.header.tournament, id, salt, text],
      );
    }
  }

  async #takeKey({ id, key }: KeyInFile): Promise<void> {
    await this.client.query(
      "INSERT INTO keys.book_key (tournament, id, key) VALUES ($1, $2, decode($3, 'hex')) ON CONFLICT DO NOTHING",
      [this.header.tournament, id, key],
    );
  }

  #lineBehind({ stream, event, actor, commandId }: LineBehind): StoredLine {
    const facts = {
      tournament: this.header.tournament,
      stream,
      type: event.type,
      schema: event.schema,
      command: commandId,
      actor,
      payload: this.catalogue.payloadText(event),
      metadata: '{}',
    };
    const place = {
      position: this.#walk.position + 1,
      version: this.#walk.versionOf(stream) + 1,
      time: Math.max(this.#walk.time, Date.now() * 1_000),
    };
    const hash = lineHash(Buffer.from(this.#walk.hash, 'hex'), facts, place).toString('hex');
    return { ...facts, ...place, hash };
  }

  async #flush(): Promise<void> {
    const lines = this.#waiting;
    [this.#waiting, this.#size] = [[], 0];
    if (lines.length === 0) return;
    await this.client.query({
      name: 'ledger.bring-lines',
      text: `INSERT INTO ledger.line
        (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
        SELECT $1::uuid, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::integer[], $6::uuid[], $7::text[],
          $8::text[], $9::text[], $10::text[], $11::text[], $12::bytea[])`,
      values: [
        this.header.tournament,
        int8Array(lines.map(({ position }) => position)),
        int8Array(lines.map(({ version }) => version)),
        int8Array(lines.map(({ time }) => time)),
        int4Array(lines.map(({ schema }) => schema)),
        uuidArray(lines.map(({ command }) => command)),
        textArray(lines.map(({ stream }) => stream)),
        textArray(lines.map(({ type }) => type)),
        textArray(lines.map(({ actor }) => actor)),
        textArray(lines.map(({ payload }) => payload)),
        textArray(lines.map(({ metadata }) => metadata)),
        byteaArray(lines.map(({ hash }) => Buffer.from(hash, 'hex'))),
      ],
    });
  }
}

function storedLine(tournament: string, tuple: LineInFile): StoredLine {
  const [position, version, time, schema, command, stream, type, actor, payload, metadata, hash] = tuple;
  return {
    tournament,
    position,
    version,
    time,
    schema,
    command,
    stream,
    type,
    actor,
    payload,
    metadata,
    hash,
  };
}

/** Every reference to a free text in a payload. */
function* referencesIn(value: Json): Generator<{ readonly text: string; readonly hash: string }> {
  if (typeof value !== 'object' || value === null) return;
  const members = Object.values(value) as readonly Json[];
  const { text, hash } = value as { readonly text?: Json; readonly hash?: Json };
  if (members.length === 2 && typeof text === 'string' && typeof hash === 'string') yield { text, hash };
  for (const member of members) yield* referencesIn(member);
}

/**
 * Compares the journal that is there with the one of the file by their hashes: each hash covers all lines before it.
 */
async function howItIsThere(
  pool: pg.Pool,
  { tournament, lines }: JournalHeader,
  records: AsyncIterable<JournalContent>,
): Promise<JournalRefused> {
  const walk = new ChainWalk();
  let here: readonly StoredLine[] = [];
  let common = 0;
  let isCommon = true;
  for await (const record of records) {
    if (!('line' in record)) continue;
    const line = storedLine(tournament, record.line);
    const bad = walk.take(line);
    if (bad) return new JournalRefused('book.broken', { line: bad.position });
    if (!isCommon) continue;
    const at = (line.position - 1) % BOOK_PAGE;
    // oxlint-disable-next-line no-await-in-loop -- page by page
    if (at === 0) here = await pageAfter(pool, tournament, line.position - 1);
    isCommon = here[at]?.hash === line.hash;
    if (isCommon) common = line.position;
  }
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position FROM ledger.book WHERE tournament = $1',
    [tournament],
  );
  const head = Number(rows[0]?.position ?? 0);
  if (common === lines) {
    return head === lines
      ? new JournalRefused('book.there', { lines })
      : new JournalRefused('book.there-further', { lines, here: head });
  }
  if (common === head) return new JournalRefused('book.there-beginning', { lines, here: head });
  return new JournalRefused('book.there-otherwise', { lines: common });
}

const BOOK_PAGE = 500;

async function pageAfter(pool: pg.Pool, tournament: string, after: number): Promise<StoredLine[]> {
  const epoch = await readEpoch(pool);
  return readJournalLines(pool, tournament, epoch, { after, limit: BOOK_PAGE });
}
