import type { i18n as I18n } from 'i18next';
import type { CodeRectification, OutcomeIn, Rectification } from '#laws';
import type { AskedEffect } from '#tournament';
import { rectificationText, type Language } from '#words';
import { adjustmentText } from '../messages/rulingText.js';
import type { JudgesBook } from './book/judgesBook.js';

type Followed = Rectification | CodeRectification;
type Score = Extract<AskedEffect, { kind: 'score' }>;

/** An outcome with the law that it is recorded under and the one that was gone through. */
export interface OutcomeFound {
  readonly outcome: OutcomeIn;
  readonly law: string;
  readonly through: string;
}

/** Whether it says that the score is adjusted, and not to what. */
function adjusts({ kind }: Followed): boolean {
  return kind === 'adjust' || kind === 'artificial-by-fault';
}

/** An adjusted score with its figures; with its play where there are several. */
function scoreText(i18n: I18n, { adjustment, ...play }: Score, withPlay: boolean): string {
  const score = adjustmentText(i18n, adjustment);
  if (!withPlay) return i18n.t('lawBook.toldScore', { score });
  return i18n.t('lawBook.toldScoreAt', { score, place: i18n.t('rulings.play', play) });
}

/**
 * What the players are told of a ruling that was found in the book: what follows, a sentence each. Where the score is
 * adjusted they are told to what, and why.
 *
 * @param effects what the ruling does, as far as it can be read
 */
export function toldByBook(
  i18n: I18n,
  { words, title }: Pick<JudgesBook, 'words' | 'title'>,
  found: readonly OutcomeFound[],
  effects: readonly AskedEffect[],
): string {
  const language = i18n.language as Language;
  const scores = effects.flatMap((effect) => (effect.kind === 'score' ? [effect] : []));
  const figures = scores.map((score) => scoreText(i18n, score, scores.length > 1));
  const sentences = found.flatMap(({ outcome, law, through }) =>
    outcome.rectifications.flatMap((one) => {
      const said = rectificationText(language, one as Followed, words, outcome.law);
      if (figures.length === 0 || !adjusts(one as Followed)) return [said];
      // Some laws have it in words of their own, which say why.
      const isGeneral = said === rectificationText(language, one as Followed, words);
      const why = i18n.t('lawBook.toldWhy', { law, title: title(language, through) });
      return [...figures, isGeneral ? why : said];
    }),
  );
  return [...new Set(sentences)].join(' ');
}
