import { PREFERANS_CODE } from '#laws';
import type { ResultShown, SideGiven } from '#prints';
import type { RulingSeenInList } from '#projections';
import type { GameResult, SideAdjustment } from '#tournament';
import { codeRuleText, type Language } from '#words';

type Law = RulingSeenInList['law'];

/** A law of bridge as it is cited: `64C, 2017`. */
export function citedLaw({ law, edition }: Law): string {
  return `${law}, ${edition}`;
}

/** The same of any game: a rule of the Preferans Code in words. */
export function lawText(law: Law, language: Language): string {
  return law.edition === PREFERANS_CODE ? codeRuleText(language, law.law) : citedLaw(law);
}

/** What a ruling gives a side. */
export function givenShown(side: SideAdjustment): SideGiven {
  switch (side.kind) {
    case 'assigned':
      return { kind: 'assigned', result: resultShown(side.result) };
    case 'weighted':
      return {
        kind: 'weighted',
        results: side.results.map(({ result, hundredths }) => ({ result: resultShown(result), hundredths })),
      };
    default:
      return side;
  }
}

/** What was played, as papers have it. */
export function resultShown(result: GameResult): ResultShown {
  if (result.kind !== 'contract') return result;
  const { kind, level, strain, doubling, declarer, tricks } = result;
  return { kind, level, strain, doubling, declarer, tricks };
}
