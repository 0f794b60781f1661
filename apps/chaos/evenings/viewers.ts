import { setTimeout as sleep } from 'node:timers/promises';
import { changed, type Change } from '#scoring';
import { SESSION } from '../../cli/src/demo/plan/evening-plan.js';
import { EventReader, type ReadEvent } from '../../server/src/testing/event-reader.js';
import type { Client } from '../../server/src/testing/client.js';

/** The statuses at which a page gives up its stream, and the longest wait before it is opened again. */
const GIVES_UP = new Set([204, 400, 401, 403, 404]);
const LONGEST_WAIT_MS = 2_000;

/** Somebody who looks at a page while an evening is played, and opens its stream again whenever it breaks. */
abstract class Viewer {
  /** What a page would not have gone on after. */
  givenUp: string | undefined;
  /** How often the stream was opened. */
  opened = 0;
  readonly #client: Client;
  readonly #path: string;
  #position: number | undefined;
  #reader: EventReader | undefined;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #following: Promise<void>;

  /** @param after the last position that is known; left out: from now on */
  constructor(client: Client, path: string, signal: AbortSignal, after?: number) {
    this.#client = client;
    this.#path = path;
    this.#signal = AbortSignal.any([signal, this.#over.signal]);
    this.#position = after;
    this.#following = this.#follow();
  }

  protected abstract take(event: ReadEvent): void;

  async close(): Promise<void> {
    this.#over.abort();
    await this.#reader?.close();
    await this.#following;
  }

  async #follow(): Promise<void> {
    for (let tries = 0; !this.#signal.aborted && this.givenUp === undefined; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      if (tries > 0) await sleep(Math.min(LONGEST_WAIT_MS, 100 * 2 ** Math.min(tries, 8)));
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (await this.#readToItsEnd().catch(() => false)) tries = 0;
    }
  }

  /** Reads a connection to its end. @returns whether it stood */
  async #readToItsEnd(): Promise<boolean> {
    const reader = await EventReader.open(this.#client, this.#path, this.#position);
    this.#reader = reader;
    const { status } = reader.response;
    if (status !== 200) {
      await reader.close();
      if (GIVES_UP.has(status)) this.givenUp = `was answered ${status}`;
      return false;
    }
    this.opened++;
    for (let event: ReadEvent | undefined; !this.#signal.aborted && (event = await reader.next());) {
      if (event.event === 'closed') {
        this.givenUp = 'was told that the stream is over';
        return true;
      }
      if (Number(event.id) > 0) this.#position = Number(event.id);
      this.take(event);
    }
    return true;
  }
}

/** Follows the journal of a tournament from its first entry. */
export class JournalViewer extends Viewer {
  /** The positions that came, in their order. */
  readonly seen: number[] = [];

  constructor(client: Client, tournament: string, signal: AbortSignal) {
    super(client, `/api/tournaments/${tournament}/journal/stream`, signal, 0);
  }

  protected override take({ event, id }: ReadEvent): void {
    if (event === 'line') this.seen.push(Number(id));
  }
}

/** Looks at the standings. */
export class StandingsViewer extends Viewer {
  standings: Change = null;

  constructor(client: Client, tournament: string, signal: AbortSignal) {
    super(client, `/api/tournaments/${tournament}/sessions/${SESSION}/stream?with=standings`, signal);
  }

  protected override take({ event, data }: ReadEvent): void {
    if (event !== 'standings') return;
    const { answer, change } = data as { readonly answer?: Change; readonly change?: Change };
    this.standings = answer ?? changed(this.standings, change!);
  }
}
