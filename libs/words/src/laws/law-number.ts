import type { Language } from '../language.js';
import { codeRuleText } from '../preferans/code-rules.js';
import type { WordedBook } from './law-words.js';

/** How a book writes its laws, of one edition or of several, and the law of whose title a clause is. */
interface LawNumbers {
  number(language: Language, law: string): string;
  cited(language: Language, law: string, edition: string): string;
  titled(law: string): string;
}

const NUMBERS: Readonly<Record<WordedBook, LawNumbers>> = {
  bridge: {
    number: (_language, law) => law,
    cited: (_language, law, edition) => `${law}, ${edition}`,
    titled: (law) => /^\d+/.exec(law)?.[0] ?? law,
  },
  preferans: { number: codeRuleText, cited: codeRuleText, titled: (law) => law },
};

/** A law as its book writes its number: `64A1`, `3.3.8, footnote 22`. */
export function lawNumberText(language: Language, law: string, book: WordedBook): string {
  return NUMBERS[book].number(language, law);
}

/** The same with the edition of a book that has several: `64A1, 2017`. */
export function lawCited(
  language: Language,
  { law, edition }: { readonly law: string; readonly edition: string },
  book: WordedBook,
): string {
  return NUMBERS[book].cited(language, law, edition);
}

/** The law of whose title a clause is: `64` of `64A1`; of the Preferans Code each rule has its own. */
export function lawTitled(law: string, book: WordedBook): string {
  return NUMBERS[book].titled(law);
}
