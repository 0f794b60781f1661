import type { FilesCommand } from '../command/command.js';
import { UsageError } from '../command/command-line.js';

/** What a part of the command is run with. */
export type SquareDealRun = Parameters<FilesCommand['run']>;

/** @throws UsageError when there are not so many arguments */
export function requireArguments(
  args: readonly string[],
  [least, most]: readonly [number, number],
  usage: string,
): void {
  if (args.length < least) throw new UsageError(`An argument is missing. Usage: tirage squaredeal ${usage}`);
  if (args.length > most)
    throw new UsageError(`Unexpected argument ${args[most]}. Usage: tirage squaredeal ${usage}`);
}

/** A whole number from 1 that an option asks for. @throws UsageError when it is none */
export function readNumber(values: ReadonlyMap<string, string>, option: string): number | undefined {
  const asked = values.get(option);
  if (asked === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw new UsageError(`--${option} must be a number from 1 to 9999.`);
  return Number(asked);
}
