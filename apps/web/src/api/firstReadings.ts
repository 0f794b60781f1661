import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/** The queries that are being read for the first time: nothing is known of them yet. */
export function firstReadings<Key extends QueryKey>(
  client: QueryClient,
  filters?: QueryFilters<Key>,
): Query[] {
  return client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
}

/** Reads a query anew as soon as its first answer has come, where that is too old. */
export async function readAfterFirst(
  client: QueryClient,
  query: Query,
  isTooOld: (data: unknown) => boolean = () => true,
): Promise<void> {
  // Of a query that is being read this is the answer on its way.
  await query.fetch().catch(() => undefined);
  const { data } = query.state;
  if (data !== undefined && isTooOld(data))
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/**
 * What is said to have changed while it is being read for the first time is read once more after that: the answer on its
 * way may be older than the change, and TanStack Query begins no reading anew of which it has no data yet.
 */
export class ReadingsClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = firstReadings(this, filters);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...first.map((query) => readAfterFirst(this, query)),
    ]);
  }
}
