import { useQueryClient } from '@tanstack/react-query';
import { useSubmission, type Submission } from '../parts/useSubmission.js';

/** A request that changes something of the server. */
export interface InstallationChange<Answer> {
  readonly ask: () => Promise<Answer>;
  readonly onDone?: (answer: Answer) => unknown;
}

/** Changes something of the server and reads it anew. @param fields those that show their own faults */
export function useInstallation<Answer = unknown>(
  fields: readonly string[] = [],
): Submission<InstallationChange<Answer>> {
  const client = useQueryClient();
  return useSubmission<InstallationChange<Answer>, Answer>(
    ({ ask }) => ask(),
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
