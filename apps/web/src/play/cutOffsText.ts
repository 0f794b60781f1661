import type { CutOffs } from '#preferans';

/** Cut-offs as `readCutOffs` reads them: from which whist on how much of each counts. */
export function cutOffsText({ pieces }: Pick<CutOffs, 'pieces'>, fromWord: string): string {
  return pieces.map(({ from, rate }) => `${fromWord} ${from} = ${rate}`).join(', ');
}
