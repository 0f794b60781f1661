import { changeMovement } from './change-movement.js';
import type { ChangeSearch, ChangeWish, MovementUnderWay } from './wish/wish.js';

type Another = Extract<ChangeWish, { kind: 'another' }>;

/** So much fewer rounds and so many more sets at most are tried. */
const FURTHEST = 3;

/**
 * What there is instead of another movement that there is not, or that was not found: with fewer rounds, with more new
 * sets, with pairs that may meet again, with a set at two tables, at a table less; of each the nearest.
 */
export function nearestChanges(
  under: MovementUnderWay,
  wish: Another,
  search: ChangeSearch,
): readonly Another[] {
  const steps = Array.from({ length: FURTHEST }, (_, index) => index + 1);
  const ways: readonly (readonly Another[])[] = [
    steps
      .map((fewer) => ({ ...wish, rounds: wish.rounds - fewer }))
      .filter(({ rounds }) => rounds >= under.fromRound),
    steps.map((more) => ({ ...wish, newSets: wish.newSets + more })),
    wish.meetAgain ? [] : [{ ...wish, meetAgain: true }],
    wish.copies > 1 ? [] : [{ ...wish, copies: 2 }],
    // Where pairs are lost on both lines what was planned goes on with those in turn who have nobody to meet.
    wish.tables > 1 ? [{ ...wish, tables: wish.tables - 1 }] : [],
  ];
  const tried = ways.flat().length;
  const each = { ...search, steps: Math.ceil(search.steps / Math.max(1, tried)) };
  return ways.flatMap((way) => {
    const found = way.find((other) => changeMovement(under, other, each).outcome === 'changed');
    return found ? [found] : [];
  });
}
