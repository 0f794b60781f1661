import type { Refused, Unsent } from '../offline/outbox.js';

/** What is to be read at once: the last of some commands that were refused for the same reason, and all of them. */
export interface RefusedOnce extends Refused {
  readonly commands: readonly Unsent[];
}

/**
 * What was refused, each thing once. Whatever was entered of a board, by whichever side and however often, is one thing: the
 * last entry is what those at the table say.
 */
export function onceEach(refused: readonly Refused[]): RefusedOnce[] {
  const once = new Map<string, RefusedOnce>();
  for (const each of refused) {
    const { command, problem } = each;
    const key = JSON.stringify([command.name, thingOf(command), problem.code]);
    once.set(key, { ...each, commands: [...(once.get(key)?.commands ?? []), command] });
  }
  return [...once.values()];
}

/** What a command is about. */
function thingOf({ name, body }: Unsent): unknown {
  if (name !== 'result.enter') return { ...body, side: null, entry: null };
  const { session, table, round, board } = body;
  return { session, table, round, board };
}
