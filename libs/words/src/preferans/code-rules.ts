import type { Language } from '../language/language.js';

const WORDS: Readonly<Record<Language, Readonly<Record<'fn' | 'against' | 'regulation', string>>>> = {
  en: { fn: 'footnote', against: 'against', regulation: 'regulation' },
  pl: { fn: 'przypis', against: 'wbrew', regulation: 'regulamin' },
  ru: { fn: 'сноска', against: 'против', regulation: 'регламент' },
};

/** Numbers of the Preferans Code as they are read: `3.3.8, fn 22` with its footnote in words. */
export function codeRuleText(language: Language, rule: string): string {
  const words: Readonly<Record<string, string>> = WORDS[language];
  return rule.replace(/\b(?:fn|against|regulation)\b/g, (word) => words[word]!);
}

/** What is ruled by the regulation of the tournament: matters on which the Code is silent. */
export function byRegulationText(language: Language): string {
  return BY_REGULATION[language];
}

const BY_REGULATION: Readonly<Record<Language, string>> = {
  en: 'By the event’s regulations: time, lateness, conduct',
  pl: 'Według regulaminu turnieju: czas, spóźnienia, zachowanie',
  ru: 'По регламенту турнира: время, опоздания, поведение',
};
