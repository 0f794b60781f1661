import { useQueryClient } from '@tanstack/react-query';
import { readAfter, sendCommand } from '../../api/commands.js';
import type { Commands } from '../../api/schemas.js';
import type { SaidByCommand } from '../../api/sessionCommands.js';
import { useSubmission, type Submission } from '../../parts/useSubmission.js';
import { writeNamed, type PlayerNamed } from './players.js';

/** A command that names players: those who are new are written down first, then the command is given with their ids. */
export function usePairCommand<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  bodyOf: (players: readonly string[]) => Commands[Name],
  onDone: (said: SaidByCommand) => unknown,
): Submission<readonly PlayerNamed[]> {
  const client = useQueryClient();
  return useSubmission(
    async (players: readonly PlayerNamed[], commandId) => {
      try {
        return await sendCommand(tournament, name, bodyOf(await writeNamed(tournament, players)), commandId);
      } finally {
        // Others are known by now, and those who are asked about are shown to choose from.
        await client.invalidateQueries({ queryKey: ['players', tournament] });
      }
    },
    async ({ position, ...said }) => {
      await readAfter(client, tournament, position);
      await onDone(said);
    },
  );
}
