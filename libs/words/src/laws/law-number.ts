import type { Language } from '../language/language.js';
import { codeRuleText } from '../preferans/code-rules.js';
import type { WordedBook } from './law-words.js';

/** How a book writes its laws. */
interface LawNumbers {
  /** By their numbers: `64A1`, `3.3.8, footnote 22`. */
  number(language: Language, law: string): string;
  /** The same with the edition of a book that has several: `64A1, 2017`. */
  cited(language: Language, law: string, edition: string): string;
  /** The law of whose title a clause is: `64` of `64A1`; of the Preferans Code each rule has its own. */
  titled(law: string): string;
}

/** How each book writes its laws. */
export const LAW_NUMBERS: Readonly<Record<WordedBook, LawNumbers>> = {
  bridge: {
    number: (_language, law) => law,
    cited: (_language, law, edition) => `${law}, ${edition}`,
    titled: (law) => /^\d+/.exec(law)?.[0] ?? law,
  },
  preferans: { number: codeRuleText, cited: codeRuleText, titled: (law) => law },
};
