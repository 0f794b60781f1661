import type { Command } from './command/command.js';
import { run } from './run.js';

/**
 * Runs the command line that the process was started with, on its own terminal, and sets its exit code.
 * @param commands those that there are; left out, all of `tirage`
 */
export async function runOnTerminal(commands?: readonly Command[]): Promise<void> {
  // Whoever reads what is printed, as `head` does, may have enough of it: that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(
    process.argv.slice(2),
    process.env,
    {
      out: (text) => void process.stdout.write(`${text}\n`),
      err: (text) => void process.stderr.write(`${text}\n`),
    },
    commands,
  );
}
