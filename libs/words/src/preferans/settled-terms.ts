import type { SettledTerm } from '#preferans';
import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

/** What a balance is made of, in words; the opponent may be left out. */
export const settledTerms: Readonly<Record<Language, Readonly<Record<SettledTerm['of'], string>>>> = {
  en: {
    pool: 'Pool against the average',
    mountain: 'Mountain against the average',
    'whists-on': 'Whists[ on {opponent}]',
    'whists-of': 'Whists against the player[ by {opponent}]',
    adjustment: 'By the judge’s ruling',
  },
  pl: {
    pool: 'Pula wobec średniej',
    mountain: 'Góra wobec średniej',
    'whists-on': 'Wisty[ na {opponent}]',
    'whists-of': 'Wisty na zawodnika[, {opponent}]',
    adjustment: 'Z orzeczenia sędziego',
  },
  ru: {
    pool: 'Пуля к средней',
    mountain: 'Гора к средней',
    'whists-on': 'Висты[ на {opponent}]',
    'whists-of': 'Висты на игрока[, {opponent}]',
    adjustment: 'По решению судьи',
  },
};

/**
 * A term of a settled balance.
 *
 * @param opponent the opponent's name, of whists
 */
export function settledTermText(language: Language, of: SettledTerm['of'], opponent?: string): string {
  return filled(settledTerms[language][of], { opponent });
}
