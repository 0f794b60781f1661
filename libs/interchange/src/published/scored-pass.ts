import type { PublishedLine } from './published-game.js';

/** The sides that have points on a board that all four have passed: nobody makes any there, so that one of both is wrong. */
export function scoredPass({
  contract,
  outcome,
}: Pick<PublishedLine, 'contract' | 'outcome'>): ('ns' | 'ew')[] {
  if (contract !== 'passed-out') return [];
  return (['ns', 'ew'] as const).filter((side) => {
    const own = outcome[side];
    return own.kind === 'score' && own.score !== 0;
  });
}

/** Whether a text tells tricks, of which there are none where all four have passed. */
export function tellsTricks(text: string | null | undefined): boolean {
  return Number(/^\s*[+-]?(\d{1,2})\s*$/.exec(text ?? '')?.[1] ?? 0) !== 0;
}
