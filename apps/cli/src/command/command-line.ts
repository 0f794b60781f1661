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
  /** Options that have a value. */
  readonly values: ReadonlyMap<string, string>;
}

/** Somebody wants to know what there is, or how one command is used. */
export interface HelpWanted {
  readonly help: Command | undefined;
}

/**
 * Reads the arguments that follow the program's name.
 * @throws UsageError in one sentence
 */
export function readCommandLine(
  words: readonly string[],
  commands: readonly Command[],
): CommandLine | HelpWanted {
  // Every command's options are known here, so that a wrong one can be told by what it belongs to.
  const flags = ['help', ...commands.flatMap(({ options }) => options)];
  const valued = commands.flatMap(({ valued: names = [] }) => names);
  const parsed = parse(words, {
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    ...Object.fromEntries(valued.map((name) => [name, { type: 'string' as const }])),
  });
  const said = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const again = said.find((option, index) => said.indexOf(option) < index);
  if (again !== undefined) throw new UsageError(`--${again} is given twice. Give it once.`);
  const [name, ...args] = parsed.positionals;
  const given = Object.keys(parsed.values);
  const command = commands.find((each) => each.name === name);
  if (name === undefined || name === 'help' || given.includes('help')) return { help: command };
  if (!command) throw new UsageError(`There is no command ${name}. See all commands with tirage --help.`);
  const usage = `tirage ${command.name} ${command.usage}`;
  const own = [...command.options, ...(command.valued ?? [])];
  const foreign = given.find((option) => !own.includes(option));
  if (foreign) throw new UsageError(`--${foreign} is not an option of this command. Usage: ${usage}`);
  const [least, most] = command.arguments;
  if (args.length < least || args.includes(''))
    throw new UsageError(`An argument is missing. Usage: ${usage}`);
  if (args.length > most) throw new UsageError(`Unexpected argument ${args[most]}. Usage: ${usage}`);
  const values = Object.entries(parsed.values).flatMap(([option, value]) =>
    typeof value === 'string' ? [[option, value] as const] : [],
  );
  return { command, args, options: new Set(given), values: new Map(values) };
}

function parse(words: readonly string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const option =
      /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? words.find((word) => word.startsWith('-'));
    if (option !== undefined && /argument missing|ambiguous/.test((error as Error).message)) {
      throw new UsageError(`${option.replace(/,$/, '')} needs a value. See tirage --help.`, {
        cause: error,
      });
    }
    throw new UsageError(`Unknown option ${option}. See tirage --help.`, { cause: error });
  }
}
