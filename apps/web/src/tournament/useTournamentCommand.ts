import { useQueryClient } from '@tanstack/react-query';
import { readAfter, sendCommand, type TournamentCommands } from '../api/commands.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';

/** What the dialogs of commands have fields for. */
const COMMAND_FIELDS = ['name', 'reason', 'facts', 'law'];

/** A command to a tournament; done when what is shown contains what it did. */
export function useTournamentCommand<Name extends keyof TournamentCommands>(
  tournament: string,
  name: Name,
  onDone: (said: SaidByCommand) => unknown,
): Submission<TournamentCommands[Name]> {
  const client = useQueryClient();
  return useSubmission(
    (body: TournamentCommands[Name], commandId) => sendCommand(tournament, name, body, commandId),
    async ({ position, ...said }) => {
      await readAfter(client, tournament, position);
      await onDone(said);
    },
    COMMAND_FIELDS,
  );
}
