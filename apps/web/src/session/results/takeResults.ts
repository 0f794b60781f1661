import { sendCommand } from '../../api/commands.js';
import { api } from '../../api/client.js';
import { newCommandId } from '../../api/idempotency.js';
import { Problem } from '../../api/problem.js';
import type { Commands } from '../../api/schemas.js';
import { identified } from '../entries/plannedEntries.js';
import { writePlayers } from '../entries/players.js';
import type { ImportedRow, ResultsImported } from './resultsImport.js';

/** The outcome: the last journal entry, and the rows that were refused, with the reasons. */
export interface TakenResults {
  readonly position: number | undefined;
  readonly refused: readonly { readonly line: ImportedRow; readonly problem: Problem }[];
}

/**
 * Imports the rows of a file, one after the other. Refused rows are left out. If the server does not answer, the import
 * ends; repeating it continues from there, because every command has its id from the file.
 *
 * @param at the journal entry that the plan was made of: if a play has another result by now, its row is refused
 * @param onDone gets how many rows are done
 * @throws Problem when the server does not answer
 */
export async function takeResults(
  tournament: string,
  lines: readonly ImportedRow[],
  { at, onDone }: { readonly at: number; readonly onDone: (count: number) => void },
): Promise<TakenResults> {
  // What a file does to a play first rests on what was seen of it; what follows rests on that.
  const begun = new Set<string>();
  let position: number | undefined;
  const refused: { line: ImportedRow; problem: Problem }[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      for (const { name, body, id } of line.steps) {
        const seen = begun.has(playOf(line)) ? body : { ...body, at };
        // oxlint-disable-next-line no-await-in-loop -- in the order of the file, and each refusal is of one line
        const answer = await sendCommand(tournament, name, seen as Commands[typeof name], id);
        begun.add(playOf(line));
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

function playOf({ play }: ImportedRow): string {
  return JSON.stringify(play);
}

/**
 * Enters the players of contestants without names, unless somebody else has named them since the plan was made.
 *
 * @param at the journal entry by which it was planned
 * @returns the last journal entry
 */
export async function takeNames(
  tournament: string,
  session: string,
  { names, at }: { readonly names: ResultsImported['names']; readonly at: number },
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
    const body = { session, table, contestant, players: [...(await writePlayers(tournament, told))], at };
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      position = (await sendCommand(tournament, 'session.name-players', body, newCommandId())).position;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'command.seen-changed') throw error;
    }
  }
  return position;
}

function listed({ name, memberNumber }: ResultsImported['names'][number]['players'][number]) {
  return { name, ...(memberNumber !== null && { memberNumber }) };
}
