import type { Adjustment, BridgeResult, SideName, Suspicion } from '#tournament';
import type { LawSeen } from './documents.js';
import type { SaidOfRuling } from './rulingDocuments.js';
import type { DeedSeen } from './travellerDocuments.js';

/** What stands for a play: a result, agreed or not, or what a ruling has put in its place; null: nothing. */
export type ScoreStanding =
  | { readonly kind: 'result'; readonly result: BridgeResult; readonly agreed: boolean }
  | { readonly kind: 'ruled'; readonly ruling: string; readonly adjustment: Adjustment }
  | null;

/** Something that was done to a score, and what stood before and after. */
export type ScoreStepSeen = Pick<
  DeedSeen,
  'position' | 'time' | 'actor' | 'actorName' | 'reason' | 'afterPeriod'
> & {
  readonly before: ScoreStanding;
  readonly after: ScoreStanding;
} & (
    | { readonly kind: 'result'; readonly what: DeedSeen['what']; readonly side?: SideName }
    | {
        readonly kind: 'doubt';
        readonly what: 'found' | 'decided';
        readonly suspicions: readonly Suspicion[];
      }
    | {
        readonly kind: 'ruling';
        readonly what: 'given' | SaidOfRuling['what'];
        readonly ruling: string;
        readonly law: LawSeen;
        readonly contestant?: string;
      }
  );

/** The whole life of a score, in the order of the book. */
export interface ScoreLifeSeen {
  /** False: its board is still before the reader. */
  readonly shown: boolean;
  readonly steps: readonly ScoreStepSeen[];
}
