import type { Evidence } from '#preferans';
import type { Language } from '../language/language.js';

/** Where a setting's value is from, in words. */
export const evidence: Readonly<Record<Language, Readonly<Record<Evidence, string>>>> = {
  en: {
    seed: 'printed in the Code',
    excerpt: 'found in print elsewhere',
    reading: 'as public scoring programs have it',
    inferred: 'inferred from other rules',
    memory: 'usual practice, from memory',
    unverified: 'no source',
    own: 'agreed here',
  },
  pl: {
    seed: 'wydrukowane w Kodeksie',
    excerpt: 'widziane w druku gdzie indziej',
    reading: 'jak czytają publiczne programy',
    inferred: 'wywnioskowane z innych przepisów',
    memory: 'zwyczaj, z pamięci',
    unverified: 'bez źródła',
    own: 'uzgodnione tutaj',
  },
  ru: {
    seed: 'напечатано в Кодексе',
    excerpt: 'видели в печати',
    reading: 'так читают открытые программы',
    inferred: 'выведено из других правил',
    memory: 'обычай, по памяти',
    unverified: 'без источника',
    own: 'договорились здесь',
  },
};

/** Where a setting's value is from. */
export function evidenceText(language: Language, of: Evidence): string {
  return evidence[language][of];
}
