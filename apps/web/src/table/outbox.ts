import type { CommandAnswer } from '../api/types.js';
import { newCommandId } from '../api/idempotency.js';
import { Problem } from '../api/problem.js';
import type { TableCommands } from './commands.js';

/** A command that the server has not answered yet. Its id stays the same however often it is sent. */
export type Unsent = {
  readonly [Name in keyof TableCommands]: {
    readonly id: string;
    readonly name: Name;
    readonly body: TableCommands[Name];
  };
}[keyof TableCommands];

/** A command that the server has refused. */
export interface Refused {
  readonly command: Unsent;
  readonly problem: unknown;
}

export interface OutboxState {
  /** In the order in which they were given. */
  readonly unsent: readonly Unsent[];
  readonly refused: Refused | undefined;
}

/** Where unsent commands outlive the page. */
export interface OutboxStore {
  read(): string | null;
  write(text: string): void;
}

type Send = (command: Unsent) => Promise<CommandAnswer>;

/** Whether sending the same again may help: nobody answered, or the server could not. */
function mayHelp(problem: unknown): boolean {
  return (
    problem instanceof Problem && (problem.unanswered || problem.status >= 500 || problem.status === 429)
  );
}

function stored(text: string | null): Unsent[] {
  if (text === null) return [];
  try {
    const held = JSON.parse(text) as unknown;
    return Array.isArray(held) ? (held as Unsent[]) : [];
  } catch {
    return [];
  }
}

/**
 * The commands of a table on their way to the server: sent one by one in the order given, and again under the same id
 * after a line that broke, a page that was loaded anew, or a server that was started again. What the server refuses is
 * taken out and told; what stood behind it is still sent.
 */
export class Outbox {
  #state: OutboxState;
  #underWay: Promise<boolean> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #store: OutboxStore;
  readonly #send: Send;
  readonly #onAnswer: (answer: CommandAnswer, command: Unsent) => unknown;

  constructor(store: OutboxStore, send: Send, onAnswer: (answer: CommandAnswer, command: Unsent) => unknown) {
    this.#store = store;
    this.#send = send;
    this.#onAnswer = onAnswer;
    this.#state = { unsent: stored(store.read()), refused: undefined };
  }

  readonly current = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a command up and sends it as soon as those before it have been answered. */
  give<Name extends keyof TableCommands>(name: Name, body: TableCommands[Name]): void {
    const command = { id: newCommandId(), name, body } as Unsent;
    this.#become({ unsent: [...this.#state.unsent, command], refused: undefined });
    void this.flush();
  }

  /** What was refused has been read. */
  readonly forgetRefusal = (): void => this.#become({ ...this.#state, refused: undefined });

  /**
   * Sends what waits.
   * @returns whether nothing is left to be sent
   */
  flush(): Promise<boolean> {
    this.#underWay ??= this.#sendAll().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      const [first] = this.#state.unsent;
      if (!first) return true;
      try {
        const answer = await this.#send(first);
        await this.#onAnswer(answer, first);
        this.#done(first, this.#state.refused);
      } catch (problem) {
        if (mayHelp(problem)) return false;
        this.#done(first, { command: first, problem });
      }
    }
  }

  #done({ id }: Unsent, refused: Refused | undefined): void {
    this.#become({ unsent: this.#state.unsent.filter((command) => command.id !== id), refused });
  }

  #become(state: OutboxState): void {
    this.#state = state;
    this.#store.write(JSON.stringify(state.unsent));
    for (const listener of this.#listeners) listener();
  }
}
