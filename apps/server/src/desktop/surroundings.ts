import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings that people without a terminal write, as `NAME=value` lines. It lies in the home. */
const SETTINGS = 'settings.txt';

/** What decides where things of a person's own lie on a computer. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The person's own folder. */
  readonly person: string;
}

/** Those of this process. */
export function surroundings(): Surroundings {
  return { platform: process.platform, env: process.env, person: homedir() };
}

/** Where the data lie: in `TIRAGE_HOME`, else where the system keeps those of programs, whatever folder this one is in. */
export function dataFolder({ platform, env, person }: Surroundings): string {
  if (env['TIRAGE_HOME']?.trim()) return env['TIRAGE_HOME'].trim();
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(person, 'AppData', 'Local'), 'Tirage');
  if (platform === 'darwin') return join(person, 'Library', 'Application Support', 'Tirage');
  return join(env['XDG_DATA_HOME'] ?? join(person, '.local', 'share'), 'tirage');
}

/**
 * The first of the folders that PostgreSQL cannot use on this system. On Windows, it makes no database where a path has
 * letters outside of ASCII: https://github.com/EnterpriseDB/edb-installers/issues/156
 */
export function unusable({ platform }: Surroundings, folders: readonly string[]): string | undefined {
  return platform === 'win32' ? folders.find((folder) => /[^ -~]/.test(folder)) : undefined;
}

/** The file with a person's settings. */
export function settingsFile(home: string): string {
  return join(home, SETTINGS);
}

/** What the server is started with: the environment, over the settings in the home. The log has faults alone, unless it is set. */
export function environmentFor(home: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { LOG_LEVEL: 'warn', ...written(home), ...env, TIRAGE_HOME: home };
}

function written(home: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(settingsFile(home), 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    // Nobody wrote any.
    return {};
  }
}
