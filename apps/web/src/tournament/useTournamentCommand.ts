import { useQueryClient } from '@tanstack/react-query';
import { readAfter } from '../api/commands.js';
import type { Commands } from '../api/schemas.js';
import { sendAsSeen } from '../api/seenChanged.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';

/** What the dialogs of commands have fields for. */
const COMMAND_FIELDS = ['name', 'reason', 'facts', 'law'];

/**
 * A command to a tournament; done when what is shown contains what it did. Where it rests on something that has changed since
 * the page showed it, the changes are shown first.
 *
 * @param onTaken the form may show what is kept now in the place of what was to be saved: it is told when the page has that
 */
export function useTournamentCommand<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  onDone: (said: SaidByCommand) => unknown,
  onTaken?: () => void,
): Submission<Commands[Name]> {
  const client = useQueryClient();
  const form: Submission<Commands[Name]> = useSubmission(
    (body: Commands[Name], id, again) =>
      sendAsSeen(tournament, name, body, { id, again, take: onTaken && take }),
    async ({ position, ...said }) => {
      await readAfter(client, tournament, position);
      await onDone(said);
    },
    COMMAND_FIELDS,
  );
  const take = (head: number): void =>
    void readAfter(client, tournament, head).then(() => {
      form.reset();
      onTaken?.();
    });
  return form;
}
