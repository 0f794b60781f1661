/** What a movement can have against it, with its place as far as it has one: stable codes, put into words elsewhere. */
export type MovementFaultFound =
  | { readonly code: 'movement.table-count'; readonly tables: number; readonly rows: number }
  | { readonly code: 'movement.row-length'; readonly table: number; readonly rounds: number }
  | {
      readonly code: 'movement.contestant-name';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
    }
  | {
      readonly code: 'movement.set-unknown';
      readonly round: number;
      readonly table: number;
      readonly set: number;
    }
  | {
      readonly code: 'movement.against-itself';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
    }
  | {
      readonly code: 'movement.pair-at-two-tables';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly otherTable: number;
    }
  | {
      readonly code: 'movement.board-played-twice';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly set: number;
      readonly earlierRound: number;
    }
  | { readonly code: 'movement.phantom-unknown'; readonly contestant: string }
  | { readonly code: 'movement.stationary-unknown'; readonly contestant: string }
  | {
      readonly code: 'movement.stationary-moves';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly fromTable: number;
    }
  | {
      readonly code: 'movement.opponents-met-twice';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly opponent: string;
      readonly earlierRound: number;
    }
  | {
      readonly code: 'movement.set-shared';
      readonly round: number;
      readonly table: number;
      readonly set: number;
      /** All the tables that play the set in this round. */
      readonly tables: readonly number[];
      /** So many copies keep the tables apart. */
      readonly copies: number;
    }
  | {
      readonly code: 'movement.sits-out';
      readonly round: number;
      /** Where the phantom would be met; null: no table has the contestant. */
      readonly table: number | null;
      readonly contestant: string;
    }
  | {
      readonly code: 'movement.sit-outs-uneven';
      readonly contestant: string;
      /** So many rounds it sits out. */
      readonly rounds: number;
      /** So many those who sit out least. */
      readonly least: number;
    }
  | {
      readonly code: 'movement.barometer-set';
      readonly round: number;
      readonly table: number;
      readonly set: number;
      /** What other tables play in this round. */
      readonly others: number;
    }
  | {
      /** A team's North-South pair meets a team's East-West pair, but not the other way round. */
      readonly code: 'movement.match-half';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly opponent: string;
    }
  | {
      /** The two tables of a match have other boards. */
      readonly code: 'movement.match-boards';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly opponent: string;
      readonly sets: readonly number[];
      readonly otherSets: readonly number[];
    }
  | {
      readonly code: 'movement.partners-met-twice';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly partner: string;
      readonly earlierRound: number;
    }
  | {
      /** Two players are opponents more often than others, and not only once more. */
      readonly code: 'movement.opponents-uneven';
      readonly round: number;
      readonly table: number;
      readonly contestant: string;
      readonly opponent: string;
      readonly times: number;
      readonly least: number;
    }
  | {
      readonly code: 'movement.few-boards';
      readonly contestant: string;
      /** Sets that the contestant plays. */
      readonly played: number;
      /** Sets that anybody plays. */
      readonly inPlay: number;
    }
  | { readonly code: 'movement.number-unused'; readonly contestant: string }
  | { readonly code: 'movement.set-unplayed'; readonly set: number }
  | {
      readonly code: 'movement.set-played-once';
      readonly round: number;
      readonly table: number;
      readonly set: number;
    }
  | { readonly code: 'movement.round-empty'; readonly round: number };

export type MovementFaultCode = MovementFaultFound['code'];

/** 'impossible': it can't be played so; 'unusual': it can, and the director should know. */
export type FaultSeverity = 'impossible' | 'unusual';

export type MovementFault = MovementFaultFound & { readonly severity: FaultSeverity };

/** How grave each fault is. */
export const faultSeverity: Readonly<Record<MovementFaultCode, FaultSeverity>> = {
  'movement.table-count': 'impossible',
  'movement.row-length': 'impossible',
  'movement.contestant-name': 'impossible',
  'movement.set-unknown': 'impossible',
  'movement.against-itself': 'impossible',
  'movement.pair-at-two-tables': 'impossible',
  'movement.board-played-twice': 'impossible',
  'movement.phantom-unknown': 'impossible',
  'movement.stationary-moves': 'impossible',
  'movement.stationary-unknown': 'unusual',
  'movement.opponents-met-twice': 'unusual',
  'movement.set-shared': 'unusual',
  'movement.sits-out': 'unusual',
  'movement.sit-outs-uneven': 'unusual',
  'movement.barometer-set': 'unusual',
  'movement.match-half': 'unusual',
  'movement.match-boards': 'unusual',
  'movement.partners-met-twice': 'unusual',
  'movement.opponents-uneven': 'unusual',
  'movement.few-boards': 'unusual',
  'movement.number-unused': 'unusual',
  'movement.set-unplayed': 'unusual',
  'movement.set-played-once': 'unusual',
  'movement.round-empty': 'unusual',
};

/** Faults with how grave they are, those that make a movement impossible to play first. */
export function graded(faults: readonly MovementFaultFound[]): readonly MovementFault[] {
  const found = faults.map((fault): MovementFault => ({ ...fault, severity: faultSeverity[fault.code] }));
  return ['impossible', 'unusual'].flatMap((grade) => found.filter(({ severity }) => severity === grade));
}
