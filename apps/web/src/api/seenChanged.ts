import { sendCommand } from './commands.js';
import { newCommandId } from './idempotency.js';
import { Problem } from './problem.js';
import type { Commands } from './schemas.js';
import { stored } from './stored.js';

/** Something in the journal that has changed since the page was read. */
export interface ChangeSeen {
  readonly what: string;
  readonly session: string | null;
  readonly who: readonly string[];
  readonly before: string | null;
  readonly now: string | null;
  /** Who has changed it, where that is told. */
  readonly by?: string;
}

const CODE = 'command.seen-changed';

function changesIn(value: unknown): readonly ChangeSeen[] {
  return Array.isArray(value) ? (value as readonly ChangeSeen[]) : [];
}

/** A command was not carried out: what it rests on has changed since it was seen. It can be given again by what is now. */
export class SeenChanged extends Problem {
  readonly tournament: string;
  readonly changes: readonly ChangeSeen[];
  /** What was to be saved. */
  readonly sent: unknown;
  readonly again: () => void;
  /** Shows what is kept now in the place of what was to be saved; left out where there is nothing to be shown. */
  readonly take: (() => void) | undefined;

  constructor(problem: Problem, tournament: string, { sent, again, take }: GivenUp) {
    const { code, status, detail, parameters } = problem;
    super({ code, status, detail, parameters });
    this.name = 'SeenChanged';
    this.tournament = tournament;
    this.changes = changesIn(parameters['changes']);
    const head = Number(parameters['head']);
    this.sent = sent;
    this.again = () => again(head);
    this.take = take && (() => take(head));
  }
}

/** A command that was not carried out, and what may be done about it by what is now. */
interface GivenUp {
  readonly sent: unknown;
  readonly again: (head: number) => void;
  readonly take: ((head: number) => void) | undefined;
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
  {
    id,
    again,
    take,
    rebased,
  }: {
    readonly id: string;
    readonly again: (body: Commands[Name]) => void;
    /** Shows what is kept, up to a line at least. */
    readonly take?: ((head: number) => void) | undefined;
    /** What of the command is otherwise by what is kept, up to a line at least; nothing where that cannot be told. */
    readonly rebased?: ((head: number) => Promise<Partial<Commands[Name]> | undefined>) | undefined;
  },
): Promise<Awaited<ReturnType<typeof sendCommand<Name>>>> {
  try {
    return await sendCommand(tournament, name, body, id);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== CODE) throw error;
    const onNow = await rebased?.(Number(error.parameters['head']));
    // By what is kept there may be nothing to ask any more; where there is, that alone is asked.
    if (onNow)
      return sendAsSeen(tournament, name, { ...body, ...onNow }, { id: newCommandId(), again, take });
    const changed = new SeenChanged(error, tournament, {
      sent: body,
      again: (head) => again({ ...body, at: head }),
      take,
    });
    changesShown.become(changed);
    throw changed;
  }
}
