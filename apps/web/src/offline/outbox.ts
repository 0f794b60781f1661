import type { CommandAnswer } from '../api/types.js';
import { newCommandId } from '../api/idempotency.js';
import { Problem, UNREACHABLE } from '../api/problem.js';
import type { TableCommands } from './commands.js';
import type { PhoneStore } from './phoneStore.js';

/** A command that the server has not answered yet. Its id stays the same however often it is sent. */
export type Unsent = {
  readonly [Name in keyof TableCommands]: {
    readonly id: string;
    readonly name: Name;
    readonly body: TableCommands[Name];
    /** When it was given, in milliseconds since the epoch. */
    readonly at?: number;
  };
}[keyof TableCommands];

/** A command that the server has refused, and why: the members of a `Problem`. */
export interface Refused {
  readonly command: Unsent;
  readonly problem: Pick<Problem, 'code' | 'status' | 'detail' | 'parameters' | 'faults'>;
}

/** Which page of this browser sends, and until when no other one does, in milliseconds since the epoch. */
interface Lease {
  readonly by: string;
  readonly until: number;
}

/** What outlives the page. */
export interface HeldByPhone {
  /** In the order in which they were given. */
  readonly unsent: readonly Unsent[];
  /** Until somebody has read it. */
  readonly refused: readonly Refused[];
  readonly lease: Lease | null;
}

export interface OutboxState {
  readonly unsent: readonly Unsent[];
  readonly refused: readonly Refused[];
  /** Whether what was given outlives the page; false: this browser keeps nothing now. */
  readonly kept: boolean;
  /** The round that the server has not called yet, though those at the table are in it: its commands wait. */
  readonly notCalled: number | undefined;
  /** Why nothing is taken from this phone any more: it does not stand for the table. All is kept. */
  readonly turnedAway: Problem | undefined;
  /** Why the server cannot take it now, though it answers: it is sent again. */
  readonly heldUp: Problem | undefined;
}

/** What is known of the sending itself. */
type Told = Pick<OutboxState, 'kept' | 'notCalled' | 'turnedAway' | 'heldUp'>;

type Send = (command: Unsent) => Promise<CommandAnswer>;
/** Reads what a command has changed, or, without an answer, why it was refused; it never fails. */
type OnAnswer = (answer: CommandAnswer | undefined, command: Unsent) => unknown;
type Change = (held: HeldByPhone) => HeldByPhone;

export const NOTHING_HELD: HeldByPhone = { unsent: [], refused: [], lease: null };

/** Milliseconds for which a page may send alone; a page that was closed in between does not come back for longer. */
const LEASE = 15_000;

/** Whether sending the same again may help: nobody answered, or the server could not. */
function mayHelp(problem: Problem): boolean {
  return problem.unanswered || problem.status >= 500 || problem.status === 429;
}

/**
 * Whether not the command is refused but whoever sends it: it waits until the phone is paired again. For a phone that stands
 * for no table a tournament that is not published does not exist.
 */
function isTurnedAway({ status, code }: Problem): boolean {
  return status === 401 || code.startsWith('access.') || code === 'tournament.unknown';
}

/** The round that a command is about; nothing waits for a round where there is none. */
function roundOf({ body }: Unsent): number {
  return 'round' in body ? body.round : 0;
}

/**
 * Whether a command rests on an entry that the server has refused: it counts entries of its board from that one on, and the
 * server may have another one under the same number.
 */
function restsOn({ body }: Unsent, { name, body: refused }: Unsent): boolean {
  if (name !== 'result.enter' || !('board' in refused) || !('board' in body)) return false;
  if (!('entry' in body) || body.entry === undefined) return false;
  const isSamePlay = (['session', 'table', 'round', 'board'] as const).every(
    (member) => body[member] === refused[member],
  );
  return isSamePlay && body.entry > (refused.entry ?? 0);
}

/**
 * The commands of a table on their way to the server: sent one by one in the order given, by one page of this browser at a
 * time, and again under the same id after a line that broke, a page that was loaded anew, or a server that was started
 * again. What the server refuses is taken out and told until somebody has read it, with what rests on it; what else stood
 * behind it is still sent. Of a round that is not called yet nothing is refused: it waits.
 */
