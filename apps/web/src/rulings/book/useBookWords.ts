import { useTranslation } from 'react-i18next';
import type { ChoiceIn, CodeRectification, OutcomeIn, QuestionIn, Rectification } from '#laws';
import { answerText, chooserText, questionText, rectificationText, type Language } from '#words';
import type { JudgesBook } from './judgesBook.js';

/** The words of a law book in the language of the pages. */
export function useBookWords({ words, title, without }: JudgesBook) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return {
    title: (law: string) => title(language, law),
    /** Why a law is ruled without questions. */
    without: (law: string) => without?.(language, law),
    /** What a step asks, or who chooses in it. */
    asks: (step: QuestionIn | ChoiceIn) =>
      'ask' in step ? questionText(language, step.ask, words) : chooserText(language, step.by, words),
    answer: (answer: string, step: QuestionIn | ChoiceIn) =>
      answerText(language, answer, words, 'ask' in step ? step.ask : undefined),
    /** What follows, a sentence each. */
    says: ({ law, rectifications }: OutcomeIn) =>
      rectifications.map((one) =>
        rectificationText(language, one as Rectification | CodeRectification, words, law),
      ),
  };
}
