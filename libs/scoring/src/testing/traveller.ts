import type { BoardAward } from '../methods/board-method.js';
import type { ArtificialScore, FieldLine, SideResult } from '../board/board-field.js';
import { sameForBoth } from './field.js';

/** The board's traveller: NS scores by line, as it lies in the board; lines are '1', '2' ... */
export function traveller(...scores: readonly number[]): FieldLine[] {
  return scores.map((score, index) => sameForBoth(String(index + 1), score));
}

/** A line whose sides have what they have. */
export function line(id: string, ns: SideResult, ew: SideResult = ns): FieldLine {
  return { id, ns, ew };
}

/** Lines of one form of a fouled board. */
export function ofForm(form: string, lines: readonly FieldLine[]): FieldLine[] {
  return lines.map((one) => ({ ...one, id: `${form} ${one.id}`, form }));
}

export const score = (points: number): SideResult => ({ kind: 'score', score: points });

export const artificial = (award: ArtificialScore): SideResult => ({ kind: 'artificial', award });

export const NOT_PLAYED: SideResult = { kind: 'not-played' };

/** 'score at weight' of an assigned score: [620, 0.6], [-100, 0.4]. */
export function weighted(...scores: readonly (readonly [number, number | string])[]): SideResult {
  return { kind: 'weighted', scores: scores.map(([points, weight]) => ({ score: points, weight })) };
}

/** 'NS EW' of each line, exactly; '-' for who has no score. */
export function awardsAsText({
  lines,
}: {
  readonly lines: readonly { readonly ns: BoardAward; readonly ew: BoardAward }[];
}): string[] {
  return lines.map(({ ns, ew }) => `${pointsAsText(ns)} ${pointsAsText(ew)}`);
}

function pointsAsText(award: BoardAward): string {
  return award.kind === 'not-played' ? '-' : award.points.toString();
}
