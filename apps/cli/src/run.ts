import { constants } from 'node:os';
import { createLog, openHomeDatabase, readConfiguration, Refusal } from '#platform';
import { backupCommand } from './backup.js';
import { bwsCommand } from './bws/bws-command.js';
import { readCommandLine, UsageError, type CommandLine } from './command/command-line.js';
import { conformCommand } from './conform/conform.js';
import { convertCommand } from './convert/convert-command.js';
import type { Command, DatabaseCommand, Terminal } from './command/command.js';
import { dealsCommand } from './deals/deals-command.js';
import { ddCommand } from './dd/dd-command.js';
import { demoCommand } from './demo/demo.js';
import { drawCommand } from './draw/draw-command.js';
import { exportCommand } from './export/export-command.js';
import { importCommand } from './import/import-command.js';
import { migrateCommand } from './migrate.js';
import { movementCommand } from './movement/movement-command.js';
import { pushCommand } from './push/push-command.js';
import { rebuildCommand } from './rebuild.js';
import { replayCommand } from './replay/replay.js';
import { restoreCommand } from './restore.js';
import { secondFactorOffCommand } from './second-factor-off.js';
import { squareDealCommand } from './squaredeal/squaredeal-command.js';
import { verifyCommand } from './verify.js';

const COMMANDS: readonly Command[] = [
  backupCommand,
  restoreCommand,
  verifyCommand,
  rebuildCommand,
  migrateCommand,
  secondFactorOffCommand,
  importCommand,
  replayCommand,
  bwsCommand,
  conformCommand,
  convertCommand,
  exportCommand,
  pushCommand,
  squareDealCommand,
  movementCommand,
  drawCommand,
  dealsCommand,
  ddCommand,
  demoCommand,
];
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs one command of the command line.
 * @param commands those that there are
 * @returns the exit code: 0 done, 1 refused or a fault found, 2 a command line that makes no sense
 */
export async function run(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  const interruption = new AbortController();
  const interrupt = (signal: NodeJS.Signals) => interruption.abort(signal);
  for (const signal of SIGNALS) process.on(signal, interrupt);
  let line: CommandLine | undefined;
  try {
    const read = readCommandLine(words, commands);
    if ('help' in read) {
      terminal.out(read.help?.details === undefined ? help() : helpOf(read.help));
      return 0;
    }
    line = read;
    return await runCommand(line, env, terminal, interruption.signal);
  } catch (error) {
    if (line && interruption.signal.aborted) {
      terminal.err(line.command.interrupted);
      return 128 + constants.signals[interruption.signal.reason as NodeJS.Signals];
    }
    if (!(error instanceof Refusal || error instanceof UsageError)) throw error;
    terminal.err(error.message);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

async function runCommand(
  { command, args, options, values }: CommandLine,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number> {
  if (!('worksOn' in command)) return runOnDatabase(command, { args, options }, env, terminal, signal);
  await command.prepare?.(args);
  return command.run(args, options, { env, values, terminal, signal });
}

async function runOnDatabase(
  command: DatabaseCommand,
  { args, options }: Pick<CommandLine, 'args' | 'options'>,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number> {
  const configuration = readConfiguration(env);
  await command.prepare?.(args);
  const database = await openHomeDatabase(configuration, createLog('silent'), command.makesHome);
  try {
    const { connectionString } = database;
    return await command.run(args, options, {
      connectionString,
      redisUrl: configuration.redisUrl,
      env,
      home: configuration.home,
      terminal,
      signal,
    });
  } finally {
    await database.close();
  }
}

function helpOf({ name, usage, details }: Command): string {
  return `Usage: tirage ${name} ${usage}\n\n${details}`;
}

function help(): string {
  const commands = COMMANDS.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(37)} ${summary}`,
  );
  return `Usage: tirage <command>

${commands.join('\n')}
  --help                                show this help, or with a command its options

Where it runs
  • backup, restore, verify, rebuild, migrate and second-factor-off use the home of npm start: .tirage or
    TIRAGE_HOME. With DATABASE_URL they use that database.
  • import, export, push, demo, replay and bws use a server. Name one with --server, and sign in with TIRAGE_LOGIN
    and TIRAGE_PASSWORD, and TIRAGE_CODE if the account has a second factor. If there is no organiser yet, give the
    set-up link as URL: it creates that account. Without --server, replay starts a temporary server; demo starts one if
    no server runs here. bws always needs --server.
  • conform, convert, squaredeal, movement, draw, deals and dd use only the files you name.`;
}
