import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readAfter } from '../api/commands.js';
import type { Commands } from '../api/schemas.js';
import { sendAsSeen } from '../api/seenChanged.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';
import { isSamePlace, lastAct, readingsNow } from '../api/lastAct.js';

/** What the dialogs of commands have fields for. */
const COMMAND_FIELDS = ['name', 'reason', 'facts', 'law'];

/**
 * A command to a tournament; done when what is shown contains what it did. Where it rests on something that has changed since
 * the page showed it, the changes are shown first.
 *
 * @param onTaken the form may show what is kept now in the place of what was to be saved: it is told when the page has that
 * @param onKept what the form says on what is kept now, when the page has that
 */
export function useTournamentCommand<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  onDone: (said: SaidByCommand) => unknown,
  onTaken?: () => void,
  onKept?: () => Partial<Commands[Name]> | undefined,
): Submission<Commands[Name]> {
  const client = useQueryClient();
  const before = useRef<ReadonlyMap<string, unknown>>(new Map());
  const page = useRef('');
  /** Whether the page could read what is kept: otherwise nothing is dropped. */
  const isRead = async (head: number): Promise<boolean> => {
    try {
      await readAfter(client, tournament, head);
      return true;
    } catch {
      return false;
    }
  };
  const take = async (head: number, reset: () => void, taken: () => void): Promise<void> => {
    if (!(await isRead(head))) return;
    reset();
    taken();
  };
  return useSubmission(
    (body: Commands[Name], id, again, reset) => {
      before.current = readingsNow(client, tournament);
      page.current = location.pathname;
      return sendAsSeen(tournament, name, body, {
        id,
        again,
        take: onTaken && ((head) => void take(head, reset, onTaken)),
        rebased: onKept && (async (head) => ((await isRead(head)) ? onKept() : undefined)),
      });
    },
    async ({ position, ...said }, body) => {
      await readAfter(client, tournament, position);
      const isHere = isSamePlace(location.pathname, page.current);
      await onDone(said);
      // Whoever has left its page meanwhile is not followed by it.
      if (isHere)
        lastAct.become({
          tournament,
          name,
          body,
          page: location.pathname,
          position,
          before: before.current,
        });
    },
    COMMAND_FIELDS,
  );
}
