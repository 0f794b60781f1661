import { lawOf } from '#laws';
import { sameArtificial } from './artificial-score.js';
import type { ImportedResult, SaidOfPlay } from './imported-result.js';
import { line, type PlannedResult, type Planning, type PlanReason } from './planned-result.js';
import type { PlayOfResult } from './session-to-fill.js';

/** A score that is none of a result becomes a ruling, of whoever brings it and asks for that. */
export function toBeRuled(
  row: ImportedResult,
  { remark, score }: Extract<SaidOfPlay, { readonly kind: 'to-rule' }>,
  play: PlayOfResult,
  { session, reason }: Planning,
  irregular: PlanReason | undefined,
): PlannedResult {
  const { adjustment } = session.rulingsOn(play);
  if (score && adjustment && sameArtificial(score, adjustment)) return line(row, play, 'same');
  if (adjustment) return line(row, play, 'to-rule', { why: { code: 'ruled-otherwise', remark } });
  const why = { code: 'remark', remark } as const;
  // Where others sit than by the movement nobody knows whose score it is.
  if (!score || irregular) return line(row, play, 'to-rule', { why });
  const { edition } = session;
  const body = {
    session: session.session,
    law: { edition, law: lawOf('artificial', edition) },
    reason,
    facts: remark,
    effects: [{ kind: 'score', ...play, adjustment: score }],
  } as const;
  return line(row, play, 'to-rule', { why, steps: [{ name: 'ruling.give', body }] });
}
