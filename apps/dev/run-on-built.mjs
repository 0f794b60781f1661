import { build } from './build.mjs';
import { runFromSources } from './from-sources.mjs';
import { install } from './install.mjs';

/**
 * Runs a tool from its sources on the program as it is built, and takes over its exit code.
 *
 * @param {string} tool its path from the top folder
 * @param {readonly string[]} words its arguments
 */
export async function runOnBuilt(tool, words) {
  await install();
  await build();
  process.env.TIRAGE_BUILT = 'yes';
  await runFromSources(tool, words);
}
