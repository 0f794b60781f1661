import type { Settings } from './settings.js';

/**
 * What a convention is where a deal stands for itself, as in duplicate preferans: no pool is closed, nobody is helped,
 * all-passes and bombs change no price behind them, and no all-pass is forced.
 */
export function duplicateSettings(settings: Settings): Settings {
  return { ...settings, poolSize: null, help: false, bombs: false, openingAllPasses: 0 };
}
