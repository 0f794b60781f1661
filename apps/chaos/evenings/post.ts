import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../cli/src/demo/plan/chance.js';
import type { CommitFault, Committing } from '../faults/fault.js';
import { isYes, type AnswerToCommand, type SentCommand } from './sent-command.js';

/** How many old commands are sent again at once, of how many that are remembered. */
const AGAIN = 20;
const REMEMBERED = 200;
/** How long a command is held up at most, and how much later it comes again. */
const LONGEST_DELAY_MS = 400;

interface Sent extends SentCommand {
  readonly address: string;
  tournament: string | undefined;
  readonly answers: AnswerToCommand[];
  readonly again: () => Promise<Response>;
}

/** Carries the requests of all players, keeps what was answered to each command, and loses or doubles what it is told to. */
export class Post {
  readonly #chance: Chance;
  readonly #sent = new Map<string, Sent>();
  /** The commands that were acknowledged last. */
  readonly #old: Sent[] = [];
  readonly #waiting = new Set<(answer: AnswerToCommand) => void>();
  /** How often each status was answered; those that say no, each with what was asked. */
  readonly statuses = new Map<string, number>();
  #acknowledged = 0;
  #doubles = false;
  #loses = false;
  #delays = false;

  /** @param chance of delays and orders */
  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** How many commands were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Every command that was sent. */
  get commands(): readonly SentCommand[] {
    return [...this.#sent.values()];
  }

  /** The faults that can be committed on the way. */
  readonly faults: Committing = {
    'double-commands': this.#during((is) => (this.#doubles = is)),
    'lose-answers': this.#during((is) => (this.#loses = is)),
    'delay-commands': this.#during((is) => (this.#delays = is)),
    'repeat-commands': async () => {
      const again = this.#chance.shuffled(this.#old).slice(0, AGAIN);
      await Promise.all(again.map((command) => this.#deliver(command).catch(() => undefined)));
    },
  };

  /** As `fetch`. */
  readonly send: typeof fetch = async (input, init = {}) => {
    const id = new Headers(init.headers).get('idempotency-key');
    const again = () => fetch(input, init);
    const address = input as string;
    if (id === null) return this.#counted(address, await again());
    const command = this.#commandOf(id, address, again);
    if (this.#delays) await sleep(this.#chance.share() * LONGEST_DELAY_MS);
    if (this.#doubles) return this.#twice(command);
    if (this.#loses && command.answers.length === 0) {
      await this.#deliver(command);
      await sleep(this.#chance.share() * LONGEST_DELAY_MS);
      throw new Error('The answer was lost.');
    }
    return this.#deliver(command);
  };

  /** Resolves once a command is acknowledged that was sent after a moment. @returns when that was */
  acknowledgedAfter(moment: number): Promise<number> {
    return new Promise((resolve) => {
      const look = (answer: AnswerToCommand) => {
        if (answer.asked < moment) return;
        this.#waiting.delete(look);
        resolve(answer.answered);
      };
      this.#waiting.add(look);
    });
  }

  #during(turn: (is: boolean) => void): CommitFault {
    return async ({ forMs }) => {
      turn(true);
      await sleep(forMs);
      turn(false);
    };
  }

  #commandOf(id: string, address: string, again: Sent['again']): Sent {
    const known = this.#sent.get(id);
    if (known) return known;
    const [, tournament] = /\/api\/tournaments\/([^/]+)\//.exec(address) ?? [];
    const name = address.slice(address.lastIndexOf('/') + 1);
    const command: Sent = { id, address, name, tournament, answers: [], again };
    this.#sent.set(id, command);
    return command;
  }

  /** Whichever comes first counts; the other one is read all the same. */
  async #twice(command: Sent): Promise<Response> {
    const both = [this.#deliver(command), this.#deliver(command)];
    const answers = await Promise.allSettled(both);
    const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const best = came.find(({ ok }) => ok) ?? came[0];
    if (best === undefined) throw (answers[0] as PromiseRejectedResult).reason;
    return best;
  }

  async #deliver(command: Sent): Promise<Response> {
    const asked = performance.now();
    try {
      const response = this.#counted(command.address, await command.again());
      const { status } = response;
      const body = await bodyOf(response.clone());
      const { position, code, tournament } = body;
      const answer: AnswerToCommand = {
        asked,
        answered: performance.now(),
        status,
        ...(typeof position === 'number' && { position }),
        ...(typeof code === 'string' && { code }),
      };
      if (typeof tournament === 'string') command.tournament ??= tournament;
      if (isYes(answer)) this.#acknowledge(command, answer);
      command.answers.push(answer);
      return response;
    } catch (error) {
      command.answers.push({ asked, answered: performance.now() });
      throw error;
    }
  }

  #acknowledge(command: Sent, answer: AnswerToCommand): void {
    if (!command.answers.some(isYes)) {
      this.#acknowledged++;
      this.#old.push(command);
      if (this.#old.length > REMEMBERED) this.#old.shift();
    }
    for (const look of this.#waiting) look(answer);
  }

  #counted(address: string, response: Response): Response {
    const { ok, status } = response;
    const what = ok ? `${status}` : `${status} ${kindOf(address)}`;
    this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1);
    return response;
  }
}

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await response.json()) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** An address without what it is about. */
function kindOf(address: string): string {
  return new URL(address).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID').replaceAll(/\d+/g, 'N');
}
