import type { SideResult, FieldLine } from '../board/board-field.js';

/** A result that both sides share: what a contract, or a pass-out, comes to. */
export function sameForBoth(id: string, scoreNS: number): FieldLine {
  const result: SideResult = { kind: 'score', score: scoreNS };
  return { id, ns: result, ew: result };
}
