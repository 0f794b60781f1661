import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '../api/queries.js';
import type { DraftPlace } from '../parts/keptDraft.js';

/** Where this tab keeps what is typed into a form. Whoever signs in after somebody else begins anew. */
export function useFormPlace(tournament: string, command: string, of: string): DraftPlace {
  const person = useQueryClient().getQueryData(sessionQuery.queryKey)?.person?.id ?? '';
  const [place] = useState<DraftPlace>({ at: `${command} ${tournament} ${person}`, of, where: 'tab' });
  return place;
}
