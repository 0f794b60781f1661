import type { i18n as I18n } from 'i18next';
import type { Adjustment, PenaltyAmount, SideAdjustment } from '#tournament';
import { hundredthsText, resultText } from './fieldText.js';

/** A law with the edition of the law book: `12C2(a), 2017`. */
export function lawText({ law, edition }: { readonly law: string; readonly edition: string }): string {
  return `${law}, ${edition}`;
}

/** What a ruling gives one side: `average plus`, `4♠ N −1`, `60 % 4♠ N = + 40 % 4♠ N −1`. */
export function sideAdjustmentText(i18n: I18n, side: SideAdjustment): string {
  const passedOut = i18n.t('line.passedOut');
  switch (side.kind) {
    case 'artificial':
      return i18n.t(`ruling.award.${side.award}`);
    case 'assigned':
      return resultText(side.result, passedOut);
    case 'weighted':
      return side.results
        .map(({ result, hundredths }) => `${hundredths}\u00a0% ${resultText(result, passedOut)}`)
        .join(' + ');
    case 'percentage':
      return i18n.t('ruling.amount.percent-of-top', { amount: hundredthsText(side.hundredths) });
    case 'not-played':
      return i18n.t('ruling.noScore');
    default:
      return side satisfies never;
  }
}

/** What a ruling has put in the place of a score, for each side: `NS average plus, EW 4♠ N −1`. */
export function adjustmentText(i18n: I18n, { NS, EW }: Adjustment): string {
  const [ns, ew] = [sideAdjustmentText(i18n, NS), sideAdjustmentText(i18n, EW)];
  return ns === ew ? i18n.t('ruling.toBoth', { score: ns }) : `NS ${ns}, EW ${ew}`;
}

/** The size of a procedural penalty. */
export function penaltyText(i18n: I18n, { unit, hundredths }: PenaltyAmount): string {
  return i18n.t(`ruling.amount.${unit}`, { amount: hundredthsText(hundredths) });
}
