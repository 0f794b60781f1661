import { randomInt } from 'node:crypto';
import { UsageError } from '../command-line.js';
import type { EveningChoice } from './plan/evening-plan.js';
import { FEWEST_TABLES } from './plan/troubles.js';
import type { Speed } from './play/hall-clock.js';

/** As many as a section can have. */
const MOST_TABLES = 40;
const DEFAULT_TABLES = 12;

/** An evening of 12 tables takes about ten minutes. */
const DEFAULT_SPEED = 16;
const MOST_SPEED = 10_000;

const LONGEST_SEED = 40;

export interface DemoOptions extends EveningChoice {
  readonly speed: Speed;
}

/** @throws UsageError in one sentence */
export function readDemoOptions(values: ReadonlyMap<string, string>): DemoOptions {
  return {
    tables: readTables(values.get('tables')),
    speed: readSpeed(values.get('speed')),
    seed: readSeed(values.get('seed')),
  };
}

function readTables(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TABLES;
  const tables = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (tables >= FEWEST_TABLES && tables <= MOST_TABLES) return tables;
  throw new UsageError(`--tables is a whole number from ${FEWEST_TABLES} to ${MOST_TABLES}, not ${text}.`);
}

function readSpeed(text: string | undefined): Speed {
  if (text === undefined) return DEFAULT_SPEED;
  if (text === 'max') return Infinity;
  const speed = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (speed > 0 && speed <= MOST_SPEED) return speed;
  throw new UsageError(`--speed is how many times faster than in a hall (1, 16, ...) or max, not ${text}.`);
}

function readSeed(text: string | undefined): string {
  if (text === undefined) return String(randomInt(1_000_000));
  if (/^[\p{L}\p{N}._-]+$/u.test(text) && text.length <= LONGEST_SEED) return text;
  throw new UsageError(`--seed is a word or a number of at most ${LONGEST_SEED} characters.`);
}
