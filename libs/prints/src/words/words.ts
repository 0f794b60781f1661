import { filled, type Language } from '#words';
import { en, type PaperWord } from './en.js';
import { pl } from './pl.js';
import { ru } from './ru.js';

export type { PaperWord } from './en.js';

const ALL: Readonly<Record<Language, Readonly<Record<PaperWord, string>>>> = { en, pl, ru };

/** Says what stands on papers in a language; names in braces are filled in. */
export type Say = (word: PaperWord, params?: Readonly<Record<string, unknown>>) => string;

/** What stands on papers in a language. */
export function sayIn(language: Language): Say {
  return (word, params = {}) => filled(ALL[language][word], params);
}
