import type { CodeRectification, Rectification } from '#laws';
import { filled } from '../filled.js';
import type { Language } from '../language.js';
import { en, type LawWords } from './en.js';
import { otherLaws } from './other-laws.js';
import { pl } from './pl.js';
import { en as codeEn, type CodeWords } from './preferans/en.js';
import { pl as codePl } from './preferans/pl.js';
import { ru as codeRu } from './preferans/ru.js';
import { ru } from './ru.js';

/** The law books that have words: the Laws of Duplicate Bridge in all their editions, and the Preferans Code. */
export type WordedBook = keyof typeof books;

/** Of each book its words, and the titles of laws without a procedure. */
const books = {
  bridge: {
    words: { en, pl, ru } satisfies Readonly<Record<Language, LawWords>>,
    others: otherLaws as Readonly<Record<Language, Readonly<Record<string, string>>>>,
  },
  preferans: {
    words: { en: codeEn, pl: codePl, ru: codeRu } satisfies Readonly<Record<Language, CodeWords>>,
    others: undefined,
  },
};

/** The book of tournaments that name none. */
const USUAL: WordedBook = 'bridge';

/** What a law is about, with a procedure in the law book or without; the number alone of one that has no words. */
export function lawTitle(language: Language, law: string, book: WordedBook = USUAL): string {
  const { words, others } = books[book];
  return said(words[language].titles, law) ?? said(others?.[language] ?? {}, law) ?? law;
}

/** The question for a fact. */
export function questionText(language: Language, fact: string, book: WordedBook = USUAL): string {
  return said(books[book].words[language].questions, fact) ?? fact;
}

/**
 * An answer to a question, or an option of somebody who chooses.
 *
 * @param fact the fact that was asked for: some answers are worded as they answer it
 */
export function answerText(
  language: Language,
  answer: string,
  book: WordedBook = USUAL,
  fact?: string,
): string {
  const { answers, options } = books[book].words[language];
  return said(answers, `${fact}.${answer}`) ?? said(answers, answer) ?? said(options, answer) ?? answer;
}

/** Who chooses among the options of a law. */
export function chooserText(language: Language, chooser: string, book: WordedBook = USUAL): string {
  return said(books[book].words[language].choosers, chooser) ?? chooser;
}

/**
 * One sentence about something that follows.
 *
 * @param law the law that it follows from: some have it in words of their own
 */
export function rectificationText(
  language: Language,
  rectification: Rectification | CodeRectification,
  book: WordedBook = USUAL,
  law?: string,
): string {
  const key = rectificationKey(rectification);
  const { outcomes } = books[book].words[language];
  return filled(said(outcomes, `${law}.${key}`) ?? said(outcomes, key) ?? key, rectification);
}

/** Parts of a rectification that are said in its words, and do not distinguish them. */
const SAID: ReadonlySet<string> = new Set(['law', 'mountain']);

/** By which words a rectification is said: its kind, and what distinguishes those of the kind. */
export function rectificationKey(rectification: Rectification | CodeRectification): string {
  return Object.entries(rectification)
    .flatMap(([name, part]) => (SAID.has(name) ? [] : [part]))
    .join('.');
}

function said(of: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
