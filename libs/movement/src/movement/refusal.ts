/** What a number of tables, or of rounds, does to a movement that there is not. */
export type MovementWhy =
  /** With an even number East-West come, halfway round, to boards that they have played. */
  | 'movement.why.even'
  /** It is a remedy for even numbers. */
  | 'movement.why.odd'
  /** Lines that cross need a multiple of four. */
  | 'movement.why.not-by-four'
  /** Steps of two and three tables must both lead round all tables. */
  | 'movement.why.by-two-or-three'
  /** Both halves of a match fall on one set where the number is even and one less is no multiple of three. */
  | 'movement.why.not-thurner'
  /** Two tables make a match. */
  | 'movement.why.half-match'
  /** There are from so many to so many. */
  | 'movement.why.beyond'
  /** A pair would come to boards that it has played. */
  | 'movement.why.boards-again'
  /** Tables would have to share boards. */
  | 'movement.why.shared'
  /** A pair, or a team, has no more opponents. */
  | 'movement.why.no-opponents'
  /** The pair too many finds no table where it meets neither a pair nor boards again. */
  | 'movement.why.no-way-round'
  /** Matches would stay half played. */
  | 'movement.why.half-played';

/** One closed union of stable codes, each with what it says. */
export type Coded<Says> = {
  [Code in keyof Says]: { readonly code: Code } & Readonly<Says[Code]>;
}[keyof Says];

/** Why there is no such movement; `nearest`: the nearest number of what does not fit that there is one for. */
export type MovementRefusal = Coded<{
  /** `least` and `most`: of it, where there are fewer or more. */
  'movement.tables-unfit': {
    tables: number;
    why?: MovementWhy;
    least?: number;
    most?: number;
    nearest?: number;
  };
  'movement.players-unfit': { players: number; least: number; most: number };
  'movement.rounds-unfit': { rounds: number; least: number; most: number };
  /** There are such tables and such rounds, but not together. */
  'movement.none-with-rounds': { tables: number; rounds: number; why?: MovementWhy; nearest?: number };
  'movement.phantom-unknown': { phantom: string };
  'movement.switch-unknown-round': { round: number };
  'movement.switch-one-winner': object;
  'movement.barometer-of-teams': object;
}>;

/** A movement was asked for that doesn't exist. */
export class MovementRefused extends Error {
  constructor(readonly refusal: MovementRefusal) {
    super(`${refusal.code} ${JSON.stringify(refusal)}`);
    this.name = 'MovementRefused';
  }
}

/** The largest section that movements are made for. */
export const MOST_TABLES = 40;

/**
 * Passes a number of tables on.
 *
 * @throws MovementRefused when it is no whole number from `least` to `most`, or `fits` denies it.
 */
export function tablesOf(
  tables: number,
  { least, most = MOST_TABLES, fits = () => true, why }: TableLimits,
): number {
  const there = (count: number) => count >= least && count <= most && fits(count);
  if (Number.isInteger(tables) && there(tables)) return tables;
  const nearest = Array.from({ length: most - least + 1 }, (_, index) => least + index)
    .filter(there)
    .reduce<number | undefined>(
      (best, count) =>
        best === undefined || Math.abs(count - tables) < Math.abs(best - tables) ? count : best,
      undefined,
    );
  const within = Number.isInteger(tables) && tables >= least && tables <= most;
  throw new MovementRefused({
    code: 'movement.tables-unfit',
    tables,
    ...(within ? why && { why } : least < most && { why: 'movement.why.beyond' as const, least, most }),
    ...(nearest !== undefined && { nearest }),
  });
}

export interface TableLimits {
  readonly least: number;
  readonly most?: number;
  readonly fits?: (tables: number) => boolean;
  /** What is wrong with a number that does not fit. */
  readonly why?: MovementWhy;
}

/** An odd number of tables, for pairs that go one table up while boards go one down. */
export const ODD = { fits: (count: number) => count % 2 === 1, why: 'movement.why.even' } as const;
/** An even number of tables, for what makes up for its being even. */
export const EVEN = { fits: (count: number) => count % 2 === 0, why: 'movement.why.odd' } as const;

/**
 * Passes a number of rounds on.
 *
 * @throws MovementRefused when it is no whole number from `least` to `most`.
 */
export function roundsOf(rounds: number, { least = 1, most }: { least?: number; most: number }): number {
  if (Number.isInteger(rounds) && rounds >= least && rounds <= most) return rounds;
  throw new MovementRefused({ code: 'movement.rounds-unfit', rounds, least, most });
}
