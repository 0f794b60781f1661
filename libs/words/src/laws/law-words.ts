import type { Rectification } from '#laws';
import { filled } from '../filled.js';
import type { Language } from '../language.js';
import { en, type LawWords } from './en.js';
import { otherLaws } from './other-laws.js';
import { pl } from './pl.js';
import { ru } from './ru.js';

const words: Readonly<Record<Language, LawWords>> = { en, pl, ru };

/** What a law is about, with a procedure in the law book or without; the number alone of one that has no words. */
export function lawTitle(language: Language, law: string): string {
  return said(words[language].titles, law) ?? said(otherLaws[language], law) ?? law;
}

/** The question for a fact. */
export function questionText(language: Language, fact: string): string {
  return said(words[language].questions, fact) ?? fact;
}

/** An answer to a question, or an option of somebody who chooses. */
export function answerText(language: Language, answer: string): string {
  return said(words[language].answers, answer) ?? said(words[language].options, answer) ?? answer;
}

/** Who chooses among the options of a law. */
export function chooserText(language: Language, chooser: string): string {
  return said(words[language].choosers, chooser) ?? chooser;
}

/** One sentence about something that follows. */
export function rectificationText(language: Language, rectification: Rectification): string {
  const key = rectificationKey(rectification);
  const text = said(words[language].outcomes, key) ?? key;
  return 'law' in rectification ? filled(text, { law: rectification.law }) : text;
}

/** By which words a rectification is said: its kind, and what distinguishes those of the kind. */
export function rectificationKey(rectification: Rectification): string {
  const { kind, ...rest } = rectification;
  const { law: _law, ...parts } = rest as Readonly<Record<string, string | number>>;
  return [kind, ...Object.values(parts)].join('.');
}

function said(of: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
