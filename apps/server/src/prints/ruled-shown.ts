import { PREFERANS_CODE } from '#laws';
import type { LawShown, ResultShown, SideGiven } from '#prints';
import type { RulingSeenInList } from '#projections';
import type { GameResult, SideAdjustment } from '#tournament';
import { codeRuleText, type Language } from '#words';

type Law = RulingSeenInList['law'];

/** What is named in the place of a law where the regulation of the tournament rules. */
export const BY_REGULATION = 'regulation';

/** A law of bridge with the edition of the law book: `64C, 2017`. */
export function bridgeLawShown({ law, edition }: Law): LawShown {
  return law === BY_REGULATION ? { book: 'regulation' } : { book: 'bridge', law: `${law}, ${edition}` };
}

/** The same of any game: a rule of the Preferans Code with its footnotes in words. */
export function lawShown(law: Law, language: Language): LawShown {
  return law.edition === PREFERANS_CODE && law.law !== BY_REGULATION
    ? { book: 'preferans', law: codeRuleText(language, law.law) }
    : bridgeLawShown(law);
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

/** The result on printouts. */
export function resultShown(result: GameResult): ResultShown {
  if (result.kind !== 'contract') return result;
  const { kind, level, strain, doubling, declarer, tricks } = result;
  return { kind, level, strain, doubling, declarer, tricks };
}
