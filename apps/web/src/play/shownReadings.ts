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

/** What is read of the tournament beside a session: entries, rankings, knockouts, deals and rulings. */
function besideOf({ tournament }: Followed): readonly QueryKey[] {
  return [
    ['entries', tournament],
    ...[contestsKey, knockoutsKey, dealsKey, rulingsKey].map((key) => key(tournament)),
  ];
}

/** Reads again what is read beside a session. */
export function readBesideAnew(of: Followed): void {
  for (const queryKey of besideOf(of)) void of.client.invalidateQueries({ queryKey });
}

/** Reads again all of a session, and what is read beside it. */
export function readAnew(of: Followed): void {
  void of.client.invalidateQueries({ queryKey: playKey(of.tournament, of.session) });
  readBesideAnew(of);
}

/** Reads again what has changed with documents, apart from what is sent. */
export async function readChanged(
  of: Followed,
  sent: ReadonlyMap<string, QueryKey>,
  documents: readonly ChangedDocument[],
): Promise<void> {
  const hashes = [...sent.values()].map(hashKey);
  // A page that is only opened does without it.
  const { isChanged } = await import('./changedReadings.js');
  for (const queryKey of [playKey(of.tournament, of.session), ...besideOf(of)])
    void of.client.invalidateQueries({
      queryKey,
      predicate: (query) => !hashes.includes(query.queryHash) && isChanged(query, documents),
    });
}
