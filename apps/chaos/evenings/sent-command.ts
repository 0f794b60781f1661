/** What a server answered to a command, or that it did not. */
export interface AnswerToCommand {
  /** When it was asked and when it answered, in milliseconds of one clock. */
  readonly asked: number;
  readonly answered: number;
  /** Undefined: there was no answer. */
  readonly status?: number;
  readonly position?: number;
  readonly code?: string;
}

/** A command as it was sent, perhaps several times. */
export interface SentCommand {
  readonly id: string;
  readonly name: string;
  /** Undefined until the answer names the tournament that was opened. */
  readonly tournament: string | undefined;
  readonly answers: readonly AnswerToCommand[];
}

/** Whether the server said that it is done. */
export function isAcknowledged({ answers }: SentCommand): boolean {
  return answers.some(isYes);
}

/** Whether the server said no, and never yes. */
export function isRefused(command: SentCommand): boolean {
  return !isAcknowledged(command) && command.answers.some(isNo);
}

export function isYes({ status = 0 }: AnswerToCommand): boolean {
  return status >= 200 && status < 300;
}

/** Whether it was refused for good: not for being too busy, nor because somebody else was writing. */
export function isNo({ status = 0, code }: AnswerToCommand): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== 'command.stale-version';
}
