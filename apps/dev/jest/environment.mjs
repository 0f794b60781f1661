import fc from 'fast-check';

/**
 * The seed of every property: the same in each run, so that a commit that has passed passes again. `TIRAGE_SEED=random`
 * (or a number) looks for cases that were not tried before.
 */
const SEED = process.env.TIRAGE_SEED ?? '1';

/**
 * Where test files run: in their worker's own realm, one after the other, so that everything they import is loaded
 * once a worker (see modules.mjs). What a file leaves in the environment's variables is withdrawn after it.
 */
export default class Environment {
  global = globalThis;
  #before = { console, exit: process.exit, env: { ...process.env } };

  /** Jest asks for it, and uses it only with its own loader. */
  getVmContext() {
    return null;
  }

  async setup() {
    if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });
  }

  async teardown() {
    const { console, exit, env } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}
