/** Why there is no such movement: one closed union of stable codes. */
export type MovementRefusal =
  | {
      readonly code: 'movement.tables-unfit';
      readonly tables: number;
      /** The nearest number that there is one for. */
      readonly nearest?: number;
    }
  | {
      readonly code: 'movement.players-unfit';
      readonly players: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'movement.rounds-unfit';
      readonly rounds: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      /** There are such tables and such rounds, but not together. */
      readonly code: 'movement.none-with-rounds';
      readonly tables: number;
      readonly rounds: number;
      /** The nearest number of rounds that there is one with. */
      readonly nearest?: number;
    }
  | { readonly code: 'movement.phantom-unknown'; readonly phantom: string }
  | { readonly code: 'movement.switch-unknown-round'; readonly round: number }
  | { readonly code: 'movement.switch-one-winner' }
  | { readonly code: 'movement.barometer-of-teams' };

/** A movement was asked for that doesn't exist. */
export class MovementRefused extends Error {
  readonly refusal: MovementRefusal;

  constructor(refusal: MovementRefusal) {
    super(`${refusal.code} ${JSON.stringify(refusal)}`);
    this.name = 'MovementRefused';
    this.refusal = refusal;
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
  { least, most = MOST_TABLES, fits = () => true }: TableLimits,
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
  throw new MovementRefused({
    code: 'movement.tables-unfit',
    tables,
    ...(nearest !== undefined && { nearest }),
  });
}

export interface TableLimits {
  readonly least: number;
  readonly most?: number;
  readonly fits?: (tables: number) => boolean;
}

/**
 * Passes a number of rounds on.
 *
 * @throws MovementRefused when it is no whole number from `least` to `most`.
 */
export function roundsOf(rounds: number, { least = 1, most }: { least?: number; most: number }): number {
  if (Number.isInteger(rounds) && rounds >= least && rounds <= most) return rounds;
  throw new MovementRefused({ code: 'movement.rounds-unfit', rounds, least, most });
}
