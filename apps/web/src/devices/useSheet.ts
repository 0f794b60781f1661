import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.js';
import { pairingQuery } from '../api/queries.js';
import { useSubmission } from '../parts/useSubmission.js';
import type { Sheet } from './PrintSheet.js';

interface SheetWanted {
  readonly session: string;
  readonly tables: readonly string[];
  /** Cards printed for these tables before stop working. */
  readonly endsEarlier?: true;
}

/** Makes the cards of tables. Those that were made for them before go on working, unless they are to end. */
export function useSheet(tournament: string, onMade: (sheet: Sheet) => void) {
  const client = useQueryClient();
  return useSubmission(
    (body: SheetWanted) =>
      api.post('/api/tournaments/{tournament}/devices/sheet', { params: { path: { tournament } }, body }),
    ({ tables }, { session }) => {
      void client.invalidateQueries({ queryKey: pairingQuery(tournament).queryKey });
      onMade({ session, tables });
    },
  );
}
