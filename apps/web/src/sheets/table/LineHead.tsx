import { useTranslation } from 'react-i18next';
import type { SheetLine } from '#tournament';
import { DealSeen } from './DealSeen.js';
import type { PlayerAt } from '../playersAt.js';

/** What a line of a sheet is: a deal, or what a judge has decided. */
export function LineHead({
  what,
  players,
}: {
  readonly what: SheetLine;
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  switch (what.kind) {
    case 'deal':
      return <DealSeen record={what.record} players={players} />;
    case 'ruling':
      return (
        <span>
          {t('sheetTable.line.ruling')} <DealSeen record={what.ruling.ofWhister} players={players} />
        </span>
      );
    case 'void':
    case 'penalties':
    case 'joins':
    case 'withdrawn':
      return <span>{t(`sheetTable.line.${what.kind}`)}</span>;
    default:
      return what satisfies never;
  }
}
