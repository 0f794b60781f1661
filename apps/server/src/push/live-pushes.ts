import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import {
  isDatabaseAway,
  isLasting,
  PlaceRefused,
  pushFailureOf,
  secondsUntilNext,
  SitePush,
  type FileToPlace,
  type Place,
  type Reach,
} from '#platform';
import type { Logger } from 'pino';
import type { AskAsPublic } from '../site/public-answers.js';
import { siteFiles } from '../site/site.js';
import { openPlace } from './push-place.js';
import type { PushRow, PushSettings } from './push-settings.js';

/** Seconds between two pushes of a tournament: lines that come meanwhile go together. */
const EVERY = 10;
const LOOK_MS = 2_000;
const KEEP_MS = 15_000;
/** How long what is under way may take to end. */
const STOP_MS = 3_000;

interface Held {
  readonly revision: number;
  readonly place: Place;
  readonly push: SitePush;
}

interface Running {
  readonly row: PushRow;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/** When a push that has failed, or that lines wait for, is due; undefined: as things are, never. */
export function nextPush(row: PushRow): Date | undefined {
  const { failures, failure, triedAt, stale, head, position } = row;
  const waits = stale || failures > 0 || (head !== null && head !== position);
  if (!row.active || !waits || (failures > 0 && failure && isLasting(failure))) return undefined;
  return triedAt === null
    ? new Date(0)
    : new Date(triedAt.getTime() + 1_000 * secondsUntilNext(failures, EVERY));
}

/**
 * Pushes the public pages of tournaments to the places that their organisers chose, during play.
 *
 * This is no job of a queue. A push writes no event, so nothing in the journal would end it. It may wait minutes for
 * somebody else's connection, and would hold up seals and released deals behind it. And it asks for pages like the
 * public does, from the process that answers them. So it runs beside the requests, in processes with the role `api`;
 * only one of them pushes a tournament at a time.
 */
export class LivePushes implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #settings: PushSettings;
  readonly #ask: AskAsPublic;
  readonly #log: Logger;
  readonly #reach: Reach;
  readonly #process = randomUUID();
  readonly #held = new Map<string, Held>();
  readonly #running = new Map<string, Running>();
  #next: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: {
    readonly settings: PushSettings;
    readonly ask: AskAsPublic;
    readonly log: Logger;
    /** Where to an organiser may push: not into the server's own network. */
    readonly reach: Reach;
  }) {
    this.#settings = parts.settings;
    this.#ask = parts.ask;
    this.#log = parts.log;
    this.#reach = parts.reach;
  }

  /** Looks from now on what is to be pushed: the pages that it asks for are answered. */
  onApplicationBootstrap(): void {
    this.#next = setTimeout(() => {
      void this.look().finally(() => {
        if (!this.#stopped) this.onApplicationBootstrap();
      });
    }, LOOK_MS).unref();
  }

  /** Ends what is under way: it goes on where it was when somebody starts again. */
  async onModuleDestroy(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#next);
    await this.#looking;
    const running = [...this.#running.values()];
    for (const { ending } of running) ending.abort();
    for (const tournament of this.#held.keys()) this.#drop(tournament);
    // A line that is dead does not keep the server from stopping.
    const late = new AbortController();
    const ended = Promise.all(running.map(({ done }) => done)).then(() => late.abort());
    await Promise.race([ended, sleep(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  }

  /** Looks now, after the look that is under way. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.#log.error({ err: error }, 'it cannot be told what is to be pushed');
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    if (this.#stopped) return;
    const rows = await this.#settings.active();
    const now = Date.now();
    for (const tournament of this.#held.keys()) {
      const row = rows.find((each) => each.tournament === tournament);
      if (row?.revision === this.#held.get(tournament)!.revision) continue;
      this.#running.get(tournament)?.ending.abort();
      this.#drop(tournament);
    }
    for (const row of rows) {
      const due = nextPush(row);
      if (!due || due.getTime() > now || this.#running.has(row.tournament)) continue;
      // oxlint-disable-next-line no-await-in-loop -- a few rows of one table
      if (await this.#settings.claim(row, this.#process)) this.#begin(row);
    }
  }

  #begin(row: PushRow): void {
    const ending = new AbortController();
    const done = this.#pushed(row, ending).finally(() => {
      this.#running.delete(row.tournament);
      // Lines may have come, or it may be wanted elsewhere.
      if (ending.signal.aborted) void this.look();
    });
    this.#running.set(row.tournament, { row, ending, done });
  }

  async #pushed(row: PushRow, ending: AbortController): Promise<void> {
    const keeping = setInterval(() => {
      this.#settings.keep(row, this.#process).then(
        (wanted) => !wanted && ending.abort(),
        () => undefined,
      );
    }, KEEP_MS);
    try {
      const { push } = await this.#holdOf(row);
      const { position } = await push.push(ending.signal);
      await this.#settings.end(row, this.#process, { position });
    } catch (error) {
      await this.#failed(row, ending, error).catch((other: unknown) =>
        this.#log.error({ err: other }, 'it cannot be written down that pages are not pushed'),
      );
    } finally {
      clearInterval(keeping);
    }
  }

  async #failed(row: PushRow, ending: AbortController, error: unknown): Promise<void> {
    if (ending.signal.aborted) return this.#settings.end(row, this.#process, 'stopped');
    const failure = pushFailureOf(error);
    const { tournament } = row;
    // What another place says may name keys: the code alone is written down.
    this.#log.warn({ reason: failure.code, tournament }, 'public pages are not pushed');
    return this.#settings.end(row, this.#process, { failure });
  }

  async #holdOf(row: PushRow): Promise<Held> {
    const { tournament, revision } = row;
    const held = this.#held.get(tournament);
    if (held?.revision === revision) return held;
    this.#drop(tournament);
    const place = openPlace(row.place, await this.#settings.secretOf(row), this.#reach);
    const push = new SitePush({ tournament, place, source: { files: () => this.#filesOf(tournament) } });
    const made = { revision, place, push };
    this.#held.set(tournament, made);
    return made;
  }

  #drop(tournament: string): void {
    this.#held.get(tournament)?.place.close?.();
    this.#held.delete(tournament);
  }

  async #filesOf(tournament: string): Promise<AsyncIterable<FileToPlace>> {
    const files = siteFiles(this.#ask, tournament);
    const first = await files.next();
    if (first.done) throw new PlaceRefused('The tournament is not published.', 'tournament.not-published');
    return (async function* () {
      yield first.value;
      yield* files;
    })();
  }
}
