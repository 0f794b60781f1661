import {
  FAMILIES_OF_INDIVIDUALS,
  families,
  MOST_TABLES,
  type Family,
  type MovementChoice,
  type TeamWishes,
  type Wishes,
} from '#movement';
import { UsageError } from '../command/command-line.js';

/** How a movement is wanted, beside who plays it. */
interface WantedOfAll {
  /** Left out: those of the complete movement. */
  readonly rounds: number | undefined;
  /** Copies of each board; undefined: nothing is said of them. */
  readonly copies: number | undefined;
  readonly barometer: boolean;
}

/** An individual: of so many players. */
export interface WantedIndividual extends WantedOfAll {
  readonly of: 'individual';
  readonly name: (typeof FAMILIES_OF_INDIVIDUALS)[number] | undefined;
  readonly players: number;
}

/** A movement of pairs, or of teams. */
export interface WantedMovement extends WantedOfAll {
  readonly of: 'pairs';
  readonly name: MovementChoice['name'] | undefined;
  /** Of teams: how many they are. */
  readonly tables: number;
  readonly without: number | undefined;
  readonly winners: 1 | 2;
  /** Rounds with turned boards; left out: the best ones. */
  readonly switched: readonly number[] | undefined;
  /** Boards are turned at each table in rounds of its own. */
  readonly scrambled: boolean;
  /** How long is looked for one that is not stored. */
  readonly seconds: number;
}

/** What a movement is asked for with. */
export type Wanted = WantedIndividual | WantedMovement;

const MOST = 999;
/** With the start of the program and all that is said of what was found, less than three seconds. */
const SECONDS = '1.2';

