import type { SectionSchedule } from '#interchange';
import type {
  Adjustment,
  BridgeResult,
  PlayPlace,
  Seating,
  SessionSettings,
  SessionStandings,
  TournamentSettings,
} from '#tournament';
import type { PlannedClass, PlannedContest, PlannedPoints } from './standings-of-game.js';

/** One play: at which table, in which round, which board. */
export type Play = Omit<PlayPlace, 'session'>;

/** A result that a table's device enters and the other side confirms. */
export interface EnteredResult extends Play {
  readonly line: string;
  readonly result: BridgeResult;
}

/** What was really played where the schedule has something else; the director records it. */
export interface IrregularResult extends EnteredResult {
  readonly seating: Seating;
}

/** An adjusted score for a play of a board. */
export interface RuledPlay extends Play {
  /** Whether a side is assigned a score, or none. */
  readonly kind: 'assigned' | 'artificial';
  readonly adjustment: Adjustment;
}

/** The adjusted score that a line of the file has. */
export interface PlannedRuling extends RuledPlay {
  readonly line: string;
}

/** A play that was postponed. */
export interface PostponedPlay extends Play {
  readonly line: string;
}

/** Everything that happens in a round, in this order. */
export interface PlannedRound {
  readonly round: number;
  /** Results by table, in the order of their boards. */
  readonly atTables: ReadonlyMap<string, readonly EnteredResult[]>;
  /** Lines by board that a scorer enters from travellers, for no schedule of rounds was found for them. */
  readonly travellers: ReadonlyMap<number, readonly EnteredResult[]>;
  readonly irregular: readonly IrregularResult[];
  readonly rulings: readonly PlannedRuling[];
  readonly late: readonly PostponedPlay[];
  readonly notPlayed: readonly Play[];
}

/** Why a line of a file cannot be played as it stands. */
export type UnplayableWhy =
  /** Sections have no such contestant or board, so that no table could play it. */
  | 'no-place'
  /** Of a board that one of the teams has played before. */
  | 'board-again'
  /** Of a percentage that no ruling can give. */
  | 'no-such-ruling'
  /** No contract gives this score on this board. */
  | 'impossible-score';

export interface UnplayableLine {
  readonly line: string;
  readonly why: UnplayableWhy;
}

/** A published game as something to play: settings, movements and what happens round by round. */
export interface GamePlan {
  readonly tournament: TournamentSettings;
  readonly session: SessionSettings;
  /** What its standings show, and as what everybody takes part in it. */
  readonly standings: SessionStandings;
  readonly classes: readonly PlannedClass[];
  /** The event that it is a part of; nothing where it is all there is. */
  readonly contest: PlannedContest | null;
  /** What is taken from contestants in the session. */
  readonly penalties: readonly PlannedPoints[];
  readonly schedules: readonly SectionSchedule[];
  /** Tables in the order of sections and numbers: 'A7'. */
  readonly tables: readonly string[];
  readonly rounds: readonly PlannedRound[];
  /** What is ruled in the end on late plays of which nothing says that they ever took place. */
  readonly neverPlayed: readonly PlannedRuling[];
  /** Where each line of the file is played. */
  readonly placeOf: ReadonlyMap<string, Play>;
  readonly unplayable: readonly UnplayableLine[];
}

/** A round while it is put together. */
export interface OpenRound {
  readonly atTables: Map<string, EnteredResult[]>;
  readonly travellers: Map<number, EnteredResult[]>;
  readonly irregular: IrregularResult[];
  readonly rulings: PlannedRuling[];
  readonly late: PostponedPlay[];
  readonly notPlayed: Play[];
}

/** A round in which nothing has happened. */
export function newRound(): OpenRound {
  return { atTables: new Map(), travellers: new Map(), irregular: [], rulings: [], late: [], notPlayed: [] };
}

/** Each sixteenth board has the dealer and the vulnerability of board 1. */
const SAME_CONDITIONS = 16;

/** By how much the numbers of boards are raised to stand behind a highest one, with the same dealer and vulnerability. */
export function numbersBehind(highest: number): number {
  return SAME_CONDITIONS * Math.ceil(highest / SAME_CONDITIONS);
}
