import { once } from 'node:events';
import type { Asker } from '#access';
import { LongWork, Paced } from '#platform';
import {
  sessionNews,
  type CurrentState,
  type CurrentStates,
  type Follower,
  type SessionNews,
  type Viewer,
} from '#projections';
import type { EventStream } from '../streams/event-streams.js';
import type { StreamPiece } from '../streams/stream-piece.js';

/** For how long readers are told at a stretch, in milliseconds: an entry needs several turns in between. */
const TURN_MS = 10;

/** Many who wait less for news than for answers to what they enter are told at most a third of the time. */
const OWN_PACE = { least: 40, times: 2, most: 1_000 };

/** What a reader has been told: the position up to which, and the answers that were sent themselves. */
export class ToldUpTo {
  readonly position: number;
  readonly sent: ReadonlyMap<string, object>;
  /** The same for all who were told the same. */
  readonly key: string;

  constructor(position: number, sent: ReadonlyMap<string, object> = new Map()) {
    this.position = position;
    this.sent = sent;
    this.key = [position, ...[...sent].map(([name, answer]) => `${name} ${numberOf(answer)}`)].join(' ');
  }
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number of its own for each answer. */
function numberOf(answer: object): number {
  const number = numbers.get(answer) ?? ++count;
  numbers.set(answer, number);
  return number;
}

/** What is sent next to those who were told the same; without a piece there is nothing to tell. */
export interface NewsWritten {
  readonly told: ToldUpTo;
  readonly piece: StreamPiece | undefined;
}

/** Writes news for those who were told the same before. */
export type WriteNews = (news: SessionNews, before: ToldUpTo, asker: Asker) => Promise<NewsWritten>;

/** Somebody who reads a session live. */
export interface NewsReader {
  readonly stream: EventStream;
  readonly asker: Asker;
  readonly viewer: Viewer;
  /** What was told last. */
  told: ToldUpTo;
}

interface Reading {
  /** The same for all who see the same. */
  readonly sight: string;
  /** Ends it with an error. */
  readonly fail: (error: unknown) => void;
}

/**
 * The news of a session for many who read it: one after the other, so that others have their turn in between. For those who
 * see the same they are found and written once.
 */
export class SessionBroadcast implements Follower {
  readonly #states: CurrentStates;
  readonly #tournament: string;
  readonly #session: string;
  readonly #write: WriteNews;
  readonly #readers = new Map<NewsReader, Reading>();
  readonly #slow = new Set<NewsReader>();
  #unfollow: () => void = () => undefined;
  /** Who has just come, or has taken in what was sent, and may have missed what came meanwhile. */
  readonly #behind = new Set<NewsReader>();
  /** What was written of one state, for those who come to be told of it later, too. */
  readonly #written = new Map<string, NewsWritten>();
  #writtenOf: CurrentState | undefined;
  readonly #pace: Paced | undefined;
  /** The state that was told last, or is to be. */
  #latest: CurrentState | undefined;
  /** Settles when what is being told has been told. */
  #telling: Promise<void> = Promise.resolve();

  /** @param options.pace `own`: others who follow the session do not wait until all of these have been told */
  constructor(
    states: CurrentStates,
    { tournament, session }: { readonly tournament: string; readonly session: string },
    write: WriteNews,
    { pace = 'of-all' }: { readonly pace?: 'of-all' | 'own' } = {},
  ) {
    this.#states = states;
    this.#tournament = tournament;
    this.#session = session;
    this.#write = write;
    this.#pace =
      pace === 'own' ? new Paced(OWN_PACE, () => this.#tellInTurn(() => this.#readers.keys())) : undefined;
  }

  /** Whether nobody reads it. */
  get isIdle(): boolean {
    return this.#readers.size === 0;
  }

  /**
   * Tells a reader what is new behind what was told last, and then all that comes, until its stream ends.
   *
   * @throws NotYetProjected `projection.stopped`
   */
  async serve(reader: NewsReader): Promise<void> {
    const { signal } = reader.stream;
    if (signal.aborted) return;
    const left = once(signal, 'abort');
    if (this.isIdle) this.#unfollow = this.#states.follow(this.#tournament, this);
    const sight = JSON.stringify(reader.viewer);
    const failed = new Promise<never>((_, fail) => this.#readers.set(reader, { sight, fail }));
    try {
      const welcomed = this.#welcome(reader);
      await Promise.race([left, failed, welcomed.then(() => left)]);
    } finally {
      this.#readers.delete(reader);
      if (this.isIdle) this.#unfollow();
    }
  }

  tell(current: CurrentState): Promise<void> {
    this.#latest = current;
    if (!this.#pace) return this.#tellInTurn(() => this.#readers.keys());
    this.#pace.due();
    return Promise.resolve();
  }

  fail(error: unknown): void {
    for (const { fail } of this.#readers.values()) fail(error);
  }

  /** Tells who has just come what came since it asked. */
  async #welcome(reader: NewsReader): Promise<void> {
    const current = await this.#states.of(this.#tournament);
    if (current.position >= (this.#latest?.position ?? 0)) this.#latest = current;
    await this.#catchUp(reader);
  }

  /** Tells a reader who is behind, together with all who come to be until it is their turn. */
  async #catchUp(reader: NewsReader): Promise<void> {
    const isFirst = this.#behind.size === 0;
    this.#behind.add(reader);
    if (!isFirst) return;
    await this.#tellInTurn(() => {
      const behind = [...this.#behind];
      this.#behind.clear();
      return behind;
    });
  }

  /** Tells one after the other of the newest state: nobody is told of a state before an earlier one. */
  #tellInTurn(readers: () => Iterable<NewsReader>): Promise<void> {
    this.#telling = this.#telling.then(() => this.#tell(readers()));
    return this.#telling;
  }

  async #tell(readers: Iterable<NewsReader>): Promise<void> {
    const current = this.#latest!;
    if (this.#writtenOf !== current) this.#written.clear();
    this.#writtenOf = current;
    const work = new LongWork(TURN_MS);
    for (const reader of readers) {
      const reading = this.#readers.get(reader);
      if (!reading || reader.told.position >= current.position || !this.#isReady(reader)) continue;
      try {
        const key = `${reading.sight} ${reader.told.key}`;
        // oxlint-disable-next-line no-await-in-loop -- once for all who see the same and were told the same
        const news = this.#written.get(key) ?? (await this.#news(current, reader));
        this.#written.set(key, news);
        reader.told = news.told;
        if (news.piece) reader.stream.sendPiece(news.piece);
      } catch (error) {
        reading.fail(error);
      }
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      if (work.isDue) await work.pause();
    }
  }

  /** Whether a reader has taken in what was sent before; it is told the next once it has. */
  #isReady(reader: NewsReader): boolean {
    if (this.#slow.has(reader)) return false;
    if (reader.stream.isFree) return true;
    this.#slow.add(reader);
    void reader.stream.free().then(() => {
      this.#slow.delete(reader);
      return this.#catchUp(reader);
    });
    return false;
  }

  async #news(current: CurrentState, { told, asker, viewer }: NewsReader): Promise<NewsWritten> {
    const news = await sessionNews(current, this.#session, viewer, told.position);
    if (news.documents.length > 0) return this.#write(news, told, asker);
    return { told: new ToldUpTo(current.position, told.sent), piece: undefined };
  }
}
