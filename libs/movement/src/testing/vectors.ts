import type { FirstPlay } from '../generators/stored-howell.js';
import type { PlayTriple } from '../generators/rows.js';

type Rows = readonly (readonly PlayTriple[])[];

/** Worked movements in figures; with two winners East-West k is written T + k. */
export interface MovementVectors {
  readonly mitchell: readonly {
    readonly tables: number;
    readonly rounds: number;
    readonly kind: 'std' | 'skip' | 'relay';
    readonly copiesNeeded: number;
    readonly competitionTotal: number;
    readonly Q: number;
    readonly rows: Rows;
  }[];
  readonly mitchellValidity3to40: readonly {
    readonly tables: number;
    readonly rounds: number;
    readonly kind: 'std' | 'skip' | 'relay';
    readonly valid: boolean;
    readonly copies: number;
  }[];
  readonly web: readonly {
    readonly tables: number;
    readonly rounds: number;
    readonly valid: boolean;
    readonly copiesNeeded: number;
    readonly rows: Rows;
  }[];
  readonly perfectHowell: readonly {
    readonly tables: number;
    readonly rounds: number;
    readonly start: readonly FirstPlay[];
    readonly Q: number;
  }[];
  readonly perfectHowell14: { readonly rows: Rows };
  readonly shortHowell: readonly {
    readonly T: number;
    readonly R: number;
    readonly stationaryPairs?: number;
    readonly Q?: number;
    readonly rows?: Rows;
  }[];
  readonly boardPlan5Howell: {
    readonly rows: Rows;
    readonly copies: number;
    readonly setup: readonly { readonly table: number; readonly set: number }[];
    readonly relayAtStart: readonly number[];
    readonly moves: readonly object[];
  };
  readonly arrowSwitchOptimum: { readonly rows: readonly (readonly [number, number, number])[] };
}