/** The options of the command that have a value. */
export const VALUED = [
  'name',
  'tables',
  'teams',
  'players',
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

/** The options without a value. */
export const UNVALUED = ['barometer', 'scramble', 'json'];

/** What the command can be asked, and the options that each takes; beside them the language and --json. */
const TAKES = {
  'check FILE': [],
  '--pairs': ['pairs', 'boards', 'minutes', 'winners', 'copies', 'stay', 'barometer'],
  '--teams without --name': ['teams', 'boards', 'minutes', 'copies'],
  'a movement': [
    'name',
    'tables',
    'teams',
    'players',
    'rounds',
    'without',
    'winners',
    'switch',
    'scramble',
    'copies',
    'seconds',
    'barometer',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ALWAYS = ['language', 'json'];

type Values = ReadonlyMap<string, string>;
type Options = ReadonlySet<string>;

/**
 * Refuses options that would do nothing.
 *
 * @throws UsageError in one sentence
 */
export function refuseStray(what: keyof typeof TAKES, values: Values, options: Options): void {
  const takes: readonly string[] = [...TAKES[what], ...ALWAYS];
  const stray = [...values.keys(), ...options].find((option) => !takes.includes(option));
  if (stray === undefined) return;
  const goesWith = Object.entries<readonly string[]>(TAKES).find(([, theirs]) => theirs.includes(stray));
  throw new UsageError(`--${stray} works with ${goesWith![0]}, not with ${what}. Leave out --${stray}.`);
}

/** Other names that movements go by; a hesitation is a three-quarter Howell of a certain length. */
const ALSO: Readonly<Record<string, { readonly name: MovementChoice['name']; readonly longer?: number }>> = {
  appendix: { name: 'web' },
  bowman: { name: 'web' },
  bump: { name: 'rover' },
  hesitation: { name: 'three-quarter-howell', longer: 1 },
  'double-hesitation': { name: 'three-quarter-howell', longer: 2 },
};

/** @throws UsageError in one sentence */
export function readWanted(values: Values, options: Options): Wanted {
  const name = nameIn(values);
  const all = {
    rounds: roundsIn(values),
    copies: numberIn(values, 'copies'),
    barometer: options.has('barometer'),
  };
  const family = families.find((one) => one.name === name);
  const individual = FAMILIES_OF_INDIVIDUALS.find((one) => one === name);
  const refuse = (option: string, why: string) => {
    if (values.has(option) || options.has(option)) throw new UsageError(`${why}. Leave out --${option}.`);
  };
  if (individual || (name === undefined && values.has('players'))) {
    refuse('teams', 'Individuals have no teams');
    if (values.has('players')) refuse('tables', '--players already sets the number');
    for (const option of ['without', 'winners', 'switch', 'scramble', 'seconds'])
      refuse(option, `--${option} is for pairs, not individuals`);
    const players = numberIn(values, 'players') ?? 4 * countIn(values, 'tables');
    if (name === 'rainbow' && players % 4 !== 0)
      throw new UsageError(
        `A rainbow needs four players at each table. Set --players to 4, 8, 12 …, not ${players}.`,
      );
    return { of: 'individual', name: individual, players, ...all };
  }
  refuse('players', `--players is for individuals (${FAMILIES_OF_INDIVIDUALS.join(', ')})`);
  const isTeams = family?.contestants === 'teams';
  if (isTeams) {
    for (const option of ['without', 'seconds'])
      refuse(option, `--${option} is for pairs, and ${name} is for teams`);
    if (values.has('teams')) refuse('tables', '--teams already sets the number');
  } else refuse('teams', '--teams is for team movements');
  if (family?.oneMore) refuse('without', 'In a rover movement no pair is missing');
  const winners = winnersIn(values);
  if (winners === 2) {
    if (family && !family.twoLines)
      throw new UsageError(`${family.name} has one winner. Leave out --winners 2.`);
    for (const option of ['switch', 'scramble'])
      refuse(option, 'With an arrow-switch there is one winner, not 2');
  }
  if (values.has('switch')) refuse('scramble', 'Arrow-switch either whole rounds or single tables');
  const counted = isTeams && values.has('teams') ? 'teams' : 'tables';
  const tables = (values.has(counted) ? undefined : onlyTables(family)) ?? countIn(values, counted);
  // All matches of a round robin have two tables, and of an odd number of teams one has a bye.
  if (name === 'round-robin' && counted === 'tables' && tables % 2 > 0 && tables > 1 && tables < MOST_TABLES)
    throw new UsageError(
      `A match has two tables. Use --teams ${tables} if one has a bye, or --tables ${tables + 1}.`,
    );
  if (all.rounds === undefined && name === undefined)
    throw new UsageError('Set the number of --rounds, or a movement with --name.');
  return {
    of: 'pairs',
    name: family?.name,
    tables,
    ...all,
    without: numberIn(values, 'without'),
    winners: winners ?? 1,
    switched: switchedIn(values.get('switch')),
    scrambled: options.has('scramble'),
    seconds: secondsIn(values.get('seconds')),
  };
}

function nameIn(
  values: Values,
): MovementChoice['name'] | (typeof FAMILIES_OF_INDIVIDUALS)[number] | undefined {
  const names = [...families.map(({ name }) => name), ...FAMILIES_OF_INDIVIDUALS];
  const asked = values.get('name');
  const name = names.find((one) => one === asked) ?? alsoIn(values)?.name;
  if (asked === 'barometer') throw new UsageError('Barometer is an option of any movement. Add --barometer.');
  if (asked !== undefined && name === undefined)
    throw new UsageError(
      `Unknown movement ${asked}. Set --name to one of ${[...names, ...Object.keys(ALSO)].join(', ')}.`,
    );
  return name;
}

function alsoIn(values: Values): (typeof ALSO)[string] | undefined {
  const asked = values.get('name') ?? '';
  return Object.hasOwn(ALSO, asked) ? ALSO[asked] : undefined;
}

/** A hesitation has a round more than tables, and needs not be told. */
function roundsIn(values: Values): number | undefined {
  const rounds = numberIn(values, 'rounds');
  const longer = alsoIn(values)?.longer;
  if (longer === undefined) return rounds;
  const own = countIn(values, 'tables') + longer;
  if (rounds === undefined || rounds === own) return own;
  throw new UsageError(`A ${values.get('name')} of ${own - longer} tables has ${own} rounds, not ${rounds}.`);
}

/** Where a family is for one number of tables only, it need not be said. */
function onlyTables(family: Family | undefined): number | undefined {
  const there = Array.from({ length: MOST_TABLES }, (_, index) => index + 1).filter((tables) =>
    family?.roundsAt(tables),
  );
  return there.length === 1 ? there[0] : undefined;
}

function countIn(values: Values, option: 'tables' | 'teams'): number {
  const count = numberIn(values, option);
  if (count !== undefined) return count;
  throw new UsageError('Set --tables and --rounds, or use --pairs to see what fits.');
}

/** @throws UsageError in one sentence */
export function readWishes(values: Values, options: Options): Wishes {
  const winners = winnersIn(values);
  const pairs = numberIn(values, 'pairs')!;
  const stay = stayingIn(values.get('stay'), pairs);
  return {
    pairs,
    ...sessionIn(values),
    ...(winners !== undefined && { winners }),
    ...(stay && { stay }),
    ...(options.has('barometer') && { barometer: true }),
  };
}

/** @throws UsageError in one sentence */
export function readTeamWishes(values: Values): TeamWishes {
  return { teams: numberIn(values, 'teams')!, ...sessionIn(values) };
}

function sessionIn(values: Values): Pick<Wishes, 'boards' | 'minutes' | 'copies'> {
  const [boards, minutes, copies] = (['boards', 'minutes', 'copies'] as const).map((option) =>
    numberIn(values, option),
  );
  return {
    ...(boards !== undefined && { boards }),
    ...(minutes !== undefined && { minutes }),
    ...(copies !== undefined && { copies }),
  };
}

function stayingIn(text: string | undefined, pairs: number): readonly string[] | undefined {
  const staying = listIn('stay', text);
  const unknown = staying?.find((pair) => pair > pairs);
  if (unknown !== undefined)
    throw new UsageError(`There is no pair ${unknown}. Use pairs 1–${pairs} with --stay.`);
  return staying?.map(String);
}

function switchedIn(text: string | undefined): readonly number[] | undefined {
  return text === 'none' ? [] : listIn('switch', text);
}

/** Numbers behind each other, each once. */
function listIn(option: string, text: string | undefined): readonly number[] | undefined {
  const words = text?.split(',').filter((word) => word.trim() !== '');
  return words?.length ? [...new Set(words.map((word) => whole(option, word.trim())))] : undefined;
}

function winnersIn(values: Values): 1 | 2 | undefined {
  const winners = values.get('winners');
  if (winners === undefined || winners === '1' || winners === '2')
    return winners === undefined ? winners : winners === '1' ? 1 : 2;
  throw new UsageError(`--winners must be 1 or 2, not ${winners}.`);
}

function secondsIn(text = SECONDS): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text)) return Number(text);
  throw new UsageError(`--seconds must be a number up to 9999, not ${text}.`);
}

function numberIn(values: Values, option: string): number | undefined {
  const text = values.get(option);
  return text === undefined ? undefined : whole(option, text);
}

function whole(option: string, text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) >= 1) return Number(text);
  throw new UsageError(`--${option} must be a whole number from 1 to ${MOST}, not ${text}.`);
}
