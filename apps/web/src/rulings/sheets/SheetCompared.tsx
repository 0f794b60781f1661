import { useTranslation } from 'react-i18next';
import type { SheetChangedSeen, SheetFiguresSeen } from '../../api/rulingPreview.js';
import { useLocale } from '../../parts/useLocale.js';
import { ComparedTable } from '../ComparedTable.js';
import { pointsText } from '../../play/figures.js';

/** The figures of a sheet before and after: of each player who has another one pool, mountain, whists and balance. */
export function SheetCompared({
  sheet: { table, round, board, players },
  called,
}: {
  readonly sheet: SheetChangedSeen;
  readonly called: (contestant: string) => string;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const nameAt = (seat: string) => called(players.find((one) => one.seat === seat)?.contestant ?? seat);
  const figure = (of: SheetFiguresSeen | null, read: (figures: SheetFiguresSeen) => string) =>
    // Before its first line there is nothing on a sheet.
    pointsText(of === null ? '0' : read(of), locale);
  const rows = players.flatMap(({ seat, contestant, before, after }) => {
    const on = [...new Set([before, after].flatMap((one) => one?.whists.map((whists) => whists.on) ?? []))];
    const whistsOn = (other: string) => (figures: SheetFiguresSeen) =>
      figures.whists.find((one) => one.on === other)?.amount ?? '0';
    return [
      { column: t('sheets.pool'), read: (of: SheetFiguresSeen) => of.pool },
      { column: t('sheets.mountain'), read: (of: SheetFiguresSeen) => of.mountain },
      ...on.map((other) => ({
        column: t('sheets.whistsOn', { name: nameAt(other) }),
        read: whistsOn(other),
      })),
      { column: t('rulings.sheetBalance'), read: (of: SheetFiguresSeen) => of.balance },
    ]
      .map(({ column, read }) => ({
        key: `${seat} ${column}`,
        called: `${called(contestant)}: ${column}`,
        before: figure(before, read),
        after: [figure(after, read)],
      }))
      .filter((row) => row.after[0] !== row.before);
  });
  if (rows.length === 0) return null;
  return (
    <ComparedTable
      caption={
        board === null
          ? t('rulings.changedSheet', { table, round })
          : t('rulings.changedSheetBoard', { table, round, board })
      }
      first={t('rulings.who')}
      columns={[t('rulings.after')]}
      rows={rows}
    />
  );
}
