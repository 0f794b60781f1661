import type { TFunction } from 'i18next';
import type { CutAheadSeen } from '../play/sheetQueries.js';

/** An announced cut in words: after which round, how many go on, and what they take along. */
export function cutText(t: TFunction, { after, stay, carry }: CutAheadSeen): string {
  return [
    t('sheetsSeen.cutAhead', { round: after, count: stay }),
    carry === null
      ? t('sheetsSeen.along.all')
      : carry.share === '0'
        ? t('sheetsSeen.along.nothing')
        : t('sheetsSeen.along.part', { part: carry.share }),
    ...(carry?.most === undefined ? [] : [t('sheetsSeen.along.most', { most: carry.most })]),
  ].join(' ');
}
