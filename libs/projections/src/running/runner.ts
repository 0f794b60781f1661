import { UnknownEvent, type Ledger } from '#ledger';
import { isDatabaseAway, restAfterLook, traced } from '#platform';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { AnyProjection } from '../projection/projection.js';
import type { Advances } from './waiting.js';
import { liveCheckpoint } from './checkpoints.js';
import { Leases } from './leases.js';
import { Projector, type CurrentFold } from './projector.js';
import { rebuild } from './rebuild.js';

/** How often heads and checkpoints are compared, for hints that were lost; less often while there are very many. */
const POLL_MS = 2_000;
/** Tournaments that are brought up to date at once. */
const AT_ONCE = 4;
const POLL_PAGE = 500;
/** After a tournament was brought up to date it rests for so many times as long, and for so many milliseconds at most. */
const REST = { times: 3, most: 250 };
/** A tournament that another projector is at, or that could not be reached, is looked at again after so many milliseconds. */
const AGAIN_MS = 500;

/**
 * Keeps every projection of every tournament at its journal's head: woken by the ledger's hints, and by a slow poll
 * that compares positions. Rebuilds what an older version of a projection computed first.
 */
export class ProjectionRunner {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #advances: Advances;
  readonly #log: Logger;
  readonly #leases: Leases;
  readonly #projectors: readonly Projector[];
  readonly #waiting = new Set<string>();
  /** Those with a stopped projection that this program has not tried yet. */
  readonly #untried = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #resting = new Set<string>();
  /** Whether archived journals are compared, too: as long as one may be behind that nobody writes to. */
  #comparesArchive = true;
  #unsubscribe: () => void = () => undefined;
  #poll: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  constructor(options: {
    projections: readonly AnyProjection[];
    pool: pg.Pool;
    ledger: Ledger;
    advances: Advances;
    log: Logger;
    /** By projection: where the newest state of its fold is kept anyway. */
    current?: Readonly<Record<string, CurrentFold>>;
  }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#advances = options.advances;
    this.#log = options.log;
    this.#leases = new Leases(options.pool);
    this.#projectors = options.projections.map(
      (projection) =>
        new Projector({
          projection,
          pool: options.pool,
          ledger: options.ledger,
          current: options.current?.[projection.name],
        }),
    );
  }

  /**
   * Starts; resolves once work on all journals that were behind has begun. Tries projections that have stopped once
   * more: this program may read the line that stopped them.
   */
  async start(): Promise<void> {
    this.#unsubscribe = this.#ledger.onAdvance((tournament) => this.#wake(tournament));
    for (const tournament of await this.#stopped()) this.#untried.add(tournament);
    await this.#compare();
    this.#schedule(0);
  }

  /** Stops after the pages that are being written. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe();
    clearTimeout(this.#poll);
    this.#waiting.clear();
    await this.#polling;
    await Promise.all(this.#running.values());
    await this.#leases.close();
  }

  /** Forgets all states: the journals were replaced. */
  forget(): void {
    for (const projector of this.#projectors) projector.forget();
    this.#comparesArchive = true;
  }

  #schedule(took: number): void {
    if (this.#stopping.signal.aborted) return;
    this.#poll = setTimeout(
      () => {
        this.#polling = this.#compareAgain();
      },
      restAfterLook(took, POLL_MS),
    );
    this.#poll.unref();
  }

  async #compareAgain(): Promise<void> {
    const begun = performance.now();
    let took = 0;
    try {
      await this.#compare();
      took = performance.now() - begun;
    } catch (error) {
      if (!isDatabaseAway(error)) this.#log.error({ err: error }, 'comparing heads with checkpoints failed');
    }
    this.#schedule(took);
  }

  async #stopped(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ tournament: string }>(
      `select distinct c.tournament from projections.checkpoint c
       join projections.live l using (tournament, projection, generation)
       where c.projection = any ($1::text[]) and c.stopped is not null`,
      [this.#projectors.map(({ projection }) => projection.name)],
    );
    return rows.map(({ tournament }) => tournament);
  }

  /**
   * Wakes every tournament with a projection behind its head or of an older version than this program's, but not for
   * those that stand still: trying them again before anything has changed would fail again.
   */
  async #compare(): Promise<void> {
    const names = this.#projectors.map(({ projection }) => projection.name);
    const versions = this.#projectors.map(({ projection }) => projection.version);
    const { rows } = await this.#pool.query<{ tournament: string; archived: boolean }>(
      `select b.tournament, b.archived from ledger.book b
       where ($4 or not b.archived) and exists (
         select from unnest($1::text[], $2::int[]) as p (projection, version)
         left join projections.live l on (l.tournament, l.projection) = (b.tournament, p.projection)
         left join projections.checkpoint c
           on (c.tournament, c.projection, c.generation) = (l.tournament, l.projection, l.generation)
         where c.position is null
            or (c.stopped is null
                and (c.version < p.version or (c.version = p.version and c.position < b.position))))
       limit $3`,
      [names, versions, POLL_PAGE, this.#comparesArchive],
    );
    this.#comparesArchive &&= rows.length === POLL_PAGE || rows.some(({ archived }) => archived);
    for (const { tournament } of rows) this.#wake(tournament);
    for (const tournament of this.#untried) this.#wake(tournament);
  }

  #wake(tournament: string): void {
    if (this.#stopping.signal.aborted) return;
    this.#waiting.add(tournament);
    this.#next();
  }

  #next(): void {
    for (const tournament of this.#waiting) {
      if (this.#running.size >= AT_ONCE) return;
      if (this.#running.has(tournament) || this.#resting.has(tournament)) continue;
      this.#waiting.delete(tournament);
      this.#running.set(tournament, this.#turnOf(tournament));
    }
  }

  async #turnOf(tournament: string): Promise<void> {
    const begun = performance.now();
    const comesAgain = await this.#bringUpToDate(tournament);
    // A hall that is busy is brought up to date a little later, with more entries at once.
    const rest = comesAgain ? AGAIN_MS : Math.min(REST.most, REST.times * (performance.now() - begun));
    this.#running.delete(tournament);
    if (comesAgain && !this.#stopping.signal.aborted) this.#waiting.add(tournament);
    this.#resting.add(tournament);
    setTimeout(() => {
      this.#resting.delete(tournament);
      if (!this.#stopping.signal.aborted) this.#next();
    }, rest).unref();
    if (!this.#stopping.signal.aborted) this.#next();
  }

  /** @returns whether it may need somebody later: another projector was at it or has taken over, or the database is away */
  async #bringUpToDate(tournament: string): Promise<boolean> {
    try {
      return !(await this.#leases.during(tournament, () => this.#runAll(tournament)));
    } catch (error) {
      if (isDatabaseAway(error)) return true;
      if (error !== this.#stopping.signal.reason) {
        this.#log.error(
          { err: error, tournament },
          'bringing the projections of a tournament up to date failed',
        );
      }
      return false;
    }
  }

  async #runAll(tournament: string): Promise<void> {
    for (const projector of this.#projectors) {
      if (this.#stopping.signal.aborted) return;
      await this.#run(projector, tournament);
    }
    this.#untried.delete(tournament);
  }

  async #run(projector: Projector, tournament: string): Promise<void> {
    const { projection } = projector;
    const { signal } = this.#stopping;
    try {
      const live = await liveCheckpoint(this.#pool, projection, tournament);
      // A newer program computes this one: leave it alone.
      if (live.version > projection.version) return;
      if (live.version < projection.version) {
        await rebuild({ pool: this.#pool, ledger: this.#ledger, projection, tournament, signal });
      }
      const attributes = { 'tirage.tournament': tournament };
      const { changed } = await traced(`project ${projection.name}`, attributes, () =>
        projector.catchUp(tournament, { signal }),
      );
      this.#advances.tell({ tournament, projection: projection.name, changed });
    } catch (error) {
      if (!(error instanceof UnknownEvent)) throw error;
      this.#log.error(
        { tournament, projection: projection.name, why: error.message },
        'a projection stands still',
      );
    }
  }
}
