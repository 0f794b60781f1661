import { useQueryClient } from '@tanstack/react-query';
import { readAfter } from '../../api/commands.js';
import type { CommandAnswer } from '../../api/types.js';
import { runsOf } from '../../messages/fieldText.js';
import { useSubmission } from '../../parts/useSubmission.js';

interface OfBoards {
  readonly boards: readonly number[];
}

/**
 * Has something done with boards run by run, one after the other; the first refusal ends it.
 *
 * @param atOnce as many boards as one command takes
 */
export function useBoardRuns<Body extends OfBoards>(
  tournament: string,
  atOnce: number,
  send: (from: number, to: number, body: Body) => Promise<CommandAnswer>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useSubmission(
    async (body: Body) => {
      let position = 0;
      const runs = runsOf(body.boards).flatMap(([from, to]) => pieces(from, to, atOnce));
      for (const [from, to] of runs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, and the first refusal ends it
        ({ position } = await send(from, to, body));
      }
      return position;
    },
    async (position) => {
      await readAfter(client, tournament, position);
      onDone?.();
    },
  );
}

function pieces(from: number, to: number, atOnce: number): [number, number][] {
  return Array.from({ length: Math.ceil((to - from + 1) / atOnce) }, (_, index) => [
    from + index * atOnce,
    Math.min(to, from + (index + 1) * atOnce - 1),
  ]);
}
