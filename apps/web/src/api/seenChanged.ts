import { sendCommand } from './commands.js';
import { Problem } from './problem.js';
import type { Commands } from './schemas.js';
import { stored } from './stored.js';

/** Something that the book says otherwise by now than the page did. */
export interface ChangeSeen {
  readonly what: string;
  readonly session: string | null;
  readonly who: readonly string[];
  readonly before: string | null;
  readonly now: string | null;
}

const CODE = 'command.seen-changed';

function changesIn(value: unknown): readonly ChangeSeen[] {
  return Array.isArray(value) ? (value as readonly ChangeSeen[]) : [];
}

/** A command was not carried out: what it rests on has changed since it was seen. It can be given again by what is now. */
export class SeenChanged extends Problem {
  readonly tournament: string;
  readonly changes: readonly ChangeSeen[];
  readonly again: () => void;

  constructor(problem: Problem, tournament: string, again: (head: number) => void) {
    const { code, status, detail, parameters } = problem;
    super({ code, status, detail, parameters });
    this.name = 'SeenChanged';
    this.tournament = tournament;
    this.changes = changesIn(parameters['changes']);
    this.again = () => again(Number(parameters['head']));
  }
}

/** What is shown of it now; nothing: no command waits for somebody to look. */
export const changesShown = stored<SeenChanged | undefined>(undefined);

/**
 * Sends a command that may rest on what the page has seen. Where that has changed, the problem knows the changes, and how the
 * command is given again by what is now.
 */
export async function sendAsSeen<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  body: Commands[Name],
  { id, again }: { readonly id: string; readonly again: (body: Commands[Name]) => void },
) {
  try {
    return await sendCommand(tournament, name, body, id);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== CODE) throw error;
    const changed = new SeenChanged(error, tournament, (head) => again({ ...body, at: head }));
    changesShown.become(changed);
    throw changed;
  }
}
