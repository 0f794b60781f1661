import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readAfter } from '../../api/commands.js';
import type { Commands } from '../../api/schemas.js';
import { sendAsSeen } from '../../api/seenChanged.js';
import type { SaidByCommand } from '../../api/sessionCommands.js';
import { useSubmission, type Submission } from '../../parts/useSubmission.js';
import { isSamePlace, lastAct, readingsNow, type Act } from '../../api/lastAct.js';
import { writeNamed, type PlayerNamed } from './players.js';

/** What a form of names holds beside whatever else it asks. */
interface Named {
  readonly players: readonly PlayerNamed[];
}

/**
 * A command that names players: those who are new are written down first, then the command is given with their ids. Where it
 * rests on something that has changed since the page showed it, the changes are shown first.
 */
export function usePairCommand<Name extends keyof Commands, Values extends Named>(
  tournament: string,
  name: Name,
  bodyOf: (players: readonly string[], values: Values) => Commands[Name],
  onDone: (said: SaidByCommand) => unknown,
): Submission<Values> {
  const client = useQueryClient();
  const seen = useRef<object>({});
  const given = useRef<Pick<Act<Name>, 'body' | 'before' | 'page'>>(undefined);
  return useSubmission(
    async (values: Values, id, again) => {
      try {
        const body = {
          ...bodyOf(await writeNamed(tournament, values.players), values),
          ...seen.current,
        };
        given.current = { body, before: readingsNow(client, tournament), page: location.pathname };
        return await sendAsSeen(tournament, name, body, {
          id,
          again: (changed) => {
            seen.current = 'at' in changed ? { at: changed.at } : {};
            again(values);
          },
        });
      } finally {
        // Others are known by now, and those who are asked about are shown to choose from.
        await client.invalidateQueries({ queryKey: ['players', tournament] });
      }
    },
    async ({ position, ...said }) => {
      seen.current = {};
      await readAfter(client, tournament, position);
      const isHere = given.current && isSamePlace(given.current.page, location.pathname);
      await onDone(said);
      if (given.current && isHere)
        lastAct.become({ tournament, name, position, ...given.current, page: location.pathname });
    },
  );
}