export class Outbox {
  #held: HeldByPhone = NOTHING_HELD;
  /** What has changed and is not kept yet, in order. */
  #unsaved: readonly Change[] = [];
  #told: Told = {
    kept: true,
    notCalled: undefined,
    turnedAway: undefined,
    heldUp: undefined,
  };
  #state: OutboxState;
  #keeping: Promise<void> | undefined;
  #underWay: Promise<boolean> | undefined;
  readonly #me = newCommandId();
  readonly #listeners = new Set<() => void>();
  readonly #store: PhoneStore<HeldByPhone>;
  readonly #send: Send;
  readonly #onAnswer: OnAnswer;

  constructor(store: PhoneStore<HeldByPhone>, send: Send, onAnswer: OnAnswer) {
    this.#store = store;
    this.#send = send;
    this.#onAnswer = onAnswer;
    this.#state = this.#now();
  }

  readonly current = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what this browser holds, as another page may have changed it; what can be kept again is kept. */
  readonly refresh = (): Promise<void> => this.#change();

  /** Commands that were kept elsewhere before: they come first, in their order. */
  takeOver(commands: readonly Unsent[]): Promise<void> {
    const own = ({ unsent }: HeldByPhone) => new Set(unsent.map(({ id }) => id));
    return this.#change((held) => ({
      ...held,
      unsent: [...commands.filter(({ id }) => !own(held).has(id)), ...held.unsent],
    }));
  }

  /** Takes a command up and sends it as soon as those before it have been answered. */
  give<Name extends keyof TableCommands>(name: Name, body: TableCommands[Name]): void {
    const command = { id: newCommandId(), name, body, at: Date.now() } as Unsent;
    void this.#change((held) => ({ ...held, unsent: [...held.unsent, command] })).then(() => this.flush());
  }

  /** Takes a command out that was given by mistake; one that the server has meanwhile is past that. */
  readonly takeOut = (id: string): void => {
    void this.#change((held) => ({ ...held, unsent: held.unsent.filter((command) => command.id !== id) }));
  };

  /** Refusals have been read. */
  readonly forgetRefusals = (ids: readonly string[]): void => {
    void this.#change((held) => ({
      ...held,
      refused: held.refused.filter(({ command }) => !ids.includes(command.id)),
    }));
  };

  /**
   * Sends what waits, unless another page of this browser does.
   * @returns whether nothing is left to be sent
   */
  flush(): Promise<boolean> {
    this.#underWay ??= this.#sendAll();
    return this.#underWay;
  }

  async #sendAll(): Promise<boolean> {
    let notCalled: number | undefined;
    const isHeldBack = (command: Unsent) => notCalled !== undefined && roundOf(command) >= notCalled;
    const next = () => this.#state.unsent.find((command) => !isHeldBack(command));
    try {
      for (;;) {
        if (!(await this.#sends())) return false;
        const command = next();
        if (!command) {
          this.#tell({ notCalled });
          const isEmpty = await this.#leave();
          // What was given while this page left goes at once, not only when it tries again.
          if (next()) continue;
          return isEmpty;
        }
        const problem = await this.#sent(command);
        if (problem && mayHelp(problem)) {
          this.#tell({ heldUp: problem.unanswered ? undefined : problem });
          return await this.#leave();
        }
        if (problem && isTurnedAway(problem)) {
          this.#tell({ turnedAway: problem });
          return await this.#leave();
        }
        if (problem?.code === 'session.round-not-called') notCalled = roundOf(command);
        else {
          // Why it was refused is read before it is told: what is asked then rests on what stands.
          if (problem) await this.#onAnswer(undefined, command);
          await this.#done(command, problem);
        }
        this.#tell({ turnedAway: undefined, heldUp: undefined });
      }
    } finally {
      this.#underWay = undefined;
    }
  }

  /** Sends a command, and lets its answer be read. @returns what stood against it */
  async #sent(command: Unsent): Promise<Problem | undefined> {
    try {
      const answer = await this.#send(command);
      await this.#onAnswer(answer, command);
      return undefined;
    } catch (problem) {
      // Whatever else goes wrong here is no refusal: it may go right next time.
      return problem instanceof Problem ? problem : new Problem({ code: UNREACHABLE, status: 0 });
    }
  }

  /** Lets another page of this browser send. @returns whether nothing is left to be sent */
  async #leave(): Promise<boolean> {
    await this.#change((held) => (held.lease?.by === this.#me ? { ...held, lease: null } : held));
    return this.#state.unsent.length === 0;
  }

  /** Whether this page is the one that sends now. */
  async #sends(): Promise<boolean> {
    const now = Date.now();
    let mine = true;
    await this.#change((held) => {
      const { lease } = held;
      mine = lease === null || lease.by === this.#me || lease.until <= now || lease.until > now + LEASE;
      return mine ? { ...held, lease: { by: this.#me, until: now + LEASE } } : held;
    });
    return mine;
  }

  #done(command: Unsent, problem?: Problem): Promise<void> {
    return this.#change((held) => {
      const unsent = held.unsent.filter(({ id }) => id !== command.id);
      if (!problem) return { ...held, unsent };
      const fallen = [command, ...unsent.filter((each) => restsOn(each, command))];
      return {
        ...held,
        unsent: unsent.filter((each) => !fallen.includes(each)),
        refused: [...held.refused, ...fallen.map((each) => ({ command: each, problem: plain(problem) }))],
      };
    });
  }

  /** Changes what is held: seen at once, and kept as soon as this browser can. */
  async #change(change: Change = (held) => held): Promise<void> {
    const pending = [...this.#unsaved, change];
    this.#unsaved = pending;
    this.#become();
    // Whoever keeps now may have begun before this change: then it is kept by the next round.
    while (this.#unsaved.includes(change) && this.#keeping) await this.#keeping;
    if (!this.#unsaved.includes(change)) return;
    this.#keeping = this.#keep().finally(() => {
      this.#keeping = undefined;
    });
    await this.#keeping;
  }

  async #keep(): Promise<void> {
    const pending = this.#unsaved;
    const all = (held: HeldByPhone | undefined) =>
      pending.reduce((now, each) => each(now), held ?? NOTHING_HELD);
    try {
      this.#held = await this.#store.update(all);
      this.#unsaved = this.#unsaved.slice(pending.length);
      this.#told = { ...this.#told, kept: true };
    } catch {
      this.#told = { ...this.#told, kept: false };
    }
    this.#become();
  }

  #tell(more: Partial<Told>): void {
    this.#told = { ...this.#told, ...more };
    this.#become();
  }

  #now(): OutboxState {
    const { unsent, refused } = this.#unsaved.reduce((now, each) => each(now), this.#held);
    return { unsent, refused, ...this.#told };
  }

  #become(): void {
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  }
}

function plain({ code, status, detail, parameters, faults }: Problem): Refused['problem'] {
  return { code, status, detail, parameters, faults };
}
