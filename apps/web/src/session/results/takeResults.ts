import { sendCommand } from '../../api/commands.js';
import { api } from '../../api/client.js';
import { newCommandId } from '../../api/idempotency.js';
import { Problem } from '../../api/problem.js';
import type { Commands } from '../../api/schemas.js';
import { identified } from '../entries/plannedEntries.js';
import { writePlayers } from '../entries/players.js';
import type { LineBrought, ResultsBrought } from './bringResults.js';

/** What has come of it: the last line of the book, and which lines were refused, with why. */
export interface TakenResults {
  readonly position: number | undefined;
  readonly refused: readonly { readonly line: LineBrought; readonly problem: Problem }[];
}

/**
 * Does what lines of a file say, one after the other. What is refused is left out; an attempt that is not answered ends it,
 * and the same again goes on from there, as every command has its id from the file.
 *
 * @param onDone told how many are through
 * @throws Problem when the server does not answer
 */
export async function takeResults(
  tournament: string,
  lines: readonly LineBrought[],
  onDone: (count: number) => void,
): Promise<TakenResults> {
  let position: number | undefined;
  const refused: { line: LineBrought; problem: Problem }[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      for (const { name, body, id } of line.steps) {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the file, and each refusal is of one line
        const answer = await sendCommand(tournament, name, body as Commands[typeof name], id);
        position = answer.position;
      }
    } catch (error) {
      if (!(error instanceof Problem) || error.unanswered) throw error;
      refused.push({ line, problem: error });
    }
    onDone(index + 1);
  }
  return { position, refused };
}

/** Names who sits where nobody is named yet. @returns the last line of the book */
export async function takeNames(
  tournament: string,
  session: string,
  names: ResultsBrought['names'],
): Promise<number | undefined> {
  const players = names.flatMap((of) => of.players.map(listed));
  const known =
    players.length === 0
      ? []
      : (
          await api.post('/api/tournaments/{tournament}/players/known', {
            params: { path: { tournament } },
            body: { players },
          })
        ).players;
  let position: number | undefined;
  for (const { contestant, table, players: named } of names) {
    const told = named.map((player) => {
      const { name, memberNumber, known: found } = identified(listed(player), known);
      return found
        ? { id: found.id, name: found.name, known: true }
        : { id: newCommandId(), name, known: false, ...(memberNumber !== undefined && { memberNumber }) };
    });
    // oxlint-disable-next-line no-await-in-loop -- in the order of the tables
    const body = { session, table, contestant, players: [...(await writePlayers(tournament, told))] };
    // oxlint-disable-next-line no-await-in-loop -- as above
    position = (await sendCommand(tournament, 'session.name-players', body, newCommandId())).position;
  }
  return position;
}

function listed({ name, memberNumber }: ResultsBrought['names'][number]['players'][number]) {
  return { name, ...(memberNumber !== null && { memberNumber }) };
}
