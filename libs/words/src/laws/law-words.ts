import type { CodeRectification, Rectification } from '#laws';
import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';
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

/** What a question is called that an old ruling does not tell. */
const NOT_TOLD = { en: 'Unknown question:', pl: 'Nieznane pytanie:', ru: 'Неизвестный вопрос:' } as const;

/** The question for a fact, or who chooses among the options of a law; null: an old ruling does not tell. */
export function questionText(language: Language, question: string | null, book: WordedBook = USUAL): string {
  if (question === null) return NOT_TOLD[language];
  const { questions, choosers } = books[book].words[language];
  return said(questions, question) ?? said(choosers, question) ?? question;
}

/**
 * An answer to a question, or an option of somebody who chooses.
 *
 * @param question what was asked: some answers are worded as they answer it
 */
export function answerText(
  language: Language,
  answer: string,
  book: WordedBook = USUAL,
  question?: string | null,
): string {
  const { answers, options } = books[book].words[language];
  return said(answers, `${question}.${answer}`) ?? said(answers, answer) ?? said(options, answer) ?? answer;
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

/** Parts of a rectification that distinguish its words, in the order in which their keys have them. */
const PARTS =
  'kind score when who how duty change to type of count least beyond suit is by what from tricks'.split(' ');

/**
 * By which words a rectification is said: its kind, and what distinguishes those of the kind. The journal has its members in
 * another order than the law book.
 */
export function rectificationKey(rectification: Rectification | CodeRectification): string {
  const parts: Readonly<Record<string, string | number>> = rectification;
  return PARTS.flatMap((name) => parts[name] ?? []).join('.');
}

function said(of: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
