import { useQueryClient } from '@tanstack/react-query';
import { request } from '../api/client.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';

/** A request that changes something of the installation. */
export interface InstallationChange<Answer> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/installation/`. */
  readonly path: string;
  readonly body?: unknown;
  readonly onDone?: (answer: Answer) => unknown;
}

/** Changes something of the installation and reads it anew. */
export function useInstallation<Answer = unknown>(
  fields: readonly string[] = [],
): Submission<InstallationChange<Answer>> {
  const client = useQueryClient();
  return useSubmission<InstallationChange<Answer>, Answer>(
    ({ method, path, body }) =>
      request<Answer>(`/api/installation/${path}`, { method, ...(body !== undefined && { body }) }),
    async (answer, { onDone }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['installation'] }),
        client.invalidateQueries({ queryKey: ['session'] }),
      ]);
      await onDone?.(answer);
    },
    fields,
  );
}
