import { isAcknowledged, isNo, isRefused, isYes, type SentCommand } from '../evenings/sent-command.js';

/** A command that the ledger has kept. */
export interface KeptCommand {
  readonly id: string;
  readonly tournament: string;
  readonly actor: string;
  readonly position: number;
}

/**
 * Whether every acknowledged command is in the ledger once, at the position that was answered each time, and nothing else
 * is there.
 *
 * @param kept all commands of the tournaments, but those of jobs
 * @returns a sentence for each fault
 */
export function faultsOfCommands(sent: readonly SentCommand[], kept: readonly KeptCommand[]): string[] {
  const byId = new Map<string, KeptCommand[]>();
  for (const command of kept) byId.set(command.id, [...(byId.get(command.id) ?? []), command]);
  const known = new Set(sent.map(({ id }) => id));
  return [
    ...sent.flatMap((command) => faultsOfCommand(command, byId.get(command.id) ?? [])),
    ...kept
      .filter(({ id }) => !known.has(id))
      .map(({ id, actor }) => `${id} of ${actor} is in the ledger, and nobody has sent it`),
  ];
}

function faultsOfCommand(command: SentCommand, kept: readonly KeptCommand[]): string[] {
  const what = `${command.name} ${command.id}`;
  if (isRefused(command)) {
    return kept.length === 0 ? [] : [`${what} was refused, and is in the ledger`];
  }
  if (!isAcknowledged(command)) return [`${what} was never answered`];
  if (kept.length !== 1) return [`${what} is ${kept.length} times in the ledger`];
  const [{ position }] = kept as [KeptCommand];
  const told = new Set(command.answers.filter(isYes).map((answer) => answer.position));
  const first = Math.min(...command.answers.filter(isYes).map(({ answered }) => answered));
  const later = command.answers.find((answer) => isNo(answer) && answer.asked > first);
  return [
    ...(told.size === 1 && told.has(position)
      ? []
      : [`${what} is at ${position}, and ${[...told].join(' and ')} was answered`]),
    ...(later
      ? [`${what} was acknowledged, and when it came again it was refused: ${later.status} ${later.code}`]
      : []),
  ];
}
