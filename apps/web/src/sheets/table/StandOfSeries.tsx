import { useTranslation } from 'react-i18next';
import { allPassPriceOf, isGameOver, placeIn, type Sheet } from '#preferans';
import { useLocale } from '../../parts/useLocale.js';
import { pointsText } from '../../play/figures.js';

/** What the sheet makes of the next deal: forced all-passes, which all-pass in a row it would be and at what price, that pools are full. */
export function StandOfSeries({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { series, settings, deals } = sheet;
  const { forcedAllPass } = placeIn(sheet);
  const price = pointsText(`${allPassPriceOf(series, settings)}`, locale);
  const told = [
    ...(forcedAllPass ? [t('sheetTable.opening', { deal: deals + 1, of: settings.openingAllPasses })] : []),
    ...(series.allPasses > 0 && !forcedAllPass
      ? [t('sheetTable.series', { next: series.allPasses + 1, price })]
      : []),
    ...(isGameOver(sheet) ? [t('sheetTable.poolsClosed')] : []),
  ];
  if (told.length === 0) return null;
  return <p>{told.join(' · ')}</p>;
}
