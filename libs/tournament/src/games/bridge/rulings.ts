import { z } from 'zod';
import { leavesTricksOpen, type Outcome } from '#laws';
import { answers } from '../../game/way.js';
import type { Departure, RulingFound } from '../../game/game.js';

/** Editions of the Laws of Duplicate Bridge, the current one last. */
export const BRIDGE_EDITIONS = ['1987', '1997', '2007', '2017'] as const;

/** The law that a ruling stands on, `12C2(a)`. */
export const bridgeLaw = z.strictObject({
  edition: z.enum(BRIDGE_EDITIONS),
  law: z.string().regex(/^[1-9]\d?([A-Z][A-Za-z0-9() ]{0,20})?$/),
});

/** A procedure of the law book and what was answered in it, up to its end. */
export const bridgeWay = z.strictObject({
  law: z.string().regex(/^[1-9]\d?[A-Z]?\d?$/),
  answers,
});

type Effects = RulingFound<unknown, unknown, never>['effects'];

/**
 * In what a ruling departs from what follows by the law book: it transfers other tricks, adjusts a score that stands or
 * leaves one that is to be adjusted, does not split a field, or gives no warning. Penalties are the director's own (Law
 * 90A), as are the tricks of a contested claim, and what happens at the table (cards, leads) leaves no trace in scores.
 */
export function departureOf(outcomes: readonly Outcome[], effects: Effects): Departure | undefined {
  if (outcomes.length === 0) return undefined;
  const follows = outcomes.flatMap(({ rectifications }) => rectifications);
  const tricks = follows.reduce((sum, one) => sum + (one.kind === 'tricks' ? one.count : 0), 0);
  const given = effects.reduce((sum, one) => sum + (one.tricks ?? 0), 0);
  if (tricks !== given && !follows.some(leavesTricksOpen)) return 'tricks';
  const adjusted = effects.filter((one) => one.kind === 'score');
  const due = follows.some(
    (one) => one.kind === 'artificial-by-fault' || (one.kind === 'adjust' && one.when === 'now'),
  );
  const possible = follows.some(
    ({ kind }) => kind === 'adjust' || kind === 'cancel-result' || kind === 'could-have-known',
  );
  if (due ? adjusted.length === 0 : adjusted.length > 0 && !possible) return 'score';
  const wanted = (kind: 'split-field' | 'warning') => follows.some((one) => one.kind === kind);
  const has = (kind: string) => effects.some((one) => one.kind === kind);
  if (wanted('split-field') !== has('field-split')) return 'field-split';
  return wanted('warning') && !has('warning') ? 'warning' : undefined;
}
