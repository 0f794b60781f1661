import type { CorrectionsSeen } from '../../api/documents.js';
import type { Seal } from '../../api/types.js';
import { dateOf } from '../../parts/instants.js';

/** What a session goes through until nothing of it changes any more. */
export const STAGES = ['scores', 'published', 'corrections', 'official', 'sealed'] as const;
export type Stage = (typeof STAGES)[number];

/** What tells how far a session has come. */
export interface SessionEnding {
  readonly status: 'set-up' | 'running' | 'closed';
  /** Whether it has had its last round, and every score of it is there. */
  readonly scored: boolean;
  readonly corrections: CorrectionsSeen | null;
  /** Whether its periods are over. */
  readonly correctionsOver: boolean;
}

/** The stage at which a session is now; `done` once an official seal is over it as it stands. */
export function stageOf(
  { status, scored, corrections, correctionsOver }: SessionEnding,
  seals: readonly Pick<Seal, 'kind' | 'time'>[],
): Stage | 'done' {
  if (status !== 'closed') return scored ? 'published' : 'scores';
  if (!corrections || !correctionsOver) return 'corrections';
  const changed = dateOf(Math.max(corrections.official, corrections.amended ?? 0));
  const sealed = seals.some(({ kind, time }) => kind !== 'provisional' && dateOf(time) >= changed);
  return sealed ? 'done' : 'sealed';
}

/** What a stage is called: a session of a draft is closed, and nothing of it is published. */
export function nameOfStage(stage: Stage, isDraft: boolean): Stage | 'closed' {
  return stage === 'published' && isDraft ? 'closed' : stage;
}

/** Whether a stage lies behind a session. */
export function isBehind(stage: Stage, at: Stage | 'done'): boolean {
  return at === 'done' || STAGES.indexOf(stage) < STAGES.indexOf(at);
}
