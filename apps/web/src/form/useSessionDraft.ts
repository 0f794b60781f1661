import { useQueryClient } from '@tanstack/react-query';
import type { SessionSeen } from '../api/documents.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import type { DraftHeld, DraftsOf } from '../parts/draftOn.js';
import { useDraft, type Draft } from '../parts/useDraft.js';

/** What a form says of settings of a session, with what it says on what the page has read of them last. */
export interface SessionDraft<Of> extends Draft<Of> {
  readonly onKept: () => DraftHeld<Of> | undefined;
}

/**
 * A draft of settings that are read with a session.
 *
 * @param keptIn the settings, in what is read of the session
 */
export function useSessionDraft<Of extends object>(
  tournament: string,
  session: SessionSeen,
  keptIn: (session: SessionSeen) => Of | undefined,
  { kept, ...of }: DraftsOf<Of> & { readonly kept: Of },
): SessionDraft<Of> {
  const client = useQueryClient();
  const draft = useDraft<Of>(kept, session.position, of);
  return {
    ...draft,
    onKept: () => {
      const read = client.getQueryData(playSessionQuery(tournament, session.session).queryKey);
      const now = read && keptIn(read);
      return read && now && draft.on(now, read.position);
    },
  };
}
