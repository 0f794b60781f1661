import { useTranslation } from 'react-i18next';
import { handsOf } from '#preferans';
import { Key, Keys } from '../../kit/Keys.js';
import classes from './DealForm.module.css';
import type { PartProps } from './PartProps.js';
import { standOf, type Mark } from './draft.js';

/** What is rare, and only where it was agreed: a misère halved, bids and passes without looking, games given up. */
export function BesidesKeys({ draft, sheet, tap, shortOf }: PartProps) {
  const { t } = useTranslation();
  const { settings, players, dealer } = sheet;
  const { kind, declarer } = draft;
  if (kind === null || (kind !== 'all-pass' && declarer === null)) return null;
  const isUnwhisted = standOf(draft, sheet)?.complete && standOf(draft, sheet)?.whisters.length === 0;
  const marks: readonly Mark[] = [
    ...(settings.blindBids && kind !== 'all-pass' ? ['blind' as const] : []),
    ...(kind === 'misere' && settings.misereHalved && players.length === 4 ? ['halved' as const] : []),
    ...(settings.talonRefusal !== null && declarer !== dealer ? ['talonRefused' as const] : []),
    ...(settings.unwhistedOffMountain && isUnwhisted ? ['offMountain' as const] : []),
  ];
  const endings = [
    'agreed' as const,
    ...(kind === 'contract' ? ['without-all' as const] : []),
    ...(kind === 'contract' && settings.withoutThree ? ['without-three' as const] : []),
  ];
  return (
    <details className={`opens ${classes.besides}`}>
      <summary>{t('sheetTable.besides')}</summary>
      {kind === 'all-pass' && settings.blindBids && (
        <Keys label={t('sheetTable.blindPasses')}>
          {handsOf(dealer, players).map((seat) => (
            <Key
              key={seat}
              size="small"
              pressed={draft.blindPasses.includes(seat)}
              onTap={() => tap({ tap: 'blind-pass', seat })}
            >
              {shortOf(seat)}
            </Key>
          ))}
        </Keys>
      )}
      <Keys label={t('sheetTable.besides')} labelHidden>
        {marks.map((mark) => (
          <Key
            key={mark}
            size="wide"
            pressed={draft.marks.includes(mark)}
            onTap={() => tap({ tap: 'mark', mark })}
          >
            {t(`sheetTable.mark.${mark}`)}
          </Key>
        ))}
        {endings.map((ended) => (
          <Key
            key={ended}
            size="wide"
            pressed={draft.ended === ended}
            onTap={() => tap({ tap: 'ended', ended: draft.ended === ended ? 'played' : ended })}
          >
            {t(`sheetTable.ended.${ended}`)}
          </Key>
        ))}
      </Keys>
    </details>
  );
}
