import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The top folder of the project, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether Node was started with this module, by its address. */
export function isProgram(url) {
  const [, program] = process.argv;
  return program !== undefined && realpathSync(program) === realpathSync(fileURLToPath(url));
}

/** One sentence for the terminal; ends the program with a failure where it is not caught. */
export class Refusal extends Error {}

/** Runs the program's main part: a refusal is told in its one sentence, anything else as it is. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
