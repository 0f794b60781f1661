import type { Comparison, ContradictedContract, NotCompared, UnplayableLine } from '#importing';
import type { ActionCounts } from './play/action-counts.js';

/** A replayed game. */
export interface ReplayedGame extends Comparison {
  /** Published figures that the server has none for. */
  readonly notCompared: readonly NotCompared[];
  readonly game: string;
  readonly title: string;
  readonly tournament: string;
  /** How many tables played how many rounds. */
  readonly tables: number;
  readonly rounds: number;
  /** Sections whose rounds were computed, for the file does not tell them. */
  readonly computed: readonly string[];
  readonly played: ActionCounts;
  readonly unplayable: readonly UnplayableLine[];
  /** Contracts that do not make their scores: the scores were entered alone. */
  readonly contradicted: readonly ContradictedContract[];
}
