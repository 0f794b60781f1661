import { useTranslation } from 'react-i18next';
import { drawnPlan } from '#preferans';
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
    case 'ruling': {
      const { ofWhister, ofDissenter, seed } = what.ruling;
      const written = drawnPlan(seed) === 'of-whister' ? ofWhister : ofDissenter;
      return (
        <span>
          {t('sheetTable.line.ruling')} <DealSeen record={written} players={players} />
        </span>
      );
    }
    case 'penalties':
      return (
        <span>
          {t('sheetTable.line.penalties')}
          {what.dealPasses && `, ${t('sheetTable.line.passes')}`}
        </span>
      );
    case 'void':
    case 'joins':
    case 'withdrawn':
      return <span>{t(`sheetTable.line.${what.kind}`)}</span>;
    default:
      return what satisfies never;
  }
}
