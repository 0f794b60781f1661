import type { Coded } from '../movement/refusal.js';

/** Where it is. */
interface At {
  round: number;
  table: number;
}

/** Where it is, and whose. */
interface Whose extends At {
  contestant: string;
}

/** What each fault says, by its code. */
interface Faults {
  'movement.table-count': { tables: number; rows: number };
  'movement.row-length': { table: number; rounds: number };
  'movement.contestant-name': Whose;
  'movement.set-unknown': At & { set: number };
  'movement.against-itself': Whose;
  'movement.pair-at-two-tables': Whose & { otherTable: number };
  'movement.board-played-twice': Whose & { set: number; earlierRound: number };
  'movement.phantom-unknown': { contestant: string };
  'movement.stationary-unknown': { contestant: string };
  'movement.stationary-moves': Whose & { fromTable: number };
  'movement.opponents-met-twice': Whose & { opponent: string; earlierRound: number };
  /** All the tables that play the set in this round: so many copies keep them apart. */
  'movement.set-shared': At & { set: number; tables: readonly number[]; copies: number };
  /** Where the phantom would be met; null: no table has the contestant. */
  'movement.sits-out': { round: number; table: number | null; contestant: string };
  /** So many rounds it sits out, and so many those who sit out least. */
  'movement.sit-outs-uneven': { contestant: string; rounds: number; least: number };
  /** `others`: what other tables play in this round. */
  'movement.barometer-set': At & { set: number; others: number };
  /** A team's North-South pair meets a team's East-West pair, but not the other way round. */
  'movement.match-half': Whose & { opponent: string };
  /** The two tables of a match have other boards. */
  'movement.match-boards': Whose & {
    opponent: string;
    sets: readonly number[];
    otherSets: readonly number[];
  };
  'movement.partners-met-twice': Whose & { partner: string; earlierRound: number };
  /** Two players are opponents more often than others, and not only once more. */
  'movement.opponents-uneven': Whose & { opponent: string; times: number; least: number };
  /** Sets that the contestant plays, and that anybody plays. */
  'movement.few-boards': { contestant: string; played: number; inPlay: number };
  'movement.number-unused': { contestant: string };
  'movement.set-unplayed': { set: number };
  'movement.set-played-once': At & { set: number };
  'movement.round-empty': { round: number };
}

export type MovementFaultCode = keyof Faults;

/** What a movement can have against it, with its place as far as it has one: stable codes, put into words elsewhere. */
export type MovementFaultFound = Coded<Faults>;

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
