import type { Language } from '../language/language.js';

/** What stands, but goes against what is recommended or usual. */
export const lineFlags: Readonly<Record<Language, Readonly<Record<'jump' | 'dealer-out-of-turn', string>>>> =
  {
    en: { jump: 'a jump call', 'dealer-out-of-turn': 'dealt out of turn' },
    pl: { jump: 'zapowiedź ze skokiem', 'dealer-out-of-turn': 'rozdanie poza kolejnością' },
    ru: { jump: 'заявка через ступеньку', 'dealer-out-of-turn': 'сдача не в очередь' },
  };

/** What a line of a sheet is flagged with; its code, when it has no words. */
export function lineFlagText(language: Language, flag: string): string {
  const words: Readonly<Record<string, string>> = lineFlags[language];
  return Object.hasOwn(words, flag) ? words[flag]! : flag;
}
