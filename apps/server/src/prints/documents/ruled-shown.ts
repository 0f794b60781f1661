import { bookFacts, BY_REGULATION } from '#laws';
import type { LawShown, ResultShown, SideGiven } from '#prints';
import type { RulingSeenInList } from '#projections';
import type { GameResult, SideAdjustment } from '#tournament';
import { LAW_NUMBERS, type Language } from '#words';

type Law = RulingSeenInList['law'];

/** A law of bridge with the edition of the law book: `64C, 2017`. */
export function bridgeLawShown({ law, edition }: Law): LawShown {
  return law === BY_REGULATION ? { book: 'regulation' } : { book: 'bridge', law: `${law}, ${edition}` };
}

/** The same of any game, as its book cites it: a rule of the Preferans Code with its footnotes in words. */
export function lawShown({ law, edition }: Law, language: Language): LawShown {
  if (law === BY_REGULATION) return { book: 'regulation' };
  const { name: book } = bookFacts(edition);
  return { book, law: LAW_NUMBERS[book].cited(language, law, edition) };
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
