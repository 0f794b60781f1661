import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';

/** What was asked of the server once it is there; until then that it is waited for, or what went wrong. */
export function Loaded<Answer, Key extends QueryKey>({
  query: options,
  children,
}: {
  readonly query: UseQueryOptions<Answer, Error, Answer, Key>;
  readonly children: (answer: Answer) => ReactNode;
}) {
  const query = useQuery(options);
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <QueryProblem problem={query.error} retry={() => query.refetch()} /> : <Waiting />;
}
