import type { UseQueryResult } from '@tanstack/react-query';
import { Problem } from '../api/problem.js';
import { NotFound } from '../kit/NotFound.js';
import page from '../kit/Page.module.css';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';

/** A hall display that has nothing to show yet: it waits, is not there, or could not be read and is tried again. */
export function EmptyDisplay({ readings }: { readonly readings: readonly UseQueryResult[] }) {
  const problem = readings.find(({ error }) => error !== null)?.error;
  if (!problem) return <Waiting />;
  if (problem instanceof Problem && [401, 403, 404].includes(problem.status)) return <NotFound />;
  return (
    <div className={page.page}>
      <QueryProblem problem={problem} retry={() => Promise.all(readings.map(({ refetch }) => refetch()))} />
    </div>
  );
}
