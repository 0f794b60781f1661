import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { contestsKey } from '../api/contestQueries.js';
import { dealsKey } from '../api/dealQueries.js';
import { firstReadings, readAfterFirst } from '../api/firstReadings.js';
import { knockoutsKey } from '../api/knockoutQueries.js';
import { rulingsKey } from '../api/rulingQueries.js';
import { playKey } from '../api/sessionQueries.js';
import type { ChangedDocument } from './changedReadings.js';

/** A session that is followed, and what holds what was read of it. */
export interface Followed {
  readonly client: QueryClient;
  readonly tournament: string;
  readonly session: string;
}

/** Up to which line all that is shown of the play has been read; undefined: nothing is yet, or some of it does not tell. */
export function readUpTo({ client, tournament, session }: Followed): number | undefined {
  const shown = client.getQueryCache().findAll({ queryKey: playKey(tournament, session), type: 'active' });
  const read = shown.flatMap(({ state }) => (state.data === undefined ? [] : [state.data]));
  const least = Math.min(...read.map((data) => positionOf(data) ?? NaN));
  return Number.isFinite(least) ? least : undefined;
}

/** The journal entry up to which something was read, if it tells. */
function positionOf(data: unknown): number | undefined {
  return (data as { readonly position?: number }).position;
}

/** What is on its way may be older than what has come: of the lines between them nothing will be told. */
export function readOlderAnew({ client, tournament, session }: Followed, after: number): void {
  const isOlder = (data: unknown) => (positionOf(data) ?? 0) < after;
  for (const query of firstReadings(client, { queryKey: playKey(tournament, session), type: 'active' }))
    void readAfterFirst(client, query, isOlder);
}

/** Reads again what is shown of a session and beside it. */
export class ShownReadings {
  /** What the server sends itself, each with its query. */
  sent: ReadonlyMap<string, QueryKey> = new Map();
  readonly #client: QueryClient;
  readonly #play: QueryKey;
  readonly #beside: readonly QueryKey[];

  constructor({ client, tournament, session }: Followed) {
    this.#client = client;
    this.#play = playKey(tournament, session);
    this.#beside = [
      ['entries', tournament],
      ...[contestsKey, knockoutsKey, dealsKey, rulingsKey].map((key) => key(tournament)),
    ];
  }

  /** Reads all of it again. */
  readAnew(): void {
    void this.#client.invalidateQueries({ queryKey: this.#play });
    this.readBesideAnew();
  }

  /** Reads again what is no reading of the session itself: entries, rankings, knockouts, deals and rulings. */
  readBesideAnew(): void {
    for (const queryKey of this.#beside) void this.#client.invalidateQueries({ queryKey });
  }

  /** Reads again what has changed with documents, apart from what is sent. */
  async readChanged(documents: readonly ChangedDocument[]): Promise<void> {
    const sent = new Set([...this.sent.values()].map(hashKey));
    // A page that is only opened does without it.
    const { isChanged } = await import('./changedReadings.js');
    for (const queryKey of [this.#play, ...this.#beside])
      void this.#client.invalidateQueries({
        queryKey,
        predicate: (query) => !sent.has(query.queryHash) && isChanged(query, documents),
      });
  }
}
