import { filled, type Language } from '#words';
import { en, type PrintText } from './en.js';
import { pl } from './pl.js';
import { ru } from './ru.js';

export type { PrintText as PaperWord } from './en.js';

const ALL: Readonly<Record<Language, Readonly<Record<PrintText, string>>>> = { en, pl, ru };

/** Says what stands on printouts in a language; names in braces are filled in. */
export type Say = (word: PrintText, params?: Readonly<Record<string, unknown>>) => string;

/** What stands on printouts in a language. */
export function sayIn(language: Language): Say {
  return (word, params = {}) => filled(ALL[language][word], params);
}
