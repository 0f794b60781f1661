import { hashKey, type QueryKey } from '@tanstack/react-query';
import { reading } from '../api/sessionQueries.js';
import type { Followed } from './shownReadings.js';

/** What the server can send itself. */
const SENT = ['standings', 'recap', 'room', 'whereabouts'] as const;

/**
 * What is shown now that the server can send itself, each with its query. Nothing that the reader was refused: the whole
 * line would be.
 */
export function sentOf({ client, tournament, session }: Followed): ReadonlyMap<string, QueryKey> {
  const isShown = (key: QueryKey) => {
    const query = client.getQueryCache().get(hashKey(key));
    return query?.isActive() === true && query.state.status !== 'error';
  };
  return new Map<string, QueryKey>(
    SENT.map((name) => [name, reading(`/${name}`, { tournament, session }).queryKey] as const).filter(
      ([, key]) => isShown(key),
    ),
  );
}

/**
 * Tells once when something is shown that the server could send and does not.
 *
 * @returns stops that
 */
export function onceMoreIsShown(
  of: Followed,
  sent: ReadonlyMap<string, QueryKey>,
  tell: () => void,
): () => void {
  const stop = of.client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'observerAdded' && type !== 'observerOptionsUpdated') return;
    if ([...sentOf(of).keys()].every((name) => sent.has(name))) return;
    stop();
    tell();
  });
  return stop;
}
