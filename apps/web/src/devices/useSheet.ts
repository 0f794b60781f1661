import { api } from '../api/client.js';
import { useSubmission } from '../parts/useSubmission.js';
import type { Sheet } from './PrintSheet.js';

interface SheetWanted {
  readonly session: string;
  readonly tables: readonly string[];
}

/** Makes the cards of tables. Those that were made for the same tables before stop working. */
export function useSheet(tournament: string, onMade: (sheet: Sheet) => void) {
  return useSubmission(
    (body: SheetWanted) =>
      api.post('/api/tournaments/{tournament}/devices/sheet', { params: { path: { tournament } }, body }),
    ({ tables }, { session }) => onMade({ session, tables }),
    ['session', 'tables'],
  );
}
