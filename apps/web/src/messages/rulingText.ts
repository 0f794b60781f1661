import type { i18n as I18n } from 'i18next';
import { bookFacts, BY_REGULATION } from '#laws';
import type { Adjustment, PenaltyAmount, SideAdjustment } from '#tournament';
import { codeRuleText, type Language } from '#words';
import { hundredthsText, resultText } from './fieldText.js';
import { inPercent } from './inPercent.js';

interface LawOfEdition {
  readonly law: string;
  readonly edition: string;
}

/** A law with the edition of the law book: `12C2(a), 2017`. */
export function lawText({ law, edition }: LawOfEdition): string {
  return `${law}, ${edition}`;
}

/** How laws of each book are written and named, and by which name of the book they are cited besides their edition. */
const BOOKS = {
  bridge: { text: (_language: Language, law: LawOfEdition) => lawText(law), named: 'rulings.law' },
  preferans: {
    text: (language: Language, { law }: LawOfEdition) => codeRuleText(language, law),
    named: 'rulings.rule',
    book: 'rulings.code',
  },
} as const;

/** A law as sentences name it: `64A1, 2017`, `3.9.16.2, Preferans Code`. */
export function citedLaw(law: LawOfEdition, { t, language }: I18n): string {
  const { text, ...by } = BOOKS[bookFacts(law.edition).name];
  return [text(language as Language, law), ...('book' in by ? [t(by.book)] : [])].join(', ');
}

/** A law by its name: `Law 64A1, 2017`, `Rule 3.9.16.2 of the Preferans Code`. */
export function lawName({ t, language }: I18n, law: LawOfEdition): string {
  if (law.law === BY_REGULATION) return t('rulings.byRegulation');
  const { text, named } = BOOKS[bookFacts(law.edition).name];
  return t(named, { law: text(language as Language, law) });
}

/** What a ruling gives one side: `average plus`, `4♠ N −1`, `60% 4♠ N = + 40% 4♠ N −1`. */
export function sideAdjustmentText(i18n: I18n, side: SideAdjustment): string {
  const passedOut = i18n.t('line.passedOut');
  switch (side.kind) {
    case 'artificial':
      return i18n.t(`ruling.award.${side.award}`);
    case 'assigned':
      return resultText(side.result, passedOut);
    case 'weighted':
      return side.results
        .map(
          ({ result, hundredths }) =>
            `${inPercent(hundredths, i18n.language)} ${resultText(result, passedOut)}`,
        )
        .join(' + ');
    case 'percentage':
      return i18n.t('ruling.amount.percent-of-top', { amount: hundredthsText(side.hundredths) });
    case 'not-played':
      return i18n.t('ruling.noScore');
    default:
      return side satisfies never;
  }
}

/** What a ruling has put in the place of a score: once where both sides have the same, otherwise `NS average, EW 4♠ N −1`. */
export function adjustmentText(i18n: I18n, { NS, EW }: Adjustment): string {
  const [ns, ew] = [sideAdjustmentText(i18n, NS), sideAdjustmentText(i18n, EW)];
  return ns === ew ? ns : `NS ${ns}, EW ${ew}`;
}

/** The size of a procedural penalty. */
export function penaltyText(i18n: I18n, { unit, hundredths }: PenaltyAmount): string {
  return i18n.t(`ruling.amount.${unit}`, { amount: hundredthsText(hundredths) });
}
