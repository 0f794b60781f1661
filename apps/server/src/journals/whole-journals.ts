import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Access, PeopleImported, personOfJournal } from '#access';
import { JournalRefused, Ledger, type Json } from '#ledger';
import { TrialReading } from '#projections';
import { SealWalk, tournamentEvents, tournamentStream } from '#tournament';

/** The largest file that is taken in, packed, in bytes. */
const LARGEST = 256 * 1024 * 1024;

/** What an exported journal includes. */
export interface WholeJournalWanted {
  /** Names, clubs and member numbers of the people whom it names, and free texts, which may name them. */
  readonly people: boolean;
  /** The keys of deals that nobody may see yet. */
  readonly unseen: boolean;
}

/** An imported journal. */
export interface WholeJournalImported {
  readonly tournament: string;
  /** The last journal entry, after the imported ones. */
  readonly position: number;
  readonly lines: number;
  /** How many people were written down who were not known here. */
  readonly people: number;
}

/** Exports whole journals as files, and imports those of other servers. Files are on the disk in the meantime. */
@Injectable()
export class WholeJournals {
  /** One comes after the other: each has a connection of its own for long. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly ledger: Ledger,
    private readonly access: Access,
  ) {}

  /** Writes a journal into a file of its own. @returns its path, and what removes it */
  async write(tournament: string, { people, unseen }: WholeJournalWanted) {
    const place = await newPlace();
    const { ledger, access } = this;
    const known = (ids: ReadonlySet<string>) => access.peopleOfJournals.known(tournament, ids);
    const text = ledger.bookFile(tournament, { texts: people, unseen, ...(people && { beside: known }) });
    try {
      await pipeline(text, createGzip(), createWriteStream(place.path, { mode: 0o600 }));
      return place;
    } catch (error) {
      await place.remove();
      throw error;
    }
  }

  /**
   * Imports a journal. The importing person becomes its organiser: no account, login or right comes with it.
   *
   * @param person who brings it
   * @throws JournalRefused
   */
  async bring(content: Readable, person: string): Promise<WholeJournalImported> {
    const place = await newPlace();
    try {
      await pipeline(content, atMost(LARGEST), createWriteStream(place.path, { mode: 0o600 }));
      const coming = this.#last.then(() => this.#bring(place.path, person));
      this.#last = coming.catch(() => undefined);
      return await coming;
    } finally {
      await place.remove();
    }
  }

  async #bring(path: string, person: string): Promise<WholeJournalImported> {
    const seals = new SealWalk();
    const trial = new TrialReading();
    const actor = `person:${person}`;
    let people: PeopleImported | undefined;
    const { tournament, lines } = await this.ledger.bring(createReadStream(path), {
      check(line) {
        const wrong = seals.take(line);
        if (wrong !== undefined) throw new JournalRefused('book.broken', { line: line.position });
        trial.take(line);
      },
      async beside(client, value, ids) {
        people ??= new PeopleImported(client, actor);
        const read = personOfJournal.safeParse(value);
        if (!read.success || !people.belongs(read.data.person, ids)) throw new JournalRefused('book.damaged');
        await people.take(read.data);
      },
      async behind({ tournament: book, lines: brought, hash, unseen }) {
        await people?.finish(book);
        const event = tournamentEvents.brought({
          organiser: person,
          lines: brought,
          hash,
          ...(!unseen && { withoutKeys: true }),
        });
        const { type, schema, payload } = event;
        return {
          stream: tournamentStream.stream,
          event: { type, schema, payload: payload as Json },
          actor,
          commandId: randomUUID(),
        };
      },
    });
    return { tournament, position: lines + 1, lines, people: people?.count ?? 0 };
  }
}

async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'tirage-book-'));
  return { path: join(folder, 'book'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Lets so many bytes through and no more. */
function atMost(bytes: number): Transform {
  let through = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      through += chunk.length;
      if (through > bytes) done(new JournalRefused('book.too-large'));
      else done(null, chunk);
    },
  });
}
