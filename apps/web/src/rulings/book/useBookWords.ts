import { useTranslation } from 'react-i18next';
import type { CodeRectification, OutcomeIn, Rectification } from '#laws';
import { answerText, questionText, rectificationText, type Language } from '#words';
import type { JudgesBook } from './judgesBook.js';

/** The words of a law book in the language of the pages. */
export function useBookWords({ words, title, without }: JudgesBook) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return {
    title: (law: string) => title(language, law),
    /** Why a law is ruled without questions. */
    without: (law: string) => without?.(language, law),
    /** What is asked, or who chooses; null: an old ruling does not tell. */
    asks: (question: string | null) => questionText(language, question, words),
    answer: (answer: string, question: string | null) => answerText(language, answer, words, question),
    /** What follows, a sentence each. */
    says: ({ law, rectifications }: OutcomeIn) =>
      rectifications.map((one) =>
        rectificationText(language, one as Rectification | CodeRectification, words, law),
      ),
  };
}
