import type { ConventionName } from '#preferans';
import type { Language } from '../language/language.js';

/** The conventions as players name them; `own` is one that those who play have agreed. */
export const conventions: Readonly<Record<Language, Readonly<Record<ConventionName | 'own', string>>>> = {
  en: {
    sochinka: 'Sochinka',
    leningradka: 'Leningradka',
    rostov: 'Rostov',
    'klassika-open': 'Klassika, pools open',
    'klassika-closed': 'Klassika, pools closed',
    'sports-federation': 'Leningradka of the sports federation',
    own: 'Own convention',
  },
  pl: {
    sochinka: 'Soczinka',
    leningradka: 'Leningradka',
    rostov: 'Rostów',
    'klassika-open': 'Klasyka, pule otwarte',
    'klassika-closed': 'Klasyka, pule zamknięte',
    'sports-federation': 'Leningradka federacji sportowej',
    own: 'Własna konwencja',
  },
  ru: {
    sochinka: 'Сочинка',
    leningradka: 'Ленинградка',
    rostov: 'Ростов',
    'klassika-open': 'Классика, пули не закрыты',
    'klassika-closed': 'Классика, пули закрыты',
    'sports-federation': 'Ленинградка ФСПР',
    own: 'Своя конвенция',
  },
};

/** A convention as players name it; its own name where those who play have given it one. */
export function conventionText(language: Language, name: string): string {
  const words: Readonly<Record<string, string>> = conventions[language];
  return Object.hasOwn(words, name) ? words[name]! : name;
}
