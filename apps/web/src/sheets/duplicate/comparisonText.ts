import type { TFunction } from 'i18next';
import type { DuplicateComparison } from '#preferans';
import { cutOffsText } from '../../play/cutOffsText.js';

/** How a board is compared over the field, in plain words. */
export function comparisonText(t: TFunction, comparison: DuplicateComparison): string {
  if (comparison.kind === 'average') {
    const { own, leftOutEachEnd } = comparison;
    return [
      t(`sheetBoards.average.${own}`),
      ...(leftOutEachEnd > 0 ? [t('sheetBoards.leftOut', { count: leftOutEachEnd })] : []),
    ].join(' ');
  }
  const { of, cutOffs } = comparison;
  return [
    t(`sheetBoards.tables.${of}`),
    ...(cutOffs
      ? [t('sheetBoards.cutOffs', { cutOffs: cutOffsText(cutOffs, t('sheetBoards.cutOffFrom')) })]
      : []),
  ].join(' ');
}
