import { families, type MovementChoice, type Wishes } from '#movement';
import { UsageError } from '../command-line.js';

/** What a movement is asked for with. */
export interface Wanted {
  readonly name: MovementChoice['name'] | 'rainbow' | 'individual-howell' | undefined;
  readonly tables: number;
  /** Left out: those of the complete movement. */
  readonly rounds: number | undefined;
  readonly without: number | undefined;
  readonly winners: 1 | 2;
  /** Rounds with turned boards; left out: the best ones. */
  readonly switched: readonly number[] | undefined;
  readonly copies: number;
  /** Boards are turned at each table in rounds of its own. */
  readonly scrambled: boolean;
  readonly barometer: boolean;
  /** How long is looked for one that is not stored. */
  readonly seconds: number;
}

const MOST = 999;

/** The options of the command that have a value. */
export const VALUED = [
  'name',
  'tables',
  'rounds',
  'without',
  'winners',
  'switch',
  'copies',
  'seconds',
  'pairs',
  'boards',
  'minutes',
  'stay',
  'language',
];

/** @throws UsageError in one sentence */
export function readWanted(values: ReadonlyMap<string, string>, options: ReadonlySet<string>): Wanted {
  const names = [...families.map(({ name }) => name), 'rainbow' as const, 'individual-howell' as const];
  const asked = values.get('name');
  const name = names.find((one) => one === asked);
  if (asked !== undefined && name === undefined) {
    throw new UsageError(`--name is one of ${names.join(', ')}, not ${asked}.`);
  }
  const tables = numberIn(values, 'tables');
  if (tables === undefined) {
    throw new UsageError('Say how many --tables and --rounds, or how many --pairs for what fits them.');
  }
  const rounds = numberIn(values, 'rounds');
  if (rounds === undefined && name === undefined)
    throw new UsageError('Say how many --rounds, or which movement by --name.');
  return {
    name,
    tables,
    rounds,
    without: numberIn(values, 'without'),
    winners: winnersIn(values) ?? 1,
    switched: values
      .get('switch')
      ?.split(',')
      .filter((round) => round !== '')
      .map((round) => whole('switch', round)),
    copies: numberIn(values, 'copies') ?? 1,
    scrambled: options.has('scramble'),
    barometer: options.has('barometer'),
    seconds: secondsIn(values.get('seconds')),
  };
}

/** @throws UsageError in one sentence */
export function readWishes(values: ReadonlyMap<string, string>, options: ReadonlySet<string>): Wishes {
  const [boards, minutes, copies] = (['boards', 'minutes', 'copies'] as const).map((option) =>
    numberIn(values, option),
  );
  const winners = winnersIn(values);
  const stay = values
    .get('stay')
    ?.split(',')
    .filter((pair) => pair !== '');
  return {
    pairs: numberIn(values, 'pairs')!,
    ...(boards !== undefined && { boards }),
    ...(minutes !== undefined && { minutes }),
    ...(copies !== undefined && { copies }),
    ...(winners !== undefined && { winners }),
    ...(stay && { stay }),
    ...(options.has('barometer') && { barometer: true }),
  };
}

function winnersIn(values: ReadonlyMap<string, string>): 1 | 2 | undefined {
  const winners = values.get('winners');
  if (winners === undefined || winners === '1' || winners === '2')
    return winners === undefined ? winners : winners === '1' ? 1 : 2;
  throw new UsageError(`--winners is 1 or 2, not ${winners}.`);
}

function secondsIn(text = '2.5'): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text)) return Number(text);
  throw new UsageError(`--seconds is a number up to 9999, not ${text}.`);
}

function numberIn(values: ReadonlyMap<string, string>, option: string): number | undefined {
  const text = values.get(option);
  return text === undefined ? undefined : whole(option, text);
}

function whole(option: string, text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) >= 1) return Number(text);
  throw new UsageError(`--${option} is a whole number from 1 to ${MOST}, not ${text}.`);
}
