import { randomInt } from 'node:crypto';
import { USUAL_GAME } from '#cards';
import { UsageError } from '../command/command-line.js';
import { DEMO_GAMES, type DemoGame } from './demo-games.js';
import type { EveningChoice } from './plan/evening-plan.js';
import type { Speed } from './play/venue-clock.js';

/** As many as a section can have. */
const MOST_TABLES = 40;

/** An evening of 12 tables takes about ten minutes. */
const DEFAULT_SPEED = 16;
const MOST_SPEED = 10_000;

const LONGEST_SEED = 40;

export interface DemoOptions extends EveningChoice {
  readonly game: DemoGame;
  readonly speed: Speed;
}

/** @throws UsageError in one sentence */
export function readDemoOptions(values: ReadonlyMap<string, string>): DemoOptions {
  const game = readGame(values.get('game'));
  return {
    game,
    tables: readTables(values.get('tables'), DEMO_GAMES[game].tables),
    speed: readSpeed(values.get('speed')),
    seed: readSeed(values.get('seed')),
  };
}

function readGame(text: string = USUAL_GAME): DemoGame {
  if (Object.hasOwn(DEMO_GAMES, text)) return text as DemoGame;
  throw new UsageError(`--game must be ${Object.keys(DEMO_GAMES).join(' or ')}, not ${text}.`);
}

function readTables(
  text: string | undefined,
  { fewest, usual }: (typeof DEMO_GAMES)[DemoGame]['tables'],
): number {
  if (text === undefined) return usual;
  const tables = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (tables >= fewest && tables <= MOST_TABLES) return tables;
  throw new UsageError(`--tables must be a whole number from ${fewest} to ${MOST_TABLES}, not ${text}.`);
}

function readSpeed(text: string | undefined): Speed {
  if (text === undefined) return DEFAULT_SPEED;
  if (text === 'max') return Infinity;
  const speed = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (speed > 0 && speed <= MOST_SPEED) return speed;
  throw new UsageError(`--speed must be a number (1, 16 …) or max, not ${text}.`);
}

function readSeed(text: string | undefined): string {
  if (text === undefined) return String(randomInt(1_000_000));
  if (/^[\p{L}\p{N}._-]+$/u.test(text) && text.length <= LONGEST_SEED) return text;
  throw new UsageError(`--seed must be a word or number of at most ${LONGEST_SEED} characters.`);
}
