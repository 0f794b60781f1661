import { parseArgs } from 'node:util';
import type { Command } from './command.js';

/** The command line makes no sense; one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandLine {
  readonly command: Command;
  readonly args: readonly string[];
  readonly options: ReadonlySet<string>;
}

/**
 * Reads the arguments that follow the program's name; undefined asks for help.
 * @throws UsageError in one sentence
 */
export function readCommandLine(
  words: readonly string[],
  commands: readonly Command[],
): CommandLine | undefined {
  // Every command's options are known here, so that a wrong one can be told by what it belongs to.
  const known = [...new Set(['help', ...commands.flatMap(({ options }) => options)])];
  const options = Object.fromEntries(known.map((name) => [name, { type: 'boolean' as const }]));
  const parsed = parse(words, options);
  const [name, ...args] = parsed.positionals;
  const given = Object.keys(parsed.values);
  if (name === undefined || name === 'help' || given.includes('help')) return undefined;
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(`There is no command ${name}: tirage --help lists them.`);
  const usage = `tirage ${command.name} ${command.usage}`;
  const foreign = given.find((option) => !command.options.includes(option));
  if (foreign) throw new UsageError(`--${foreign} does not belong to it: ${usage}.`);
  const [least, most] = command.arguments;
  if (args.length < least || args.includes('')) throw new UsageError(`Something is missing: ${usage}.`);
  if (args.length > most) throw new UsageError(`${args[most]} is too much: ${usage}.`);
  return { command, args, options: new Set(given) };
}

function parse(words: readonly string[], options: Record<string, { type: 'boolean' }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const option =
      /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? words.find((word) => word.startsWith('-'));
    throw new UsageError(`${option} is no option: tirage --help lists them.`, { cause: error });
  }
}
