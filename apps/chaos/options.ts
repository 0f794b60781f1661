import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DEMO_GAMES, type DemoGame } from '../cli/src/demo/demo-games.js';
import { FAULT_KINDS, isFaultKind } from './faults/fault.js';
import { LAYOUTS, type LayoutName } from './installation/layout.js';
import type { ChaosWanted } from './run/run-chaos.js';

/** What is chosen on the command line. */
export interface ChaosOptions extends Omit<ChaosWanted, 'layout' | 'signal' | 'say'> {
  /** One after the other. */
  readonly layouts: readonly LayoutName[];
}

/** @throws Error in one sentence */
export function readOptions(words: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      faults: { type: 'string', default: '100' },
      tables: { type: 'string', default: '40' },
      kinds: { type: 'string', default: Object.keys(FAULT_KINDS).join(',') },
      games: { type: 'string', default: Object.keys(DEMO_GAMES).join(',') },
      layouts: { type: 'string', default: 'apart,single' },
      minutes: { type: 'string', default: '5' },
      speed: { type: 'string', default: '100' },
    },
  });
  return {
    seed: values.seed,
    faults: number('faults', values.faults, 1, 10_000),
    tables: number('tables', values.tables, 6, 40),
    kinds: list('kinds', values.kinds, isFaultKind),
    games: list('games', values.games, (name): name is DemoGame => Object.hasOwn(DEMO_GAMES, name)),
    layouts: list('layouts', values.layouts, (name): name is LayoutName => Object.hasOwn(LAYOUTS, name)),
    overMs: 60_000 * number('minutes', values.minutes, 1, 1_000),
    speed: number('speed', values.speed, 1, 10_000),
    longestFaultMs: LONGEST_FAULT_MS,
  };
}

const LONGEST_FAULT_MS = 4_000;

function number(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}, not ${text}.`);
}

function list<Name extends string>(
  name: string,
  text: string,
  isOne: (each: string) => each is Name,
): readonly Name[] {
  return text.split(',').map((each) => {
    if (isOne(each)) return each;
    throw new Error(`--${name} does not know ${each}.`);
  });
}
