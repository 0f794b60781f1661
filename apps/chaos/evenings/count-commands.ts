import { isAcknowledged, isRefused, isYes, type SentCommand } from './sent-command.js';

/** How commands fared. */
export interface CommandCounts {
  readonly acknowledged: number;
  /** Answers that said again what was answered before. */
  readonly repeated: number;
  readonly refused: number;
  /** Requests without an answer. */
  readonly unanswered: number;
}

export function countCommands(commands: readonly SentCommand[]): CommandCounts {
  const sum = (of: (command: SentCommand) => number) =>
    commands.reduce((before, command) => before + of(command), 0);
  return {
    acknowledged: commands.filter(isAcknowledged).length,
    repeated: sum(({ answers }) => Math.max(0, answers.filter(isYes).length - 1)),
    refused: commands.filter(isRefused).length,
    unanswered: sum(({ answers }) => answers.filter(({ status }) => status === undefined).length),
  };
}
