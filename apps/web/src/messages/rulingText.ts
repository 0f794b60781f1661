import type { i18n as I18n } from 'i18next';
import type { Adjustment, PenaltyAmount } from '#tournament';
import { hundredthsText, resultText } from './fieldText.js';

/** A law with the edition of the law book: `12C2(a), 2017`. */
export function lawText({ law, edition }: { readonly law: string; readonly edition: string }): string {
  return `${law}, ${edition}`;
}

/** What a ruling has put in the place of a score, for each side: `NS average plus, EW 4♠ N −1`. */
export function adjustmentText(i18n: I18n, adjustment: Adjustment): string {
  const { kind, NS, EW } = adjustment;
  const [ns, ew] =
    kind === 'artificial'
      ? [i18n.t(`ruling.award.${NS}`), i18n.t(`ruling.award.${EW}`)]
      : [NS, EW].map((result) => resultText(result, i18n.t('line.passedOut')));
  return `NS ${ns}, EW ${ew}`;
}

/** The size of a procedural penalty. */
export function penaltyText(i18n: I18n, { unit, hundredths }: PenaltyAmount): string {
  return i18n.t(`ruling.amount.${unit}`, { amount: hundredthsText(hundredths) });
}
