import { useTranslation } from 'react-i18next';
import type { PlaceOfRuling } from '../../api/sessionCommands.js';

/** What a ruling is about, in words: a play of a board, a sheet, or a line of it. */
export function usePlaceText(): (place: PlaceOfRuling) => string {
  const { t } = useTranslation();
  return (place) => {
    const { table, round } = place;
    if ('board' in place) return t('rulings.play', { table, round, board: place.board });
    return place.line === undefined
      ? t('rulings.sheet', { table, round })
      : t('rulings.line', { table, round, line: place.line });
  };
}
