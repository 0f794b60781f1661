import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceMapOf } from '../typescript-hooks.mjs';
import '../typescript.mjs';

const require = createRequire(import.meta.url);
/** Where Jest Circus keeps its tests and listeners. */
const CIRCUS = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);

/** The source maps by the modules' addresses: looked for when a failure's stack names one. */
class SourceMaps extends Map {
  get(address) {
    if (!this.has(address)) this.set(address, sourceMapOf(address));
    return super.get(address);
  }
}

const sourceMaps = new SourceMaps();

/**
 * Loads what test files import with Node's own loader, in the place of Jest's, which loads everything anew for each of
 * them. Tests here neither mock modules nor measure their coverage, so nothing of that is here.
 */
export default class Modules {
  /** Jest Circus, anew for each file: of the one before it keeps tests and listeners. */
  requireInternalModule(path) {
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (CIRCUS.has(key.description)) delete globalThis[key];
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {}
}
