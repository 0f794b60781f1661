import type { TFunction } from 'i18next';

/** How far a session has come that runs: `Round 3 of 9`, or that its first round is still to be called. */
export function roundText(
  t: TFunction,
  { round, rounds }: { readonly round: number; readonly rounds: number },
): string {
  return round === 0 ? t('session.beforeRound') : t('session.roundOf', { round, rounds });
}
